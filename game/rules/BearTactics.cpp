#include "rules/BearTactics.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

#include <algorithm>
#include <array>

namespace beecluster {

namespace {

constexpr int kRingShots = 36;
constexpr int kFanShots = 15;

struct PhaseTraits {
    float pause;                    ///< factor of tuning::kBearPause
    std::array<BearAct, 10> choice; ///< each is equally likely
};

using A = BearAct;
constexpr std::array<PhaseTraits, kBearPhases> kTraitsOfPhases{{
    {1.0f,
     {A::StrikeLeft, A::StrikeRight, A::StrikeLeft, A::StrikeRight, A::StrikeLeft, A::StrikeRight, A::Fan,
      A::Fan, A::Fan, A::Wasp}},
    {0.7f,
     {A::StrikeLeft, A::StrikeRight, A::StrikeLeft, A::StrikeRight, A::Burrs, A::Burrs, A::Ring, A::Fan,
      A::Fan, A::Wasp}},
    {0.5f,
     {A::StrikeLeft, A::StrikeRight, A::StrikeBoth, A::StrikeBoth, A::StrikeBoth, A::Burrs, A::Ring, A::Ring,
      A::Fan, A::Wasp}},
}};

} // namespace

int bearPhase(float health) {
    const auto ended = static_cast<int>((1 - health) * kBearPhases);
    return std::clamp(ended, 0, kBearPhases - 1) + 1;
}

std::optional<BearAct> BearTactics::update(float dt, float health, float pressure, copra::Random& random) {
    if (bearPhase(health) > _phase) {
        _phase = bearPhase(health);
        _untilAct = tuning::kBearStagger;
    }
    _time += dt;
    _untilAct -= dt;
    if (_untilAct > 0) return std::nullopt;
    const PhaseTraits& traits = kTraitsOfPhases[static_cast<std::size_t>(_phase - 1)];
    const float anger = std::max(1.0f, _time / tuning::kBearPatience);
    _untilAct += tuning::kBearPause * traits.pause / (pressure * anger); // keeps what is less than a step
    return traits.choice[random.below(static_cast<std::uint32_t>(traits.choice.size()))];
}

BearSalvo salvoOf(BearAct act) {
    switch (act) {
    case BearAct::Ring:
        return {ShotPattern::Ring, kRingShots};
    case BearAct::Fan:
        return {ShotPattern::Fan, kFanShots};
    case BearAct::Burrs:
        return {ShotPattern::Burrs, 0};
    case BearAct::StrikeLeft:
    case BearAct::StrikeRight:
    case BearAct::StrikeBoth:
    case BearAct::Wasp:
        break;
    }
    return {ShotPattern::None, 0};
}

SpawnRequest calledWasp(int bees, const Route& route) {
    const int health = healthFor(traitsOf(EnemyKind::Wasp).health, bees);
    return {EnemyKind::Wasp, health, &route, cocos2d::Vec2(), false};
}

} // namespace beecluster
