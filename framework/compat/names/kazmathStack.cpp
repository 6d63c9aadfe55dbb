#include "compat/names/kazmathStack.h"

#include "app/Director.h"
#include "base/refuse.h"
#include "math/Vec3.h"

namespace cocos2d {

namespace {

MATRIX_STACK_TYPE currentStack = MATRIX_STACK_TYPE::MATRIX_STACK_MODELVIEW;

bool findStack(unsigned int mode, MATRIX_STACK_TYPE& stack) {
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
        copra::warning("kmGL: 0x%x is not a matrix stack", mode);
        return false;
    }
}

void multiply(const Mat4& matrix) {
    Director::getInstance()->multiplyMatrix(currentStack, matrix);
}

} // namespace

void kmGLMatrixMode(unsigned int mode) {
    findStack(mode, currentStack);
}

void kmGLPushMatrix() {
    Director::getInstance()->pushMatrix(currentStack);
}

void kmGLPopMatrix() {
    Director::getInstance()->popMatrix(currentStack);
}

void kmGLLoadIdentity() {
    Director::getInstance()->loadIdentityMatrix(currentStack);
}

void kmGLLoadMatrix(const Mat4* pIn) {
    Director::getInstance()->loadMatrix(currentStack, *pIn);
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
    MATRIX_STACK_TYPE stack = currentStack;
    if (findStack(mode, stack)) *pOut = Director::getInstance()->getMatrix(stack);
}

void kmGLFreeAll() {
    Director::getInstance()->resetMatrixStack();
}

} // namespace cocos2d
