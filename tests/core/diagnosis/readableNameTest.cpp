#include "diagnosis/readableName.h"

#include <gtest/gtest.h>

namespace game {
template<class T>
struct Box {};
} // namespace game

TEST(ReadableName, IsTheNameInTheSource) {
    EXPECT_EQ(copra::readableName(typeid(game::Box<int>)), "game::Box<int>");
}
