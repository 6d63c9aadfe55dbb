#include "studio/timeline/Frame.h"

#include "base/autoreleased.h"
#include "nodes/sprites/Sprite.h"
#include "render/SpriteFrameCache.h"
#include "scene/Component.h"
#include "scene/Protocols.h"
#include "studio/timeline/ActionTimeline.h"
#include "studio/timeline/Timeline.h"

using namespace cocos2d;

namespace cocostudio {
namespace timeline {

Frame::Frame() = default;
Frame::~Frame() = default;

void Frame::emitEvent() {
    if (_timeline && _timeline->getActionTimeline()) _timeline->getActionTimeline()->emitFrameEvent(this);
}

void Frame::cloneProperty(Frame* frame) {
    _frameIndex = frame->getFrameIndex();
    _tween = frame->isTween();
    _tweenType = frame->getTweenType();
    setEasingParams(frame->getEasingParams());
}

void Frame::apply(float percent) {
    if (!_tween) return;
    const bool isCurved = _tweenType != tweenfunc::TWEEN_EASING_MAX && _tweenType != tweenfunc::Linear;
    onApply(isCurved ? tweenPercent(percent) : percent);
}

float Frame::tweenPercent(float percent) {
    const std::size_t needed = _tweenType == tweenfunc::CUSTOM_EASING ? 8 : 1;
    return tweenfunc::tweenTo(percent, _tweenType,
                              _easingParam.size() < needed ? nullptr : _easingParam.data());
}

// --- VisibleFrame ---

VisibleFrame* VisibleFrame::create() {
    return copra::autoreleased(new VisibleFrame());
}

void VisibleFrame::onEnter(Frame* /*nextFrame*/, int /*currentFrameIndex*/) {
    if (_node) _node->setVisible(_visible);
}

Frame* VisibleFrame::clone() {
    auto* frame = create();
    frame->_visible = _visible;
    frame->cloneProperty(this);
    return frame;
}

// --- TextureFrame ---

TextureFrame* TextureFrame::create() {
    return copra::autoreleased(new TextureFrame());
}

void TextureFrame::onEnter(Frame* /*nextFrame*/, int /*currentFrameIndex*/) {
    auto* sprite = dynamic_cast<Sprite*>(_node.get());
    if (!sprite) return;
    const BlendFunc blendFunc = sprite->getBlendFunc();
    if (SpriteFrame* spriteFrame = SpriteFrameCache::getInstance()->findFrame_(_textureName))
        sprite->setSpriteFrame(spriteFrame);
    else
        sprite->setTexture(_textureName);
    if (sprite->getBlendFunc() != blendFunc) sprite->setBlendFunc(blendFunc);
}

Frame* TextureFrame::clone() {
    auto* frame = create();
    frame->_textureName = _textureName;
    frame->cloneProperty(this);
    return frame;
}

// --- EventFrame ---

EventFrame* EventFrame::create() {
    return copra::autoreleased(new EventFrame());
}

void EventFrame::onEnter(Frame* /*nextFrame*/, int currentFrameIndex) {
    const ActionTimeline* const action = _timeline ? _timeline->getActionTimeline() : nullptr;
    const int index = static_cast<int>(_frameIndex);
    if (!action || index < action->getStartFrame() || index > action->getEndFrame()) return;
    if (currentFrameIndex >= index) emitEvent();
}

Frame* EventFrame::clone() {
    auto* frame = create();
    frame->_event = _event;
    frame->cloneProperty(this);
    return frame;
}

// --- ZOrderFrame ---

ZOrderFrame* ZOrderFrame::create() {
    return copra::autoreleased(new ZOrderFrame());
}

void ZOrderFrame::onEnter(Frame* /*nextFrame*/, int /*currentFrameIndex*/) {
    if (_node) _node->setLocalZOrder(_zorder);
}

Frame* ZOrderFrame::clone() {
    auto* frame = create();
    frame->_zorder = _zorder;
    frame->cloneProperty(this);
    return frame;
}

// --- BlendFuncFrame ---

BlendFuncFrame* BlendFuncFrame::create() {
    return copra::autoreleased(new BlendFuncFrame());
}

void BlendFuncFrame::onEnter(Frame* /*nextFrame*/, int /*currentFrameIndex*/) {
    if (auto* blended = dynamic_cast<BlendProtocol*>(_node.get())) blended->setBlendFunc(_blendFunc);
}

Frame* BlendFuncFrame::clone() {
    auto* frame = create();
    frame->_blendFunc = _blendFunc;
    frame->cloneProperty(this);
    return frame;
}

// --- PlayableFrame ---

const std::string PlayableFrame::PLAYABLE_EXTENTION = "playable_extension";

PlayableFrame* PlayableFrame::create() {
    return copra::autoreleased(new PlayableFrame());
}

void PlayableFrame::onEnter(Frame* /*nextFrame*/, int /*currentFrameIndex*/) {
    if (!_node) return;
    auto* playable = dynamic_cast<PlayableProtocol*>(_node.get());
    if (!playable) playable = dynamic_cast<PlayableProtocol*>(_node->getComponent(PLAYABLE_EXTENTION));
    if (!playable) return;
    if (_playableAct == "start")
        playable->start();
    else if (_playableAct == "stop")
        playable->stop();
}

Frame* PlayableFrame::clone() {
    auto* frame = create();
    frame->cloneProperty(this);
    frame->_playableAct = _playableAct;
    return frame;
}

} // namespace timeline
} // namespace cocostudio
