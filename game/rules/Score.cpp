#include "rules/Score.h"

#include "Tuning.h"

#include <algorithm>

namespace beecluster {

void Score::kill(int points) {
    ++_kills;
    ++_chain;
    _timeLeft = tuning::kChainTime;
    _points += points * multiplier();
}

void Score::honey() {
    _timeLeft = _chain > 0 ? tuning::kChainTime : 0;
    _points += tuning::kHoneyPoints * multiplier();
}

void Score::flower(bool grew) {
    _points += grew ? tuning::kFlowerPoints : tuning::kFullHivePoints;
}

void Score::stageCleared(int bees) {
    _points += bees * tuning::kStageBeePoints;
}

void Score::update(float dt) {
    if (_chain == 0) return;
    _timeLeft -= dt;
    if (_timeLeft <= 0) resetChain();
}

int Score::multiplier() const {
    return std::min(1 + _chain / tuning::kChainStep, tuning::kMaxMultiplier);
}

float Score::chainLeft() const {
    return std::clamp(_timeLeft / tuning::kChainTime, 0.0f, 1.0f);
}

void Score::resetChain() {
    _chain = 0;
    _timeLeft = 0;
}

} // namespace beecluster
