#include "action/Sequence.h"

#include "action/members.h"
#include "base/autoreleased.h"
#include "scene/overrides.h"

namespace cocos2d {

namespace {

/// Whether an action has another isDone() than `interval`, the sequence itself. 3.17 asks each running member; it makes a difference for
/// classes of games only.
bool overridesIsDone(const Action& action, const ActionInterval& interval) {
    const Action& plain = interval;
    return copra::implementation(action, &Action::isDone) != copra::implementation(plain, &Action::isDone) ||
           copra::implementation(action, &Action::isDone_) != copra::implementation(plain, &Action::isDone_);
}

} // namespace

Sequence* Sequence::create(FiniteTimeAction* action1, ...) {
    va_list args;
    va_start(args, action1);
    Sequence* sequence = createWithVariableList(action1, args);
    va_end(args);
    return sequence;
}

Sequence* Sequence::createWithVariableList(FiniteTimeAction* action1, va_list args) {
    return create(copra::collectActions(action1, args));
}

Sequence* Sequence::create(const Vector<FiniteTimeAction*>& arrayOfActions) {
    auto* sequence = new Sequence();
    return copra::autoreleased(sequence, sequence->init(arrayOfActions));
}

Sequence* Sequence::createWithTwoActions(FiniteTimeAction* actionOne, FiniteTimeAction* actionTwo) {
    auto* sequence = new Sequence();
    return copra::autoreleased(sequence, sequence->initWithTwoActions(actionOne, actionTwo));
}

bool Sequence::initWithTwoActions(FiniteTimeAction* pActionOne, FiniteTimeAction* pActionTwo) {
    FiniteTimeAction* const actions[] = {pActionOne, pActionTwo};
    return initWithMembers(actions, 2);
}

bool Sequence::init(const Vector<FiniteTimeAction*>& arrayOfActions) {
    return initWithMembers(arrayOfActions.empty() ? nullptr : &*arrayOfActions.begin(),
                           static_cast<std::size_t>(arrayOfActions.size()));
}

bool Sequence::initWithMembers(FiniteTimeAction* const* actions, std::size_t count) {
    if (!copra::areValidMembers("Sequence", actions, count)) return false;
    float total = 0.0f;
    for (std::size_t i = 0; i < count; ++i) total += actions[i]->getDuration();
    if (!ActionInterval::initWithDuration(total)) return false;
    total = _duration; // finite
    _members.clear();
    _members.reserve(count);
    float sum = 0.0f;
    for (std::size_t i = 0; i < count; ++i) {
        const float start = total > 0.0f ? sum / total : 1.0f;
        sum += actions[i]->getDuration();
        const float end = total > 0.0f ? sum / total : 1.0f;
        const bool isPlain = !overridesIsDone(*actions[i], *this);
        _members.push_back({actions[i], start, end, isPlain ? end : -1.0f});
    }
    return true;
}

Sequence* Sequence::clone() const {
    Vector<FiniteTimeAction*> copies(static_cast<ssize_t>(_members.size()));
    for (const Member_& each : _members)
        if (!copra::appendMember("Sequence::clone()", copies, each.action->clone())) return nullptr;
    return create(copies);
}

Sequence* Sequence::reverse() const {
    Vector<FiniteTimeAction*> reversed(static_cast<ssize_t>(_members.size()));
    for (std::size_t i = _members.size(); i-- > 0;)
        if (!copra::appendMember("Sequence::reverse()", reversed, _members[i].action->reverse()))
            return nullptr;
    return create(reversed);
}

void Sequence::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _current = kNone;
}

void Sequence::stop() {
    if (_current != kNone) member(_current).action->stop();
    ActionInterval::stop();
}

void Sequence::update(float time) {
    // Fast path: in most frames the running member continues.
    if (_current != kNone) {
        const Member_& running = member(_current);
        if (time >= running.start && time < running.plainUntil) {
            running.action->update(running.localTime(time));
            return;
        }
    }
    const int index = memberAt(time);
    if (index == _current) {
        // A member without duration was executed when it was reached, and one that says it is done is left alone.
        const Member_& running = member(index);
        if (!running.takesTime() || (running.plainUntil < 0.0f && running.action->isDone_())) return;
    } else if (index > _current) {
        if (!advanceTo(index)) return;
    } else {
        rewindTo(index);
    }
    const Member_& reached = member(index);
    reached.action->update(reached.localTime(time));
}

/// The first member with a duration that ends after `time`, or the last member. Members without duration are
/// skipped here, so that advanceTo() executes them only once.
int Sequence::memberAt(float time) const {
    const int last = static_cast<int>(_members.size()) - 1;
    int index = 0;
    while (index < last) {
        const Member_& candidate = _members[static_cast<std::size_t>(index)];
        if (time < candidate.end && candidate.takesTime()) break;
        ++index;
    }
    return index;
}

/// Completes the members before `index` and starts the member at `index`. Returns false if a callback
/// restarted the whole sequence.
bool Sequence::advanceTo(int index) {
    int reached = _current;
    while (reached < index) {
        if (reached != kNone) {
            member(reached).action->update(1.0f);
            if (_current != reached) return false;
            member(reached).action->stop();
        }
        _current = ++reached;
        member(reached).action->startWithTarget(_target);
    }
    return true;
}

/// Resets the running member to its start, and restarts the earlier member at `index`.
void Sequence::rewindTo(int index) {
    Member_& running = member(_current);
    if (running.takesTime()) running.action->update(0.0f);
    running.action->stop();
    _current = index;
    member(index).action->startWithTarget(_target);
}

} // namespace cocos2d
