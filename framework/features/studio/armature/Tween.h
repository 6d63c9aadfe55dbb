#pragma once

#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/ProcessBase.h"
#include "studio/armature/fwd.h"

namespace cocostudio {

using cocos2d::tweenfunc::TweenType;

/// Moves one bone through the key frames of a movement. ArmatureAnimation plays the tweens of all bones.
class Tween : public ProcessBase {
public:
    static Tween* create(Bone* bone);

    using ProcessBase::play;
    /// Plays `movementBoneData`, which needs at least one key frame, after a transition of `durationTo`
    /// frames from the current place.
    virtual void play(MovementBoneData* movementBoneData, int durationTo, int durationTween, int loop,
                      int tweenEasing);
    /// Goes to a frame of the animation and plays on from there.
    virtual void gotoAndPlay(int frameIndex);
    /// Goes to a frame of the animation and pauses there.
    virtual void gotoAndPause(int frameIndex);

    /// Sets the animation that receives the events of key frames. It is not retained.
    void setAnimation(ArmatureAnimation* animation);
    /// Returns the animation that receives the events of key frames. It is not retained.
    ArmatureAnimation* getAnimation() const;
    /// Sets the key frames that play. They are retained.
    virtual void setMovementBoneData(MovementBoneData* data) { _movementBoneData = data; }
    /// Returns the key frames that play. They are retained.
    virtual const MovementBoneData* getMovementBoneData() const { return _movementBoneData; }

    Tween();
    ~Tween() override;
    /// Sets the bone, which must not be null and is moved by the tween. Returns true.
    virtual bool init(Bone* bone);

protected:
    void updateHandler() override;
    /// Finds the key frames before and after the current time, and sends the events of those that were
    /// passed. Returns the eased fraction of the way between the two.
    virtual float updateFrameData(float currentPercent);
    /// Sets the key frames between which the bone moves, and shows the display of `from`.
    virtual void setBetween(FrameData* from, FrameData* to, bool limit = true);
    /// Writes the place at a fraction of the way between the key frames to `node`, or to the bone if `node`
    /// is null.
    virtual FrameData* tweenNodeTo(float percent, FrameData* node = nullptr);
    /// Writes the color at a fraction of the way between the key frames to `node`, and updates the bone.
    virtual void tweenColorTo(float percent, FrameData* node);
    /// Shows the display of the key frame.
    virtual void arriveKeyFrame(FrameData* keyFrameData);

private:
    void startTimeline();
    void complete();
    void reachEnd();
    void hold(FrameData* frame);
    bool passKeyFrames(float played);
    float eased(float fraction) const;

protected:
    copra::WeakPtr<Bone> _bone;                   ///< The bone that is moved, not retained.
    copra::WeakPtr<ArmatureAnimation> _animation; ///< The animation, not retained.
    cocos2d::RefPtr<MovementBoneData> _movementBoneData;
    cocos2d::RefPtr<FrameData> _tweenData; ///< The data of the bone.
    FrameData _from;
    FrameData _between; ///< The difference to the next key frame.
    TweenType _frameTweenEasing = cocos2d::tweenfunc::Linear;
    int _betweenDuration = 0;
    int _totalDuration = 0; ///< The frame of the key frame behind.
    int _fromIndex = 0;
    int _toIndex = 0;
    bool _passLastFrame = false;
};

} // namespace cocostudio
