#pragma once

#include "base/RefPtr.h"
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
    START,        ///< The movement plays, after its transition.
    COMPLETE,     ///< The movement has ended.
    LOOP_COMPLETE ///< A round of the movement has ended.
};

/// Member functions of 2.x for movement events and frame events.
typedef void (cocos2d::Ref::*SEL_MovementEventCallFunc)(Armature*, MovementEventType, const std::string&);
typedef void (cocos2d::Ref::*SEL_FrameEventCallFunc)(Bone*, const std::string&, int, int);

/// An event of a key frame that was passed.
struct FrameEvent {
    cocos2d::RefPtr<Bone> bone; ///< the bone whose key frame it is
    std::string frameEventName; ///< the text in the editor
    int originFrameIndex;       ///< frame of the key frame
    int currentFrameIndex;      ///< frame where the movement is
};

/// An event of a movement.
struct MovementEvent {
    Armature* armature;             ///< the armature that plays; not retained
    MovementEventType movementType; ///< what happened
    std::string movementID;         ///< name of the movement
};

} // namespace cocostudio

namespace copra {

/// A member function that receives movement events; the name of the movement may be a `const char*`, as in cocos2d-x 2.x.
class MovementSelector {
public:
    MovementSelector(std::nullptr_t) {}
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
    template<class T>
    MovementSelector(void (T::*method)(cocostudio::Armature*, cocostudio::MovementEventType, const char*))
        : _call([method](cocos2d::Ref* target, cocostudio::Armature* armature,
                         cocostudio::MovementEventType type, const std::string& name) {
              (static_cast<T*>(target)->*method)(armature, type, name.c_str());
          }) {}

    explicit operator bool() const { return static_cast<bool>(_call); }
    void operator()(cocos2d::Ref* target, cocostudio::Armature* armature, cocostudio::MovementEventType type,
                    const std::string& name) const {
        _call(target, armature, type, name);
    }

private:
    std::function<void(cocos2d::Ref*, cocostudio::Armature*, cocostudio::MovementEventType,
                       const std::string&)>
        _call;
};

/// The same for frame events.
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

/// Converts `Class::function`, with a `const std::string&` or a `const char*` for the name.
#define movementEvent_selector(_SELECTOR) copra::MovementSelector(&_SELECTOR)
#define frameEvent_selector(_SELECTOR) copra::FrameSelector(&_SELECTOR)

namespace cocostudio {

/// Plays the movements of an armature and sends their events. Events are sent after the bones have moved. Callbacks may do
/// anything, including removing the armature.
class ArmatureAnimation : public ProcessBase {
public:
    /// Functions for movement events and frame events.
    using MovementListener = std::function<void(Armature* armature, MovementEventType movementType,
                                                const std::string& movementID)>;
    using FrameListener = std::function<void(Bone* bone, const std::string& frameEventName,
                                             int originFrameIndex, int currentFrameIndex)>;

    /// `armature` owns the animation and is not retained.
    static ArmatureAnimation* create(Armature* armature);

    // --- Playing ---

    using ProcessBase::play;
    /// Plays a movement by its name. An unknown name is logged and changes nothing. `durationTo` is the number of frames of the
    /// transition; -1 takes that of the movement. `loop` is 0 for no and above 0 for yes; a negative number takes that of the
    /// movement.
    virtual void play(const std::string& animationName, int durationTo = -1, int loop = -1);
    /// Plays a movement by its number in the file. It asserts that there is one.
    virtual void playWithIndex(int animationIndex, int durationTo = -1, int loop = -1);
    /// Plays a movement by its number in the file.
    virtual void playByIndex(int animationIndex, int durationTo = -1, int loop = -1) {
        playWithIndex(animationIndex, durationTo, loop);
    }
    /// Plays movements one after the other. With `loop`, it starts again from the first one.
    virtual void playWithNames(const std::vector<std::string>& movementNames, int durationTo = -1,
                               bool loop = true);
    /// Plays movements, by their numbers in the file, one after the other.
    virtual void playWithIndexes(const std::vector<int>& movementIndexes, int durationTo = -1,
                                 bool loop = true);
    /// Goes to a frame of the current movement without frame events. A frame that the movement does not have is logged.
    virtual void gotoAndPlay(int frameIndex);
    /// Goes to a frame of the current movement and stops there.
    virtual void gotoAndPause(int frameIndex);
    void pause() override;
    void resume() override;
    void stop() override;
    void update(float dt) override;

