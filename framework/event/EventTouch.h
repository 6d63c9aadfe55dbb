#pragma once

#include "event/Event.h"
#include "event/Touch.h"

#include <vector>

namespace cocos2d {

/// Touches that began, moved, ended or were cancelled at the same moment.
class EventTouch : public Event {
public:
    /// Most fingers that are followed at once.
    static constexpr int MAX_TOUCHES = 15;

    /// What happened to the touches.
    enum class EventCode {
        BEGAN,
        MOVED,
        ENDED,
        CANCELLED,
    };

    EventTouch();

    /// What happened.
    EventCode getEventCode() const { return _eventCode; }
    /// The touches it happened to. Not owned.
    const std::vector<Touch*>& getTouches() const { return _touches; }

    /// Says what happened.
    void setEventCode(EventCode eventCode) { _eventCode = eventCode; }
    /// Says to which touches; they must outlive the event.
    void setTouches(const std::vector<Touch*>& touches);

private:
    EventCode _eventCode = EventCode::BEGAN;
    std::vector<Touch*> _touches;
};

} // namespace cocos2d
