#include "studio/timeline/Timeline.h"

#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"

#include <algorithm>

namespace cocostudio {
namespace timeline {

Timeline::Timeline() = default;

Timeline::~Timeline() {
    for (Frame* frame : _frames) frame->setTimeline(nullptr);
}

Timeline* Timeline::create() {
    return copra::autoreleased(new Timeline());
}

Timeline* Timeline::clone() {
    auto* timeline = create();
    timeline->_actionTag = _actionTag;
    for (Frame* frame : _frames) timeline->addFrame(frame->clone());
    return timeline;
}

void Timeline::addFrame(Frame* frame) {
    if (copra::refuse(!frame, "Timeline::addFrame: the frame is null")) return;
    _frames.pushBack(frame);
    frame->setTimeline(this);
}

void Timeline::insertFrame(Frame* frame, int index) {
    const bool isInside = index >= 0 && index <= _frames.size();
    if (copra::refuse(!frame || !isInside,
                      "Timeline::insertFrame: the frame is null, or the index is out of range"))
        return;
    _frames.insert(index, frame);
    frame->setTimeline(this);
}

void Timeline::removeFrame(Frame* frame) {
    if (!frame || !_frames.contains(frame)) return;
    if (_currentKeyFrame == frame) _currentKeyFrame = nullptr;
    frame->setTimeline(nullptr);
    _frames.eraseObject(frame);
    _fromIndex = _toIndex = 0;
}

void Timeline::setNode(cocos2d::Node* node) {
    _node = node;
    for (Frame* frame : _frames) frame->setNode(node);
}

void Timeline::gotoFrame(int frameIndex) {
    if (_frames.empty()) return;
    binarySearchKeyFrame(static_cast<unsigned int>(std::max(frameIndex, 0)));
    apply(static_cast<unsigned int>(std::max(frameIndex, 0)));
}

void Timeline::stepToFrame(int frameIndex) {
    if (_frames.empty()) return;
    updateCurrentKeyFrame(static_cast<unsigned int>(std::max(frameIndex, 0)));
    apply(static_cast<unsigned int>(std::max(frameIndex, 0)));
}

void Timeline::apply(unsigned int frameIndex) {
    if (!_currentKeyFrame) return;
    const float passed = static_cast<float>(frameIndex) - static_cast<float>(_currentKeyFrameIndex);
    _currentKeyFrame->apply(_betweenDuration == 0 ? 0.0f : passed / static_cast<float>(_betweenDuration));
}

/// Before the first key frame, its value holds.
void Timeline::holdFirst() {
    _currentKeyFrameIndex = 0;
    _betweenDuration = indexOf(0);
}

void Timeline::setInterval(const Frame& from, const Frame& to) {
    const unsigned int end = to.getFrameIndex();
    _currentKeyFrameIndex = from.getFrameIndex();
    _betweenDuration = end > _currentKeyFrameIndex ? end - _currentKeyFrameIndex : 0;
}

void Timeline::enter(Frame* from, Frame* to, unsigned int frameIndex) {
    _currentKeyFrame = from;
    from->onEnter(to, static_cast<int>(frameIndex));
}

void Timeline::binarySearchKeyFrame(unsigned int frameIndex) {
    const ssize_t last = _frames.size() - 1;
    ssize_t target = 0;
    bool mustEnter = false;
    if (frameIndex < indexOf(0)) {
        mustEnter = _currentKeyFrameIndex >= indexOf(0);
        _fromIndex = _toIndex = 0;
        holdFirst();
        if (mustEnter || _currentKeyFrame != _frames.front())
            enter(_frames.front(), _frames.front(), frameIndex);
        return;
    }
    if (frameIndex >= indexOf(last)) {
        target = last;
        _toIndex = 0;
        mustEnter = _frames.at(last)->isEnterWhenPassed();
    } else {
        const auto isAfter = [](unsigned int index, Frame* frame) { return index < frame->getFrameIndex(); };
        const auto next = std::upper_bound(_frames.begin(), _frames.end(), frameIndex, isAfter);
        target = std::clamp<ssize_t>(next - _frames.begin() - 1, 0, last - 1);
        _toIndex = static_cast<unsigned int>(target + 1);
        mustEnter = target == 0 && _currentKeyFrameIndex < indexOf(0);
    }
    _fromIndex = static_cast<unsigned int>(target);
    Frame* const from = _frames.at(target);
    Frame* const to = target == last ? from : _frames.at(target + 1);
    setInterval(*from, *to);
    if (mustEnter || _currentKeyFrame != from) enter(from, to, frameIndex);
}

void Timeline::updateCurrentKeyFrame(unsigned int frameIndex) {
    if (frameIndex >= _currentKeyFrameIndex && frameIndex - _currentKeyFrameIndex < _betweenDuration) return;
    if (frameIndex < indexOf(0)) {
        holdFirst();
        enter(_frames.front(), _frames.front(), frameIndex);
        return;
    }
    const ssize_t count = _frames.size();
    if (frameIndex >= indexOf(count - 1)) {
        if (_currentKeyFrameIndex >= indexOf(count - 1)) return;
        frameIndex = indexOf(count - 1);
    }
    // On to the key frame whose interval contains the frame, around the end if necessary, but at most once.
    cocos2d::RefPtr<Frame> from; // a frame event may remove frames
    cocos2d::RefPtr<Frame> to;
    for (ssize_t step = 0; step <= count; ++step) {
        _fromIndex = _toIndex < static_cast<unsigned int>(count) ? _toIndex : 0;
        _toIndex = (_fromIndex + 1) % static_cast<unsigned int>(count);
        from = _frames.at(_fromIndex);
        to = _frames.at(_toIndex);
        const unsigned int index = from->getFrameIndex();
        if (frameIndex == index || (frameIndex > index && frameIndex < to->getFrameIndex())) break;
        if (!from->isEnterWhenPassed()) continue;
        from->onEnter(to, static_cast<int>(index));
        if (_frames.size() != count) return;
    }
    if (_fromIndex == static_cast<unsigned int>(count - 1)) to = from;
    setInterval(*from, *to);
    enter(from, to, frameIndex);
}

} // namespace timeline
} // namespace cocostudio
