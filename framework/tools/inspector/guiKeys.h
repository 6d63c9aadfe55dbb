#pragma once

#include "platform/Input.h"

#include <imgui.h>

namespace copra {
namespace inspector {

/// Passes a key to Dear ImGui, whose context must be current. Keys that Dear ImGui does not use are ignored.
void feedKey(Key key, bool isDown);

} // namespace inspector
} // namespace copra
