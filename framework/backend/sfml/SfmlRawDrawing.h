#pragma once

#include <SFML/Graphics/RenderTarget.hpp>

namespace copra::sfml {

/// Hands the target's OpenGL state over to code that calls OpenGL by itself: its context, viewport and view
/// (as the fixed projection), without shader and texture.
void beginRawDrawing(sf::RenderTarget& target);
/// Takes it back: SFML forgets what it believed about the state.
void endRawDrawing(sf::RenderTarget& target);

} // namespace copra::sfml
