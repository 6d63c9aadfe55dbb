#pragma once

#include "base/Vector.h"
#include "event/fwd.h"
#include "studio/values/fwd.h"

#include <rapidjson/document.h>

namespace cocostudio {

/// A condition of a trigger: derive from it, register the class with ObjectFactory (see DECLARE_CLASS_INFO) and override
/// detect().
class BaseTriggerCondition : public cocos2d::Ref {
public:
    ~BaseTriggerCondition() override;
    /// Called after serialize().
    virtual bool init() { return true; }
    /// Whether the condition is met; true by default.
    virtual bool detect() { return true; }
    /// Reads the values of the condition, from json or from binary scenes.
    virtual void serialize(const rapidjson::Value&) {}
    /// Not called, as binary scenes are read as json; overrides compile.
    virtual void serialize(CocoLoader*, stExpCocoNode*) {}
    /// Called at its end.
    virtual void removeAll() {}

protected:
    BaseTriggerCondition();
};

/// An action of a trigger: the same with done().
class BaseTriggerAction : public cocos2d::Ref {
public:
    ~BaseTriggerAction() override;
    virtual bool init() { return true; }
    /// Does what the action is for; called when the trigger fires.
    virtual void done() {}
    /// Reads the values of the action; the second form is not called.
    virtual void serialize(const rapidjson::Value&) {}
    virtual void serialize(CocoLoader*, stExpCocoNode*) {}
    /// Called at its end.
    virtual void removeAll() {}

protected:
    BaseTriggerAction();
};

/// A trigger of a scene of Cocos Studio 1: when one of its events is sent and one of its conditions is true (or there are
/// none), it runs its actions.
class TriggerObj : public cocos2d::Ref {
public:
    static TriggerObj* create();
    virtual bool init() { return true; }

    /// Whether one condition is true, or there are none; true also while it is disabled.
    virtual bool detect();
    /// Runs all actions in their order, unless it is disabled.
    virtual void done();
    /// Ends the trigger: conditions, actions, and events.
    virtual void removeAll();
    /// A class that is not registered is logged and left out.
    virtual void serialize(const rapidjson::Value& value);
    /// A node of a binary scene that the game reads itself.
    virtual void serialize(CocoLoader* loader, stExpCocoNode* node);

    /// The number in the editor.
    unsigned int getId() { return _id; }
    /// Whether the trigger fires; true by default.
    void setEnabled(bool enabled) { _enabled = enabled; }

    TriggerObj();
    ~TriggerObj() override;

private:
    void listenTo(int event);

    cocos2d::Vector<BaseTriggerCondition*> _cons;
    cocos2d::Vector<BaseTriggerAction*> _acts;
    cocos2d::Vector<cocos2d::EventListenerCustom*> _listeners;
    unsigned int _id = 0xFFFFFFFFu;
    bool _enabled = true;
};

} // namespace cocostudio
