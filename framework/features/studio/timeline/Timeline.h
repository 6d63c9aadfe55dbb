#pragma once

#include "base/Ref.h"
#include "base/Vector.h"
#include "base/WeakPtr.h"
#include "studio/timeline/Frame.h"

namespace cocostudio {
namespace timeline {

/// The key frames of one property of one node, ordered by frame index. The ActionTimeline that contains it moves it.
class Timeline : public cocos2d::Ref {
public:
    static Timeline* create();

    /// Goes to a frame: enters its key frame if it is another one than before.
    virtual void gotoFrame(int frameIndex);
    /// Plays on to a frame: also enters the key frames in between that ask for it (isEnterWhenPassed()).
    virtual void stepToFrame(int frameIndex);

    /// The key frames in order.
    virtual const cocos2d::Vector<Frame*>& getFrames() const { return _frames; }
    /// Appends; the index must not be smaller than that of the last frame.
    virtual void addFrame(Frame* frame);
    /// Inserts a key frame at a place in the list.
    virtual void insertFrame(Frame* frame, int index);
    /// Removes a key frame.
    virtual void removeFrame(Frame* frame);

    /// The action tag of the animated node.
    virtual void setActionTag(int tag) { _actionTag = tag; }
    virtual int getActionTag() const { return _actionTag; }
    /// The node that the frames change, not retained; setNode() gives it to all frames.
    virtual void setNode(cocos2d::Node* node);
    virtual cocos2d::Node* getNode() const { return _node.get(); }
    /// The animation of the timeline. Not retained.
    virtual void setActionTimeline(ActionTimeline* action) { _ActionTimeline = action; }
    virtual ActionTimeline* getActionTimeline() const { return _ActionTimeline; }

    /// An autoreleased copy with copies of the frames, without action and node.
    virtual Timeline* clone();

    Timeline();
    ~Timeline() override;

protected:
    /// Applies the value at a frame.
    virtual void apply(unsigned int frameIndex);
    /// Finds the key frames around a frame, from anywhere.
    virtual void binarySearchKeyFrame(unsigned int frameIndex);
    /// Finds the key frames around a frame, from the last ones.
    virtual void updateCurrentKeyFrame(unsigned int frameIndex);

    cocos2d::Vector<Frame*> _frames;
    Frame* _currentKeyFrame = nullptr; ///< Weak: one of the frames.
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
