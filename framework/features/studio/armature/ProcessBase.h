#pragma once

#include "base/Ref.h"
#include "math/easing.h"

namespace cocostudio {

/// What an animation does at its end.
enum AnimationType {
    SINGLE_FRAME = -4,       ///< An animation of one frame.
    ANIMATION_NO_LOOP,       ///< A transition into an animation that plays once.
    ANIMATION_TO_LOOP_FRONT, ///< A transition into an animation that loops.
    ANIMATION_TO_LOOP_BACK,  ///< Not used.
    ANIMATION_LOOP_FRONT,    ///< Starts again at the end.
    ANIMATION_LOOP_BACK,     ///< Not used.
    ANIMATION_MAX,           ///< Plays once.
};

/// A process in time: counts frames of 1/60 s, from a transition to the end of an animation. Base of ArmatureAnimation and
/// Tween.
class ProcessBase : public cocos2d::Ref {
public:
    /// Starts with a transition of `durationTo` frames. The other parameters are for subclasses: the frames to play, the
    /// loop (negative: as the animation has it) and the curve.
    virtual void play(int durationTo, int durationTween, int loop, int tweenEasing);
    /// Stops where it is.
    virtual void pause();
    /// Goes on from where it is.
    virtual void resume();
    /// Ends the process.
    virtual void stop();
    /// Goes on by `dt` seconds. More than a second is ignored: the device was stuck.
    virtual void update(float dt);

    /// The current frame of the animation as made in the editor.
    virtual int getCurrentFrameIndex();
    /// The factor of the speed; 1 by default.
    virtual void setProcessScale(float processScale) { _processScale = processScale; }
    virtual float getProcessScale() const { return _processScale; }
    /// Whether the process is paused.
    virtual void setIsPause(bool pause) { _isPause = pause; }
    /// Whether the process is paused.
    virtual bool isPause() const { return _isPause; }
    /// Whether the process has reached its end.
    virtual void setIsComplete(bool complete) { _isComplete = complete; }
    /// Whether the process has reached its end.
    virtual bool isComplete() const { return _isComplete; }
    /// Whether the process runs.
    virtual void setIsPlaying(bool playing) { _isPlaying = playing; }
    /// Whether the process runs.
    virtual bool isPlaying() const { return _isPlaying; }
    /// The progress of the transition or the animation, 0 to 1.
    virtual float getCurrentPercent() const { return _currentPercent; }
    /// The duration in frames, as made in the editor.
    virtual int getRawDuration() const { return _rawDuration; }

    ProcessBase();
    ~ProcessBase() override;

protected:
    /// Skips the transition.
    virtual void gotoFrame(int frameIndex);
    /// Called by update() with the new percent.
    virtual void updateHandler() {}
    /// Where `frameIndex` is in the animation, as a fraction.
    float fractionOf(int frameIndex) const;

    float _processScale = 1.0f;
    bool _isPause = true;
    bool _isComplete = true;
    bool _isPlaying = false;
    float _currentPercent = 0.0f;
    int _rawDuration = 0;
    AnimationType _loopType = ANIMATION_LOOP_BACK;
    cocos2d::tweenfunc::TweenType _tweenEasing = cocos2d::tweenfunc::Linear;
    float _animationInternal = 1.0f / 60.0f; ///< seconds of a frame
    int _durationTween = 0;                  ///< frames to play
    float _currentFrame = 0.0f;
    int _curFrameIndex = 0;
    int _nextFrameIndex = 0; ///< frames of the current part: the transition or the animation
    bool _isLoopBack = false;
};

} // namespace cocostudio
