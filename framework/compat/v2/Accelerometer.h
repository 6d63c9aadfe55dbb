#pragma once

#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "event/EventAcceleration.h"
#include "event/fwd.h"
#include "scene/Node.h"

#include <cstddef>
#include <functional>
#include <type_traits>
#include <vector>

namespace cocos2d {

/// Receives the readings of the accelerometer in 2.x. Layers have the same function, so you can pass them,
/// too.
class CCAccelerometerDelegate {
public:
    virtual ~CCAccelerometerDelegate() = default;
    /// Called with a new reading, in g; it is valid during the call.
    virtual void didAccelerate(Acceleration* acceleration) = 0;
};

/// Sends the readings of the accelerometer to delegates: one in 2.x, any number in 1.x. Delegates are not
/// retained; one that is not a node must be removed before it is destroyed.
class CCAccelerometer {
public:
    /// Returns the accelerometer of the Director; this is its name in 1.x.
    static CCAccelerometer* sharedAccelerometer();
    static CCAccelerometer* shared_(); ///< Returns the accelerometer of the Director.

    /// Replaces all delegates with one; null removes all.
    template<class T>
    void setDelegate(T* delegate) {
        setDelegate(nullptr);
        if (delegate) addDelegate(delegate);
    }
    /// Removes all delegates.
    void setDelegate(std::nullptr_t);
    /// Adds a delegate, which is not retained.
    template<class T>
    void addDelegate(T* delegate) {
        if constexpr (std::is_base_of<Node, T>::value) {
            add(dynamic_cast<const void*>(delegate),
                [delegate, node = copra::WeakPtr<Node>(delegate)](Acceleration* acceleration) {
                    if (node) delegate->didAccelerate(acceleration);
                });
        } else {
            add(dynamic_cast<const void*>(delegate),
                [delegate](Acceleration* acceleration) { delegate->didAccelerate(acceleration); });
        }
    }
    /// Removes a delegate.
    template<class T>
    void removeDelegate(T* delegate) {
        remove(dynamic_cast<const void*>(delegate));
    }
    /// Sets the seconds between two readings.
    void setAccelerometerInterval(float interval);

private:
    struct Entry_ {
        const void* key;
        RefPtr<EventListener> listener;
    };

    void add(const void* key, const std::function<void(Acceleration*)>& send);
    void remove(const void* key);

    std::vector<Entry_> _entries;
};

} // namespace cocos2d
