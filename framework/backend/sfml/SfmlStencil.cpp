#include "backend/sfml/SfmlStencil.h"

#include "backend/sfml/SfmlCompat.h"
#include "base/log.h"

#include <SFML/OpenGL.hpp>
#include <SFML/Window/Context.hpp>

#ifndef APIENTRY
#define APIENTRY
#endif

namespace copra::sfml {

namespace {

// OpenGL's functions as the driver hands them out, so that we need not be linked to a library of it.
struct Gl {
    void(APIENTRY* enable)(GLenum) = nullptr;
    void(APIENTRY* disable)(GLenum) = nullptr;
    void(APIENTRY* clear)(GLbitfield) = nullptr;
    void(APIENTRY* clearStencil)(GLint) = nullptr;
    void(APIENTRY* stencilMask)(GLuint) = nullptr;
    void(APIENTRY* stencilFunc)(GLenum, GLint, GLuint) = nullptr;
    void(APIENTRY* stencilOp)(GLenum, GLenum, GLenum) = nullptr;
    void(APIENTRY* colorMask)(GLboolean, GLboolean, GLboolean, GLboolean) = nullptr;
    void(APIENTRY* alphaFunc)(GLenum, GLfloat) = nullptr;
    bool complete = true;

    Gl() {
        load(enable, "glEnable");
        load(disable, "glDisable");
        load(clear, "glClear");
        load(clearStencil, "glClearStencil");
        load(stencilMask, "glStencilMask");
        load(stencilFunc, "glStencilFunc");
        load(stencilOp, "glStencilOp");
        load(colorMask, "glColorMask");
        load(alphaFunc, "glAlphaFunc");
        if (!complete) cocos2d::log("RenderDevice: OpenGL has no stencil here, masks are not applied");
    }

    template<class Function>
    void load(Function& function, const char* name) {
        function = reinterpret_cast<Function>(sf::Context::getFunction(name));
        complete = complete && function;
    }
};

const Gl& gl() {
    static const Gl functions;
    return functions;
}

} // namespace

void SfmlStencil::fill(sf::RenderTarget& target, const MaskStack::Fill& fill) {
    if (fill.bit == 0 || !target.setActive(true) || !gl().complete) return;
    gl().stencilMask(fill.bit);
    gl().clearStencil(fill.value);
    gl().clear(GL_STENCIL_BUFFER_BIT);
}

void SfmlStencil::apply(sf::RenderTarget& target, const MaskStack::State& state) {
    const bool wasPlain = _state.isPlain();
    _state = state;
    if (state.isPlain() && wasPlain) return;
    if (!target.setActive(true) || !gl().complete) return;
    const GLboolean isSeen = state.isSeen ? GL_TRUE : GL_FALSE;
    gl().colorMask(isSeen, isSeen, isSeen, isSeen);
    if (state.alphaThreshold < 1.0f) {
        gl().enable(GL_ALPHA_TEST);
        gl().alphaFunc(GL_GREATER, state.alphaThreshold);
    } else {
        gl().disable(GL_ALPHA_TEST);
    }
    if (state.isPlain()) {
        gl().disable(GL_STENCIL_TEST);
        return;
    }
    gl().enable(GL_STENCIL_TEST);
    gl().stencilMask(state.writeBits);
    gl().stencilFunc(state.testBits ? GL_EQUAL : GL_ALWAYS, state.reference, state.testBits);
    gl().stencilOp(GL_KEEP, GL_KEEP, state.writeBits ? GL_REPLACE : GL_KEEP);
}

void SfmlStencil::describe(sf::RenderStates& states) const {
    if (!_state.isPlain())
        describeStencil(states, _state.reference, _state.testBits, _state.writeBits != 0, _state.isSeen);
}

} // namespace copra::sfml
