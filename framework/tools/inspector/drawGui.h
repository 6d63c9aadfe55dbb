#pragma once

#include "inspector/fwd.h"
#include "render/fwd.h"

struct ImDrawData;

namespace copra {
namespace inspector {

/// Draws the windows of Dear ImGui over the frame, in pixels of the window, and restores the view of the
/// renderer.
void drawGui(const ImDrawData& data, const Pictures& pictures, cocos2d::Renderer& renderer);

} // namespace inspector
} // namespace copra
