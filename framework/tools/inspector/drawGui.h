#pragma once

struct ImDrawData;

namespace cocos2d {
class Renderer;
}

namespace copra {
namespace inspector {

class Pictures;

/// Draws what Dear ImGui has laid out over the frame, in pixels of the window, and restores the view of the renderer.
void drawGui(const ImDrawData& data, const Pictures& pictures, cocos2d::Renderer& renderer);

} // namespace inspector
} // namespace copra
