#pragma once

#include <SFML/OpenGL.hpp>

#ifdef _WIN32 // macros of <windows.h> that are names here
#undef DrawState
#undef far
#undef near
#endif

#include <cstddef>

#ifndef APIENTRY
#define APIENTRY
#endif

namespace copra::sfml {

/// The functions of OpenGL, loaded from the driver, so that nothing is linked with a library of OpenGL.
struct Gl {
    void(APIENTRY* disable)(GLenum);
    void(APIENTRY* enable)(GLenum);
    void(APIENTRY* disableClientState)(GLenum);
    void(APIENTRY* matrixMode)(GLenum);
    void(APIENTRY* loadMatrix)(const GLfloat*);
    void(APIENTRY* loadIdentity)();
    void(APIENTRY* viewport)(GLint, GLint, GLsizei, GLsizei);
    void(APIENTRY* blendFunc)(GLenum, GLenum);
    void(APIENTRY* clear)(GLbitfield);
    void(APIENTRY* clearStencil)(GLint);
    void(APIENTRY* stencilMask)(GLuint);
    void(APIENTRY* stencilFunc)(GLenum, GLint, GLuint);
    void(APIENTRY* stencilOp)(GLenum, GLenum, GLenum);
    void(APIENTRY* colorMask)(GLboolean, GLboolean, GLboolean, GLboolean);
    void(APIENTRY* alphaFunc)(GLenum, GLfloat);
    void(APIENTRY* activeTexture)(GLenum);
    void(APIENTRY* bindBuffer)(GLenum, GLuint);
    void(APIENTRY* vertexAttribPointer)(GLuint, GLint, GLenum, GLboolean, GLsizei, const void*);
    void(APIENTRY* enableVertexAttribArray)(GLuint);
    void(APIENTRY* disableVertexAttribArray)(GLuint);
    void(APIENTRY* bindAttribLocation)(GLuint, GLuint, const char*);
    void(APIENTRY* linkProgram)(GLuint);
    GLint(APIENTRY* getUniformLocation)(GLuint, const char*);
    void(APIENTRY* uniformMatrix2)(GLint, GLsizei, GLboolean, const GLfloat*);
    void(APIENTRY* bindTexture)(GLenum, GLuint);
    void(APIENTRY* drawArrays)(GLenum, GLint, GLsizei);
    void(APIENTRY* drawElements)(GLenum, GLsizei, GLenum, const void*);
    void(APIENTRY* scissor)(GLint, GLint, GLsizei, GLsizei);
    GLboolean(APIENTRY* isEnabled)(GLenum);
    const GLubyte*(APIENTRY* getString)(GLenum); ///< The function; null if it cannot be loaded.
    void(APIENTRY* useProgram)(GLuint);
    void(APIENTRY* deleteProgram)(GLuint);
    /// The function; null if vertex array objects are not supported.
    void(APIENTRY* bindVertexArray)(GLuint);
    void(APIENTRY* getInteger)(GLenum, GLint*);
    void(APIENTRY* getTexImage)(GLenum, GLint, GLenum, GLenum, void*);
    void(APIENTRY* texImage2D)(GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum, const void*);
    void(APIENTRY* texParameter)(GLenum, GLenum, GLint);
    bool hasImages;  ///< Whether the functions for the pixels of textures are available.
    bool hasStencil; ///< Whether the functions for masks are available.
    bool hasArrays;  ///< Whether all other functions are available, too.
};

/// The functions, loaded on first use with the context that is current then.
const Gl& gl();

} // namespace copra::sfml
