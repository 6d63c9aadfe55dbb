#pragma once

#include "Options.h"
#include "gameplay/Random.h"
#include "rules/Score.h"
#include "rules/StateHash.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace beecluster {

/// What outlives a scene: the options, the source of chance, and the tally of the running game.
struct Session {
    explicit Session(const Options& asked);

    /// Begins a new game at that stage.
    void restart(std::size_t firstStage);
    /// Keeps the score if it is the best so far; returns whether it is. Only games played by hand count.
    bool keepBest();
    int best() const;
    /// Prints what happened, if that is asked for.
    void report(const std::string& event) const;

    Options options;
    copra::Random random;
    Score score;
    StateHash hash;
    std::size_t stage = 0; ///< index into stageTable()
    int bees;              ///< the swarm's size, carried from stage to stage
    int mostBees;
    int wave = 0; ///< of the stage
    int shots = 0;
    int losses = 0;
    const char* place = "title"; ///< where the player is, for the summary
    std::function<void()> quit;  ///< ends the game
};

using SessionPtr = std::shared_ptr<Session>;

} // namespace beecluster
