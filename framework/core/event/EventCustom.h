#pragma once

#include "event/Event.h"

#include <string>

namespace cocos2d {

/// An event that a game defines and identifies by a name.
class EventCustom : public Event {
public:
    /// Constructs an event with this name. Dispatch it with EventDispatcher::dispatchEvent().
    explicit EventCustom(const std::string& eventName);

    /// Sets a pointer to any data for the listeners. The event does not own the data.
    void setUserData(void* data) { _userData = data; }
    /// Returns the pointer that setUserData() has set; null by default.
    void* getUserData() const { return _userData; }

    /// Returns the name by which listeners receive the event.
    const std::string& getEventName() const { return _eventName; }

    bool isOfItsType_() const override;

private:
    void* _userData = nullptr;
    std::string _eventName;
};

} // namespace cocos2d
