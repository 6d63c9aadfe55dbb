#pragma once

#include "base/Array.h"
#include "base/Ref.h"
#include "base/RefPtr.h"

#include <string>

namespace cocos2d {

/// Notifies observers by name, as in cocos2d-x 2.x. In new code use custom events (EventDispatcher).
///
/// Observers are not retained: remove them before they are deleted. Callbacks may add and remove observers. A
/// removed observer is no longer called; an added one receives the next notification.
class __NotificationCenter : public Ref {
public:
    /// The shared instance, created by the first call.
    static __NotificationCenter* getInstance();
    static void destroyInstance();
    /// Deprecated aliases.
    static __NotificationCenter* sharedNotificationCenter() { return getInstance(); }
    static void purgeNotificationCenter() { destroyInstance(); }

    /// Calls `selector` of `target` for each notification `name`. If `sender` is not null, only for
    /// notifications with this sender or without one. Adding the same target, name and sender again does
    /// nothing.
    void addObserver(Ref* target, SEL_CallFuncO selector, const std::string& name, Ref* sender);
    void removeObserver(Ref* target, const std::string& name);
    /// Returns the number of removed observers.
    int removeAllObservers(Ref* target);
    bool observerExisted(Ref* target, const std::string& name, Ref* sender) const;

    /// Calls the observers in the order in which they were added. The argument of the selector is `sender`,
    /// or the sender of the observer if `sender` is null.
    void postNotification(const std::string& name) { postNotification(name, nullptr); }
    void postNotification(const std::string& name, Ref* sender);

    ~__NotificationCenter() override;

private:
    class Observer_;
    __NotificationCenter();

    copra::Array<RefPtr<Observer_>> _observers;
    static inline __NotificationCenter* s_center = nullptr;
};

} // namespace cocos2d
