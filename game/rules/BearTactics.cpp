#include "rules/BearTactics.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

#include <algorithm>

namespace beecluster {

namespace {
const cocos2d::Vec2 kHelpApart(-26.0f, 30.0f); ///< points from one of the insects that it calls to the next
} // namespace

int bearPhase(float health) {
    const auto ended = static_cast<int>((1 - health) * kBearPhases);
    return std::clamp(ended, 0, kBearPhases - 1) + 1;
}

std::optional<BearAct> BearTactics::update(float dt, float health, float pressure) {
    if (bearPhase(health) > _phase) {
        _phase = bearPhase(health);
        _untilAct = tuning().bear.stagger;
        _next = 0;
    }
    _time += dt;
    _untilAct -= dt;
    if (_untilAct > 0) return std::nullopt;
    const BearPhase& phase = bearPlan().phases[static_cast<std::size_t>(_phase - 1)];
    const float impatience = std::max(1.0f, _time / tuning().bear.patience);
    const float anger = impatience * impatience;
    // Keeps what is less than a step.
    _untilAct += std::max(tuning().bear.pause * phase.pause / (pressure * anger), tuning().bear.leastPause);
    return phase.acts[_next++ % phase.acts.size()];
}

void BearTactics::stagger(float seconds) {
    _untilAct = std::max(_untilAct, seconds);
}

std::vector<SpawnRequest> calledHelp(int bees) {
    const BearPlan& plan = bearPlan();
    const int health = healthFor(traitsOf(plan.helper).health, bees);
    std::vector<SpawnRequest> help;
    for (int i = 0; i < plan.helpers; ++i) {
        const auto row = static_cast<float>(i / 2);
        help.push_back({plan.helper, health, plan.helpRoute, kHelpApart * row, i % 2 == 1});
    }
    return help;
}

} // namespace beecluster
