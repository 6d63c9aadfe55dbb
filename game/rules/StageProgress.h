#pragma once

#include "rules/SpawnPlan.h"

#include <cstddef>
#include <vector>

namespace beecluster {

/// How far a stage has come: its waves, then its bear if it has one, until it is cleared or lost.
class StageProgress {
public:
    enum class Phase { Waves, Bear, Cleared, Lost };

    /// The stage must outlive this object.
    explicit StageProgress(const Stage& stage) : _stage(&stage), _plan(stage) {}

    /// Goes on with another version of the stage, which must outlive this object, from its next wave on.
    void changeTo(const Stage& stage) {
        _stage = &stage;
        _plan.changeTo(stage);
    }

    /// Appends the enemies that come in during the next dt seconds, with `enemies` and `bees` on the field.
    void spawn(float dt, int enemies, int bees, std::vector<SpawnRequest>& out);
    /// See SpawnPlan::takeWarning().
    const Wave* takeWarning() { return _plan.takeWarning(); }
    /// Enters the next phase if the numbers on the field ask for it. Returns whether it did. `bearHealth`
    /// counts in the phase Bear only; 0 or less means that the bear is beaten.
    bool update(int bees, int enemies, float bearHealth);

    Phase phase() const { return _phase; }
    /// Index of the wave that comes in now or next; the number of waves after the last.
    std::size_t wave() const { return _plan.wave(); }

    /// How much of the waves has come in, 0 to 1.
    float share() const { return _plan.share(); }

private:
    Phase nextPhase(int bees, int enemies, float bearHealth) const;

    const Stage* _stage;
    SpawnPlan _plan;
    Phase _phase = Phase::Waves;
};

} // namespace beecluster
