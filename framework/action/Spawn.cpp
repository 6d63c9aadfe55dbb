#include "action/Spawn.h"

#include "action/DelayTime.h"
#include "action/Sequence.h"
#include "action/make.h"
#include "action/members.h"
#include "base/log.h"

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
    float longest = 0.0f;
    for (std::size_t i = 0; i < count; ++i) longest = std::max(longest, actions[i]->getDuration());
    if (!ActionInterval::initWithDuration(longest)) return false;
    _members.clear();
    _members.reserve(static_cast<ssize_t>(count));
    for (std::size_t i = 0; i < count; ++i) {
        const float rest = longest - actions[i]->getDuration();
        if (rest > 0.0f) {
            _members.pushBack(Sequence::createWithTwoActions(actions[i], DelayTime::create(rest)));
        } else {
            _members.pushBack(actions[i]);
        }
    }
    return true;
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
