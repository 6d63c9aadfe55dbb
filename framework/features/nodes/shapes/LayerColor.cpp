#include "nodes/shapes/LayerColor.h"

#include "base/autoreleased.h"
#include "math/AffineTransform.h"
#include "math/corners.h"
#include "platform/Screen.h"
#include "render/Renderer.h"

#include <algorithm>

namespace cocos2d {

LayerColor* LayerColor::create() {
    auto* layer = new LayerColor();
    return copra::autoreleased(layer, layer->init());
}

LayerColor* LayerColor::create(const Color4B& color) {
    auto* layer = new LayerColor();
    return copra::autoreleased(layer, layer->initWithColor(color));
}

LayerColor* LayerColor::create(const Color4B& color, float width, float height) {
    auto* layer = new LayerColor();
    return copra::autoreleased(layer, layer->initWithColor(color, width, height));
}

bool LayerColor::init() {
    return initWithColor(Color4B(0, 0, 0, 0));
}

bool LayerColor::initWithColor(const Color4B& color) {
    const Size& screen = copra::screen().designSize;
    return initWithColor(color, screen.width, screen.height);
}

bool LayerColor::initWithColor(const Color4B& color, float width, float height) {
    if (!Layer::init()) return false;
    _displayedColor = _realColor = Color3B(color);
    _displayedOpacity = _realOpacity = color.a;
    updateColor();
    setContentSize(Size(width, height));
    return true;
}

void LayerColor::changeWidth(float w) {
    setContentSize(Size(w, _contentSize.height));
}

void LayerColor::changeHeight(float h) {
    setContentSize(Size(_contentSize.width, h));
}

void LayerColor::changeWidthAndHeight(float w, float h) {
    setContentSize(Size(w, h));
}

void LayerColor::setContentSize(const Size& size) {
    Layer::setContentSize(size);
    _cornersDirty = true;
}

void LayerColor::updateLayerColor_() {
    for (copra::Vertex& vertex : _vertices) vertex.color = Color4B(_displayedColor, _displayedOpacity);
}

void LayerColor::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if (_cornersDirty || (flags & FLAGS_TRANSFORM_DIRTY)) {
        _cornersDirty = false;
        const Size& size = _contentSize;
        _vertices[copra::BottomLeft].position = PointApplyTransform(Vec2(0.0f, 0.0f), transform);
        _vertices[copra::BottomRight].position = PointApplyTransform(Vec2(size.width, 0.0f), transform);
        _vertices[copra::TopRight].position = PointApplyTransform(Vec2(size.width, size.height), transform);
        _vertices[copra::TopLeft].position = PointApplyTransform(Vec2(0.0f, size.height), transform);
    }
    const copra::BatchState state{nullptr, _blendFunc};
    std::copy_n(_vertices, 4, renderer->quads(state, 1, _globalZOrder));
}

std::string LayerColor::getDescription() const {
    return "<LayerColor | Tag = " + std::to_string(_tag) + ">";
}

} // namespace cocos2d
