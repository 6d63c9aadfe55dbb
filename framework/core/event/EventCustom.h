#pragma once

#include "event/Event.h"

#include <string>

namespace cocos2d {

/// An event that a game defines, identified by its name.
class EventCustom : public Event {
public:
    /// An event of this name; dispatch it with EventDispatcher::dispatchEvent().
    explicit EventCustom(const std::string& eventName);

    /// A pointer to any data for the listeners. The event does not own the data.
    void setUserData(void* data) { _userData = data; }
    void* getUserData() const { return _userData; }

    /// The name that listeners listen for.
    const std::string& getEventName() const { return _eventName; }

    bool isOfItsType_() const override;

private:
    void* _userData = nullptr;
    std::string _eventName;
};

} // namespace cocos2d
