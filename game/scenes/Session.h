#pragma once

#include "Options.h"
#include "gameplay/Random.h"
#include "records/Records.h"
#include "replay/Ghost.h"
#include "replay/Tape.h"
#include "rules/Course.h"
#include "rules/Field.h"
#include "rules/Lessons.h"
#include "rules/StateHash.h"
#include "rules/StatsLog.h"
#include "rules/Tally.h"
#include "settings/Settings.h"
#include "sound/Sounds.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace beecluster {

/// What outlives a scene: the options, the random numbers, the sound, and the tally of the current game.
struct Session {
    explicit Session(const Options& chosen);

    // --- The game (Session.cpp) ---

    /// Starts a new game, with random numbers and a state hash of its own; a daily game ignores `firstStage`. The number of
    /// stages stands for the hive. A demonstration plays by itself and is no game of the player, to its last frame.
    void restart(std::size_t firstStage, GameMode mode = GameMode::Story, bool isDemo = false);
    /// Whether another stage follows the one that is played.
    bool hasNextStage() const { return course.hasNext(); }
    /// Goes on to the next stage, or to the hive, which comes once in a round, after the second stage.
    void enterNextStage();
    /// The name of what is played: a stage, or kHiveName.
    std::string stageName() const;
    /// Remembers the tally with which the stage begins, for retryStage().
    void beginStage() { _atStageBegin = tally; }
    /// Takes the game back to the beginning of its stage.
    void retryStage();
    /// Writes the recording of the game, with --record. Call it whenever the game may end here. Returns false, after
    /// printing why, if that fails.
    bool saveRecording();
    /// Ends the program because a scene lacks its pictures, which have said why.
    void fail();
    /// Writes what is left of the files of --record and --stats. Returns false if one of them is not whole.
    bool finishFiles();
    /// The field on which the stage is played: the hive and the bear have no room in a tall one.
    FieldShape fieldOfStage() const;
    /// True if the game plays by itself: with --autopilot, or as a demonstration.
    bool playsByItself() const { return options.autopilot || isDemo; }

    // --- What is kept of the player (Session_player.cpp) ---

    /// Saves the score if it is among the best so far, and the recording of the best game. Games of the autopilot or
    /// with a number of frames do not count. Call it whenever the game may end here, so that no record is lost.
    void saveBest();
    /// The best score of the mode on this field in all games; 0 if there is none.
    int best() const { return records.best(mode, field); }
    /// The same in the games before this one.
    int bestBefore() const { return _recordsBefore.best(mode, field); }
    /// True if this game has a new best score that counts.
    bool isNewBest() const;
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
    /// Prints an event, with --report.
    void report(const std::string& event) const;

    Options options;
    copra::Random random;
    Tally tally;
    StateHash hash;
    StatsLog stats;
    Tape tape;
    Lessons lessons; ///< given since the program began
    Sounds sounds;
    Settings settings;
    Records records;
    Ghost ghost; ///< of the best game of the mode on this field, when this one began
    GameMode mode = GameMode::Story;
    FieldShape field = FieldShape::Wide; ///< of this game; on the title, of a new one
    Course course;
    bool isDemo = false;   ///< the game plays by itself until a key is pressed
    std::size_t stage = 0; ///< index into stageTable(); in the hive, of the one before
    bool isInHive = false;
    int wave = 0;                             ///< index into the stage's waves
    bool hasFailed = false;                   ///< the program ends because of a fault
    const char* screen = "title";             ///< what the player sees, for the summary
    std::function<void()> quit;               ///< ends the program
    std::function<void(bool)> showFullScreen; ///< switches to full screen, or back; may be empty
    std::function<void(float)> setPace;       ///< sets how fast the game runs, 1 as usual; may be empty

private:
    bool countsForRecords() const {
        return !playsByItself() && !_isAssisted && options.frames == 0 && options.replay.empty();
    }

    bool hasPlayer() const { return !options.headless && options.frames == 0; }
    /// The path of a file in the writable folder.
    static std::string pathOf(const std::string& file);
    /// The file of the recording of the best game of that mode on that field.
    static std::string ghostFile(GameMode mode, FieldShape field);

    Tally _atStageBegin;
    bool _isAssisted = false;
    Records _recordsBefore;           ///< this game
    std::vector<std::string> _medals; ///< earned in this game
    std::uint64_t _nextSeed;          ///< of the next game
};

using SessionPtr = std::shared_ptr<Session>;

} // namespace beecluster
