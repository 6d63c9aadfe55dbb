#pragma once

#include "rules/Categories.h"

#include <cstdint>

namespace beecluster {

/// What happened in the fights of a game: what --stats writes so that a change of the game can be measured. It decides nothing.
struct FightCounts {
    int hitsByShot = 0; ///< bees that left the swarm, by what hit them
    int hitsByBody = 0;
    int hitsByPaw = 0;
    int hitsByApple = 0;
    int fetched = 0;   ///< bees that tumbled and were fetched back
    int salvos = 0;    ///< that were fired as a whole
    int held = 0;      ///< salvos that were not fired, because there was no room for all of their shots
    int highKills = 0; ///< of insects in the uppermost 100 points of the field or above it
    int choices = 0;   ///< cards offered to choose from

    /// Counts a bee that something of that category has hit.
    void beeHit(std::uint32_t category) {
        if (category == category::kEnemyShot) ++hitsByShot;
        if (category == category::kEnemy) ++hitsByBody;
        if (category == category::kPaw) ++hitsByPaw;
        if (category == category::kRollingApple) ++hitsByApple;
    }
};

} // namespace beecluster
