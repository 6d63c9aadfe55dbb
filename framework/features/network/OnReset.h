#pragma once

#include "base/RefPtr.h"
#include "event/fwd.h"

#include <functional>

namespace copra {

/// Calls a function when the Director has ended all scenes, for as long as it exists. The function may delete
/// it.
class OnReset {
public:
    explicit OnReset(const std::function<void()>& function);
    ~OnReset();
    OnReset(const OnReset&) = delete;
    OnReset& operator=(const OnReset&) = delete;

private:
    cocos2d::RefPtr<cocos2d::EventDispatcher> _dispatcher;
    cocos2d::RefPtr<cocos2d::EventListenerCustom> _listener;
};

} // namespace copra
