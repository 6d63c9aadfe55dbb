#pragma once

#include "Options.h"
#include "gameplay/Random.h"
#include "replay/Tape.h"
#include "rules/StateHash.h"
#include "rules/StatsLog.h"
#include "rules/Tally.h"
#include "settings/Settings.h"
#include "sound/Sounds.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace beecluster {

/// What outlives a scene: the options, the random numbers, the sound, and the tally of the current game.
struct Session {
    explicit Session(const Options& chosen);

    /// Starts a new game at that stage, with random numbers and a state hash of its own.
    void restart(std::size_t firstStage);
    /// Goes on to the next stage.
    void enterNextStage();
    /// Remembers the tally with which the stage begins, for retryStage().
    void beginStage() { _atStageBegin = tally; }
    /// Takes the game back to the beginning of its stage.
    void retryStage();
    /// Writes the recording of the game, with --record. Call it whenever the game may end here.
    void saveRecording();
    /// Saves the score if it is the best so far. Games of the autopilot or with a number of frames do not count.
    /// Call it whenever the game may end here, so that no record is lost.
    void saveBest();
    /// The best score of all games; 0 if there is none.
    int best() const;
    /// The best score of the games before this one.
    int bestBefore() const { return _bestBefore; }
    /// True if this game has a new best score that counts.
    bool isNewBest() const;
    /// Reads the settings of the player and applies them. Without a player (--headless, --frames) the defaults stay.
    void loadSettings();
    /// Saves the settings of the player.
    void saveSettings();
    /// Makes the settings act: volumes, motion, language, full screen.
    void applySettings();
    /// Prints an event, with --report.
    void report(const std::string& event) const;

    Options options;
    copra::Random random;
    Tally tally;
    StateHash hash;
    StatsLog stats;
    Tape tape;
    Sounds sounds;
    Settings settings;
    std::size_t stage = 0;                    ///< index into stageTable()
    int wave = 0;                             ///< index into the stage's waves
    const char* screen = "title";             ///< what the player sees, for the summary
    std::function<void()> quit;               ///< ends the program
    std::function<void(bool)> showFullScreen; ///< switches to full screen, or back; may be empty

private:
    bool countsForRecords() const {
        return !options.autopilot && options.frames == 0 && options.replay.empty();
    }

    bool hasPlayer() const { return !options.headless && options.frames == 0; }
    static std::string settingsPath();

    Tally _atStageBegin;
    int _bestBefore = 0;
    std::uint64_t _nextSeed; ///< of the next game
};

using SessionPtr = std::shared_ptr<Session>;

} // namespace beecluster
