#pragma once

#include "Options.h"
#include "gameplay/Random.h"
#include "rules/StateHash.h"
#include "rules/Tally.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace beecluster {

/// What outlives a scene: the options, the random numbers, and the tally of the current game.
struct Session {
    explicit Session(const Options& chosen);

    /// Starts a new game at that stage.
    void restart(std::size_t firstStage);
    /// Saves the score if it is the best so far; returns whether it is. Games of the autopilot or with a
    /// number of frames do not count.
    bool saveBest();
    /// The best score of all games; 0 if there is none.
    int best() const;
    /// Prints an event, with --report.
    void report(const std::string& event) const;

    Options options;
    copra::Random random;
    Tally tally;
    StateHash hash;
    std::size_t stage = 0;        ///< index into stageTable()
    int wave = 0;                 ///< index into the stage's waves
    const char* screen = "title"; ///< what the player sees, for the summary
    std::function<void()> quit;   ///< ends the program
};

using SessionPtr = std::shared_ptr<Session>;

} // namespace beecluster
