#pragma once

#include "app/Director.h"
#include "testing/LeakGuard.h"
#include "testing/TestApp.h"
#include "testing/TestFiles.h"

#include <gtest/gtest.h>

#include <memory>

namespace copra {
namespace testing {

/// A GoogleTest fixture with a TestApp for each test. The headers testing/GameTest.h and testing/matchers.h need
/// GoogleTest; the other headers of the testing kit do not.
class GameTest : public ::testing::Test {
protected:
    TestApp app; ///< Runs the game of the test.
};

/// A game test with separate files for each test. A test fails if it leaves objects behind (see LeakGuard).
class IsolatedGameTest : public ::testing::Test {
protected:
    /// Prepares the search for objects that the test leaves behind. A derived fixture that overrides it must
    /// call the function of this class first.
    void SetUp() override { _leaks = std::make_unique<LeakGuard>(app); }
    /// Fails the test if it leaves objects behind. A derived fixture that overrides it must call the function
    /// of this class last.
    void TearDown() override {
        const std::string leaks = _leaks->leaks();
        if (!leaks.empty() && !HasFailure()) ADD_FAILURE() << "the test leaves objects behind:\n" << leaks;
    }

    TestFiles files; ///< The folder of files of this test only.
    TestApp app;     ///< Runs the game of the test.

private:
    std::unique_ptr<LeakGuard> _leaks;
};

} // namespace testing
} // namespace copra
