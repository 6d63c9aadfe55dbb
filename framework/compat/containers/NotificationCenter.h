#pragma once

#include "base/Array.h"
#include "base/Ref.h"
#include "base/RefPtr.h"

#include <string>

namespace cocos2d {

/// Notifies observers by name, as in cocos2d-x 2.x. In new code, use custom events (EventDispatcher).
///
/// Observers are not retained: remove them before they are deleted. Callbacks may add and remove observers. A
/// removed observer is no longer called; an added one receives the next notification.
class __NotificationCenter : public Ref {
public:
    /// Returns the shared instance, which is created on the first call.
    static __NotificationCenter* getInstance();
    /// Destroys the shared instance with its observers. The next getInstance() creates another one.
    static void destroyInstance();
    /// Deprecated name of getInstance().
    static __NotificationCenter* sharedNotificationCenter() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeNotificationCenter() { destroyInstance(); }

    /// Calls `selector` of `target` for each notification `name`. If `sender` is not null, the selector is
    /// called only for notifications with this sender or without one. Adding the same target, name, and
    /// sender again does nothing. A null target or selector is ignored with a warning.
    void addObserver(Ref* target, SEL_CallFuncO selector, const std::string& name, Ref* sender);
    /// Removes all observers of a target for a notification.
    void removeObserver(Ref* target, const std::string& name);
    /// Removes all observers of a target. Returns how many there were.
    int removeAllObservers(Ref* target);
    /// Whether a target observes a notification of a sender.
    bool observerExisted(Ref* target, const std::string& name, Ref* sender) const;

    /// Calls the observers of a notification in the order in which they were added. The argument of each
    /// selector is the sender that was passed to addObserver().
    void postNotification(const std::string& name) { postNotification(name, nullptr); }
    /// Calls the observers of a notification in the order in which they were added, except observers of
    /// another sender. The argument of each selector is `sender`.
    void postNotification(const std::string& name, Ref* sender);

    ~__NotificationCenter() override;

private:
    class Observer_;
    /// Constructs a center without observers. Use getInstance() in games.
    __NotificationCenter();

    copra::Array<RefPtr<Observer_>> _observers;
    static inline __NotificationCenter* s_center = nullptr;
};

} // namespace cocos2d
