#include "rules/BearTactics.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

#include <algorithm>

namespace beecluster {

int bearPhase(float health) {
    const auto ended = static_cast<int>((1 - health) * kBearPhases);
    return std::clamp(ended, 0, kBearPhases - 1) + 1;
}

std::optional<BearAct> BearTactics::update(float dt, float health, float pressure, copra::Random& random) {
    if (bearPhase(health) > _phase) {
        _phase = bearPhase(health);
        _untilAct = tuning().bear.stagger;
    }
    _time += dt;
    _untilAct -= dt;
    if (_untilAct > 0) return std::nullopt;
    const BearPhase& phase = bearPlan().phases[static_cast<std::size_t>(_phase - 1)];
    const float anger = std::max(1.0f, _time / tuning().bear.patience);
    _untilAct += tuning().bear.pause * phase.pause / (pressure * anger); // keeps what is less than a step
    return phase.acts[random.below(static_cast<std::uint32_t>(phase.acts.size()))];
}

BearSalvo salvoOf(BearAct act) {
    switch (act) {
    case BearAct::Ring:
        return bearPlan().ring;
    case BearAct::Fan:
        return bearPlan().fan;
    case BearAct::Burrs:
        return bearPlan().burrs;
    case BearAct::StrikeLeft:
    case BearAct::StrikeRight:
    case BearAct::StrikeBoth:
    case BearAct::Wasp:
        break;
    }
    return {};
}

SpawnRequest calledWasp(int bees) {
    const int health = healthFor(traitsOf(EnemyKind::Wasp).health, bees);
    return {EnemyKind::Wasp, health, bearPlan().waspRoute, cocos2d::Vec2(), false};
}

} // namespace beecluster
