#include "backend/sfml/SfmlGl.h"

#include "base/refuse.h"

#include <SFML/Window/Context.hpp>

namespace copra::sfml {

namespace {

template<class Function>
bool load(Function& function, const char* name) {
    function = reinterpret_cast<Function>(sf::Context::getFunction(name));
    return function != nullptr;
}

Gl loadAll() {
    Gl gl{};
    gl.hasStencil = load(gl.enable, "glEnable") && load(gl.disable, "glDisable") &&
                    load(gl.clear, "glClear") && load(gl.clearStencil, "glClearStencil") &&
                    load(gl.stencilMask, "glStencilMask") && load(gl.stencilFunc, "glStencilFunc") &&
                    load(gl.stencilOp, "glStencilOp") && load(gl.colorMask, "glColorMask") &&
                    load(gl.alphaFunc, "glAlphaFunc");
    gl.hasArrays =
        gl.hasStencil && load(gl.disableClientState, "glDisableClientState") &&
        load(gl.matrixMode, "glMatrixMode") && load(gl.loadMatrix, "glLoadMatrixf") &&
        load(gl.loadIdentity, "glLoadIdentity") && load(gl.viewport, "glViewport") &&
        load(gl.blendFunc, "glBlendFunc") && load(gl.activeTexture, "glActiveTexture") &&
        load(gl.bindBuffer, "glBindBuffer") && load(gl.vertexAttribPointer, "glVertexAttribPointer") &&
        load(gl.enableVertexAttribArray, "glEnableVertexAttribArray") &&
        load(gl.disableVertexAttribArray, "glDisableVertexAttribArray") &&
        load(gl.bindAttribLocation, "glBindAttribLocation") && load(gl.linkProgram, "glLinkProgram") &&
        load(gl.getUniformLocation, "glGetUniformLocation") &&
        load(gl.uniformMatrix2, "glUniformMatrix2fv") && load(gl.bindTexture, "glBindTexture") &&
        load(gl.drawArrays, "glDrawArrays") && load(gl.drawElements, "glDrawElements") &&
        load(gl.scissor, "glScissor") && load(gl.isEnabled, "glIsEnabled") &&
        load(gl.useProgram, "glUseProgram") && load(gl.deleteProgram, "glDeleteProgram");
    gl.hasImages = load(gl.bindTexture, "glBindTexture") && load(gl.getInteger, "glGetIntegerv") &&
                   load(gl.getTexImage, "glGetTexImage") && load(gl.texImage2D, "glTexImage2D") &&
                   load(gl.texParameter, "glTexParameteri");
    load(gl.getString, "glGetString");
    load(gl.bindVertexArray, "glBindVertexArray");
    if (!gl.hasStencil)
        copra::warning("RenderDevice: OpenGL has no stencil functions; masks are not applied");
    return gl;
}

} // namespace

const Gl& gl() {
    static const Gl functions = loadAll();
    return functions;
}

} // namespace copra::sfml
