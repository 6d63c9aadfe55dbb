#include "extensions/Control.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "extensions/Invocation.h"

namespace cocos2d {
namespace extension {

namespace {

/// Calls `each` with the single events of a combination.
template<class Each>
void forEachEvent(Control::EventType events, const Each& each) {
    for (int i = 0; i < kControlEventTotalNumber; ++i)
        if (static_cast<int>(events) & (1 << i)) each(static_cast<Control::EventType>(1 << i));
}

} // namespace

Control::EventType operator|(Control::EventType a, Control::EventType b) {
    return static_cast<Control::EventType>(static_cast<int>(a) | static_cast<int>(b));
}

Invocation* Invocation::create(Ref* target, Control::Handler action, Control::EventType controlEvent) {
    return copra::autoreleased(new Invocation(target, action, controlEvent));
}

void Invocation::invoke(Ref* sender) {
    const RefPtr<Ref> target(_target.get());
    if (target && _action) (target->*_action)(sender, _controlEvent);
}

Control* Control::create() {
    return copra::createAutoreleased<Control>();
}

Control::Control() = default;
Control::~Control() = default;

bool Control::init() {
    if (!Layer::init()) return false;
    _state = State::NORMAL;
    setEnabled(true);
    setSelected(false);
    setHighlighted(false);
    if (_controlListener) return true;
    _controlListener = EventListenerTouchOneByOne::create();
    _controlListener->setSwallowTouches(true);
    _controlListener->onTouchBegan = [this](Touch* touch, Event* event) {
        return onTouchBegan(touch, event);
    };
    _controlListener->onTouchMoved = [this](Touch* touch, Event* event) { onTouchMoved(touch, event); };
    _controlListener->onTouchEnded = [this](Touch* touch, Event* event) { onTouchEnded(touch, event); };
    _controlListener->onTouchCancelled = [this](Touch* touch, Event* event) {
        onTouchCancelled(touch, event);
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(_controlListener, this);
    return true;
}

// --- State ---

void Control::setEnabled(bool bEnabled) {
    _enabled = bEnabled;
    _state = bEnabled ? State::NORMAL : State::DISABLED;
    needsLayout();
}

void Control::setSelected(bool bSelected) {
    _selected = bSelected;
    needsLayout();
}

void Control::setHighlighted(bool bHighlighted) {
    _highlighted = bHighlighted;
    needsLayout();
}

bool Control::hasVisibleParents() const {
    for (const Node* node = getParent(); node; node = node->getParent())
        if (!node->isVisible()) return false;
    return true;
}

void Control::setOpacityModifyRGB(bool bOpacityModifyRGB) {
    _isOpacityModifyRGB = bOpacityModifyRGB;
    copra::forEach(_children, [&](Node* child) { child->setOpacityModifyRGB(bOpacityModifyRGB); });
}

// --- Actions ---

void Control::sendActionsForControlEvents(EventType controlEvents) {
    const auto alive = copra::keepAlive(this);
    forEachEvent(controlEvents, [this](EventType event) {
        const auto found = _dispatchTable.find(static_cast<int>(event));
        if (found == _dispatchTable.end()) return;
        const Vector<Invocation*> actions = found->second; // an action may add or remove actions
        for (Invocation* action : actions) action->invoke(this);
    });
}

void Control::addTargetWithActionForControlEvents(Ref* target, Handler action, EventType controlEvents) {
    forEachEvent(controlEvents,
                 [&](EventType event) { addTargetWithActionForControlEvent(target, action, event); });
}

void Control::removeTargetWithActionForControlEvents(Ref* target, Handler action, EventType controlEvents) {
    forEachEvent(controlEvents,
                 [&](EventType event) { removeTargetWithActionForControlEvent(target, action, event); });
}

Invocation* Control::invocationWithTargetAndActionForControlEvent(Ref* target, Handler action,
                                                                  EventType controlEvent) {
    return Invocation::create(target, action, controlEvent);
}

Vector<Invocation*>& Control::dispatchListforControlEvent(EventType controlEvent) {
    return _dispatchTable[static_cast<int>(controlEvent)];
}

void Control::addTargetWithActionForControlEvent(Ref* target, Handler action, EventType controlEvent) {
    dispatchListforControlEvent(controlEvent)
        .pushBack(invocationWithTargetAndActionForControlEvent(target, action, controlEvent));
}

void Control::removeTargetWithActionForControlEvent(Ref* target, Handler action, EventType controlEvent) {
    Vector<Invocation*>& list = dispatchListforControlEvent(controlEvent);
    const Vector<Invocation*> actions = list;
    for (Invocation* each : actions)
        if ((!target || each->getTarget() == target) && (!action || each->getAction() == action))
            list.eraseObject(each);
}

// --- Touches ---

Vec2 Control::getTouchLocation(Touch* touch) {
    return convertToNodeSpace(touch->getLocation());
}

bool Control::isTouchInside(Touch* touch) {
    return getParent() &&
           getBoundingBox().containsPoint(getParent()->convertToNodeSpace(touch->getLocation()));
}

bool Control::onTouchBegan(Touch* /*touch*/, Event* /*event*/) {
    return false;
}

void Control::onTouchMoved(Touch* /*touch*/, Event* /*event*/) {}
void Control::onTouchEnded(Touch* /*touch*/, Event* /*event*/) {}
void Control::onTouchCancelled(Touch* /*touch*/, Event* /*event*/) {}

} // namespace extension
} // namespace cocos2d
