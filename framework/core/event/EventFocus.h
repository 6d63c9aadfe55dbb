#pragma once

#include "event/Event.h"
#include "event/fwd.h"

namespace cocos2d {

/// An event that is sent when the focus moves from one widget to another.
class EventFocus : public Event {
public:
    /// Constructs an event with the widget that loses the focus and the widget that gets it. Either may be
    /// null; neither is owned.
    EventFocus(ui::Widget* widgetLoseFocus, ui::Widget* widgetGetFocus);

    bool isOfItsType_() const override;

private:
    ui::Widget* _widgetGetFocus;
    ui::Widget* _widgetLoseFocus;

    friend class EventListenerFocus;
};

} // namespace cocos2d
