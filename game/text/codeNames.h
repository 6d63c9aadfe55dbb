#pragma once

#include "settings/Bindings.h"

#include <string>

namespace beecluster {

/// The name of a key or a button in the player's language: "LEERTASTE" for copra::Key::KEY_SPACE. Letters, digits and function
/// keys are called the same everywhere. Empty for what cannot be bound.
std::string textOfCode(Device device, int code);

} // namespace beecluster
