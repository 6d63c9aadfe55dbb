#include "rules/Difficulty.h"

#include "Tuning.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

float pressure(int bees) {
    const int swarm = std::clamp(bees, 1, tuning().bees.most);
    const auto share = [](int value, int from, int to) {
        return static_cast<float>(value - from) / static_cast<float>(to - from);
    };
    if (swarm <= tuning().bees.start)
        return tuning().difficulty.pressureLow +
               (1 - tuning().difficulty.pressureLow) * share(swarm, 1, tuning().bees.start);
    return 1 + (tuning().difficulty.pressureHigh - 1) * share(swarm, tuning().bees.start, tuning().bees.most);
}

float densityFor(int bees) {
    return 1 + (pressure(bees) - 1) * tuning().difficulty.shareInNumbers;
}

int enemiesFor(int planned, int bees) {
    if (planned <= 0) return 0;
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(planned) * densityFor(bees))));
}

int healthFor(int planned, int bees) {
    const float factor = std::min(pressure(bees), 1.0f);
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(planned) * factor)));
}

int healthOf(EnemyKind kind, int bees) {
    const EnemyTraits& traits = traitsOf(kind);
    return traits.isBoss ? traits.health + traits.healthPerBee * std::max(bees, 1)
                         : healthFor(traits.health, bees);
}

int bearHealthFor(int bees) {
    return tuning().bear.health + tuning().bear.healthPerBee * std::max(bees, 1);
}

float shotIntervalFor(float planned, int bees, int hardship) {
    return planned / ((1 + (pressure(bees) - 1) * tuning().difficulty.shareInShots) * furyOf(hardship));
}

int beesForWaves(int bees, int hardship) {
    return std::min(bees + tuning().difficulty.roundBees * hardship, tuning().bees.most);
}

float furyOf(int hardship) {
    return 1 + tuning().difficulty.roundFury * static_cast<float>(hardship * hardship);
}

float flowerChance(int bees) {
    if (bees >= tuning().bees.most) return 0;
    return std::min(0.5f,
                    tuning().gifts.flowerChance / std::pow(pressure(bees), tuning().gifts.flowerSteepness));
}

} // namespace beecluster
