#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Action.h"
#include "studio/timeline/ActionTimeline.h"
#include "studio/timeline/Frame.h"
#include "studio/timeline/Timeline.h"

#include <algorithm>
#include <climits>

using namespace cocos2d;

namespace cocostudio {
namespace timeline {

const std::string InnerActionFrame::AnimationAllName = "-- ALL --";

InnerActionFrame* InnerActionFrame::create() {
    return copra::autoreleased(new InnerActionFrame());
}

void InnerActionFrame::onEnter(Frame* /*nextFrame*/, int /*currentFrameIndex*/) {
    if (!_node || _node->getTag() == Node::INVALID_TAG) return;
    auto* const inner = dynamic_cast<ActionTimeline*>(_node->getActionByTag(_node->getTag()));
    if (!inner) return;
    if (_innerActionType == SingleFrame) {
        inner->gotoFrameAndPause(_singleFrameIndex);
        return;
    }
    int start = _startFrameIndex;
    int end = _endFrameIndex;
    if (_enterWithName) {
        if (_animationName == AnimationAllName) {
            start = 0;
            end = inner->getDuration();
        } else if (inner->IsAnimationInfoExists(_animationName)) {
            const AnimationInfo& info = inner->getAnimationInfo(_animationName);
            start = info.startIndex;
            end = info.endIndex;
        } else {
            copra::warning("InnerActionFrame: the nested file of \"%s\" has no animation \"%s\"",
                           _node->getName().c_str(), _animationName.c_str());
        }
    }
    // The inner animation ends with the outer one.
    if (const ActionTimeline* const outer = _timeline ? _timeline->getActionTimeline() : nullptr) {
        const long long last = static_cast<long long>(outer->getDuration()) - _frameIndex + start;
        end = static_cast<int>(std::clamp<long long>(last, INT_MIN, end));
    }
    inner->gotoFrameAndPlay(start, end, _innerActionType == LoopAction);
}

void InnerActionFrame::setStartFrameIndex(int frameIndex) {
    if (_enterWithName)
        copra::warning("InnerActionFrame::setStartFrameIndex: call setEnterWithName(false) first");
    else
        _startFrameIndex = frameIndex;
}

void InnerActionFrame::setEndFrameIndex(int frameIndex) {
    if (_enterWithName)
        copra::warning("InnerActionFrame::setEndFrameIndex: call setEnterWithName(false) first");
    else
        _endFrameIndex = frameIndex;
}

void InnerActionFrame::setAnimationName(const std::string& animationName) {
    if (_enterWithName)
        _animationName = animationName;
    else
        copra::warning("InnerActionFrame::setAnimationName: call setEnterWithName(true) first");
}

Frame* InnerActionFrame::clone() {
    auto* frame = create();
    frame->_innerActionType = _innerActionType;
    frame->_singleFrameIndex = _singleFrameIndex;
    frame->_enterWithName = _enterWithName;
    frame->_animationName = _animationName;
    frame->_startFrameIndex = _startFrameIndex;
    frame->_endFrameIndex = _endFrameIndex;
    frame->cloneProperty(this);
    return frame;
}

} // namespace timeline
} // namespace cocostudio
