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
    void SetUp() override { _leaks = std::make_unique<LeakGuard>(app); }
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
