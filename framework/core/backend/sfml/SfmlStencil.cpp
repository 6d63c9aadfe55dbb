#include "backend/sfml/SfmlStencil.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlGl.h"

namespace copra::sfml {

void SfmlStencil::fill(sf::RenderTarget& target, const MaskStack::Fill& fill) {
    if (fill.bit == 0 || !target.setActive(true) || !gl().hasStencil) return;
    gl().stencilMask(fill.bit);
    gl().clearStencil(fill.value);
    gl().clear(GL_STENCIL_BUFFER_BIT);
}

void SfmlStencil::apply(sf::RenderTarget& target, const MaskStack::State& state) {
    const bool wasPlain = _state.isPlain();
    _state = state;
    if (state.isPlain() && wasPlain) return;
    if (!target.setActive(true) || !gl().hasStencil) return;
    const GLboolean writesColor = state.writesColor ? GL_TRUE : GL_FALSE;
    gl().colorMask(writesColor, writesColor, writesColor, writesColor);
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

void SfmlStencil::setStates(sf::RenderStates& states) const {
    if (!_state.isPlain())
        setStencil(states, _state.reference, _state.testBits, _state.writeBits != 0, _state.writesColor);
}

} // namespace copra::sfml
