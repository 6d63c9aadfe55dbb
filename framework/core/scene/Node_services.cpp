#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "scene/Action.h"
#include "scene/ActionManager.h"
#include "scene/Generation.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"
#include "time/Scheduler.h"

#include <utility>

namespace cocos2d {

// --- Services ---

namespace {

/// Sets a service that a node retains.
template<class Service>
void replace(Service*& service, Service* next) {
    next->retain();
    std::exchange(service, next)->release();
}

} // namespace

void Node::setEventDispatcher(EventDispatcher* dispatcher) {
    if (copra::refuse(!dispatcher, "Node::setEventDispatcher: the dispatcher is null") ||
        dispatcher == _eventDispatcher)
        return;
    if (_hasListeners) _eventDispatcher->removeEventListenersForTarget(this);
    replace(_eventDispatcher, dispatcher);
}

void Node::setActionManager(ActionManager* actionManager) {
    if (copra::refuse(!actionManager, "Node::setActionManager: the manager is null") ||
        actionManager == _actionManager)
        return;
    stopAllActions();
    replace(_actionManager, actionManager);
}

void Node::setScheduler(Scheduler* scheduler) {
    if (copra::refuse(!scheduler, "Node::setScheduler: the scheduler is null") || scheduler == _scheduler)
        return;
    unscheduleAllCallbacks();
    replace(_scheduler, scheduler);
}

// --- Actions ---

Action* Node::runAction(Action* action) {
    if (copra::refuse(!action, "Node::runAction: the action is null") ||
        copra::refuseReleased(action, "Node::runAction: the action"))
        return nullptr;
    _actionManager->addAction(action, this, !_running);
    return action;
}

void Node::stopAllActions() {
    if (_runningActions) _actionManager->removeAllActionsFromTarget(this);
}

void Node::stopAction(Action* action) {
    _actionManager->removeAction(action);
}

void Node::stopActionByTag(int tag) {
    _actionManager->removeActionByTag(tag, this);
}

void Node::stopAllActionsByTag(int tag) {
    _actionManager->removeAllActionsByTag(tag, this);
}

void Node::stopActionsByFlags(unsigned int flags) {
    _actionManager->removeActionsByFlags(flags, this);
}

Action* Node::getActionByTag(int tag) {
    return _actionManager->getActionByTag(tag, this);
}

ssize_t Node::getNumberOfRunningActions() const {
    return _actionManager->getNumberOfRunningActionsInTarget(this);
}

ssize_t Node::getNumberOfRunningActionsByTag(int tag) const {
    return static_cast<ssize_t>(_actionManager->getNumberOfRunningActionsInTargetByTag(this, tag));
}

// --- Timers ---

void Node::scheduleUpdate() {
    scheduleUpdateWithPriority(0);
}

void Node::scheduleUpdateWithPriority(int priority) {
    _usesScheduler = true;
    _scheduler->scheduleUpdate(this, priority, !_running);
}

void Node::unscheduleUpdate() {
    if (_usesScheduler) _scheduler->unscheduleUpdate(this);
}

void Node::schedule(SEL_SCHEDULE selector) {
    schedule(selector, 0.0f);
}

void Node::schedule(SEL_SCHEDULE selector, float interval) {
    schedule(selector, interval, CC_REPEAT_FOREVER, 0.0f);
}

namespace {

constexpr char kWrongInterval[] = "Node::schedule: the interval is negative or NaN and is read as 0";

} // namespace

void Node::schedule(SEL_SCHEDULE selector, float interval, unsigned int repeat, float delay) {
    if (copra::refuse(!selector, "Node::schedule: the selector is null")) return;
    copra::warn(!(interval >= 0.0f), kWrongInterval);
    _usesScheduler = true;
    _scheduler->schedule(selector, this, interval, repeat, delay, !_running);
}

void Node::schedule(const std::function<void(float)>& callback, const std::string& key) {
    schedule(callback, 0.0f, key);
}

void Node::schedule(const std::function<void(float)>& callback, float interval, const std::string& key) {
    schedule(callback, interval, CC_REPEAT_FOREVER, 0.0f, key);
}

void Node::schedule(const std::function<void(float)>& callback, float interval, unsigned int repeat,
                    float delay, const std::string& key) {
    copra::warn(!(interval >= 0.0f), kWrongInterval);
    copra::warn(!callback, "Node::schedule: the function is empty, so nothing is called");
    _usesScheduler = true;
    _scheduler->schedule(callback, this, interval, repeat, delay, !_running, key);
}

void Node::scheduleOnce(SEL_SCHEDULE selector, float delay) {
    schedule(selector, 0.0f, 0, delay);
}

void Node::scheduleOnce(const std::function<void(float)>& callback, float delay, const std::string& key) {
    schedule(callback, 0.0f, 0, delay, key);
}

void Node::unschedule(SEL_SCHEDULE selector) {
    if (selector && _usesScheduler) _scheduler->unschedule(selector, this);
}

void Node::unschedule(const std::string& key) {
    if (_usesScheduler) _scheduler->unschedule(key, this);
}

void Node::unscheduleAllCallbacks() {
    if (_usesScheduler) _scheduler->unscheduleAllForTarget(this);
}

bool Node::isScheduled(SEL_SCHEDULE selector) const {
    return _usesScheduler && _scheduler->isScheduled(selector, this);
}

bool Node::isScheduled(const std::string& key) const {
    return _usesScheduler && _scheduler->isScheduled(key, this);
}

void Node::resume() {
    if (_usesScheduler) _scheduler->resumeTarget(this);
    if (_runningActions) _actionManager->resumeTarget(this);
    if (_hasListeners) _eventDispatcher->resumeEventListenersForTarget(this);
}

void Node::pause() {
    if (_usesScheduler) _scheduler->pauseTarget(this);
    if (_runningActions) _actionManager->pauseTarget(this);
    if (_hasListeners) _eventDispatcher->pauseEventListenersForTarget(this);
}

// 2.x has no Node::resume() and pause(): what a game calls so is its own, and often calls these functions.
void Node::resumeSchedulerAndActions() {
    if (copra::generation())
        Node::resume();
    else
        resume();
}

void Node::pauseSchedulerAndActions() {
    if (copra::generation())
        Node::pause();
    else
        pause();
}

void Node::update(float delta) {
    if (_extras) _extras->components.visit(delta);
}

} // namespace cocos2d
