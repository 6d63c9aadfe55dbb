#pragma once

#include "event/Event.h"
#include "event/fwd.h"

namespace cocos2d {

/// The focus of a user interface moved from one widget to another.
class EventFocus : public Event {
public:
    /// Either may be null. Not owned.
    EventFocus(ui::Widget* widgetLoseFocus, ui::Widget* widgetGetFocus);

    bool isOfItsType_() const override;

private:
    ui::Widget* _widgetGetFocus;
    ui::Widget* _widgetLoseFocus;

    friend class EventListenerFocus;
};

} // namespace cocos2d
