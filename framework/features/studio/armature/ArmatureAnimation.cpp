#include "studio/armature/ArmatureAnimation.h"

#include "base/ScopedValue.h"
#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "studio/armature/Armature.h"
#include "studio/armature/Bone.h"
#include "studio/armature/DisplayManager.h"
#include "studio/armature/Tween.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace cocos2d;

namespace cocostudio {

namespace {

/// The oldest event, removed from its queue.
template<class Event>
Event takeFirst(std::vector<Event>& queue) {
    Event event = std::move(queue.front());
    queue.erase(queue.begin());
    return event;
}

} // namespace

ArmatureAnimation::ArmatureAnimation() = default;
ArmatureAnimation::~ArmatureAnimation() = default;

ArmatureAnimation* ArmatureAnimation::create(Armature* armature) {
    return copra::createAutoreleased<ArmatureAnimation>(armature);
}

bool ArmatureAnimation::init(Armature* armature) {
    _armature = armature;
    _tweenList.clear();
    return true;
}

bool ArmatureAnimation::hasNoArmature() const {
    return copra::warn(!_armature, "ArmatureAnimation: the armature was destroyed; there is nothing to play");
}

// --- Playing ---

void ArmatureAnimation::play(const std::string& animationName, int durationTo, int loop) {
    play(animationName, durationTo, -1, loop);
}

void ArmatureAnimation::play(const std::string& animationName, int durationTo, int durationTween, int loop,
                             int tweenEasing) {
    if (hasNoArmature()) return;
    MovementData* const movement = _animationData ? _animationData->getMovement(animationName) : nullptr;
    if (!movement) {
        copra::warning("ArmatureAnimation: \"%s\" has no movement \"%s\"", _armature->getName().c_str(),
                       animationName.c_str());
        return;
    }
    const RefPtr<Armature> kept(_armature.get()); // callbacks of inner armatures may remove it
    const auto self = copra::keepAlive(this);
    _movementData = movement;
    _movementID = animationName;
    _rawDuration = movement->duration;
    _processScale = _speedScale * movement->scale;
    _onMovementList = false;
    if (durationTo == -1) durationTo = movement->durationTo;
    if (loop < 0) loop = movement->loop ? 1 : 0;
    if (durationTween == -1) durationTween = movement->durationTween;
    if (durationTween == 0) durationTween = _rawDuration;
    const auto easing = tweenEasing == tweenfunc::TWEEN_EASING_MAX
                            ? movement->tweenEasing
                            : static_cast<tweenfunc::TweenType>(tweenEasing);
    ProcessBase::play(durationTo, durationTween, loop, easing);
    if (_rawDuration == 0) {
        _loopType = SINGLE_FRAME;
    } else {
        _loopType = loop ? ANIMATION_TO_LOOP_FRONT : ANIMATION_NO_LOOP;
        _durationTween = durationTween;
    }
    _tweenList.clear();
    const Map<std::string, Bone*> bones = kept->getBoneDic(); // callbacks of inner armatures may change it
    for (const auto& [name, bone] : bones)
        if (bone->getArmature() == kept) playBone(*bone, durationTo, durationTween, loop, easing);
    kept->update(0.0f);
}

void ArmatureAnimation::playBone(Bone& bone, int durationTo, int durationTween, int loop,
                                 tweenfunc::TweenType tweenEasing) {
    MovementBoneData* const data = _movementData->getMovementBoneData(bone.getName());
    Tween* const tween = bone.getTween();
    if (!data || data->frameList.empty()) {
        if (bone.isIgnoreMovementBoneData()) return;
        bone.getDisplayManager()->changeDisplayWithIndex(-1, false);
        tween->stop();
        return;
    }
    _tweenList.push_back(tween);
    data->duration = static_cast<float>(_movementData->duration);
    tween->play(data, durationTo, durationTween, loop, tweenEasing);
    tween->setProcessScale(_processScale);
    if (Armature* const child = bone.getChildArmature()) child->getAnimation()->setSpeedScale(_processScale);
}

const std::string* ArmatureAnimation::movementName(int index) const {
    const auto at = static_cast<std::size_t>(index);
    const bool isKnown = _animationData && index >= 0 && at < _animationData->movementNames.size();
    if (copra::refuse(!isKnown, "ArmatureAnimation: there is no movement with this number")) return nullptr;
    return &_animationData->movementNames[at];
}

void ArmatureAnimation::playWithIndex(int animationIndex, int durationTo, int loop) {
    if (const std::string* const name = movementName(animationIndex))
        play(std::string(*name), durationTo, loop);
}

void ArmatureAnimation::playWithIndex(int animationIndex, int durationTo, int durationTween, int loop,
                                      int tweenEasing) {
    if (const std::string* const name = movementName(animationIndex))
        play(std::string(*name), durationTo, durationTween, loop, tweenEasing);
}

void ArmatureAnimation::playWithNames(const std::vector<std::string>& movementNames, int durationTo,
                                      bool loop) {
    _movementList = movementNames;
    _movementListLoop = loop;
    _movementListDurationTo = durationTo;
    _movementIndex = 0;
    _onMovementList = true;
    updateMovementList();
}

void ArmatureAnimation::playWithIndexes(const std::vector<int>& movementIndexes, int durationTo, bool loop) {
    std::vector<std::string> list;
    for (const int index : movementIndexes) {
        const std::string* const name = movementName(index);
        if (!name) return;
        list.push_back(*name);
    }
    playWithNames(list, durationTo, loop);
}

void ArmatureAnimation::updateMovementList() {
    if (!_onMovementList) return;
    if (_movementListLoop && _movementIndex >= _movementList.size()) _movementIndex = 0;
    if (_movementIndex >= _movementList.size()) return;
    const auto self = copra::keepAlive(this); // a callback may remove the armature
    const std::string name = _movementList[_movementIndex++];
    play(name, _movementListDurationTo, 0);
    _onMovementList = true; // play() ends a list
}

void ArmatureAnimation::gotoAndPlay(int frameIndex) {
    if (hasNoArmature()) return;
    if (!_movementData || frameIndex < 0 || frameIndex >= _movementData->duration) {
        copra::warning("ArmatureAnimation: \"%s\": there is no frame %d in \"%s\"",
                       _armature->getName().c_str(), frameIndex, _movementID.c_str());
        return;
    }
    const RefPtr<Armature> kept(_armature.get());
    const auto self = copra::keepAlive(this);
    const bool ignored = std::exchange(_ignoreFrameEvent, true);
    _isPlaying = true;
    _isComplete = _isPause = false;
    ProcessBase::gotoFrame(frameIndex);
    _currentPercent = fractionOf(_curFrameIndex);
    _currentFrame = static_cast<float>(_nextFrameIndex) * _currentPercent;
    for (Tween* tween : _tweenList) tween->gotoAndPlay(frameIndex);
    kept->update(0.0f);
    _ignoreFrameEvent = ignored;
}

void ArmatureAnimation::gotoAndPause(int frameIndex) {
    const RefPtr<Armature> kept(_armature.get());
    const auto self = copra::keepAlive(this);
    gotoAndPlay(frameIndex);
    pause();
}

void ArmatureAnimation::pause() {
    for (Tween* tween : _tweenList) tween->pause();
    ProcessBase::pause();
}

void ArmatureAnimation::resume() {
    for (Tween* tween : _tweenList) tween->resume();
    ProcessBase::resume();
}

void ArmatureAnimation::stop() {
    for (Tween* tween : _tweenList) tween->stop();
    _tweenList.clear();
    ProcessBase::stop();
}

void ArmatureAnimation::setSpeedScale(float speedScale) {
    if (speedScale == _speedScale) return;
    _speedScale = speedScale;
    _processScale = _movementData ? speedScale * _movementData->scale : speedScale;
    if (!_armature) return;
    for (const auto& [name, bone] : _armature->getBoneDic()) {
        bone->getTween()->setProcessScale(_processScale);
        if (Armature* const child = bone->getChildArmature())
            child->getAnimation()->setSpeedScale(_processScale);
    }
}

ssize_t ArmatureAnimation::getMovementCount() const {
    return _animationData ? _animationData->getMovementCount() : 0;
}

std::string ArmatureAnimation::getCurrentMovementID() const {
    return _isComplete ? std::string() : _movementID;
}

void ArmatureAnimation::removeTween(Tween* tween) {
    _tweenList.erase(std::remove(_tweenList.begin(), _tweenList.end(), tween), _tweenList.end());
}

// --- Every frame ---

void ArmatureAnimation::update(float dt) {
    if (!_armature) return;
    const auto self = copra::keepAlive(this); // a callback may give the armature another one
    ProcessBase::update(dt);
    // By index: a tween that starts an inner armature may call the user.
    for (std::size_t i = 0; i < _tweenList.size(); ++i) _tweenList[i]->update(dt);
    if (_frameEventQueue.empty() && _movementEventQueue.empty()) return;
    const RefPtr<Armature> kept(_armature.get()); // a callback may remove it
    sendFrameEvents();
    sendMovementEvents();
}

void ArmatureAnimation::updateHandler() {
    if (_currentPercent < 1.0f) return;
    switch (_loopType) {
    case ANIMATION_NO_LOOP:
        _loopType = ANIMATION_MAX;
        _currentFrame = (_currentPercent - 1.0f) * static_cast<float>(_nextFrameIndex);
        _currentPercent = _durationTween > 0 ? _currentFrame / static_cast<float>(_durationTween) : 1.0f;
        if (_currentPercent >= 1.0f) return;
        _nextFrameIndex = _durationTween;
        movementEvent(_armature.get(), START, _movementID);
        return;
    case ANIMATION_TO_LOOP_FRONT:
        _loopType = ANIMATION_LOOP_FRONT;
        _currentPercent = std::fmod(_currentPercent, 1.0f);
        _nextFrameIndex = _durationTween > 0 ? _durationTween : 1;
        movementEvent(_armature.get(), START, _movementID);
        return;
    case ANIMATION_MAX:
    case SINGLE_FRAME:
        _currentPercent = 1.0f;
        _isComplete = true;
        _isPlaying = false;
        movementEvent(_armature.get(), COMPLETE, _movementID);
        updateMovementList();
        return;
    default:
        movementEvent(_armature.get(), LOOP_COMPLETE, _movementID);
    }
}

// --- Events ---

void ArmatureAnimation::setMovementEventCallFunc(MovementListener listener) {
    _movementEventListener = std::move(listener);
}

void ArmatureAnimation::setFrameEventCallFunc(FrameListener listener) {
    _frameEventListener = std::move(listener);
}

void ArmatureAnimation::setMovementEventCallFunc(Ref* target, copra::MovementSelector callFunc) {
    _movementEventTarget = target;
    _movementEventCallFunc = std::move(callFunc);
}

void ArmatureAnimation::setFrameEventCallFunc(Ref* target, copra::FrameSelector callFunc) {
    _frameEventTarget = target;
    _frameEventCallFunc = std::move(callFunc);
}

void ArmatureAnimation::frameEvent(Bone* bone, const std::string& frameEventName, int originFrameIndex,
                                   int currentFrameIndex) {
    if ((_frameEventTarget && _frameEventCallFunc) || _frameEventListener)
        _frameEventQueue.push_back({bone, frameEventName, originFrameIndex, currentFrameIndex});
}

void ArmatureAnimation::movementEvent(Armature* armature, MovementEventType movementType,
                                      const std::string& movementID) {
    if ((_movementEventTarget && _movementEventCallFunc) || _movementEventListener)
        _movementEventQueue.push_back({armature, movementType, movementID});
}

void ArmatureAnimation::sendFrameEvents() {
    while (!_frameEventQueue.empty()) {
        const FrameEvent event = takeFirst(_frameEventQueue);
        const copra::ScopedValue ignoring(_ignoreFrameEvent, true);
        // Copies: a callback may set another one.
        if (_frameEventTarget && _frameEventCallFunc) {
            const copra::FrameSelector call = _frameEventCallFunc;
            call(_frameEventTarget.get(), event.bone, event.frameEventName, event.originFrameIndex,
                 event.currentFrameIndex);
        }
        copra::call(_frameEventListener, event.bone, event.frameEventName, event.originFrameIndex,
                    event.currentFrameIndex);
    }
}

void ArmatureAnimation::sendMovementEvents() {
    while (!_movementEventQueue.empty()) {
        const MovementEvent event = takeFirst(_movementEventQueue);
        if (_movementEventTarget && _movementEventCallFunc) {
            const copra::MovementSelector call = _movementEventCallFunc;
            call(_movementEventTarget.get(), event.armature, event.movementType, event.movementID);
        }
        copra::call(_movementEventListener, event.armature, event.movementType, event.movementID);
    }
}

} // namespace cocostudio
