#pragma once

#include "action/fwd.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "scene/Node.h"
#include "studio/timeline/ActionTimeline.h"
#include "studio/values/fwd.h"

#include <string>

namespace cocostudio {

/// An animation of an interface of Cocos Studio 1. It moves, scales, rotates, colors, and fades widgets. It
/// is loaded with the interface and found with ActionManagerEx.
class ActionObject : public cocos2d::Ref {
public:
    /// Constructs an animation without key frames.
    ActionObject();
    ~ActionObject() override;

    /// Sets the name by which ActionManagerEx finds the animation.
    void setName(const char* name) { _name = name; }
    /// Returns the name in the editor, by which ActionManagerEx finds the animation.
    const char* getName() { return _name.c_str(); }
    /// Sets whether play() repeats the animation. The initial value comes from the file of the editor.
    void setLoop(bool loop) { _loop = loop; }
    /// Whether play() repeats the animation. The initial value comes from the file of the editor.
    bool getLoop() { return _loop; }
    /// Sets the duration of a frame in seconds, 0.1 initially.
    void setUnitTime(float time);
    /// Returns the duration of a frame in seconds, 0.1 initially.
    float getUnitTime() { return _unitTime; }
    /// Returns the duration in seconds.
    float getTotalTime();
    /// Returns the time of the frame that is shown, in seconds.
    float getCurrentTime();

    /// Returns whether the animation runs and is not paused.
    bool isPlaying();
    /// Plays the animation from the start.
    void play();
    /// Plays the animation from the start and calls `func` when it ends; if it is repeated, at the end of each
    /// round. `func` is retained.
    void play(cocos2d::CallFunc* func);
    /// Pauses the animation at its current state.
    void pause();
    /// Ends the animation at its current state, without calling the function that was passed to play().
    void stop();
    /// Shows the state at a time in seconds, without playing.
    void updateToFrameByTime(float time);

    /// Reads the animation of the widgets below `root`, which is not retained.
    void initWithValue(const copra::StudioDictionary& action, cocos2d::Node* root);

private:
    void attach();

    std::string _name;
    bool _loop = false;
    float _unitTime = 0.1f;
    cocos2d::RefPtr<timeline::ActionTimeline> _timeline;
    cocos2d::RefPtr<cocos2d::CallFunc> _atEnd;
    copra::WeakPtr<cocos2d::Node> _root;
};

} // namespace cocostudio
