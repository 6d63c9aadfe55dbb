#include "legacy/names/kazmathStack.h"

#include "app/Director.h"
#include "base/log.h"
#include "math/Vec3.h"

namespace cocos2d {

namespace {

MATRIX_STACK_TYPE s_stack = MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW;

bool stackOf(unsigned int mode, MATRIX_STACK_TYPE& stack) {
    switch (mode) {
    case KM_GL_MODELVIEW:
        stack = MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW;
        return true;
    case KM_GL_PROJECTION:
        stack = MATRIX_STACK_TYPE::MATRIX_STACK_PROJECTION;
        return true;
    case KM_GL_TEXTURE:
        stack = MATRIX_STACK_TYPE::MATRIX_STACK_TEXTURE;
        return true;
    default:
        log("kmGL: 0x%x is no stack of matrices", mode);
        return false;
    }
}

void multiply(const Mat4& matrix) {
    Director::getInstance()->multiplyMatrix(s_stack, matrix);
}

} // namespace

void kmGLMatrixMode(unsigned int mode) {
    stackOf(mode, s_stack);
}

void kmGLPushMatrix() {
    Director::getInstance()->pushMatrix(s_stack);
}

void kmGLPopMatrix() {
    Director::getInstance()->popMatrix(s_stack);
}

void kmGLLoadIdentity() {
    Director::getInstance()->loadIdentityMatrix(s_stack);
}

void kmGLLoadMatrix(const Mat4* pIn) {
    Director::getInstance()->loadMatrix(s_stack, *pIn);
}

void kmGLMultMatrix(const Mat4* pIn) {
    multiply(*pIn);
}

void kmGLTranslatef(float x, float y, float z) {
    Mat4 matrix;
    Mat4::createTranslation(x, y, z, &matrix);
    multiply(matrix);
}

void kmGLRotatef(float angle, float x, float y, float z) {
    Mat4 matrix;
    Mat4::createRotation(Vec3(x, y, z), angle, &matrix);
    multiply(matrix);
}

void kmGLScalef(float x, float y, float z) {
    Mat4 matrix;
    Mat4::createScale(x, y, z, &matrix);
    multiply(matrix);
}

void kmGLGetMatrix(unsigned int mode, Mat4* pOut) {
    MATRIX_STACK_TYPE stack = s_stack;
    if (stackOf(mode, stack)) *pOut = Director::getInstance()->getMatrix(stack);
}

void kmGLFreeAll() {
    Director::getInstance()->resetMatrixStack();
}

} // namespace cocos2d
