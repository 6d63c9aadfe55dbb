#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"

#include <string>
#include <vector>

namespace cocos2d {

/// Calls member functions of objects by name, for older code. In new code use custom events
/// (EventDispatcher).
///
/// Observers are not retained: they must be removed before they die. Callbacks may add and remove observers;
/// who is removed is not called any more, and who is added hears the next notification.
class __NotificationCenter : public Ref {
public:
    /// The one center; made on the first call.
    static __NotificationCenter* getInstance() {
        if (!s_center) s_center = new __NotificationCenter();
        return s_center;
    }
    static void destroyInstance();
    static __NotificationCenter* sharedNotificationCenter() { return getInstance(); }
    static void purgeNotificationCenter() { destroyInstance(); }

    /// Calls `selector` of `target` at every notification `name`; with a `sender`, only at those with this
    /// sender or without one. The same target, name and sender a second time changes nothing.
    void addObserver(Ref* target, SEL_CallFuncO selector, const std::string& name, Ref* sender);
    void removeObserver(Ref* target, const std::string& name);
    /// Returns how many were removed.
    int removeAllObservers(Ref* target);
    bool observerExisted(Ref* target, const std::string& name, Ref* sender) const;

    /// Calls the observers in the order of adding. The argument of their function is `sender`, or the sender
    /// they asked for where that is null.
    void postNotification(const std::string& name) { postNotification(name, nullptr); }
    void postNotification(const std::string& name, Ref* sender);

    ~__NotificationCenter() override;

private:
    class Observer;
    __NotificationCenter();

    std::vector<RefPtr<Observer>> _observers;
    static inline __NotificationCenter* s_center = nullptr;
};

} // namespace cocos2d
