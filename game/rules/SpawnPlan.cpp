#include "rules/SpawnPlan.h"

#include "rules/Difficulty.h"

#include <algorithm>

namespace beecluster {

namespace {
/// Seconds of rest that remain before a wave when the one before is beaten early.
constexpr float kShortestPause = 0.8F;
} // namespace

void SpawnPlan::update(float dt, int alive, int bees, std::vector<Newcomer>& out) {
    _clock += dt;
    while (!finished()) {
        const Wave& wave = _stage->waves[_wave];
        const bool resting = _sent == 0;
        const bool hurry = resting && alive == 0 && out.empty();
        const float wait = !resting ? wave.gap : hurry ? std::min(wave.pause, kShortestPause) : wave.pause;
        if (_clock < wait) return;
        // What is left of a long frame counts for the next one, unless the wave was called early.
        _clock = hurry ? 0 : _clock - wait;
        if (resting) _planned = enemiesFor(wave.count, bees);
        out.push_back(make(wave, _sent, bees));
        if (++_sent >= _planned) {
            ++_wave;
            _sent = 0;
        }
    }
}

Newcomer SpawnPlan::make(const Wave& wave, int index, int bees) const {
    const bool swapped = wave.alternate && index % 2 == 1;
    const int row = wave.alternate ? index / 2 : index;
    return {wave.kind, healthFor(traitsOf(wave.kind).health, bees), wave.route,
            wave.shift * static_cast<float>(row), wave.mirror != swapped};
}

} // namespace beecluster
