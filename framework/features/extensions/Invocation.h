#pragma once

#include "base/WeakPtr.h"
#include "extensions/Control.h"

/// The Control::Handler of a member function that takes a Ref* (the control) and a Control::EventType.
#define cccontrol_selector(_SELECTOR) static_cast<cocos2d::extension::Control::Handler>(&_SELECTOR)

namespace cocos2d {
namespace extension {

/// An action of a Control: a member function of a target. Holds the target weakly.
class Invocation : public Ref {
public:
    static Invocation* create(Ref* target, Control::Handler action, Control::EventType controlEvent);

    /// See create(). The target is held weakly.
    Invocation(Ref* target, Control::Handler action, Control::EventType controlEvent)
        : _action(action), _target(target), _controlEvent(controlEvent) {}

    /// Calls the action with `sender` and the event. Does nothing if the target has been destroyed.
    void invoke(Ref* sender);
    /// The member function that is called.
    virtual Control::Handler getAction() const { return _action; }
    /// The target, or null if it has been destroyed.
    virtual Ref* getTarget() const { return _target.get(); }
    /// The event for which it is called.
    virtual Control::EventType getControlEvent() const { return _controlEvent; }

protected:
    Control::Handler _action;
    copra::WeakPtr<Ref> _target;
    Control::EventType _controlEvent;
};

} // namespace extension
} // namespace cocos2d
