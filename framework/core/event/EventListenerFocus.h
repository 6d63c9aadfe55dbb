#pragma once

#include "event/EventFocus.h"
#include "event/EventListener.h"

namespace cocos2d {

/// Receives an event when the focus moves from one widget to another.
class EventListenerFocus : public EventListener {
public:
    /// The ID of all listeners of this class.
    static const std::string LISTENER_ID;

    /// Creates an autoreleased listener without a callback.
    static EventListenerFocus* create();

    EventListenerFocus* clone() override;
    /// Whether the listener has the callback onFocusChanged, which the dispatcher requires. Without one,
    /// debug builds assert; release builds log that and return false.
    bool checkAvailable() override;

    /// Called with the widget that lost the focus and the widget that got it. Either may be null.
    std::function<void(ui::Widget*, ui::Widget*)> onFocusChanged;

    /// Constructs a listener for a derived class. Use create() in games.
    EventListenerFocus() = default;
    /// Initializes a listener for the focus of widgets, without a callback.
    bool init();
};

} // namespace cocos2d
