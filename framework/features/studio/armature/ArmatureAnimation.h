#pragma once

#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/ProcessBase.h"
#include "studio/armature/fwd.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace cocostudio {

/// What happened to a movement.
enum MovementEventType {
    START,        ///< The movement begins to play, after its transition.
    COMPLETE,     ///< The movement has ended.
    LOOP_COMPLETE ///< A round of the movement has ended.
};

/// The type of a member function for movement events in cocos2d-x 2.x.
typedef void (cocos2d::Ref::*SEL_MovementEventCallFunc)(Armature*, MovementEventType, const std::string&);
/// The type of a member function for frame events in cocos2d-x 2.x.
typedef void (cocos2d::Ref::*SEL_FrameEventCallFunc)(Bone*, const std::string&, int, int);

/// The event of a key frame that the animation has passed. ArmatureAnimation queues it and passes its members
/// to the callback of the game.
struct FrameEvent {
    cocos2d::RefPtr<Bone> bone; ///< The bone that has the key frame.
    std::string frameEventName; ///< The text in the editor.
    int originFrameIndex;       ///< The frame number of the key frame.
    int currentFrameIndex;      ///< The current frame of the movement.
};

/// The start, the end, or a completed round of a movement. ArmatureAnimation queues it and passes its members
/// to the callback of the game.
struct MovementEvent {
    Armature* armature;             ///< The armature that plays; not retained.
    MovementEventType movementType; ///< What happened.
    std::string movementID;         ///< The name of the movement.
};

} // namespace cocostudio

namespace copra {

/// A member function that receives movement events. As in cocos2d-x 2.x, its parameter for the name of the
/// movement may also be a `const char*`.
class MovementSelector {
public:
    /// Constructs an empty selector.
    MovementSelector(std::nullptr_t) {}
    /// Constructs a selector of a member function of class `T`. A null pointer makes it empty.
    template<class T>
    MovementSelector(void (T::*method)(cocostudio::Armature*, cocostudio::MovementEventType,
                                       const std::string&))
        : _call(method ? std::function<void(cocos2d::Ref*, cocostudio::Armature*,
                                            cocostudio::MovementEventType, const std::string&)>(
                             [method](cocos2d::Ref* target, cocostudio::Armature* armature,
                                      cocostudio::MovementEventType type, const std::string& name) {
                                 (static_cast<T*>(target)->*method)(armature, type, name);
                             })
                       : nullptr) {}
    /// Constructs a selector of a member function of class `T` that takes the name as a `const char*`.
    template<class T>
    MovementSelector(void (T::*method)(cocostudio::Armature*, cocostudio::MovementEventType, const char*))
        : _call([method](cocos2d::Ref* target, cocostudio::Armature* armature,
                         cocostudio::MovementEventType type, const std::string& name) {
              (static_cast<T*>(target)->*method)(armature, type, name.c_str());
          }) {}

    /// Whether there is a function to call.
    explicit operator bool() const { return static_cast<bool>(_call); }
    /// Calls the member function of `target` with an event of a movement. The selector must not be empty.
    void operator()(cocos2d::Ref* target, cocostudio::Armature* armature, cocostudio::MovementEventType type,
                    const std::string& name) const {
        _call(target, armature, type, name);
    }

private:
    std::function<void(cocos2d::Ref*, cocostudio::Armature*, cocostudio::MovementEventType,
                       const std::string&)>
        _call;
};

/// A member function that receives frame events. Its parameter for the name of the event may also be a `const
/// char*`.
class FrameSelector {
public:
    FrameSelector(std::nullptr_t) {}
    template<class T>
    FrameSelector(void (T::*method)(cocostudio::Bone*, const std::string&, int, int))
        : _call(method ? std::function<void(cocos2d::Ref*, cocostudio::Bone*, const std::string&, int, int)>(
                             [method](cocos2d::Ref* target, cocostudio::Bone* bone, const std::string& name,
                                      int origin, int current) {
                                 (static_cast<T*>(target)->*method)(bone, name, origin, current);
                             })
                       : nullptr) {}
    template<class T>
    FrameSelector(void (T::*method)(cocostudio::Bone*, const char*, int, int))
        : _call([method](cocos2d::Ref* target, cocostudio::Bone* bone, const std::string& name, int origin,
                         int current) {
              (static_cast<T*>(target)->*method)(bone, name.c_str(), origin, current);
          }) {}

