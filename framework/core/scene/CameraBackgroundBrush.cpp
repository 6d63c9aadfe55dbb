#include "scene/CameraBackgroundBrush.h"

#include "base/autoreleased.h"
#include "math/rects.h"
#include "render/Renderer.h"
#include "scene/Camera.h"
#include "scene/SceneContext.h"

#include <limits>

namespace cocos2d {

CameraBackgroundBrush* CameraBackgroundBrush::createNoneBrush() {
    return copra::autoreleased(new CameraBackgroundBrush());
}

CameraBackgroundDepthBrush* CameraBackgroundBrush::createDepthBrush(float depth) {
    return CameraBackgroundDepthBrush::create(depth);
}

CameraBackgroundColorBrush* CameraBackgroundBrush::createColorBrush(const Color4F& color, float depth) {
    return CameraBackgroundColorBrush::create(color, depth);
}

// The base brush draws nothing.
void CameraBackgroundBrush::drawBackground(Camera*) {}

CameraBackgroundDepthBrush* CameraBackgroundDepthBrush::create(float depth) {
    auto* brush = new CameraBackgroundDepthBrush();
    brush->setDepth(depth);
    return copra::autoreleased(brush);
}

CameraBackgroundColorBrush* CameraBackgroundColorBrush::create(const Color4F& color, float depth) {
    auto* brush = new CameraBackgroundColorBrush();
    brush->setColor(color);
    brush->setDepth(depth);
    return copra::autoreleased(brush);
}

void CameraBackgroundColorBrush::drawBackground(Camera* camera) {
    if (!camera) return;
    Renderer& renderer = *copra::SceneContext::current().renderer();
    // Replaces the pixels, even by a transparent color, and is sorted before every node of this camera.
    const float first = -std::numeric_limits<float>::max();
    const bool isOnScreen = renderer.viewPixels() != copra::PixelSize();
    const Rect area = isOnScreen ? renderer.visibleRect() : camera->visibleRect();
    copra::Vertex* vertex = renderer.quads({nullptr, BlendFunc::DISABLE}, 1, first);
    for (const Vec2& corner : copra::cornersOf(area)) *vertex++ = {corner, Color4B(_color), Vec2::ZERO};
}

} // namespace cocos2d
