#include "base/autoreleased.h"
#include "studio/timeline/Frame.h"

#include <algorithm>

using namespace cocos2d;

namespace cocostudio {
namespace timeline {

namespace {

/// The next frame, if there is something to tween to.
template<class T>
const T* tweenTarget(const Frame& frame, Frame* next) {
    return frame.isTween() ? dynamic_cast<T*>(next) : nullptr;
}

/// Curves may swing beyond their ends, bytes may not.
GLubyte channel(int from, int between, float percent) {
    const float value = static_cast<float>(from) + static_cast<float>(between) * percent;
    return static_cast<GLubyte>(value > 0.0f ? std::min(value, 255.0f) : 0.0f);
}

} // namespace

// --- RotationFrame ---

RotationFrame* RotationFrame::create() {
    return copra::autoreleased(new RotationFrame());
}

void RotationFrame::onEnter(Frame* nextFrame, int /*currentFrameIndex*/) {
    if (!_node) return;
    _node->setRotation(_rotation);
    const auto* const next = tweenTarget<RotationFrame>(*this, nextFrame);
    _betwennRotation = next ? next->_rotation - _rotation : 0.0f;
}

void RotationFrame::onApply(float percent) {
    if (_node && _betwennRotation != 0.0f) _node->setRotation(_rotation + percent * _betwennRotation);
}

Frame* RotationFrame::clone() {
    auto* frame = create();
    frame->_rotation = _rotation;
    frame->cloneProperty(this);
    return frame;
}

// --- SkewFrame ---

SkewFrame* SkewFrame::create() {
    return copra::autoreleased(new SkewFrame());
}

void SkewFrame::measure(Frame* nextFrame) {
    const auto* const next = tweenTarget<SkewFrame>(*this, nextFrame);
    _betweenSkewX = next ? next->_skewX - _skewX : 0.0f;
    _betweenSkewY = next ? next->_skewY - _skewY : 0.0f;
}

void SkewFrame::onEnter(Frame* nextFrame, int /*currentFrameIndex*/) {
    if (!_node) return;
    _node->setSkewX(_skewX);
    _node->setSkewY(_skewY);
    measure(nextFrame);
}

void SkewFrame::onApply(float percent) {
    if (!_node || (_betweenSkewX == 0.0f && _betweenSkewY == 0.0f)) return;
    _node->setSkewX(_skewX + percent * _betweenSkewX);
    _node->setSkewY(_skewY + percent * _betweenSkewY);
}

Frame* SkewFrame::clone() {
    auto* frame = create();
    frame->_skewX = _skewX;
    frame->_skewY = _skewY;
    frame->cloneProperty(this);
    return frame;
}

// --- RotationSkewFrame ---

RotationSkewFrame* RotationSkewFrame::create() {
    return copra::autoreleased(new RotationSkewFrame());
}

void RotationSkewFrame::onEnter(Frame* nextFrame, int /*currentFrameIndex*/) {
    if (!_node) return;
    _node->setRotationSkewX(_skewX);
    _node->setRotationSkewY(_skewY);
    measure(nextFrame);
}

void RotationSkewFrame::onApply(float percent) {
    if (!_node || (_betweenSkewX == 0.0f && _betweenSkewY == 0.0f)) return;
    _node->setRotationSkewX(_skewX + percent * _betweenSkewX);
    _node->setRotationSkewY(_skewY + percent * _betweenSkewY);
}

Frame* RotationSkewFrame::clone() {
    auto* frame = create();
    frame->_skewX = _skewX;
    frame->_skewY = _skewY;
    frame->cloneProperty(this);
    return frame;
}

// --- PositionFrame ---

PositionFrame* PositionFrame::create() {
    return copra::autoreleased(new PositionFrame());
}

void PositionFrame::onEnter(Frame* nextFrame, int /*currentFrameIndex*/) {
    if (!_node) return;
    _node->setPosition(_position);
    const auto* const next = tweenTarget<PositionFrame>(*this, nextFrame);
    _betweenX = next ? next->_position.x - _position.x : 0.0f;
    _betweenY = next ? next->_position.y - _position.y : 0.0f;
}

void PositionFrame::onApply(float percent) {
    if (!_node || (_betweenX == 0.0f && _betweenY == 0.0f)) return;
    _node->setPosition(_position + Vec2(_betweenX, _betweenY) * percent);
}

Frame* PositionFrame::clone() {
    auto* frame = create();
    frame->_position = _position;
    frame->cloneProperty(this);
    return frame;
}

// --- ScaleFrame ---

ScaleFrame* ScaleFrame::create() {
    return copra::autoreleased(new ScaleFrame());
}

void ScaleFrame::onEnter(Frame* nextFrame, int /*currentFrameIndex*/) {
    if (!_node) return;
    _node->setScaleX(_scaleX);
    _node->setScaleY(_scaleY);
    const auto* const next = tweenTarget<ScaleFrame>(*this, nextFrame);
    _betweenScaleX = next ? next->_scaleX - _scaleX : 0.0f;
    _betweenScaleY = next ? next->_scaleY - _scaleY : 0.0f;
}

void ScaleFrame::onApply(float percent) {
    if (!_node || (_betweenScaleX == 0.0f && _betweenScaleY == 0.0f)) return;
    _node->setScaleX(_scaleX + _betweenScaleX * percent);
    _node->setScaleY(_scaleY + _betweenScaleY * percent);
}

Frame* ScaleFrame::clone() {
    auto* frame = create();
    frame->_scaleX = _scaleX;
    frame->_scaleY = _scaleY;
    frame->cloneProperty(this);
    return frame;
}

// --- AnchorPointFrame ---

AnchorPointFrame* AnchorPointFrame::create() {
    return copra::autoreleased(new AnchorPointFrame());
}

void AnchorPointFrame::onEnter(Frame* nextFrame, int /*currentFrameIndex*/) {
    if (!_node) return;
    _node->setAnchorPoint(_anchorPoint);
    const auto* const next = tweenTarget<AnchorPointFrame>(*this, nextFrame);
    _betweenAnchorPoint = next ? next->_anchorPoint - _anchorPoint : Vec2::ZERO;
}

void AnchorPointFrame::onApply(float percent) {
    if (_node && _betweenAnchorPoint != Vec2::ZERO)
        _node->setAnchorPoint(_anchorPoint + _betweenAnchorPoint * percent);
}

Frame* AnchorPointFrame::clone() {
    auto* frame = create();
    frame->_anchorPoint = _anchorPoint;
    frame->cloneProperty(this);
    return frame;
}

// --- ColorFrame ---

ColorFrame* ColorFrame::create() {
    return copra::autoreleased(new ColorFrame());
}

void ColorFrame::onEnter(Frame* nextFrame, int /*currentFrameIndex*/) {
    if (!_node) return;
    _node->setColor(_color);
    const auto* const next = tweenTarget<ColorFrame>(*this, nextFrame);
    _betweenRed = next ? next->_color.r - _color.r : 0;
    _betweenGreen = next ? next->_color.g - _color.g : 0;
    _betweenBlue = next ? next->_color.b - _color.b : 0;
}

void ColorFrame::onApply(float percent) {
    if (!_node || (_betweenRed == 0 && _betweenGreen == 0 && _betweenBlue == 0)) return;
    _node->setColor(Color3B(channel(_color.r, _betweenRed, percent),
                            channel(_color.g, _betweenGreen, percent),
                            channel(_color.b, _betweenBlue, percent)));
}

Frame* ColorFrame::clone() {
    auto* frame = create();
    frame->_color = _color;
    frame->cloneProperty(this);
    return frame;
}

// --- AlphaFrame ---

AlphaFrame* AlphaFrame::create() {
    return copra::autoreleased(new AlphaFrame());
}

void AlphaFrame::onEnter(Frame* nextFrame, int /*currentFrameIndex*/) {
    if (!_node) return;
    _node->setOpacity(_alpha);
    const auto* const next = tweenTarget<AlphaFrame>(*this, nextFrame);
    _betweenAlpha = next ? next->_alpha - _alpha : 0;
}

void AlphaFrame::onApply(float percent) {
    if (_node) _node->setOpacity(channel(_alpha, _betweenAlpha, percent));
}

Frame* AlphaFrame::clone() {
    auto* frame = create();
    frame->_alpha = _alpha;
    frame->cloneProperty(this);
    return frame;
}

} // namespace timeline
} // namespace cocostudio
