#include "studio/timeline/ActionTimeline.h"

#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "scene/Node.h"
#include "studio/timeline/ComExtensionData.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace cocostudio {
namespace timeline {

namespace {

/// A speed from a broken file moves at most so far.
constexpr double kMostFrames = 1e9;

} // namespace

ActionTimeline::ActionTimeline() = default;

ActionTimeline::~ActionTimeline() {
    for (Timeline* timeline : _timelineList) timeline->setActionTimeline(nullptr);
}

ActionTimeline* ActionTimeline::create() {
    return copra::createAutoreleased<ActionTimeline>();
}

void ActionTimeline::play(std::string animationName, bool loop) {
    const auto found = _animationInfos.find(animationName);
    if (found == _animationInfos.end())
        copra::warning("ActionTimeline::play: there is no animation \"%s\"", animationName.c_str());
    else
        gotoFrameAndPlay(found->second.startIndex, found->second.endIndex, loop);
}

void ActionTimeline::gotoFrameAndPlay(int startIndex) {
    gotoFrameAndPlay(startIndex, true);
}

void ActionTimeline::gotoFrameAndPlay(int startIndex, bool loop) {
    gotoFrameAndPlay(startIndex, _duration, loop);
}

void ActionTimeline::gotoFrameAndPlay(int startIndex, int endIndex, bool loop) {
    gotoFrameAndPlay(startIndex, endIndex, startIndex, loop);
}

void ActionTimeline::gotoFrameAndPlay(int startIndex, int endIndex, int currentFrameIndex, bool loop) {
    _startFrame = startIndex;
    _endFrame = endIndex;
    _currentFrame = currentFrameIndex;
    _loop = loop;
    _isEndDue = true;
    _time = _currentFrame * static_cast<double>(_frameInternal);
    resume();
    gotoFrame(_currentFrame);
}

void ActionTimeline::gotoFrameAndPause(int startIndex) {
    _startFrame = _currentFrame = startIndex;
    _time = _currentFrame * static_cast<double>(_frameInternal);
    pause();
    gotoFrame(_currentFrame);
}

void ActionTimeline::pause() {
    _playing = false;
}

void ActionTimeline::resume() {
    _playing = true;
}

void ActionTimeline::start() {
    gotoFrameAndPlay(0);
}

void ActionTimeline::stop() {
    pause();
}

void ActionTimeline::setCurrentFrame(int frameIndex) {
    if (frameIndex < _startFrame || frameIndex > _endFrame) {
        copra::warning("ActionTimeline::setCurrentFrame: %d is not between the start and the end frame",
                       frameIndex);
        return;
    }
    _currentFrame = frameIndex;
    _time = _currentFrame * static_cast<double>(_frameInternal);
}

ActionTimeline* ActionTimeline::clone() const {
    auto* copy = create();
    copy->setDuration(_duration);
    copy->setTimeSpeed(_timeSpeed);
    for (const auto& [tag, timelines] : _timelineMap)
        for (Timeline* timeline : timelines) copy->addTimeline(timeline->clone());
    for (const auto& [name, info] : _animationInfos) copy->addAnimationInfo(info);
    return copy;
}

void ActionTimeline::step(float delta) {
    if (!_playing) return;
    const auto keep = copra::keepAlive(this);     // A callback may remove the action.
    if (_timelineMap.empty() || _duration == 0) { // what has no length is at its end
        _playing = false;
        if (_isEndDue) arriveAt(_endFrame, true);
        return;
    }
    _time += static_cast<double>(delta) * _timeSpeed;
    const bool isAtEnd = _currentFrame == _endFrame && _isEndDue;
    if (!isAtEnd && std::abs(_time - _currentFrame * static_cast<double>(_frameInternal)) < _frameInternal)
        return;
    const double beyondEnd = _time - _endFrame * static_cast<double>(_frameInternal);
    if (beyondEnd < _frameInternal) {
        arriveAt(static_cast<int>(std::clamp(_time / _frameInternal, -kMostFrames, kMostFrames)),
                 beyondEnd >= 0.0);
        return;
    }
    // A slow frame may have left the end out.
    _playing = _loop;
    const double end = _time = _endFrame * static_cast<double>(_frameInternal);
    if (_currentFrame != _endFrame || _isEndDue) arriveAt(_endFrame, true);
    const bool goesOn = _playing && _time == end; // no callback has stopped it or gone elsewhere
    if (goesOn) gotoFrameAndPlay(_startFrame, _endFrame, _loop);
}

/// Calls back for the frames on the way, too.
void ActionTimeline::arriveAt(int frameIndex, bool isLast) {
    const int last = _currentFrame;
    _currentFrame = frameIndex;
    stepToFrame(frameIndex);
    if (isLast) _isEndDue = false;
    for (auto passed = _frameEndCallFuncs.upper_bound(last);
         passed != _frameEndCallFuncs.end() && passed->first < frameIndex;) {
        const int index = passed->first;
        emitFrameEndCallFuncs(index);
        if (_currentFrame != frameIndex) return; // a callback has gone elsewhere
        passed = _frameEndCallFuncs.upper_bound(index);
    }
    emitFrameEndCallFuncs(frameIndex);
    if (isLast) copra::call(_lastFrameListener);
}

void ActionTimeline::startWithTarget(Node* target) {
    Action::startWithTarget(target);
    if (!target) return;
    setTag(target->getTag());
    bind(target);
}

void ActionTimeline::bind(Node* node) {
    if (const auto* data =
            dynamic_cast<ComExtensionData*>(node->getComponent(ComExtensionData::COMPONENT_NAME))) {
        const auto found = _timelineMap.find(data->getActionTag());
        if (found != _timelineMap.end())
            for (Timeline* timeline : found->second) timeline->setNode(node);
    }
    for (Node* child : node->getChildren()) bind(child);
}

void ActionTimeline::gotoFrame(int frameIndex) {
    if (!_target) return;
    const auto keep = copra::keepAlive(this); // a frame event may stop the action and remove timelines
    for (ssize_t i = 0; i < _timelineList.size(); ++i)
        RefPtr<Timeline>(_timelineList.at(i))->gotoFrame(frameIndex);
}

void ActionTimeline::stepToFrame(int frameIndex) {
    for (ssize_t i = 0; i < _timelineList.size(); ++i)
        RefPtr<Timeline>(_timelineList.at(i))->stepToFrame(frameIndex);
}

} // namespace timeline
} // namespace cocostudio
