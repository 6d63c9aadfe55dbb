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
    /// Constructs an empty range without a name.
    AnimationInfo() = default;
    /// Constructs a range from `otherStartIndex` to `otherEndIndex`, both included.
    AnimationInfo(const std::string& otherName, int otherStartIndex, int otherEndIndex)
        : name(otherName), startIndex(otherStartIndex), endIndex(otherEndIndex) {}

    std::string name;   ///< The name for play().
    int startIndex = 0; ///< The first frame.
    int endIndex = 0;   ///< The last frame.
    /// Called when the animation reaches endIndex. Set it before ActionTimeline::addAnimationInfo(), or use
    /// ActionTimeline::setAnimationEndCallFunc().
    std::function<void()> clipEndCallBack;
} AnimationClip;

/// The animation of a scene of Cocos Studio. It is an action that changes the properties of nodes along
/// timelines, in frames of 1/60 s. Run it on the root node of the scene. A timeline animates the node that
/// has the same action tag, which the component ComExtensionData of each node stores. The action never ends
/// by itself: stop it to remove it. For movements that do not come from the editor, use actions such as
/// MoveTo.
class ActionTimeline : public cocos2d::Action, public cocos2d::PlayableProtocol {
public:
    friend class Frame;

    /// Creates an animation without timelines.
    static ActionTimeline* create();

    // --- Playing ---

    /// Plays the animation with this name. An unknown name is logged.
    virtual void play(std::string animationName, bool loop);
    /// Goes to the frame `startIndex` and plays from there to the end, repeatedly.
    virtual void gotoFrameAndPlay(int startIndex);
    /// Goes to the frame `startIndex` and plays from there to the end, repeatedly if `loop` is true.
    virtual void gotoFrameAndPlay(int startIndex, bool loop);
    /// Goes to the frame `startIndex` and plays from there to `endIndex`, repeatedly if `loop` is true.
    virtual void gotoFrameAndPlay(int startIndex, int endIndex, bool loop);
    /// Goes to the frame `currentFrameIndex`, which must be between the start and the end, and plays from
    /// there to `endIndex`. If `loop` is true, repetitions begin at `startIndex`.
    virtual void gotoFrameAndPlay(int startIndex, int endIndex, int currentFrameIndex, bool loop);
    /// Goes to a frame and pauses there.
    virtual void gotoFrameAndPause(int startIndex);
    /// Pauses the animation at the current frame.
    virtual void pause();
    /// Continues the animation at the current frame.
    virtual void resume();
    /// Returns whether the animation plays.
    virtual bool isPlaying() const { return _playing; }
    /// Plays from frame 0 to the end, repeatedly. It is a function of PlayableProtocol, as stop() is.
    void start() override;
    /// Pauses the animation at the current frame, as pause() does.
    void stop() override;

    /// Sets the speed: 1, the initial value, is the normal one, and 2 is twice as fast.
    virtual void setTimeSpeed(float speed) { _timeSpeed = speed; }
    /// Returns the speed: 1, the initial value, is the normal one, and 2 is twice as fast.
    virtual float getTimeSpeed() const { return _timeSpeed; }
    /// Sets the duration in frames.
    virtual void setDuration(int duration) { _duration = duration; }
    /// Returns the duration in frames.
    virtual int getDuration() const { return _duration; }
    /// Returns the first frame of the range that is played.
    virtual int getStartFrame() const { return _startFrame; }
    /// Returns the last frame of the range that is played.
    virtual int getEndFrame() const { return _endFrame; }
    /// Sets the frame at which the animation continues. It must be between the start and the end; other
    /// frames are logged and ignored.
    virtual void setCurrentFrame(int frameIndex);
    /// Returns the frame that is shown.
    virtual int getCurrentFrame() const { return _currentFrame; }

    // --- Timelines and animations (ActionTimeline_parts.cpp) ---

    /// Adds a timeline, which is retained. It animates the node that has its action tag.
    virtual void addTimeline(Timeline* timeline);
    /// Removes a timeline. The node keeps its current value.
    virtual void removeTimeline(Timeline* timeline);
    /// Returns all timelines in the order in which they were added.
    virtual const cocos2d::Vector<Timeline*>& getTimelines() const { return _timelineList; }

    /// Adds a named animation. If the name already exists, the function logs that, and the animation with
    /// that name stays.
    virtual void addAnimationInfo(const AnimationInfo& animationInfo);
    /// Removes a named animation. An unknown name is logged.
    virtual void removeAnimationInfo(std::string animationName);
    /// Returns whether an animation has this name.
    virtual bool IsAnimationInfoExists(const std::string& animationName);
    /// Returns the animation with this name, or an empty one.
    virtual const AnimationInfo& getAnimationInfo(const std::string& animationName);
    /// Sets a function that is called when the last frame of the animation is reached. An unknown name is
    /// logged. With an empty function, the one before is still called; see removeFrameEndCallFunc(), whose
    /// key is the name.
    virtual void setAnimationEndCallFunc(const std::string animationName, std::function<void()> func);

    // --- Callbacks (ActionTimeline_parts.cpp); they may stop or change the animation ---

    /// Sets the function that EventFrames call.
    void setFrameEventCallFunc(std::function<void(Frame*)> listener);
    /// Removes the function that EventFrames call.
    void clearFrameEventCallFunc();
    /// Sets the function that is called when the last frame of the range is reached.
    void setLastFrameCallFunc(std::function<void()> listener);
    /// Removes the function that is called for the last frame.
    void clearLastFrameCallFunc();
    /// Adds a function that is called when a frame is reached. The functions of a frame are called in the
    /// order of their keys. A function replaces the one with the same key and frame. An empty function is
    /// ignored.
    virtual void addFrameEndCallFunc(int frameIndex, const std::string& funcKey, std::function<void()> func);
    /// Removes the function with this key from a frame.
    virtual void removeFrameEndCallFunc(int frameIndex, const std::string& funcKey);
    /// Removes all functions of a frame.
    virtual void removeFrameEndCallFuncs(int frameIndex);
    /// Removes all functions of all frames.
    virtual void clearFrameEndCallFuncs();

    /// Returns a copy without the functions for events.
    ActionTimeline* clone() const override;
    /// Returns null, because an animation of an editor cannot be reversed.
    ActionTimeline* reverse() const override { return nullptr; }
    void step(float delta) override;
    /// Starts the action and gives it the tag of the node.
    void startWithTarget(cocos2d::Node* target) override;
    bool isDone() const override { return false; }

    ActionTimeline();
    ~ActionTimeline() override;
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }

protected:
    /// Shows a frame on all timelines.
    virtual void gotoFrame(int frameIndex);
    /// Advances all timelines to a frame.
    virtual void stepToFrame(int frameIndex);
    /// Calls the functions of a frame.
    virtual void emitFrameEndCallFuncs(int frameIndex);
    /// Calls the function for frame events.
    virtual void emitFrameEvent(Frame* frame);

    std::map<int, cocos2d::Vector<Timeline*>> _timelineMap; ///< The timelines by action tag.
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
    bool _isEndDue = false;                          ///< The last frame of this round has not been announced.
    std::function<void(Frame*)> _frameEventListener; ///< The function that receives the frames with an event.
    std::function<void()> _lastFrameListener;        ///< Called at the last frame.
    /// The functions that are called at the end of frames, by frame and name.
    std::map<int, std::map<std::string, std::function<void()>>> _frameEndCallFuncs;
    std::map<std::string, AnimationInfo> _animationInfos;

private:
    void arriveAt(int frameIndex, bool isLast);
    void bind(cocos2d::Node* node);
};

} // namespace timeline
} // namespace cocostudio