    explicit operator bool() const { return static_cast<bool>(_call); }
    void operator()(cocos2d::Ref* target, cocostudio::Bone* bone, const std::string& name, int origin,
                    int current) const {
        _call(target, bone, name, origin, current);
    }

private:
    std::function<void(cocos2d::Ref*, cocostudio::Bone*, const std::string&, int, int)> _call;
};

} // namespace copra

/// Converts `Class::function`, whose parameter for the name is a `const std::string&` or a `const char*`.
#define movementEvent_selector(_SELECTOR) copra::MovementSelector(&_SELECTOR)
#define frameEvent_selector(_SELECTOR) copra::FrameSelector(&_SELECTOR)

namespace cocostudio {

/// Plays the movements of an armature and reports their events. The functions for events are called after the
/// bones have moved. They may do anything; they may even remove the armature.
class ArmatureAnimation : public ProcessBase {
public:
    /// Receives a movement event: the armature, what happened, and the name of the movement.
    using MovementListener = std::function<void(Armature* armature, MovementEventType movementType,
                                                const std::string& movementID)>;
    /// Receives a frame event: the bone, the name of the event, the frame of the key frame, and the current
    /// frame.
    using FrameListener = std::function<void(Bone* bone, const std::string& frameEventName,
                                             int originFrameIndex, int currentFrameIndex)>;

    /// Creates the animation of `armature`. The armature owns the animation and is not retained by it. After
    /// the end of the armature, the animation plays nothing.
    static ArmatureAnimation* create(Armature* armature);

    // --- Playing ---

    using ProcessBase::play;
    /// Plays a movement by its name. An unknown name is logged and changes nothing. `durationTo` is the
    /// number of frames of the transition; -1 takes the number that the movement defines. `loop` is 0 to play
    /// once and greater than 0 to repeat; a negative number takes what the movement defines.
    virtual void play(const std::string& animationName, int durationTo = -1, int loop = -1);
    /// Plays a movement by its number in the file. A number that no movement has is an error: debug builds
    /// assert; release builds log it and do nothing.
    virtual void playWithIndex(int animationIndex, int durationTo = -1, int loop = -1);
    /// Plays a movement by its number in the file, as playWithIndex() does.
    virtual void playByIndex(int animationIndex, int durationTo = -1, int loop = -1) {
        playWithIndex(animationIndex, durationTo, loop);
    }
    /// Plays a movement by its name, as in cocos2d-x 2.x. `durationTween` is the number of frames of the
    /// movement, and `tweenEasing` the curve between its frames; -1 and TWEEN_EASING_MAX take what the
    /// movement defines.
    void play(const std::string& animationName, int durationTo, int durationTween, int loop,
              int tweenEasing = cocos2d::tweenfunc::TWEEN_EASING_MAX);
    /// Plays a movement by its number in the file, as in cocos2d-x 2.x. A number that no movement has is an
    /// error: debug builds assert; release builds log it and do nothing.
    void playWithIndex(int animationIndex, int durationTo, int durationTween, int loop,
                       int tweenEasing = cocos2d::tweenfunc::TWEEN_EASING_MAX);
    /// Plays a movement by its number in the file, as playWithIndex() does.
    void playByIndex(int animationIndex, int durationTo, int durationTween, int loop,
                     int tweenEasing = cocos2d::tweenfunc::TWEEN_EASING_MAX) {
        playWithIndex(animationIndex, durationTo, durationTween, loop, tweenEasing);
    }
    /// Plays movements one after the other. If `loop` is true, the list starts again after the last one. An
    /// unknown name is logged, and nothing is played in its place or after it.
    virtual void playWithNames(const std::vector<std::string>& movementNames, int durationTo = -1,
                               bool loop = true);
    /// Plays movements one after the other, by their numbers in the file. If `loop` is true, the list starts
    /// again after the last one. An unknown number is an error: debug builds assert; release builds log it
    /// and do nothing.
    virtual void playWithIndexes(const std::vector<int>& movementIndexes, int durationTo = -1,
                                 bool loop = true);
    /// Goes to a frame of the current movement and plays on from there. The frames in between send no events.
    /// A frame outside the movement is logged and changes nothing.
    virtual void gotoAndPlay(int frameIndex);
    /// Goes to a frame of the current movement and pauses there.
    virtual void gotoAndPause(int frameIndex);
    /// Pauses the movement and the bones.
    void pause() override;
    /// Continues the movement and the bones after pause().
    void resume() override;
    /// Ends the movement. The bones stay where they are.
    void stop() override;
    void update(float dt) override;

