#pragma once

#include "testing/HeadlessStage.h"

#include <gtest/gtest.h>

namespace copra {
namespace testing {

/// A GoogleTest fixture with a fresh HeadlessStage for every test. Include it where GoogleTest is linked.
class GameTest : public ::testing::Test {
protected:
    HeadlessStage stage;
};

} // namespace testing
} // namespace copra
