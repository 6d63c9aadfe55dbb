#pragma once

#include "base/Vector.h"
#include "event/fwd.h"
#include "studio/values/fwd.h"

#include <rapidjson/document.h>

namespace cocostudio {

/// A condition of a trigger. Derive from it, register the class with ObjectFactory (see DECLARE_CLASS_INFO),
/// and override detect().
class BaseTriggerCondition : public cocos2d::Ref {
public:
    ~BaseTriggerCondition() override;
    /// Initializes the condition. It is called after serialize().
    virtual bool init() { return true; }
    /// Returns whether the condition is met, true by default.
    virtual bool detect() { return true; }
    /// Reads the values of the condition. Binary scenes are converted to JSON for it.
    virtual void serialize(const rapidjson::Value& /*value*/) {}
    /// Never called, because binary scenes are read as JSON. It exists so that overrides compile.
    virtual void serialize(CocoLoader* /*loader*/, stExpCocoNode* /*node*/) {}
    /// Called when the trigger is removed.
    virtual void removeAll() {}

protected:
    /// Constructs an object for a derived class.
    BaseTriggerCondition();
};

/// An action of a trigger. Derive from it, register the class with ObjectFactory (see DECLARE_CLASS_INFO),
/// and override done().
class BaseTriggerAction : public cocos2d::Ref {
public:
    ~BaseTriggerAction() override;
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }
    /// Performs the action. It is called when the trigger fires.
    virtual void done() {}
    /// Reads the values of the action from JSON.
    virtual void serialize(const rapidjson::Value& /*value*/) {}
    /// Never called, because binary scenes are read as JSON, too. It exists for ported code.
    virtual void serialize(CocoLoader* /*loader*/, stExpCocoNode* /*node*/) {}
    /// Called when the trigger is removed.
    virtual void removeAll() {}

protected:
    /// Constructs an object for a derived class.
    BaseTriggerAction();
};

/// A trigger of a scene of Cocos Studio 1. When one of its events is sent and one of its conditions is met,
/// it performs its actions. Without conditions, the event is enough.
class TriggerObj : public cocos2d::Ref {
public:
    static TriggerObj* create();
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }

    /// Returns whether one of the conditions is met. Returns true if there are no conditions or the trigger
    /// is disabled.
    virtual bool detect();
    /// Performs all actions in order, unless the trigger is disabled.
    virtual void done();
    /// Removes the conditions, the actions, and the events.
    virtual void removeAll();
    /// Reads the trigger from JSON. A class that is not registered is logged and left out.
    virtual void serialize(const rapidjson::Value& value);
    /// Reads the trigger from a node of a binary scene. It is for games that read the scene themselves.
    virtual void serialize(CocoLoader* loader, stExpCocoNode* node);

    /// Returns the number in the editor.
    unsigned int getId() { return _id; }
    /// Sets whether the trigger fires, true initially.
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
