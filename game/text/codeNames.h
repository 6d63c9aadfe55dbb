#pragma once

#include <string>

namespace beecluster {

/// The name of a key in the player's language: "LEERTASTE" for copra::Key::KEY_SPACE. Letters, digits and function keys
/// are called the same everywhere. Empty for keys that cannot be bound.
std::string textOfKey(int key);
/// The name of a button of a pad in the player's language; empty if it cannot be bound.
std::string textOfButton(int button);

} // namespace beecluster
