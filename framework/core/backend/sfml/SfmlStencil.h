#pragma once

#include "platform/MaskStack.h"

#include <SFML/Graphics/RenderStates.hpp>
#include <SFML/Graphics/RenderTarget.hpp>

namespace copra::sfml {

/// The stencil buffer. SFML 2 has no API for it, so OpenGL is called directly; SFML does not change this
/// state.
class SfmlStencil {
public:
    /// Sets or clears a bit of the whole stencil buffer of target.
    void fill(sf::RenderTarget& target, const MaskStack::Fill& fill);
    /// Sets the stencil state of target.
    void apply(sf::RenderTarget& target, const MaskStack::State& state);
    /// Sets it for one draw call, with an SFML that has an API for it.
    void setStates(sf::RenderStates& states) const;
    /// Whether no mask is made or used.
    bool isPlain() const { return _state.isPlain(); }

private:
    MaskStack::State _state;
};

} // namespace copra::sfml
