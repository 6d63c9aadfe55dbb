#pragma once

#include "rules/GameMode.h"

#include <string>
#include <vector>

namespace beecluster {

/// What decides about medals when a stage is cleared.
struct MedalFacts {
    GameMode mode = GameMode::Story;
    int lossesInStage = 0;
    int mostMultiplier = 1; ///< in the stage
    int maxBees = 0;        ///< in the game
    int points = 0;
    int round = 0; ///< of an endless game, before the next stage
    bool wasBear = false;
    bool isLast = false; ///< stage of the game
};

/// All medals in the order in which they are shown. The texts are "medal.NAME" and "medal.NAME.hint".
const std::vector<std::string>& allMedals();
/// The medals for a cleared stage.
std::vector<std::string> medalsFor(const MedalFacts& facts);

} // namespace beecluster
