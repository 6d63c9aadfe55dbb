#include "event/EventListenerTouch.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/ListenerKind.h"

namespace cocos2d {

const std::string EventListenerTouchOneByOne::LISTENER_ID = copra::kindOf(Type::TOUCH_ONE_BY_ONE)->id;
const std::string EventListenerTouchAllAtOnce::LISTENER_ID = copra::kindOf(Type::TOUCH_ALL_AT_ONCE)->id;

EventListenerTouchOneByOne* EventListenerTouchOneByOne::create() {
    auto* listener = new EventListenerTouchOneByOne();
    listener->init();
    return copra::autoreleased(listener);
}

bool EventListenerTouchOneByOne::init() {
    return EventListener::init(Type::TOUCH_ONE_BY_ONE, LISTENER_ID, nullptr);
}

bool EventListenerTouchOneByOne::checkAvailable() {
    return !copra::refuse(!onTouchBegan, "EventListenerTouchOneByOne: onTouchBegan is not set");
}

EventListenerTouchOneByOne* EventListenerTouchOneByOne::clone() {
    auto* copy = create();
    copy->onTouchBegan = onTouchBegan;
    copy->onTouchMoved = onTouchMoved;
    copy->onTouchEnded = onTouchEnded;
    copy->onTouchCancelled = onTouchCancelled;
    copy->_needSwallow = _needSwallow;
    return copy;
}

EventListenerTouchAllAtOnce* EventListenerTouchAllAtOnce::create() {
    auto* listener = new EventListenerTouchAllAtOnce();
    listener->init();
    return copra::autoreleased(listener);
}

bool EventListenerTouchAllAtOnce::init() {
    return EventListener::init(Type::TOUCH_ALL_AT_ONCE, LISTENER_ID, nullptr);
}

bool EventListenerTouchAllAtOnce::checkAvailable() {
    const bool hasAny = onTouchesBegan || onTouchesMoved || onTouchesEnded || onTouchesCancelled;
    return !copra::refuse(!hasAny, "EventListenerTouchAllAtOnce: no callback is set");
}

EventListenerTouchAllAtOnce* EventListenerTouchAllAtOnce::clone() {
    auto* copy = create();
    copy->onTouchesBegan = onTouchesBegan;
    copy->onTouchesMoved = onTouchesMoved;
    copy->onTouchesEnded = onTouchesEnded;
    copy->onTouchesCancelled = onTouchesCancelled;
    return copy;
}

} // namespace cocos2d
