#pragma once

#include "rules/EnemyKind.h"
#include "rules/SpawnPlan.h"

#include <array>
#include <optional>
#include <vector>

namespace beecluster {

/// What the bear does.
enum class BearAct {
    StrikeLeft,  ///< with the arm on the player's left
    StrikeRight, ///< with the other one
    StrikeBoth,
    Ring,  ///< pollen all around
    Fan,   ///< thorns at the swarm
    Burrs, ///< that home in on bees for a while
    Help,  ///< calls insects
};
inline constexpr std::size_t kBearActs = 7;
/// Their names in bear.txt.
inline constexpr std::array<const char*, kBearActs> kBearActNames{
    "strike-left", "strike-right", "strike-both", "ring", "fan", "burrs", "help"};

inline constexpr int kBearPhases = 3;

/// The salvo of an act.
struct BearSalvo {
    const ShotPattern* pattern = nullptr; ///< null for acts without shots
    int shots = 0;
};

/// What the bear does in a phase.
struct BearPhase {
    float pause = 1.0f;        ///< factor of Tuning::bear.pause
    std::vector<BearAct> acts; ///< one after the other, again and again; there is at least one
};

/// How the bear fights; resources/game/bear.txt.
struct BearPlan {
    std::array<BearPhase, kBearPhases> phases;
    std::array<BearSalvo, kBearActs> salvos; ///< of each act
    EnemyKind helper = EnemyKind::Gnat;
    int helpers = 0;                  ///< that come together
    const Route* helpRoute = nullptr; ///< not owned
};

/// The plan in use. The reference is valid until the files are read again.
const BearPlan& bearPlan();

/// The phase of a fight with that share of health left: 1 to kBearPhases.
int bearPhase(float health);

/// Decides what the bear does and when. It has three phases of equal length: first it strikes and spits, then it
/// sends burrs, at last it strikes with both arms. Its acts come
/// in the order of the plan, so that they can be learned. It acts more often against a large swarm and when the fight lasts long,
/// but never sooner than Tuning::bear.leastPause after the act before, and staggers between two phases.
class BearTactics {
public:
    /// Advances by dt seconds and returns the act that is due, if any. `health` is the share left, 1 to 0.
    std::optional<BearAct> update(float dt, float health, float pressure);
    /// It does nothing for that many seconds.
    void stagger(float seconds);

    int phase() const { return _phase; }

private:
    float _untilAct = 3.0f; ///< seconds
    float _time = 0.0f;     ///< seconds of the fight
    std::size_t _next = 0;  ///< of the phase's acts
    int _phase = 1;
};

/// The salvo of an act.
inline const BearSalvo& salvoOf(BearAct act) {
    return bearPlan().salvos[static_cast<std::size_t>(act)];
}

/// The insects that the bear calls against a swarm of `bees`.
std::vector<SpawnRequest> calledHelp(int bees);

} // namespace beecluster
