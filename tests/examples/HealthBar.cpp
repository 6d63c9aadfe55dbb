#include "HealthBar.h"

#include "base/autoreleased.h"
#include "math/AffineTransform.h"
#include "render/Renderer.h"

#include <algorithm>

using namespace cocos2d;

namespace {

/// The stream expects colors that are multiplied with their alpha.
Color4B premultiplied(const Color3B& color, GLubyte opacity) {
    const auto scaled = [opacity](GLubyte channel) { return static_cast<GLubyte>(channel * opacity / 255); };
    return Color4B(scaled(color.r), scaled(color.g), scaled(color.b), opacity);
}

} // namespace

HealthBar* HealthBar::create(const Size& size) {
    auto* bar = new HealthBar();
    const bool isInitialized = bar->init();
    bar->setContentSize(size);
    bar->updateColor();
    return copra::autoreleased(bar, isInitialized);
}

void HealthBar::setValue(float value) {
    _value = std::clamp(value, 0.0f, 1.0f);
    _isGeometryDirty = true;
}

void HealthBar::setContentSize(const Size& size) {
    Node::setContentSize(size);
    _isGeometryDirty = true;
}

// Node calls this whenever the displayed color or opacity changes.
void HealthBar::updateColor() {
    std::for_each(_vertices, _vertices + 4,
                  [this](copra::Vertex& v) { v.color = premultiplied(Color3B::BLACK, _displayedOpacity); });
    std::for_each(_vertices + 4, _vertices + 8,
                  [this](copra::Vertex& v) { v.color = premultiplied(_displayedColor, _displayedOpacity); });
}

void HealthBar::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if (_isGeometryDirty || (flags & FLAGS_TRANSFORM_DIRTY)) {
        _isGeometryDirty = false;
        placeQuad(_vertices, _contentSize.width, transform);
        placeQuad(_vertices + 4, _contentSize.width * _value, transform);
    }
    if (!renderer->checkVisibility(transform, _contentSize)) return;
    const copra::BatchState state; // no texture, premultiplied alpha
    std::copy(_vertices, _vertices + 8, renderer->quads(state, 2, _globalZOrder));
}

// The corners of a quad go around it.
void HealthBar::placeQuad(copra::Vertex* corners, float width, const Mat4& transform) const {
    const float height = _contentSize.height;
    corners[0].position = PointApplyTransform(Vec2(0.0f, 0.0f), transform);
    corners[1].position = PointApplyTransform(Vec2(width, 0.0f), transform);
    corners[2].position = PointApplyTransform(Vec2(width, height), transform);
    corners[3].position = PointApplyTransform(Vec2(0.0f, height), transform);
}
