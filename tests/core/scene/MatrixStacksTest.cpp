#include "scene/MatrixStacks.h"

#include "base/expectRefused.h"

#include <gtest/gtest.h>

using cocos2d::Mat4;
using cocos2d::Vec3;
using Type = cocos2d::MATRIX_STACK_TYPE;

namespace {

constexpr Type kModelView = Type::MATRIX_STACK_MODELVIEW;

Mat4 moved(float x) {
    Mat4 matrix;
    Mat4::createTranslation(Vec3(x, 0, 0), &matrix);
    return matrix;
}

TEST(MatrixStacks, PopBringsBackWhatWasPushed) {
    copra::MatrixStacks stacks;
    stacks.load(kModelView, moved(1));
    stacks.push(kModelView);
    EXPECT_EQ(stacks.top(kModelView).m[12], 1) << "a push copies the top";
    stacks.multiply(kModelView, moved(2));
    EXPECT_EQ(stacks.top(kModelView).m[12], 3);
    stacks.pop(kModelView);
    EXPECT_EQ(stacks.top(kModelView).m[12], 1);
}

TEST(MatrixStacks, StacksDoNotKnowOfEachOther) {
    copra::MatrixStacks stacks;
    stacks.load(kModelView, moved(1));
    EXPECT_TRUE(stacks.top(Type::MATRIX_STACK_PROJECTION).isIdentity());
    EXPECT_TRUE(stacks.top(Type::MATRIX_STACK_TEXTURE).isIdentity());
}

TEST(MatrixStacks, ResetLeavesOneIdentityThatStays) {
    copra::MatrixStacks stacks;
    stacks.push(kModelView);
    stacks.load(kModelView, moved(1));
    stacks.reset();
    EXPECT_TRUE(stacks.top(kModelView).isIdentity());
    EXPECT_REFUSED(stacks.pop(kModelView), "without a pushMatrix");
    EXPECT_TRUE(stacks.top(kModelView).isIdentity());
}

} // namespace
