#pragma once

#include <SFML/OpenGL.hpp>

#include <cstddef>

#ifndef APIENTRY
#define APIENTRY
#endif

namespace copra::sfml {

/// OpenGL's functions as the driver hands them out, so that we need not be linked to a library of it.
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
    void(APIENTRY* useProgram)(GLuint);
    void(APIENTRY* deleteProgram)(GLuint);
    void(APIENTRY* bindVertexArray)(GLuint); ///< null where there are no such objects
    bool hasStencil;                         ///< what masks need
    bool hasArrays;                          ///< what shaders with arrays need, and the rest
};

/// Looked up once, with the context that is active then.
const Gl& gl();

} // namespace copra::sfml
