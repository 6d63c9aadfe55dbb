#pragma once

#include "records/Medals.h"
#include "records/Records.h"
#include "replay/Ghost.h"
#include "rules/Lessons.h"
#include "settings/Settings.h"

#include <string>
#include <vector>

namespace beecluster {

struct GameState;

/// The date as in records: "2026-11-23".
std::string today();

/// What is kept of the player from game to game, most of it in files of the writable folder. What is wrong in one of them is printed.
class PlayerData {
public:
    void loadSettings();
    void saveSettings() const;
    /// Reads the records, and the ghost of the best game, before a game of that mode on that field. Forgets the medals of the one before.
    void beginGame(GameMode mode, FieldShape field);
    /// Saves the game if it is among the best so far, and the recording of the best one; also again, when it has gone on.
    void save(const GameState& game);
    /// Adds the medals of this game. Returns the names of those that are new.
    std::vector<std::string> earn(const std::vector<std::string>& medals);
    /// Whether the player has the medal that opens a mode or a card, if it needs one.
    bool isOpen(const std::string& medal) const { return medal.empty() || records.medals().count(medal) > 0; }
    /// The look of the swarm: the chosen one if it is open.
    SwarmLook look() const {
        return isOpen(medalThatOpens(settings.look)) ? settings.look : SwarmLook::Honey;
    }
    /// The names of the cards that no medal has opened yet.
    std::vector<std::string> closedCards() const;
    /// The records as they were before this game.
    const Records& recordsBefore() const { return _recordsBefore; }

    Settings settings;
    Records records;
    Ghost ghost;     ///< of the best game of the mode on this field, when this one began
    Lessons lessons; ///< given in this game and those before

private:
    Records _recordsBefore;
    std::vector<std::string> _medals; ///< earned in this game
};

} // namespace beecluster
