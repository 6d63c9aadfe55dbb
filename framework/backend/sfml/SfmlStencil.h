#pragma once

#include "platform/MaskStack.h"

#include <SFML/Graphics/RenderStates.hpp>
#include <SFML/Graphics/RenderTarget.hpp>

namespace copra::sfml {

/// The stencil, which SFML 2 does not know: OpenGL is called beside it. SFML leaves this part of its state
/// alone.
class SfmlStencil {
public:
    /// Sets a bit of the stencil everywhere in target.
    void fill(sf::RenderTarget& target, const MaskStack::Fill& fill);
    /// What is drawn into target from now on obeys state.
    void apply(sf::RenderTarget& target, const MaskStack::State& state);
    /// The same for one call, where SFML has words for it.
    void describe(sf::RenderStates& states) const;

private:
    MaskStack::State _state;
};

} // namespace copra::sfml
