#pragma once

#include "testing/TestApp.h"

#include <gtest/gtest.h>

namespace copra {
namespace testing {

/// A GoogleTest fixture with a TestApp for each test. Needs GoogleTest; the rest of this module does not.
class GameTest : public ::testing::Test {
protected:
    TestApp app;
};

} // namespace testing
} // namespace copra
