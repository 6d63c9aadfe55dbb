#pragma once

#include "gameplay/Random.h"
#include "rules/EnemyKind.h"
#include "rules/SpawnPlan.h"

#include <optional>

namespace beecluster {

/// What the bear does.
enum class BearAct {
    StrikeLeft,  ///< with the arm on the player's left
    StrikeRight, ///< with the other one
    StrikeBoth,
    Ring,  ///< pollen all around
    Fan,   ///< thorns at the swarm
    Burrs, ///< that home in on bees for a while
    Wasp,  ///< calls help
};

inline constexpr int kBearPhases = 3;

/// The phase of a fight with that share of health left: 1 to kBearPhases.
int bearPhase(float health);

/// Decides what the bear does and when. It has three phases of equal length: first it strikes and spits, then it
/// sends burrs, at last it strikes with both arms. About half of its acts are strikes; it acts more often from phase
/// to phase, against a large swarm and when the fight lasts long, and staggers between two phases.
class BearTactics {
public:
    /// Advances by dt seconds and returns the act that is due, if any. `health` is the share left, 1 to 0.
    std::optional<BearAct> update(float dt, float health, float pressure, copra::Random& random);

    int phase() const { return _phase; }

private:
    float _untilAct = 3.0f; ///< seconds
    float _time = 0.0f;     ///< seconds of the fight
    int _phase = 1;
};

/// The salvo of an act; pattern None for acts without shots.
struct BearSalvo {
    ShotPattern pattern;
    int shots;
};
BearSalvo salvoOf(BearAct act);

/// The wasp that the bear calls against a swarm of `bees`. The route must outlive it.
SpawnRequest calledWasp(int bees, const Route& route);

} // namespace beecluster
