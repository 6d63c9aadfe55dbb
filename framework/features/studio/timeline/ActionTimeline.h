#pragma once

#include "base/Vector.h"
#include "scene/Action.h"
#include "scene/Protocols.h"
#include "studio/timeline/ActionTimelineData.h"
#include "studio/timeline/Timeline.h"

#include <functional>
#include <map>
#include <string>

namespace cocostudio {
namespace timeline {

/// A named range of frames of an animation.
typedef struct AnimationInfo {
    /// A range without a name.
    AnimationInfo() = default;
    /// A range from one frame to another one, both included.
    AnimationInfo(const std::string& otherName, int otherStartIndex, int otherEndIndex)
        : name(otherName), startIndex(otherStartIndex), endIndex(otherEndIndex) {}

    std::string name;   ///< for play()
    int startIndex = 0; ///< frame
    int endIndex = 0;   ///< frame, included
    /// Called when playing reaches endIndex. Set it before ActionTimeline::addAnimationInfo(), or use
    /// ActionTimeline::setAnimationEndCallFunc().
    std::function<void()> clipEndCallBack;
} AnimationClip;

/// The animation of a scene of Cocos Studio. It is an action that changes the properties of nodes along timelines, in frames of
/// 1/60 s. Run it on the root node of the scene. A timeline animates the node with the same action tag (the first component
/// ComExtensionData of each node has it). The action never ends: stop it to remove it. Use actions such as MoveTo for motions
/// that need no editor.
class ActionTimeline : public cocos2d::Action, public cocos2d::PlayableProtocol {
public:
    friend class Frame;

    static ActionTimeline* create();

    // --- Playing ---

    /// Plays an animation by its name. An unknown name is logged.
    virtual void play(std::string animationName, bool loop);
    /// Goes to a frame and plays from there, by default to the end and in a loop. `currentFrameIndex` must lie between the start
    /// and the end. A loop begins again at `startIndex`.
    virtual void gotoFrameAndPlay(int startIndex);
    virtual void gotoFrameAndPlay(int startIndex, bool loop);
    virtual void gotoFrameAndPlay(int startIndex, int endIndex, bool loop);
    virtual void gotoFrameAndPlay(int startIndex, int endIndex, int currentFrameIndex, bool loop);
    /// Goes to a frame, and stops playing.
    virtual void gotoFrameAndPause(int startIndex);
    /// Stops playing at the current frame.
    virtual void pause();
    /// Plays on from the current frame.
    virtual void resume();
    /// Whether the animation plays.
    virtual bool isPlaying() const { return _playing; }
    /// gotoFrameAndPlay(0) and pause().
    void start() override;
    void stop() override;

    /// The factor of the speed. The default is 1.
    virtual void setTimeSpeed(float speed) { _timeSpeed = speed; }
    virtual float getTimeSpeed() const { return _timeSpeed; }
    /// The duration in frames.
    virtual void setDuration(int duration) { _duration = duration; }
    virtual int getDuration() const { return _duration; }
    /// The frame at which the range that is played starts.
    virtual int getStartFrame() const { return _startFrame; }
    /// The frame at which the range that is played ends.
    virtual int getEndFrame() const { return _endFrame; }
    /// Sets the frame from which playing continues. It must lie between the start and the end; other frames are logged.
    virtual void setCurrentFrame(int frameIndex);
    /// The frame that is shown.
    virtual int getCurrentFrame() const { return _currentFrame; }

    // --- Timelines and animations (ActionTimeline_parts.cpp) ---

    /// Adds a timeline, which is retained. Its node is found by the action tag.
    virtual void addTimeline(Timeline* timeline);
    /// Removes a timeline. The node keeps its current value.
    virtual void removeTimeline(Timeline* timeline);
    /// Returns all timelines in the order in which they were added.
    virtual const cocos2d::Vector<Timeline*>& getTimelines() const { return _timelineList; }

    /// Adds a named animation. A name that already exists is logged.
    virtual void addAnimationInfo(const AnimationInfo& animationInfo);
    /// Removes a named animation.
    virtual void removeAnimationInfo(std::string animationName);
    /// Whether there is an animation of this name.
    virtual bool IsAnimationInfoExists(const std::string& animationName);
    /// Returns the animation of a name, or an empty one if there is none.
    virtual const AnimationInfo& getAnimationInfo(const std::string& animationName);
    /// Calls `func` when playing reaches the last frame of the animation.
    virtual void setAnimationEndCallFunc(const std::string animationName, std::function<void()> func);

    // --- Callbacks (ActionTimeline_parts.cpp); they may stop or change the animation ---

    /// Called by EventFrames.
    void setFrameEventCallFunc(std::function<void(Frame*)> listener);
    /// Removes the listener of frame events.
    void clearFrameEventCallFunc();
    /// Called when playing reaches the end frame.
    void setLastFrameCallFunc(std::function<void()> listener);
    /// Removes the listener of the last frame.
    void clearLastFrameCallFunc();
    /// Called when playing reaches the frame, in the order of the keys. A key is used once for each frame.
    virtual void addFrameEndCallFunc(int frameIndex, const std::string& funcKey, std::function<void()> func);
    /// Removes the function of a frame and a key.
    virtual void removeFrameEndCallFunc(int frameIndex, const std::string& funcKey);
    /// Removes all functions of a frame.
    virtual void removeFrameEndCallFuncs(int frameIndex);
    /// Removes all functions of all frames.
    virtual void clearFrameEndCallFuncs();

    /// A copy without the listeners.
    ActionTimeline* clone() const override;
    /// Null: not supported.
    ActionTimeline* reverse() const override { return nullptr; }
    void step(float delta) override;
    /// Starts the action, and gives it the tag of the node.
    void startWithTarget(cocos2d::Node* target) override;
    bool isDone() const override { return false; }

    ActionTimeline();
    ~ActionTimeline() override;
    virtual bool init() { return true; }

protected:
    /// Shows a frame on all timelines.
    virtual void gotoFrame(int frameIndex);
    /// Plays all timelines on to a frame.
    virtual void stepToFrame(int frameIndex);
    /// Calls the functions of a frame.
    virtual void emitFrameEndCallFuncs(int frameIndex);
    /// Calls the listener of frame events.
    virtual void emitFrameEvent(Frame* frame);

    std::map<int, cocos2d::Vector<Timeline*>> _timelineMap; ///< By action tag.
    cocos2d::Vector<Timeline*> _timelineList;
    int _duration = 0;
    double _time = 0.0;
    float _timeSpeed = 1.0f;
    float _frameInternal = 1.0f / 60.0f;
    bool _playing = false;
    int _currentFrame = 0;
    int _startFrame = 0;
    int _endFrame = 0;
    bool _loop = false;
    bool _isEndDue = false; ///< The last frame of this round has not been announced.
    std::function<void(Frame*)> _frameEventListener;
    std::function<void()> _lastFrameListener;
    std::map<int, std::map<std::string, std::function<void()>>> _frameEndCallFuncs;
    std::map<std::string, AnimationInfo> _animationInfos;

private:
    void arriveAt(int frameIndex, bool isLast);
    void bind(cocos2d::Node* node);
};

} // namespace timeline
} // namespace cocostudio
