#pragma once

#include "event/EventFocus.h"
#include "event/EventListener.h"

namespace cocos2d {

/// Receives an event when the focus moves from one widget to another.
class EventListenerFocus : public EventListener {
public:
    /// The type of these listeners in the dispatcher.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without a callback.
    static EventListenerFocus* create();

    EventListenerFocus* clone() override;
    /// Whether the dispatcher accepts the listener: it needs onFocusChanged.
    bool checkAvailable() override;

    /// Called with the widget that lost the focus and the one that got it. Either may be null.
    std::function<void(ui::Widget*, ui::Widget*)> onFocusChanged;

    /// For derived classes; games call create().
    EventListenerFocus() = default;
    bool init();
};

} // namespace cocos2d
