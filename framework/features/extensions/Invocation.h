#pragma once

#include "base/WeakPtr.h"
#include "extensions/Control.h"

/// The Control::Handler of a member function that takes a Ref* (the control) and a Control::EventType.
#define cccontrol_selector(_SELECTOR) static_cast<cocos2d::extension::Control::Handler>(&_SELECTOR)

namespace cocos2d {
namespace extension {

/// An action of a Control: a member function of a target, which is not retained.
class Invocation : public Ref {
public:
    static Invocation* create(Ref* target, Control::Handler action, Control::EventType controlEvent);

    /// Constructs an action as create() does. The target is not retained.
    Invocation(Ref* target, Control::Handler action, Control::EventType controlEvent)
        : _action(action), _target(target), _controlEvent(controlEvent) {}

    /// Calls the action with `sender` and the event. If the target has been destroyed, the function does
    /// nothing.
    void invoke(Ref* sender);
    /// Returns the member function that is called.
    virtual Control::Handler getAction() const { return _action; }
    /// Returns the target, or null if it has been destroyed.
    virtual Ref* getTarget() const { return _target.get(); }
    /// Returns the event for which the action is called.
    virtual Control::EventType getControlEvent() const { return _controlEvent; }

protected:
    Control::Handler _action;
    copra::WeakPtr<Ref> _target;
    Control::EventType _controlEvent;
};

} // namespace extension
} // namespace cocos2d
