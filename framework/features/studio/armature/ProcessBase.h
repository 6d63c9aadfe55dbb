#pragma once

#include "base/Ref.h"
#include "math/easing.h"

namespace cocostudio {

/// The kind of a process: what it plays, and what it does at its end.
enum AnimationType {
    SINGLE_FRAME = -4,       ///< An animation of one frame.
    ANIMATION_NO_LOOP,       ///< A transition to an animation that plays once.
    ANIMATION_TO_LOOP_FRONT, ///< A transition to an animation that repeats.
    ANIMATION_TO_LOOP_BACK,  ///< A kind that is not used.
    ANIMATION_LOOP_FRONT,    ///< An animation that starts again at its end.
    ANIMATION_LOOP_BACK,     ///< A kind that is not used.
    ANIMATION_MAX,           ///< An animation that plays once.
};

/// Advances an animation in time. It counts frames of 1/60 s, first of a transition, then of an animation. Base of
/// ArmatureAnimation and Tween.
class ProcessBase : public cocos2d::Ref {
public:
    /// Starts with a transition of `durationTo` frames. The other parameters are for derived classes: the
    /// number of frames to play, the loop (a negative number takes what the animation defines), and the
    /// curve.
    virtual void play(int durationTo, int durationTween, int loop, int tweenEasing);
    /// Pauses the process until resume() is called.
    virtual void pause();
    /// Continues the process after pause().
    virtual void resume();
    /// Ends the process at its current position.
    virtual void stop();
    /// Advances the process by `dt` seconds. A `dt` of more than a second is ignored, because the program was
    /// suspended then.
    virtual void update(float dt);

    /// Returns the current frame of the animation, as numbered in the editor.
    virtual int getCurrentFrameIndex();
    /// Sets the speed: 1, the initial value, is the normal one, and 2 is twice as fast.
    virtual void setProcessScale(float processScale) { _processScale = processScale; }
    /// Returns the speed: 1, the initial value, is the normal one, and 2 is twice as fast.
    virtual float getProcessScale() const { return _processScale; }
    /// Sets whether the process is paused.
    virtual void setIsPause(bool pause) { _isPause = pause; }
    /// Whether the process is paused.
    virtual bool isPause() const { return _isPause; }
    /// Sets whether the process has reached its end.
    virtual void setIsComplete(bool complete) { _isComplete = complete; }
    /// Whether the process has reached its end.
    virtual bool isComplete() const { return _isComplete; }
    /// Sets whether the process runs.
    virtual void setIsPlaying(bool playing) { _isPlaying = playing; }
    /// Whether the process runs.
    virtual bool isPlaying() const { return _isPlaying; }
    /// Returns the progress of the transition or the animation, from 0 to 1.
    virtual float getCurrentPercent() const { return _currentPercent; }
    /// Returns the duration in frames, as set in the editor.
    virtual int getRawDuration() const { return _rawDuration; }

    /// Constructs a process that does not play. It is for derived classes.
    ProcessBase();
    ~ProcessBase() override;

protected:
    /// Goes to a frame of the animation and skips the transition.
    virtual void gotoFrame(int frameIndex);
    /// Called by update() when the progress has changed.
    virtual void updateHandler() {}
    /// Returns where `frameIndex` is in the animation, as a fraction.
    float fractionOf(int frameIndex) const;

    float _processScale = 1.0f;
    bool _isPause = true;
    bool _isComplete = true;
    bool _isPlaying = false;
    float _currentPercent = 0.0f;
    int _rawDuration = 0;
    AnimationType _loopType = ANIMATION_LOOP_BACK;
    cocos2d::tweenfunc::TweenType _tweenEasing = cocos2d::tweenfunc::Linear;
    float _animationInternal = 1.0f / 60.0f; ///< The duration of a frame in seconds.
    int _durationTween = 0;                  ///< The number of frames to play.
    float _currentFrame = 0.0f;
    int _curFrameIndex = 0;
    int _nextFrameIndex = 0; ///< The number of frames of the current part: the transition or the animation.
    bool _isLoopBack = false;
};

} // namespace cocostudio