    /// The factor of the speed. It also applies to the armatures that bones show.
    virtual void setSpeedScale(float speedScale);
    virtual float getSpeedScale() const { return _speedScale; }
    virtual void setAnimationScale(float animationScale) { setSpeedScale(animationScale); }
    virtual float getAnimationScale() const { return getSpeedScale(); }
    /// Has no effect, as in the original.
    virtual void setAnimationInternal(float) {}

    /// The number of movements of the figure.
    ssize_t getMovementCount() const;
    /// The name of the movement that plays; empty after its end.
    std::string getCurrentMovementID() const;

    // --- Events ---

    /// Sets the function that is called when a movement starts, completes, or begins again.
    void setMovementEventCallFunc(MovementListener listener);
    /// Sets the function that is called when a key frame with an event is passed.
    void setFrameEventCallFunc(FrameListener listener);
    /// Calls a member function of `target`, which is not retained; null removes it.
    /// The functions for events; an empty one removes it.
    void setMovementEventCallFunc(cocos2d::Ref* target, copra::MovementSelector callFunc);
    /// Sets the function for frame events. A null target or function removes it.
    void setFrameEventCallFunc(cocos2d::Ref* target, copra::FrameSelector callFunc);

    /// The description of all movements. Retained.
    virtual void setAnimationData(AnimationData* data) { _animationData = data; }
    virtual AnimationData* getAnimationData() const { return _animationData; }
    /// An object for the game, which is retained.
    virtual Ref* getUserObject() { return _userObject; }
    virtual const Ref* getUserObject() const { return _userObject; }
    virtual void setUserObject(Ref* userObject) { _userObject = userObject; }

    ArmatureAnimation();
    ~ArmatureAnimation() override;
    virtual bool init(Armature* armature);

    /// Called by the armature before a bone leaves it.
    void removeTween(Tween* tween);

protected:
    void updateHandler() override;
    /// Notifies the listeners of a key frame.
    void frameEvent(Bone* bone, const std::string& frameEventName, int originFrameIndex,
                    int currentFrameIndex);
    /// Notifies the listeners of a movement.
    void movementEvent(Armature* armature, MovementEventType movementType, const std::string& movementID);
    /// Plays the next movement of a list.
    void updateMovementList();
    /// Whether frame events are left out while a frame is gone to.
    bool isIgnoreFrameEvent() const { return _ignoreFrameEvent; }
    friend class Tween;

private:
    void playBone(Bone& bone, int durationTo, int durationTween, int loop);
    void sendFrameEvents();
    void sendMovementEvents();

protected:
    Armature* _armature = nullptr; ///< weak
    cocos2d::RefPtr<AnimationData> _animationData;
    cocos2d::RefPtr<MovementData> _movementData;
    cocos2d::RefPtr<Ref> _userObject;
    float _speedScale = 1.0f;
    std::string _movementID;
    std::vector<Tween*> _tweenList; ///< the tweens of the bones of the movement
    bool _ignoreFrameEvent = false;
    std::vector<FrameEvent> _frameEventQueue;
    std::vector<MovementEvent> _movementEventQueue;
    std::vector<std::string> _movementList;
    bool _onMovementList = false;
    bool _movementListLoop = false;
    std::size_t _movementIndex = 0;
    int _movementListDurationTo = -1;

    cocos2d::Ref* _movementEventTarget = nullptr;
    cocos2d::Ref* _frameEventTarget = nullptr;
    copra::MovementSelector _movementEventCallFunc = nullptr;
    copra::FrameSelector _frameEventCallFunc = nullptr;
    MovementListener _movementEventListener;
    FrameListener _frameEventListener;
};

} // namespace cocostudio
