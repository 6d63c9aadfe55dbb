#include "compat/v2/TouchDispatcher.h"

#include "app/Director.h"
#include "compat/containers/Set.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "event/EventTouch.h"
#include "time/Scheduler.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace cocos2d {

namespace {

using Functions = std::shared_ptr<const copra::TouchFunctions>;
using SetFunction = std::function<void(__Set*, Event*)> copra::TouchFunctions::*;

/// The priority of the menus, which are listeners of the scene graph here: what comes before them in 2.x has a negative
/// fixed priority, everything else a positive one.
constexpr int kMenuPriority = -128;

int fixedPriority(int priority) {
    return priority < kMenuPriority ? priority : priority - kMenuPriority + 1;
}

EventListenerTouchAllAtOnce::ccTouchesCallback sendAll(const Functions& functions, SetFunction function) {
    return [functions, function](const std::vector<Touch*>& touches, Event* event) {
        if (!functions->isAlive()) return;
        __Set* set = __Set::create();
        for (Touch* touch : touches) set->addObject(touch);
        ((*functions).*function)(set, event);
    };
}

} // namespace

CCTouchDispatcher* CCTouchDispatcher::shared_() {
    static CCTouchDispatcher s_dispatcher;
    return &s_dispatcher;
}

CCTouchDispatcher* CCTouchDispatcher::sharedDispatcher() {
    return shared_();
}

void CCTouchDispatcher::addTargeted(const void* key, copra::TouchFunctions functions, int priority,
                                    bool swallowsTouches) {
    const auto shared = std::make_shared<const copra::TouchFunctions>(std::move(functions));
    auto* listener = EventListenerTouchOneByOne::create();
    listener->setSwallowTouches(swallowsTouches);
    listener->onTouchBegan = [shared](Touch* touch, Event* event) {
        return shared->isAlive() && shared->began(touch, event);
    };
    listener->onTouchMoved = [shared](Touch* touch, Event* event) {
        if (shared->isAlive()) shared->moved(touch, event);
    };
    listener->onTouchEnded = [shared](Touch* touch, Event* event) {
        if (shared->isAlive()) shared->ended(touch, event);
    };
    listener->onTouchCancelled = [shared](Touch* touch, Event* event) {
        if (shared->isAlive()) shared->cancelled(touch, event);
    };
    add(key, listener, priority);
}

void CCTouchDispatcher::addStandard(const void* key, copra::TouchFunctions functions, int priority) {
    const auto shared = std::make_shared<const copra::TouchFunctions>(std::move(functions));
    auto* listener = EventListenerTouchAllAtOnce::create();
    listener->onTouchesBegan = sendAll(shared, &copra::TouchFunctions::allBegan);
    listener->onTouchesMoved = sendAll(shared, &copra::TouchFunctions::allMoved);
    listener->onTouchesEnded = sendAll(shared, &copra::TouchFunctions::allEnded);
    listener->onTouchesCancelled = sendAll(shared, &copra::TouchFunctions::allCancelled);
    add(key, listener, priority);
}

void CCTouchDispatcher::add(const void* key, EventListener* listener, int priority) {
    remove(key);
    _entries.push_back({key, listener, priority});
    Director::getInstance()->getEventDispatcher()->addEventListenerWithFixedPriority(listener,
                                                                                     fixedPriority(priority));
}

void CCTouchDispatcher::remove(const void* key) {
    const auto entry =
        std::find_if(_entries.begin(), _entries.end(), [key](const Entry_& e) { return e.key == key; });
    if (entry == _entries.end()) return;
    Director::getInstance()->getEventDispatcher()->removeEventListener(entry->listener);
    _entries.erase(entry);
}

void CCTouchDispatcher::removeAllDelegates() {
    while (!_entries.empty()) remove(_entries.back().key);
}

bool CCTouchDispatcher::changePriority(const void* key, int priority) {
    const auto entry =
        std::find_if(_entries.begin(), _entries.end(), [key](const Entry_& e) { return e.key == key; });
    if (entry == _entries.end()) return false;
    entry->priority = priority;
    Director::getInstance()->getEventDispatcher()->setPriority(entry->listener, fixedPriority(priority));
    return true;
}

CCTouchHandler* CCTouchDispatcher::findByKey(const void* key) {
    const auto entry =
        std::find_if(_entries.begin(), _entries.end(), [key](const Entry_& e) { return e.key == key; });
    if (entry == _entries.end()) return nullptr;
    RefPtr<EventListenerTouchOneByOne> targeted =
        dynamic_cast<EventListenerTouchOneByOne*>(entry->listener.get());
    if (!targeted) {
        auto* handler = new CCStandardTouchHandler();
        handler->_priority = entry->priority;
        handler->autorelease();
        return handler;
    }
    RefPtr<__Set> claimed = __Set::create();
    for (Touch* touch : targeted->claimedTouches_()) claimed->addObject(touch);
    Director::getInstance()->getScheduler()->performFunctionInCocosThread([targeted, claimed] {
        auto& claims = targeted->claimedTouches_();
        claims.clear();
        for (Ref* touch : *claimed) claims.push_back(static_cast<Touch*>(touch));
    });
    auto* handler = new CCTargetedTouchHandler();
    handler->_priority = entry->priority;
    handler->_swallowsTouches = targeted->isSwallowTouches();
    handler->_claimedTouches = claimed;
    handler->autorelease();
    return handler;
}

void CCTouchDispatcher::touchesCancelled(__Set* touches, Event*) {
    std::vector<Touch*> cancelled;
    for (Ref* touch : *touches) cancelled.push_back(static_cast<Touch*>(touch));
    EventTouch event;
    event.setEventCode(EventTouch::EventCode::CANCELLED);
    event.setTouches(cancelled);
    Director::getInstance()->getEventDispatcher()->dispatchEvent(&event);
}

bool CCTouchDispatcher::isDispatchEvents() const {
    return Director::getInstance()->getEventDispatcher()->isEnabled();
}

void CCTouchDispatcher::setDispatchEvents(bool dispatchEvents) {
    Director::getInstance()->getEventDispatcher()->setEnabled(dispatchEvents);
}

} // namespace cocos2d
