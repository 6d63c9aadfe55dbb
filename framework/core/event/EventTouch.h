#pragma once

#include "event/Event.h"
#include "event/Touch.h"

#include <vector>

namespace cocos2d {

/// An event that is sent for touches that began, moved, ended, or were canceled at the same moment.
class EventTouch : public Event {
public:
    /// The maximum number of touches at the same time.
    static constexpr int MAX_TOUCHES = 15;

    /// What happened to the touches.
    enum class EventCode {
        BEGAN,     ///< A finger touched the view, or the left mouse button was pressed.
        MOVED,     ///< A finger moved on the view.
        ENDED,     ///< A finger left the view.
        CANCELLED, ///< The system ended a touch.
    };

    /// Constructs an event without touches. The view creates such events.
    EventTouch();

    /// Returns what happened to the touches.
    EventCode getEventCode() const { return _eventCode; }
    /// Returns the touches that changed. The event does not own them.
    const std::vector<Touch*>& getTouches() const { return _touches; }

    /// Sets what happened to the touches. The dispatcher calls it.
    void setEventCode(EventCode eventCode) { _eventCode = eventCode; }
    /// Sets the touches that changed, which must outlive the event.
    void setTouches(const std::vector<Touch*>& touches);

    bool isOfItsType_() const override;

private:
    EventCode _eventCode = EventCode::BEGAN;
    std::vector<Touch*> _touches;
};

} // namespace cocos2d