    /// Sets the speed; 2 is twice as fast. It also applies to the armatures that bones show.
    virtual void setSpeedScale(float speedScale);
    /// Returns the speed; 2 is twice as fast. It also applies to the armatures that bones show.
    virtual float getSpeedScale() const { return _speedScale; }
    /// Deprecated name of setSpeedScale().
    virtual void setAnimationScale(float animationScale) { setSpeedScale(animationScale); }
    /// Deprecated name of getSpeedScale().
    virtual float getAnimationScale() const { return getSpeedScale(); }
    /// Does nothing, as in cocos2d-x.
    virtual void setAnimationInternal(float /*animationInternal*/) {}

    /// Returns the number of movements of the armature.
    ssize_t getMovementCount() const;
    /// Returns the name of the movement that plays. After its end, the name is empty.
    std::string getCurrentMovementID() const;

    // --- Events ---

    /// Sets the function that is called when a movement starts, completes, or begins again.
    void setMovementEventCallFunc(MovementListener listener);
    /// Sets the function that is called when a key frame with an event is passed.
    void setFrameEventCallFunc(FrameListener listener);
    /// Sets the member function of `target` that is called for movement events. `target` is not retained, and is
    /// not called after its end. A null target or function removes the function that was set.
    void setMovementEventCallFunc(cocos2d::Ref* target, copra::MovementSelector callFunc);
    /// Sets the member function of `target` that is called for frame events. `target` is not retained, and is not
    /// called after its end. A null target or function removes the function that was set.
    void setFrameEventCallFunc(cocos2d::Ref* target, copra::FrameSelector callFunc);

    /// Sets the description of all movements. It is retained.
    virtual void setAnimationData(AnimationData* data) { _animationData = data; }
    /// Returns the description of all movements. It is retained.
    virtual AnimationData* getAnimationData() const { return _animationData; }
    /// Returns an object for use by the game. It is retained.
    virtual Ref* getUserObject() { return _userObject; }
    /// Returns a constant pointer to the object of the game. It is retained.
    virtual const Ref* getUserObject() const { return _userObject; }
    /// Sets an object for use by the game. It is retained.
    virtual void setUserObject(Ref* userObject) { _userObject = userObject; }

    ArmatureAnimation();
    ~ArmatureAnimation() override;
    /// Sets the armature that plays the animation. Returns true.
    virtual bool init(Armature* armature);

    /// Forgets the tween of a bone. The armature calls it before a bone leaves.
    void removeTween(Tween* tween);

protected:
    void updateHandler() override;
    /// Calls the functions for frame events for a key frame.
    void frameEvent(Bone* bone, const std::string& frameEventName, int originFrameIndex,
                    int currentFrameIndex);
    /// Calls the functions for movement events for a movement.
    void movementEvent(Armature* armature, MovementEventType movementType, const std::string& movementID);
    /// Plays the next movement of a list.
    void updateMovementList();
    /// Returns whether frame events are left out because gotoAndPlay() or gotoAndPause() passes over frames.
    bool isIgnoreFrameEvent() const { return _ignoreFrameEvent; }
    friend class Tween;

private:
    bool hasNoArmature() const;
    const std::string* movementName(int index) const;
    void playBone(Bone& bone, int durationTo, int durationTween, int loop,
                  cocos2d::tweenfunc::TweenType tweenEasing);
    void sendFrameEvents();
    void sendMovementEvents();

protected:
    copra::WeakPtr<Armature> _armature; ///< The armature that plays, not retained.
    cocos2d::RefPtr<AnimationData> _animationData;
    cocos2d::RefPtr<MovementData> _movementData;
    cocos2d::RefPtr<Ref> _userObject;
    float _speedScale = 1.0f;
    std::string _movementID;
    std::vector<cocos2d::RefPtr<Tween>> _tweenList; ///< The tweens of the bones of the movement.
    bool _ignoreFrameEvent = false;
    std::vector<FrameEvent> _frameEventQueue;
    std::vector<MovementEvent> _movementEventQueue;
    std::vector<std::string> _movementList;
    bool _onMovementList = false;
    bool _movementListLoop = false;
    std::size_t _movementIndex = 0;
    int _movementListDurationTo = -1;

    copra::WeakPtr<cocos2d::Ref> _movementEventTarget;
    copra::WeakPtr<cocos2d::Ref> _frameEventTarget;
    copra::MovementSelector _movementEventCallFunc = nullptr;
    copra::FrameSelector _frameEventCallFunc = nullptr;
    MovementListener _movementEventListener;
    FrameListener _frameEventListener;
};

} // namespace cocostudio
