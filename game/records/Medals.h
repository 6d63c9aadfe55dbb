#pragma once

#include "rules/Cards.h"
#include "rules/GameMode.h"
#include "rules/SwarmLook.h"
#include "rules/Tally.h"

#include <string>
#include <vector>

namespace beecluster {

/// Something to reach. Its texts are "medal.FAMILY" and "medal.FAMILY.hint", with `value` in place of "{0}".
struct Medal {
    std::string name;   ///< in records: "swarm.60", or the family alone
    std::string family; ///< "swarm"
    std::string value;  ///< a number, or the name of a stage; may be empty
};

/// What decides about medals when a stage is cleared.
struct MedalFacts {
    GameMode mode = GameMode::Story;
    std::string stage;
    int lossesInStage = 0;
    int round = 0; ///< of an endless game, from 1
    bool wasBear = false;
    bool isLast = false; ///< stage of the game
};

/// All medals in the order in which they are shown.
const std::vector<Medal>& allMedals();
/// The medal of that name; null if there is none, as of those of older versions.
const Medal* medalNamed(const std::string& name);
/// The names of the medals for a cleared stage.
std::vector<std::string> medalsFor(const MedalFacts& facts, const Tally& tally);
/// Those for the hive, which was left with so many pots, of all there are, and whole seconds: only as a game of its own, so that a first
/// journey does not earn many at once.
std::vector<std::string> medalsForHive(GameMode mode, int pots, int of, int secondsLeft);

/// The medal that opens a mode; empty for a mode that is open.
std::string medalThatOpens(GameMode mode);
/// The medal that opens a card or a look of the swarm; empty for one that is open.
std::string medalThatOpens(Card card);
std::string medalThatOpens(SwarmLook look);

} // namespace beecluster
