#pragma once

/// The scissor test of OpenGL for code that is ported from cocos2d-x 2.x. Such code enables the test in
/// visit(), sets the box, visits nodes, and disables the test. A visit records what it draws and draws it
/// later, so the calls clip what is recorded between them. In a CustomCommand, they call OpenGL.

#include "compat/names/openGL.h"
#include "math/fwd.h"
#include "platform/GLTypes.h"

namespace copra {

/// Enables or disables the scissor test for what is recorded from now on. Returns false if the caller has to
/// call OpenGL instead: for another capability, and in a CustomCommand.
bool enableScissor(GLenum capability, bool isEnabled);
/// Whether the scissor test is enabled for what is recorded.
bool isScissorEnabled();
/// Sets the scissor box in pixels of the frame. Returns false in a CustomCommand.
bool setScissorBox(int x, int y, int width, int height);
/// Sets the scissor box in design points, for GLView::setScissorInPoints().
void setScissor(const cocos2d::Rect& points);

#ifdef GL_VERSION_1_1
inline void glEnableOf2x(GLenum capability) {
    if (!enableScissor(capability, true)) ::glEnable(capability);
}
inline void glDisableOf2x(GLenum capability) {
    if (!enableScissor(capability, false)) ::glDisable(capability);
}
inline void glScissorOf2x(GLint x, GLint y, GLsizei width, GLsizei height) {
    if (!setScissorBox(x, y, width, height)) ::glScissor(x, y, width, height);
}
#endif

} // namespace copra

// After OpenGL's own header, which declares functions of these names.
#ifdef GL_VERSION_1_1
#define glEnable copra::glEnableOf2x
#define glDisable copra::glDisableOf2x
#define glScissor copra::glScissorOf2x
#endif
