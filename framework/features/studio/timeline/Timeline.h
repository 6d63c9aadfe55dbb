#pragma once

#include "base/Ref.h"
#include "base/Vector.h"
#include "base/WeakPtr.h"
#include "studio/timeline/Frame.h"

namespace cocostudio {
namespace timeline {

/// The key frames of one property of one node, ordered by frame index. Its ActionTimeline advances it.
class Timeline : public cocos2d::Ref {
public:
    /// Creates a timeline without key frames.
    static Timeline* create();

    /// Goes to a frame. If that reaches another key frame than before, the key frame takes effect.
    virtual void gotoFrame(int frameIndex);
    /// Advances to a frame. Key frames in between take effect if their isEnterWhenPassed() is true.
    virtual void stepToFrame(int frameIndex);

    /// Returns the key frames in order.
    virtual const cocos2d::Vector<Frame*>& getFrames() const { return _frames; }
    /// Appends a key frame. Its index must not be smaller than the index of the last key frame. Null is an
    /// error: debug builds assert; release builds log it and do nothing.
    virtual void addFrame(Frame* frame);
    /// Inserts a key frame at an index of the list. A null frame and an index out of range are errors: debug
    /// builds assert; release builds log it and do nothing.
    virtual void insertFrame(Frame* frame, int index);
    /// Removes a key frame.
    virtual void removeFrame(Frame* frame);

    /// Sets the action tag of the animated node.
    virtual void setActionTag(int tag) { _actionTag = tag; }
    /// Returns the action tag of the animated node.
    virtual int getActionTag() const { return _actionTag; }
    /// Sets the node that this timeline and all of its key frames change. It is not retained.
    virtual void setNode(cocos2d::Node* node);
    /// Returns the node that the key frames change, or null. It is not retained.
    virtual cocos2d::Node* getNode() const { return _node.get(); }
    /// Sets the animation to which the timeline belongs. It is not retained.
    virtual void setActionTimeline(ActionTimeline* action) { _ActionTimeline = action; }
    /// Returns the animation to which the timeline belongs. It is not retained.
    virtual ActionTimeline* getActionTimeline() const { return _ActionTimeline; }

    /// Returns a copy with copies of the key frames, without animation and node.
    virtual Timeline* clone();

    Timeline();
    ~Timeline() override;

protected:
    /// Applies the value at a frame.
    virtual void apply(unsigned int frameIndex);
    /// Finds the key frames before and after a frame by a search through the whole list.
    virtual void binarySearchKeyFrame(unsigned int frameIndex);
    /// Finds the key frames before and after a frame, starting at the current ones.
    virtual void updateCurrentKeyFrame(unsigned int frameIndex);

    cocos2d::Vector<Frame*> _frames;
    Frame* _currentKeyFrame = nullptr; ///< The current key frame, one of the frames; not retained.
    unsigned int _currentKeyFrameIndex = 0;
    unsigned int _fromIndex = 0;
    unsigned int _toIndex = 0;
    unsigned int _betweenDuration = 0;
    int _actionTag = 0;
    ActionTimeline* _ActionTimeline = nullptr;
    copra::WeakPtr<cocos2d::Node> _node;

private:
    unsigned int indexOf(ssize_t frame) const { return _frames.at(frame)->getFrameIndex(); }
    void holdFirst();
    void setInterval(const Frame& from, const Frame& to);
    void enter(Frame* from, Frame* to, unsigned int frameIndex);
};

} // namespace timeline
} // namespace cocostudio
