#include "rules/SpawnPlan.h"

#include "rules/Difficulty.h"

#include <algorithm>
#include <utility>

namespace beecluster {

namespace {
constexpr float kMinPause = 0.8f; ///< seconds before a wave when the one before is beaten early
constexpr float kWarning = 0.8f;  ///< seconds from the mark to the wave
} // namespace

void SpawnPlan::update(float dt, int alive, int bees, std::vector<SpawnRequest>& out) {
    _clock += dt;
    while (!finished()) {
        const Wave& wave = _stage->waves[_wave];
        const bool isPause = _sent == 0;
        const bool isEarly = isPause && alive == 0 && out.empty();
        const float wait = !isPause  ? wave.gap / _density
                           : isEarly ? std::min(wave.pause, kMinPause)
                                     : wave.pause;
        if (isPause && _warned <= _wave && _clock >= wait - kWarning) {
            _warned = _wave + 1;
            _warning = &wave;
        }
        if (_clock < wait) return;
        // The rest of a long frame counts for the next enemy, unless the wave comes early.
        _clock = isEarly ? 0 : _clock - wait;
        if (isPause) {
            _planned = traitsOf(wave.kind).isBoss ? wave.count : enemiesFor(wave.count, bees);
            _density = std::max(densityFor(bees), 1.0f);
        }
        out.push_back(requestFor(wave, _sent, bees));
        if (++_sent >= _planned) {
            ++_wave;
            _sent = 0;
        }
    }
}

const Wave* SpawnPlan::takeWarning() {
    return std::exchange(_warning, nullptr);
}

float SpawnPlan::share() const {
    if (_stage->waves.empty()) return 1.0f;
    const float part = _planned > 0 ? static_cast<float>(_sent) / static_cast<float>(_planned) : 0.0f;
    return (static_cast<float>(_wave) + part) / static_cast<float>(_stage->waves.size());
}

SpawnRequest SpawnPlan::requestFor(const Wave& wave, int index, int bees) const {
    const bool swapped = wave.alternates && index % 2 == 1;
    const int row = wave.alternates ? index / 2 : index;
    return {wave.kind, healthOf(wave.kind, bees), wave.route, wave.shift * static_cast<float>(row),
            wave.isMirrored != swapped};
}

} // namespace beecluster
