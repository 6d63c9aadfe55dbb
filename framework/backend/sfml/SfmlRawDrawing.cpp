#include "backend/sfml/SfmlRawDrawing.h"

#include "backend/sfml/SfmlCompat.h"

#include <SFML/Graphics/Shader.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/OpenGL.hpp>
#include <SFML/Window/Context.hpp>

#ifndef APIENTRY
#define APIENTRY
#endif

namespace copra::sfml {

namespace {

// OpenGL's functions as the driver hands them out, so that we need not be linked to a library of it.
struct RawGl {
    void(APIENTRY* disable)(GLenum) = nullptr;
    void(APIENTRY* disableClientState)(GLenum) = nullptr;
    void(APIENTRY* matrixMode)(GLenum) = nullptr;
    void(APIENTRY* loadMatrix)(const GLfloat*) = nullptr;
    void(APIENTRY* loadIdentity)() = nullptr;
    void(APIENTRY* viewport)(GLint, GLint, GLsizei, GLsizei) = nullptr;
    bool complete = true;

    RawGl() {
        load(disable, "glDisable");
        load(disableClientState, "glDisableClientState");
        load(matrixMode, "glMatrixMode");
        load(loadMatrix, "glLoadMatrixf");
        load(loadIdentity, "glLoadIdentity");
        load(viewport, "glViewport");
    }

    template<class Function>
    void load(Function& function, const char* name) {
        function = reinterpret_cast<Function>(sf::Context::getFunction(name));
        complete = complete && function;
    }
};

const RawGl& rawGl() {
    static const RawGl functions;
    return functions;
}

} // namespace

void beginRawDrawing(sf::RenderTarget& target) {
    if (!target.setActive(true) || !rawGl().complete) return;
    sf::Shader::bind(nullptr);
    sf::Texture::bind(nullptr);
    const RawGl& gl = rawGl();
    for (const GLenum array : {GL_VERTEX_ARRAY, GL_COLOR_ARRAY, GL_TEXTURE_COORD_ARRAY})
        gl.disableClientState(array);
    const sf::View& view = target.getView();
    const PixelRect area = toPixelRect(target.getViewport(view));
    const auto height = static_cast<int>(target.getSize().y);
    gl.viewport(area.x, height - area.y - area.height, area.width, area.height); // OpenGL's y goes up
    gl.matrixMode(GL_PROJECTION);
    gl.loadMatrix(view.getTransform().getMatrix());
    gl.matrixMode(GL_MODELVIEW);
    gl.loadIdentity();
}

void endRawDrawing(sf::RenderTarget& target) {
    if (!target.setActive(true)) return;
    target.resetGLStates();
    // What games use that SFML does not reset.
    if (!rawGl().complete) return;
    for (const GLenum feature :
         {GL_DEPTH_TEST, GL_SCISSOR_TEST, GL_CULL_FACE, GL_STENCIL_TEST, GL_ALPHA_TEST})
        rawGl().disable(feature);
}

} // namespace copra::sfml
