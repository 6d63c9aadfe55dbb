#include "event/EventFocus.h"

namespace cocos2d {

EventFocus::EventFocus(ui::Widget* widgetLoseFocus, ui::Widget* widgetGetFocus)
    : Event(Type::FOCUS), _widgetGetFocus(widgetGetFocus), _widgetLoseFocus(widgetLoseFocus) {}

bool EventFocus::isOfItsType_() const {
    return _type == Type::FOCUS;
}

} // namespace cocos2d
