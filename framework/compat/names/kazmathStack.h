#pragma once

#include "math/Mat4.h"

/// The deprecated functions for the matrix stacks of the Director. They apply to the stack that
/// kmGLMatrixMode() selected last, initially the model-view stack.

namespace cocos2d {

/// The modes of kmGLMatrixMode(): the stacks of model-view, projection and texture matrices.
inline constexpr unsigned int KM_GL_MODELVIEW = 0x1700;
inline constexpr unsigned int KM_GL_PROJECTION = 0x1701;
inline constexpr unsigned int KM_GL_TEXTURE = 0x1702;

/// Selects one of the three stacks above. Any other value is logged and ignored.
void kmGLMatrixMode(unsigned int mode);
void kmGLPushMatrix();
void kmGLPopMatrix();
void kmGLLoadIdentity();
void kmGLLoadMatrix(const Mat4* pIn);
void kmGLMultMatrix(const Mat4* pIn);
void kmGLTranslatef(float x, float y, float z);
/// Rotates by `angle` radians about an axis.
void kmGLRotatef(float angle, float x, float y, float z);
void kmGLScalef(float x, float y, float z);
/// Copies the top of a stack to `pOut`.
void kmGLGetMatrix(unsigned int mode, Mat4* pOut);
/// Resets each stack to one identity matrix.
void kmGLFreeAll();

} // namespace cocos2d
