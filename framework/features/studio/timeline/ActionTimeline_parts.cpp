#include "base/call.h"
#include "base/refuse.h"
#include "studio/timeline/ActionTimeline.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cocostudio {
namespace timeline {

// --- Timelines and animations ---

void ActionTimeline::addTimeline(Timeline* timeline) {
    auto& ofTag = _timelineMap[timeline->getActionTag()];
    if (ofTag.contains(timeline)) return;
    _timelineList.pushBack(timeline);
    ofTag.pushBack(timeline);
    timeline->setActionTimeline(this);
}

void ActionTimeline::removeTimeline(Timeline* timeline) {
    const auto found = _timelineMap.find(timeline->getActionTag());
    if (found == _timelineMap.end() || !found->second.contains(timeline)) return;
    timeline->setActionTimeline(nullptr);
    found->second.eraseObject(timeline);
    _timelineList.eraseObject(timeline);
}

void ActionTimeline::addAnimationInfo(const AnimationInfo& animationInfo) {
    if (!_animationInfos.emplace(animationInfo.name, animationInfo).second) {
        copra::warning("ActionTimeline::addAnimationInfo: an animation \"%s\" exists already",
                       animationInfo.name.c_str());
        return;
    }
    addFrameEndCallFunc(animationInfo.endIndex, animationInfo.name, animationInfo.clipEndCallBack);
}

void ActionTimeline::removeAnimationInfo(std::string animationName) {
    const auto found = _animationInfos.find(animationName);
    if (found == _animationInfos.end()) {
        copra::warning("ActionTimeline::removeAnimationInfo: there is no animation \"%s\"",
                       animationName.c_str());
        return;
    }
    const auto removed = _animationInfos.extract(found);
    removeFrameEndCallFunc(removed.mapped().endIndex, animationName);
}

bool ActionTimeline::IsAnimationInfoExists(const std::string& animationName) {
    return _animationInfos.count(animationName) != 0;
}

const AnimationInfo& ActionTimeline::getAnimationInfo(const std::string& animationName) {
    static const AnimationInfo none;
    const auto found = _animationInfos.find(animationName);
    return found == _animationInfos.end() ? none : found->second;
}

void ActionTimeline::setAnimationEndCallFunc(const std::string animationName, std::function<void()> func) {
    const auto found = _animationInfos.find(animationName);
    if (found == _animationInfos.end()) {
        copra::warning("ActionTimeline::setAnimationEndCallFunc: there is no animation \"%s\"",
                       animationName.c_str());
        return;
    }
    const auto replaced = std::exchange(found->second.clipEndCallBack, func);
    addFrameEndCallFunc(found->second.endIndex, animationName, std::move(func));
}

// --- Callbacks ---

// What a callback captured may destroy the timeline when it goes: it goes after it has left its place.

void ActionTimeline::setFrameEventCallFunc(std::function<void(Frame*)> listener) {
    _frameEventListener = std::move(listener);
}

void ActionTimeline::clearFrameEventCallFunc() {
    const auto removed = std::exchange(_frameEventListener, nullptr);
}

void ActionTimeline::setLastFrameCallFunc(std::function<void()> listener) {
    _lastFrameListener = std::move(listener);
}

void ActionTimeline::clearLastFrameCallFunc() {
    const auto removed = std::exchange(_lastFrameListener, nullptr);
}

void ActionTimeline::emitFrameEvent(Frame* frame) {
    copra::call(_frameEventListener, frame);
}

void ActionTimeline::addFrameEndCallFunc(int frameIndex, const std::string& funcKey,
                                         std::function<void()> func) {
    if (func) _frameEndCallFuncs[frameIndex][funcKey] = std::move(func);
}

void ActionTimeline::removeFrameEndCallFunc(int frameIndex, const std::string& funcKey) {
    const auto found = _frameEndCallFuncs.find(frameIndex);
    if (found == _frameEndCallFuncs.end()) return;
    const auto removed = found->second.extract(funcKey);
    if (found->second.empty()) _frameEndCallFuncs.erase(found);
}

void ActionTimeline::removeFrameEndCallFuncs(int frameIndex) {
    const auto removed = _frameEndCallFuncs.extract(frameIndex);
}

void ActionTimeline::clearFrameEndCallFuncs() {
    const auto removed = std::exchange(_frameEndCallFuncs, {});
}

void ActionTimeline::emitFrameEndCallFuncs(int frameIndex) {
    if (_frameEndCallFuncs.empty()) return;
    const auto found = _frameEndCallFuncs.find(frameIndex);
    if (found == _frameEndCallFuncs.end()) return;
    const auto calls = found->second; // A call may add or remove others.
    for (const auto& [key, call] : calls) call();
}

} // namespace timeline
} // namespace cocostudio
