#pragma once

#include "base/RefPtr.h"
#include "event/fwd.h"
#include "scene/Layer.h"

#include <type_traits>
#include <vector>

namespace cocos2d {

/// Receives the keys Back (the same as Escape) and Menu in 2.x. Layers have the same functions and need only
/// setKeypadEnabled().
class CCKeypadDelegate {
public:
    virtual ~CCKeypadDelegate() = default;
    /// Called when the key Back, or Escape, is released.
    virtual void keyBackClicked() {}
    /// Called when the key Menu is released.
    virtual void keyMenuClicked() {}
};

/// Sends Back and Menu to delegates that are not layers. Delegates are not retained: remove them before they
/// are destroyed.
class CCKeypadDispatcher {
public:
    /// Returns the dispatcher of the Director.
    static CCKeypadDispatcher* shared_();
    /// Adds a delegate, which must be removed before it is destroyed.
    void addDelegate(CCKeypadDelegate* delegate);
    /// Removes a delegate. A delegate that was not added is ignored.
    void removeDelegate(CCKeypadDelegate* delegate);
    /// Enables the keys of a layer, which is a delegate in 2.x, as setKeypadEnabled() does.
    template<class T>
    std::enable_if_t<std::is_base_of_v<Layer, T> && !std::is_base_of_v<CCKeypadDelegate, T>>
    addDelegate(T* layer) {
        layer->setKeypadEnabled(true);
    }
    /// Disables the keys of a layer.
    template<class T>
    std::enable_if_t<std::is_base_of_v<Layer, T> && !std::is_base_of_v<CCKeypadDelegate, T>>
    removeDelegate(T* layer) {
        layer->setKeypadEnabled(false);
    }

private:
    struct Entry_ {
        CCKeypadDelegate* delegate;
        RefPtr<EventListener> listener;
    };

    std::vector<Entry_> _entries;
};

} // namespace cocos2d
