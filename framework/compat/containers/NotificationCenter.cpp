#include "compat/containers/NotificationCenter.h"

#include "base/mainThread.h"
#include "base/refuse.h"

#include <algorithm>

namespace cocos2d {

class __NotificationCenter::Observer_ : public Ref {
public:
    Ref* target = nullptr; ///< null after removal, so that a running postNotification() skips it
    SEL_CallFuncO selector = nullptr;
    std::string name;
    Ref* sender = nullptr;
};

__NotificationCenter::__NotificationCenter() = default;
__NotificationCenter::~__NotificationCenter() = default;

__NotificationCenter* __NotificationCenter::getInstance() {
    copra::expectMainThread("NotificationCenter::getInstance");
    if (!s_center) s_center = new __NotificationCenter();
    return s_center;
}

void __NotificationCenter::destroyInstance() {
    if (s_center) s_center->release();
    s_center = nullptr;
}

void __NotificationCenter::addObserver(Ref* target, SEL_CallFuncO selector, const std::string& name,
                                       Ref* sender) {
    if (!target || !selector) {
        copra::warning("NotificationCenter::addObserver: '%s' has no target or no selector", name.c_str());
        return;
    }
    if (observerExisted(target, name, sender)) return;
    RefPtr<Observer_> observer;
    observer.weakAssign(new Observer_());
    observer->target = target;
    observer->selector = selector;
    observer->name = name;
    observer->sender = sender;
    _observers.push_back(observer);
}

bool __NotificationCenter::observerExisted(Ref* target, const std::string& name, Ref* sender) const {
    return std::any_of(_observers.begin(), _observers.end(), [&](const RefPtr<Observer_>& observer) {
        return observer->target == target && observer->name == name && observer->sender == sender;
    });
}

void __NotificationCenter::removeObserver(Ref* target, const std::string& name) {
    const auto isOurs = [&](const RefPtr<Observer_>& observer) {
        const bool ours = observer->target == target && observer->name == name;
        if (ours) observer->target = nullptr;
        return ours;
    };
    _observers.erase(std::remove_if(_observers.begin(), _observers.end(), isOurs), _observers.end());
}

int __NotificationCenter::removeAllObservers(Ref* target) {
    const auto before = _observers.size();
    const auto isOurs = [&](const RefPtr<Observer_>& observer) {
        const bool ours = observer->target == target;
        if (ours) observer->target = nullptr;
        return ours;
    };
    _observers.erase(std::remove_if(_observers.begin(), _observers.end(), isOurs), _observers.end());
    return static_cast<int>(before - _observers.size());
}

void __NotificationCenter::postNotification(const std::string& name, Ref* sender) {
    const RefPtr<__NotificationCenter> keepAlive(this);
    const auto observers = _observers;
    for (const auto& observer : observers) {
        if (!observer->target || observer->name != name) continue;
        if (observer->sender && sender && observer->sender != sender) continue;
        (observer->target->*observer->selector)(sender ? sender : observer->sender);
    }
}

} // namespace cocos2d
