#include "rules/StageProgress.h"

namespace beecluster {

void StageProgress::spawn(float dt, int enemies, int bees, std::vector<SpawnRequest>& out) {
    if (_phase == Phase::Waves) _plan.update(dt, enemies, bees, out);
}

bool StageProgress::update(int bees, int enemies, float bearHealth) {
    const Phase next = nextPhase(bees, enemies, bearHealth);
    const bool changes = next != _phase;
    _phase = next;
    return changes;
}

StageProgress::Phase StageProgress::nextPhase(int bees, int enemies, float bearHealth) const {
    if (_phase == Phase::Cleared || _phase == Phase::Lost) return _phase;
    if (bees == 0) return Phase::Lost;
    if (_phase == Phase::Bear) return bearHealth <= 0 ? Phase::Cleared : Phase::Bear;
    if (!_plan.finished() || enemies > 0) return Phase::Waves;
    return _stage->hasBear ? Phase::Bear : Phase::Cleared;
}

} // namespace beecluster
