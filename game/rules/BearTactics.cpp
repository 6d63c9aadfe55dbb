#include "rules/BearTactics.h"

#include "Tuning.h"
#include "rules/Difficulty.h"

namespace beecluster {

namespace {
constexpr float kStrikeChance = 0.5f;
constexpr float kRageFactor = 0.6f; ///< of the pause between acts
constexpr int kRingShots = 28;
constexpr int kFanShots = 11;
constexpr int kWasps = 3;
constexpr float kWaspSpacing = 46.0f; ///< points
} // namespace

std::optional<BearAct> BearTactics::update(float dt, float health, float pressure, copra::Random& random) {
    _untilAct -= dt;
    if (_untilAct > 0) return std::nullopt;
    const float rage = health < tuning::kBearRageHealth ? kRageFactor : 1.0f;
    _untilAct = tuning::kBearPause * rage / pressure;
    if (random.chance(kStrikeChance))
        return random.below(2) == 0 ? BearAct::StrikeLeft : BearAct::StrikeRight;
    constexpr BearAct kActs[] = {BearAct::Ring, BearAct::Fan, BearAct::Fan, BearAct::Wasps, BearAct::Burrs};
    return kActs[random.below(5)];
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
    case BearAct::Wasps:
        break;
    }
    return {ShotPattern::None, 0};
}

std::vector<SpawnRequest> calledWasps(int bees, const Route& route) {
    const int health = healthFor(traitsOf(EnemyKind::Wasp).health, bees);
    std::vector<SpawnRequest> wasps;
    for (int i = 0; i < kWasps; ++i) {
        const cocos2d::Vec2 offset(0.0f, kWaspSpacing * static_cast<float>(i));
        wasps.push_back({EnemyKind::Wasp, health, &route, offset, i % 2 == 1});
    }
    return wasps;
}

} // namespace beecluster
