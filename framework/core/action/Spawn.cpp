#include "action/Spawn.h"

#include "action/DelayTime.h"
#include "action/Sequence.h"
#include "action/members.h"
#include "base/RefPtr.h"
#include "base/autoreleased.h"

#include <algorithm>

namespace cocos2d {

Spawn* Spawn::create(FiniteTimeAction* action1, ...) {
    va_list args;
    va_start(args, action1);
    Spawn* spawn = createWithVariableList(action1, args);
    va_end(args);
    return spawn;
}

Spawn* Spawn::createWithVariableList(FiniteTimeAction* action1, va_list args) {
    return create(copra::collectActions(action1, args));
}

Spawn* Spawn::create(const Vector<FiniteTimeAction*>& arrayOfActions) {
    auto* spawn = new Spawn();
    return copra::autoreleased(spawn, spawn->init(arrayOfActions));
}

Spawn* Spawn::createWithTwoActions(FiniteTimeAction* action1, FiniteTimeAction* action2) {
    auto* spawn = new Spawn();
    return copra::autoreleased(spawn, spawn->initWithTwoActions(action1, action2));
}

bool Spawn::initWithTwoActions(FiniteTimeAction* action1, FiniteTimeAction* action2) {
    FiniteTimeAction* const actions[] = {action1, action2};
    return initWithMembers(actions, 2);
}

bool Spawn::init(const Vector<FiniteTimeAction*>& arrayOfActions) {
    return initWithMembers(arrayOfActions.empty() ? nullptr : &*arrayOfActions.begin(),
                           static_cast<std::size_t>(arrayOfActions.size()));
}

bool Spawn::initWithMembers(FiniteTimeAction* const* actions, std::size_t count) {
    if (!copra::areValidMembers("Spawn", actions, count)) return false;
    float longest = actions[0]->getDuration();
    _members.clear();
    _members.reserve(static_cast<ssize_t>(count));
    _members.pushBack(actions[0]);
    for (std::size_t i = 1; i < count; ++i) {
        const float duration = actions[i]->getDuration();
        // The earlier members get a common delay: as in the original they start together, at the first
        // update.
        if (duration > longest) joinMembers(duration - longest);
        longest = std::max(longest, duration);
        _members.pushBack(duration < longest ? withDelay(actions[i], longest - duration) : actions[i]);
    }
    return ActionInterval::initWithDuration(longest);
}

/// `action`, followed by a delay of `delay` seconds.
FiniteTimeAction* Spawn::withDelay(FiniteTimeAction* action, float delay) {
    return Sequence::createWithTwoActions(action, DelayTime::create(delay));
}

/// Replaces all members by one that runs them together, followed by a delay of `delay` seconds.
void Spawn::joinMembers(float delay) {
    FiniteTimeAction* all = _members.size() == 1 ? _members.front() : create(_members);
    const RefPtr<FiniteTimeAction> joined = withDelay(all, delay);
    _members.clear();
    _members.pushBack(joined);
}

Spawn* Spawn::clone() const {
    Vector<FiniteTimeAction*> copies(_members.size());
    for (const FiniteTimeAction* each : _members)
        if (!copra::appendMember("Spawn::clone()", copies, each->clone())) return nullptr;
    return create(copies);
}

Spawn* Spawn::reverse() const {
    Vector<FiniteTimeAction*> reversed(_members.size());
    for (const FiniteTimeAction* each : _members)
        if (!copra::appendMember("Spawn::reverse()", reversed, each->reverse())) return nullptr;
    return create(reversed);
}

void Spawn::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    for (FiniteTimeAction* each : _members) each->startWithTarget(target);
}

void Spawn::stop() {
    for (FiniteTimeAction* each : _members) each->stop();
    ActionInterval::stop();
}

void Spawn::update(float time) {
    for (FiniteTimeAction* each : _members) each->update(time);
}

} // namespace cocos2d
