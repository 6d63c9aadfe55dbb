#include "rules/Score.h"

#include "Tuning.h"

#include <algorithm>

namespace beecluster {

namespace {
/// Kills; more would only make the highest multiplier last longer.
int longestChain() {
    return (tuning().score.mostMultiplier - 1) * tuning().score.chainStep;
}
} // namespace

void Score::extendChain() {
    _chain = std::min(_chain + 1, longestChain());
    _timeLeft = tuning().score.chainTime;
}

void Score::keepChain() {
    if (_chain > 0) _timeLeft = tuning().score.chainTime;
}

void Score::kill(int points, bool isNear) {
    ++_kills;
    if (isNear) extendChain();
    _points += points * multiplier();
}

void Score::honey() {
    keepChain();
    _points += tuning().score.honey * multiplier();
}

void Score::flower(bool grew) {
    _points += grew ? tuning().score.flower : tuning().score.fullSwarm;
}

void Score::bonus(int points) {
    _points += points * multiplier();
}

void Score::stageCleared(int bees) {
    _points += bees * tuning().score.stageBee;
}

void Score::beeLost() {
    _chain = std::max(_chain - tuning().score.lostKills, 0);
    if (_chain == 0) resetChain();
}

void Score::update(float dt) {
    if (_chain == 0) return;
    _timeLeft -= dt;
    if (_timeLeft <= 0) resetChain();
}

int Score::multiplier() const {
    return 1 + _chain / tuning().score.chainStep;
}

float Score::chainLeft() const {
    return std::clamp(_timeLeft / tuning().score.chainTime, 0.0f, 1.0f);
}

void Score::resetChain() {
    _chain = 0;
    _timeLeft = 0;
}

} // namespace beecluster
