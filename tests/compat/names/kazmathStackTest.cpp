#include "compat/names/kazmathStack.h"

#include "app/HeadlessTest.h"
#include "base/log.h"

using namespace cocos2d;

namespace {

class KazmathStack : public HeadlessTest {};

TEST_F(KazmathStack, UsesTheStacksOfTheDirector) {
    const Mat4 before = director->getMatrix(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW);
    kmGLMatrixMode(KM_GL_MODELVIEW);
    kmGLPushMatrix();
    kmGLLoadIdentity();
    kmGLTranslatef(1, 2, 0);
    kmGLScalef(2, 2, 1);
    kmGLRotatef(0, 0, 0, 1);
    Mat4 top;
    kmGLGetMatrix(KM_GL_MODELVIEW, &top);
    EXPECT_FLOAT_EQ(top.m[0], 2);
    EXPECT_FLOAT_EQ(top.m[13], 2);
    kmGLLoadMatrix(&Mat4::IDENTITY);
    kmGLMultMatrix(&top);
    EXPECT_FLOAT_EQ(director->getMatrix(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW).m[0], 2);
    kmGLPopMatrix();
    EXPECT_EQ(director->getMatrix(MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW).m[0], before.m[0]);
}

TEST_F(KazmathStack, RejectsAnUnknownStack) {
    copra::LogCapture log;
    kmGLMatrixMode(1);
    EXPECT_TRUE(log.contains("is not a matrix stack"));
}

} // namespace
