#pragma once

#include "event/EventFocus.h"
#include "event/EventListener.h"

namespace cocos2d {

/// Hears when the focus goes from one widget to another.
class EventListenerFocus : public EventListener {
public:
    static const std::string LISTENER_ID;

    /// An autoreleased listener without a callback.
    static EventListenerFocus* create();

    EventListenerFocus* clone() override;
    /// Needs onFocusChanged.
    bool checkAvailable() override;

    /// First the widget that lost the focus, then the one that got it; either may be null.
    std::function<void(ui::Widget*, ui::Widget*)> onFocusChanged;

    /// For those who call new and init() by hand.
    EventListenerFocus() = default;
    bool init();
};

} // namespace cocos2d
