#pragma once

#include "Tuning.h"
#include "rules/Cards.h"
#include "rules/FightCounts.h"
#include "rules/Score.h"

namespace beecluster {

/// What the swarm has reached since the game began; carried from stage to stage.
struct Tally {
    Score score;
    int bees = tuning().bees.start;    ///< size of the swarm
    int maxBees = tuning().bees.start; ///< the largest it has been
    int stings = 0;                    ///< fired
    int losses = 0;                    ///< bees lost
    Cards cards;                       ///< that the player has taken
    float pollen = 0.0f;               ///< in the comb
    int combs = 0;                     ///< that were full
    int hardship = 0;   ///< rounds by which enemies, their fire and the bear are harder than at first
    FightCounts counts; ///< for --stats
    float honey = 0.0f; ///< in the meter that pays for the spear, 0 to 1
};

} // namespace beecluster
