#pragma once

#include "platform/Input.h"

#include <string_view>

namespace copra::web {

/// Returns the key at a position of the keyboard, by KeyboardEvent.code ("KeyA", "ArrowLeft"). KEY_NONE for
/// others.
Key keyOf(std::string_view code);

/// Returns the character that a key types: KeyboardEvent.key if it is one character, and 8, 9, 13, or 27 for
/// the keys that SFML also reports as control characters. Returns 0 for other keys.
char32_t characterOf(std::string_view key);

} // namespace copra::web
