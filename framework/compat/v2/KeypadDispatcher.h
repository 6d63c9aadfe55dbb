#pragma once

#include "base/RefPtr.h"

#include <vector>

namespace cocos2d {

class EventListener;

/// Receives the keys Back (the same as Escape) and Menu in 2.x. Layers have the same functions and need only
/// setKeypadEnabled().
class CCKeypadDelegate {
public:
    virtual ~CCKeypadDelegate() = default;
    /// Back (Escape) or Menu was released.
    virtual void keyBackClicked() {}
    virtual void keyMenuClicked() {}
};

/// Sends Back and Menu to delegates that are no layers. Delegates are not retained: remove them before they are
/// destroyed.
class CCKeypadDispatcher {
public:
    /// The one of the Director.
    static CCKeypadDispatcher* shared_();
    /// Adds a delegate, which must be removed before it is destroyed.
    void addDelegate(CCKeypadDelegate* delegate);
    /// Does nothing for a delegate that is not there.
    void removeDelegate(CCKeypadDelegate* delegate);

private:
    struct Entry_ {
        CCKeypadDelegate* delegate;
        RefPtr<EventListener> listener;
    };

    std::vector<Entry_> _entries;
};

} // namespace cocos2d
