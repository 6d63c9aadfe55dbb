#include "action/Repeat.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/refuse.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cocos2d {

namespace {

/// The rounds that may complete in one step of an action, together with those of Repeat actions inside it.
class RoundBudget {
public:
    RoundBudget() {
        if (s_users++ == 0) s_roundsLeft = copra::limits::kRoundsPerStep;
    }
    ~RoundBudget() { --s_users; }
    RoundBudget(const RoundBudget&) = delete;
    RoundBudget& operator=(const RoundBudget&) = delete;

    bool take() { return s_roundsLeft > 0 && s_roundsLeft-- > 0; }

private:
    static inline int s_users = 0;
    static inline int s_roundsLeft = 0;
};

} // namespace

Repeat* Repeat::create(FiniteTimeAction* action, unsigned int times) {
    auto* repeat = new Repeat();
    return copra::autoreleased(repeat, repeat->initWithAction(action, times));
}

bool Repeat::initWithAction(FiniteTimeAction* pAction, unsigned int times) {
    if (copra::refuse(!pAction, "Repeat::initWithAction: the action is null")) return false;
    _innerAction = pAction;
    _times = times;
    _total = 0;
    return ActionInterval::initWithDuration(pAction->getDuration() * static_cast<float>(times));
}

void Repeat::setInnerAction(FiniteTimeAction* action) {
    if (copra::refuse(!action, "Repeat::setInnerAction: the action is null") ||
        copra::refuse(action == this, "Repeat::setInnerAction: an action cannot repeat itself"))
        return;
    if (_innerAction) copra::keepUntilFrameEnds(*_innerAction); // it may be running now
    _innerAction = action;
}

Repeat* Repeat::clone() const {
    return create(_innerAction->clone(), _times);
}

Repeat* Repeat::reverse() const {
    return create(_innerAction->reverse(), _times);
}

void Repeat::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _total = 0;
    _nextDt = 1.0f / static_cast<float>(_times);
    if (_times > 0) _innerAction->startWithTarget(target);
}

void Repeat::stop() {
    _innerAction->stop();
    ActionInterval::stop();
}

void Repeat::update(float time) {
    if (_total < _times && time >= _nextDt && !completeRounds(time)) return;
    if (_total >= _times) return;
    const float inRound = time * static_cast<float>(_times) - static_cast<float>(_total);
    // Negative only in the first round, by an ease that moves back; otherwise a rounding error.
    _innerAction->update(_total == 0 ? inRound : std::max(0.0f, inRound));
}

/// Completes the rounds that end until `time`. Returns false if some remain because they are too many.
bool Repeat::completeRounds(float time) {
    RoundBudget budget;
    while (_total < _times && time >= _nextDt) {
        if (!budget.take()) {
            copra::warning(
                "Repeat: %u rounds in a step are too many; the limit is %d; the others follow in the next "
                "frames",
                _times, copra::limits::kRoundsPerStep);
            return false;
        }
        completeRound();
    }
    return true;
}

void Repeat::completeRound() {
    _innerAction->update(1.0f);
    _innerAction->stop();
    ++_total;
    // A quotient instead of a sum, so that rounding errors do not accumulate over many rounds.
    _nextDt = static_cast<float>(_total + 1) / static_cast<float>(_times);
    if (_total < _times) _innerAction->startWithTarget(_target);
}

bool Repeat::isDone() const {
    return _total == _times;
}

RepeatForever* RepeatForever::create(ActionInterval* action) {
    auto* repeat = new RepeatForever();
    return copra::autoreleased(repeat, repeat->initWithAction(action));
}

bool RepeatForever::initWithAction(ActionInterval* action) {
    if (copra::refuse(!action, "RepeatForever::initWithAction: the action is null")) return false;
    _innerAction = action;
    return true;
}

void RepeatForever::setInnerAction(ActionInterval* action) {
    if (copra::refuse(!action, "RepeatForever::setInnerAction: the action is null") ||
        copra::refuse(action == this, "RepeatForever::setInnerAction: an action cannot repeat itself"))
        return;
    if (_innerAction) copra::keepUntilFrameEnds(*_innerAction); // it may be running now
    _innerAction = action;
}

RepeatForever* RepeatForever::clone() const {
    return create(_innerAction->clone());
}

RepeatForever* RepeatForever::reverse() const {
    return create(_innerAction->reverse());
}

void RepeatForever::startWithTarget(Node* target) {
    ActionInterval::startWithTarget(target);
    _innerAction->startWithTarget(target);
}

void RepeatForever::stop() {
    _innerAction->stop();
    ActionInterval::stop();
}

void RepeatForever::step(float dt) {
    const float round = _innerAction->getDuration();
    if (round <= 0.0f) {
        stepInstantRounds(dt);
        return;
    }
    _innerAction->step(dt);
    if (!_innerAction->isDone_()) return;
    float remainder = _innerAction->getElapsed() - round;
    if (remainder >= round) remainder = std::isfinite(remainder) ? std::fmod(remainder, round) : 0.0f;
    _innerAction->startWithTarget(_target);
    _innerAction->step(0.0f); // the first step of a round ignores its dt
    _innerAction->step(remainder);
}

/// A round starts in the frame in which the previous one finishes, and a round without duration finishes as
/// soon as it starts: two rounds run in the first frame, and one in every further frame.
void RepeatForever::stepInstantRounds(float dt) {
    if (std::exchange(_firstTick, false) || !_innerAction->isDone_()) _innerAction->step(dt);
    if (!_innerAction->isDone_()) return;
    _innerAction->startWithTarget(_target);
    _innerAction->step(0.0f);
}

void RepeatForever::update(float) {
    copra::warning(
        "RepeatForever cannot be inside a Sequence, Spawn or Repeat: it never ends. It is skipped.");
}

bool RepeatForever::isDone() const {
    return false;
}

} // namespace cocos2d
