#include "rules/Difficulty.h"

#include "Tuning.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

float pressure(int bees) {
    const int swarm = std::clamp(bees, 1, tuning::kMaxBees);
    const auto share = [](int value, int from, int to) {
        return static_cast<float>(value - from) / static_cast<float>(to - from);
    };
    if (swarm <= tuning::kStartBees) {
        return tuning::kPressureLow + (1 - tuning::kPressureLow) * share(swarm, 1, tuning::kStartBees);
    }
    return 1 + (tuning::kPressureHigh - 1) * share(swarm, tuning::kStartBees, tuning::kMaxBees);
}

int enemiesFor(int planned, int bees) {
    if (planned <= 0) return 0;
    // Half of the pressure goes into numbers; the rest is in health and shots.
    const float factor = 1 + (pressure(bees) - 1) * 0.5f;
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(planned) * factor)));
}

int healthFor(int planned, int bees) {
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(planned) * pressure(bees))));
}

float shotIntervalFor(float planned, int bees) {
    return planned / pressure(bees);
}

float flowerChance(int bees) {
    if (bees >= tuning::kMaxBees) return 0;
    return std::min(0.5f, tuning::kFlowerChance / (pressure(bees) * pressure(bees)));
}

} // namespace beecluster
