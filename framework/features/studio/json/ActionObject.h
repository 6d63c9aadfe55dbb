#pragma once

#include "action/fwd.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "scene/Node.h"
#include "studio/timeline/ActionTimeline.h"
#include "studio/values/fwd.h"

#include <string>

namespace cocostudio {

/// An animation of an interface of Cocos Studio 1: moves, scales, rotates, colors, and fades its widgets. ActionManagerEx
/// loads it with the interface.
class ActionObject : public cocos2d::Ref {
public:
    ActionObject();
    ~ActionObject() override;

    /// The name in the editor, for ActionManagerEx.
    void setName(const char* name) { _name = name; }
    const char* getName() { return _name.c_str(); }
    /// Whether play() repeats it; as set in the editor.
    void setLoop(bool loop) { _loop = loop; }
    bool getLoop() { return _loop; }
    /// Seconds for each frame, 0.1 by default.
    void setUnitTime(float time);
    float getUnitTime() { return _unitTime; }
    /// The duration in seconds.
    float getTotalTime();
    /// The time of the frame that is shown, in seconds.
    float getCurrentTime();

    /// Whether the animation runs and is not paused.
    bool isPlaying();
    /// Plays the animation from the start. `func` (retained) runs when the animation ends, which a loop never does.
    void play();
    void play(cocos2d::CallFunc* func);
    /// Pauses the animation where it is.
    void pause();
    /// Ends the animation where it is, without a call of the function that play() was given.
    void stop();
    /// Shows the state at a time in seconds, without playing.
    void updateToFrameByTime(float time);

    /// Reads the animation of the widgets below `root`, which is kept weakly.
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
