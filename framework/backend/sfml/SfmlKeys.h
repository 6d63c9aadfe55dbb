#pragma once

#include "platform/Input.h"

#include <SFML/Window/Keyboard.hpp>
#include <SFML/Window/Mouse.hpp>

namespace copra::sfml {

/// The API's name of a key, KEY_NONE for keys it does not have. Digits of the number pad are digits, as in
/// the original on desktops.
Key keyOf(sf::Keyboard::Key key);

/// The API's name of a mouse button.
MouseButton mouseButtonOf(sf::Mouse::Button button);

} // namespace copra::sfml
