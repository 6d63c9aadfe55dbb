#pragma once

#include "platform/Input.h"

#include <string_view>

namespace copra::web {

/// The key at a place of the keyboard, which is what KeyboardEvent.code names ("KeyA", "ArrowLeft"). KEY_NONE for others.
Key keyOf(std::string_view code);

/// The character that a key types, which is what KeyboardEvent.key holds if it is one character; and 8, 9, 13 and 27 for the keys that SFML reports as
/// control characters, too. 0 for others.
char32_t characterOf(std::string_view key);

} // namespace copra::web
