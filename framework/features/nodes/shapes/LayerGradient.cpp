#include "nodes/shapes/LayerGradient.h"

#include "base/autoreleased.h"
#include "math/corners.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

LayerGradient* LayerGradient::create() {
    auto* layer = new LayerGradient();
    return copra::autoreleased(layer, layer->init());
}

LayerGradient* LayerGradient::create(const Color4B& start, const Color4B& end) {
    auto* layer = new LayerGradient();
    return copra::autoreleased(layer, layer->initWithColor(start, end));
}

LayerGradient* LayerGradient::create(const Color4B& start, const Color4B& end, const Vec2& v) {
    auto* layer = new LayerGradient();
    return copra::autoreleased(layer, layer->initWithColor(start, end, v));
}

bool LayerGradient::init() {
    return initWithColor(Color4B(0, 0, 0, 255), Color4B(0, 0, 0, 255));
}

bool LayerGradient::initWithColor(const Color4B& start, const Color4B& end) {
    return initWithColor(start, end, Vec2(0.0f, -1.0f));
}

bool LayerGradient::initWithColor(const Color4B& start, const Color4B& end, const Vec2& v) {
    _endColor = Color3B(end);
    _startOpacity = start.a;
    _endOpacity = end.a;
    _alongVector = v;
    return LayerColor::initWithColor(Color4B(start.r, start.g, start.b, 255));
}

void LayerGradient::setStartColor(const Color3B& startColor) {
    setColor(startColor);
}

void LayerGradient::setEndColor(const Color3B& endColor) {
    _endColor = endColor;
    updateColor();
}

void LayerGradient::setStartOpacity(GLubyte startOpacity) {
    _startOpacity = startOpacity;
    updateColor();
}

void LayerGradient::setEndOpacity(GLubyte endOpacity) {
    _endOpacity = endOpacity;
    updateColor();
}

void LayerGradient::setVector(const Vec2& alongVector) {
    _alongVector = alongVector;
    updateColor();
}

void LayerGradient::setCompressedInterpolation(bool compressedInterpolation) {
    _compressedInterpolation = compressedInterpolation;
    updateColor();
}

void LayerGradient::updateLayerColor_() {
    LayerColor::updateLayerColor_();
    const float length = std::hypot(_alongVector.x, _alongVector.y);
    if (length == 0.0f || !std::isfinite(length)) return; // no direction
    Vec2 along(_alongVector.x / length, _alongVector.y / length);
    const float diagonal = std::sqrt(2.0f);
    // Compressed, the gradient reaches the full colors in the two outermost corners.
    if (_compressedInterpolation) along = along * (diagonal / (std::abs(along.x) + std::abs(along.y)));
    // Projects the corners of a layer from (-1,-1) to (1,1) on the direction; 1 is the start, 0 the end.
    const auto colorAtCorner = [&](float x, float y) {
        return colorAt((diagonal - along.x * x - along.y * y) / (2.0f * diagonal));
    };
    _vertices[copra::BottomLeft].color = colorAtCorner(-1.0f, -1.0f);
    _vertices[copra::BottomRight].color = colorAtCorner(1.0f, -1.0f);
    _vertices[copra::TopRight].color = colorAtCorner(1.0f, 1.0f);
    _vertices[copra::TopLeft].color = colorAtCorner(-1.0f, 1.0f);
}

/// The mix with this fraction of the start color.
Color4B LayerGradient::colorAt(float fraction) const {
    const auto mixed = [fraction](float start, float end) {
        return static_cast<GLubyte>(std::clamp(end + (start - end) * fraction, 0.0f, 255.0f));
    };
    const float opacity = static_cast<float>(_displayedOpacity) / 255.0f;
    return Color4B(mixed(_displayedColor.r, _endColor.r), mixed(_displayedColor.g, _endColor.g),
                   mixed(_displayedColor.b, _endColor.b),
                   mixed(_startOpacity * opacity, _endOpacity * opacity));
}

std::string LayerGradient::getDescription() const {
    return "<LayerGradient | Tag = " + std::to_string(_tag) + ">";
}

} // namespace cocos2d
