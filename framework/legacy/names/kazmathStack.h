#pragma once

#include "math/Mat4.h"

/// Older names of the Director's stacks of matrices; the stack meant is the one that kmGLMatrixMode() chose
/// last, at first that of the model and view.

namespace cocos2d {

inline constexpr unsigned int KM_GL_MODELVIEW = 0x1700;
inline constexpr unsigned int KM_GL_PROJECTION = 0x1701;
inline constexpr unsigned int KM_GL_TEXTURE = 0x1702;

/// One of the three above; others are logged and ignored.
void kmGLMatrixMode(unsigned int mode);
void kmGLPushMatrix();
void kmGLPopMatrix();
void kmGLLoadIdentity();
void kmGLLoadMatrix(const Mat4* pIn);
void kmGLMultMatrix(const Mat4* pIn);
void kmGLTranslatef(float x, float y, float z);
/// In radians, about an axis.
void kmGLRotatef(float angle, float x, float y, float z);
void kmGLScalef(float x, float y, float z);
/// The top of a stack.
void kmGLGetMatrix(unsigned int mode, Mat4* pOut);
/// Puts all stacks back to one identity each.
void kmGLFreeAll();

} // namespace cocos2d
