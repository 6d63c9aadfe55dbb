#pragma once

#include "Options.h"
#include "rules/StatsLog.h"
#include "sound/Sounds.h"
#include "state/GameState.h"
#include "state/PlayerData.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace beecluster {

/// What scenes use of the program around them.
struct Services {
    Sounds sounds;
    StatsLog stats;
    std::function<void()> quit;               ///< ends the program
    std::function<void(bool)> showFullScreen; ///< switches to full screen, or back; may be empty
    std::function<void(float)> setPace;       ///< sets how fast the game runs, 1 as usual; may be empty
};

/// What outlives a scene: the options, the game that is played, the player's data and the services. Its functions are what concerns more
/// than one of them.
struct Session {
    explicit Session(const Options& chosen);

    /// Starts a new game; see GameStart. A recording that plays, and the date of a daily game, decide the random numbers.
    void restart(std::size_t firstStage, GameMode mode = GameMode::Story, bool isDemo = false);
    /// True if the game plays by itself: with --autopilot, or as a demonstration.
    bool playsByItself() const { return options.autopilot || game.isDemo; }
    /// Writes the recording of the game, with --record. Call it whenever the game may end here. Returns false, after
    /// printing why, if that fails.
    bool saveRecording();
    /// Writes what is left of the files of --record and --stats. Returns false if one of them is not whole.
    bool finishFiles();
    /// Ends the program because a scene lacks its pictures, which have said why.
    void fail();
    /// Prints an event, with --report.
    void report(const std::string& event) const;

    // --- The player ---

    /// Saves the score if it is among the best so far, and the recording of the best game. Games of the autopilot or
    /// with a number of frames do not count. Call it whenever the game may end here, so that no record is lost.
    void saveBest();
    /// The best score of the mode on this field in all games; 0 if there is none.
    int best() const { return player.records.best(game.mode, game.field); }
    /// The same in the games before this one.
    int bestBefore() const { return player.recordsBefore().best(game.mode, game.field); }
    /// True if this game has a new best score that counts.
    bool isNewBest() const { return countsForRecords() && game.tally.score.points() > bestBefore(); }
    /// The line about today's swarm of the day, to copy; empty if it was not played yet.
    std::string dailyLine() const;
    /// Adds and saves the medals that are new. Returns their names.
    std::vector<std::string> earn(const std::vector<std::string>& medals);
    /// Reads records, and the ghost of the best game.
    void loadRecords();
    /// Reads the settings of the player and applies them. Without a player (--headless, --frames) the defaults stay.
    void loadSettings();
    /// Saves the settings of the player.
    void saveSettings();
    /// Makes the settings act: volumes, motion, language, full screen.
    void applySettings();

    Options options;
    GameState game;
    PlayerData player;
    Services services;
    const char* screen = "title"; ///< what the player sees, for the summary
    bool hasFailed = false;       ///< the program ends because of a fault

private:
    bool countsForRecords() const {
        return !playsByItself() && !game.isAssisted && options.program.frames == 0 && options.replay.empty();
    }
    bool hasPlayer() const { return !options.program.headless && options.program.frames == 0; }

    std::uint64_t _nextSeed; ///< of the next game
};

using SessionPtr = std::shared_ptr<Session>;

} // namespace beecluster
