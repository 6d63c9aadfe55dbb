#pragma once

#include "platform/Input.h"

#include <SFML/Window/Keyboard.hpp>
#include <SFML/Window/Mouse.hpp>

namespace copra::sfml {

/// The API's code of a key; KEY_NONE for keys it does not know. Digits of the number pad are plain digits, as
/// in cocos2d-x on desktops.
Key keyOf(sf::Keyboard::Key key);

/// The API's code of a mouse button.
MouseButton mouseButtonOf(sf::Mouse::Button button);

} // namespace copra::sfml
