#pragma once

#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "event/fwd.h"
#include "studio/armature/ArmatureAnimation.h"
#include "studio/json/TriggerObj.h"

#include <map>
#include <rapidjson/document.h>
#include <utility>
#include <vector>

namespace cocostudio {

/// The triggers of the scene that SceneReader has loaded, by number. sendEvent() sends events to them.
class TriggerMng {
public:
    /// Returns the manager of the program, which is created on first use.
    static TriggerMng* getInstance();
    /// Deletes the manager and removes all triggers.
    static void destroyInstance();
    /// Returns "1.0.0.0".
    static const char* triggerMngVersion();

    /// Adds the triggers of a JSON scene. A trigger replaces a trigger with the same ID.
    void parse(const rapidjson::Value& root);
    /// Adds the triggers of a binary scene. A trigger replaces a trigger with the same ID.
    void parse(CocoLoader* loader, stExpCocoNode* node);
    /// Removes all triggers.
    void removeAll();
    /// Returns the trigger with this ID, or null.
    TriggerObj* getTriggerObj(unsigned int id) const;
    /// Removes a trigger. Returns false if the manager does not have it.
    bool removeTriggerObj(TriggerObj* trigger);
    /// Removes the trigger with this ID. Returns false if there is none.
    bool removeTriggerObj(unsigned int id);
    /// Returns whether there are no triggers.
    bool isEmpty() const { return _triggers.empty(); }

    /// Adds a callback for the movements of an armature. An armature can have one callback for each target.
    /// Neither the armature nor the target is retained. The callbacks replace the function that was set with
    /// ArmatureAnimation::setMovementEventCallFunc().
    void addArmatureMovementCallBack(Armature* armature, cocos2d::Ref* target,
                                     copra::MovementSelector selector);
    /// Removes the callback of one target for the movements of an armature.
    void removeArmatureMovementCallBack(Armature* armature, cocos2d::Ref* target,
                                        copra::MovementSelector selector);
    /// Removes all callbacks for the movements of an armature.
    void removeArmatureAllMovementCallBack(Armature* armature);
    /// Removes all callbacks for the movements of all armatures.
    void removeAllArmatureMovementCallBack();

    /// Sends an event with the event dispatcher of the Director.
    void dispatchEvent(cocos2d::EventCustom* event);
    /// Adds a listener to the event dispatcher of the Director.
    void addEventListenerWithFixedPriority(cocos2d::EventListener* listener, int fixedPriority);
    /// Removes a listener from the event dispatcher of the Director.
    void removeEventListener(cocos2d::EventListener* listener);

    /// Constructs a manager without triggers. Games call getInstance().
    TriggerMng();
    virtual ~TriggerMng();

private:
    /// Whether the receiver still gets the movement events of the armature.
    bool listens(const cocos2d::Ref* receiver, Armature* armature) const;

    struct MovementCallbacks {
        copra::WeakPtr<Armature> armature;
        std::vector<std::pair<copra::WeakPtr<cocos2d::Ref>, copra::MovementSelector>> calls;
    };

    std::map<unsigned int, cocos2d::RefPtr<TriggerObj>> _triggers;
    std::map<Armature*, MovementCallbacks> _movementCallbacks;
    cocos2d::EventDispatcher* _eventDispatcher; ///< The event dispatcher, not retained.
};

} // namespace cocostudio
