#include "rules/Difficulty.h"

#include "Tuning.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

namespace {
constexpr float kShareInNumbers = 0.8f; ///< of the pressure beyond 1, for the number of enemies
constexpr float kShareInShots = 0.25f;  ///< the same for how often they shoot
} // namespace

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

float densityFor(int bees) {
    return 1 + (pressure(bees) - 1) * kShareInNumbers;
}

int enemiesFor(int planned, int bees) {
    if (planned <= 0) return 0;
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(planned) * densityFor(bees))));
}

int healthFor(int planned, int bees) {
    const float factor = std::min(pressure(bees), 1.0f);
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(planned) * factor)));
}

int bearHealthFor(int bees, float firepower) {
    const int health = tuning::kBearHealth + tuning::kBearHealthPerBee * std::max(bees, 1);
    return static_cast<int>(std::lround(static_cast<float>(health) * firepower));
}

float shotIntervalFor(float planned, int bees) {
    return planned / (1 + (pressure(bees) - 1) * kShareInShots);
}

float flowerChance(int bees) {
    if (bees >= tuning::kMaxBees) return 0;
    return std::min(0.5f, tuning::kFlowerChance / std::pow(pressure(bees), 0.5f));
}

} // namespace beecluster
