#pragma once

#include "gameplay/Random.h"
#include "replay/Tape.h"
#include "rules/Course.h"
#include "rules/Field.h"
#include "rules/StateHash.h"
#include "rules/Tally.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace beecluster {

/// What a game begins with.
struct GameStart {
    std::uint64_t seed = 1;
    std::size_t stage = 0; ///< index into stageTable(); its size stands for the hive. A daily game ignores it
    GameMode mode = GameMode::Story;
    bool isDemo = false;                  ///< it plays by itself until a key is pressed
    bool isAssisted = false;              ///< it begins with cards
    std::vector<std::string> closed = {}; ///< names of the cards that are not offered
};

/// The game that is played: what the rules change, and where in its stages it is. Equal starts and inputs give equal states.
struct GameState {
    explicit GameState(std::uint64_t seed);

    /// Starts a new game on `field`, with random numbers, a state hash and a recording of its own.
    void begin(const GameStart& start);
    /// Whether another stage follows the one that is played.
    bool hasNextStage() const { return course.hasNext(); }
    /// Goes on to the next stage, or to the hive, which comes once in a round, after the second stage.
    void enterNextStage();
    /// The name of what is played: a stage, or kHiveName.
    std::string stageName() const;
    /// The field on which the stage is played: the hive and the bear have no room in a tall one.
    FieldShape fieldOfStage() const;
    /// Remembers the tally with which the stage begins, for retryStage().
    void beginStage() {
        _atStageBegin = tally;
        isCleared = false;
    }
    /// Takes the game back to the beginning of its stage.
    void retryStage();

    copra::Random random;
    Tally tally;
    StateHash hash;
    Tape tape;
    Course course;
    GameMode mode = GameMode::Story;
    FieldShape field = FieldShape::Wide; ///< of this game; on the title, of a new one
    std::size_t stage = 0;               ///< index into stageTable(); in the hive, of the one before
    int wave = 0;                        ///< index into the stage's waves
    bool isCleared = false;              ///< the stage; it is not tried again
    bool isInHive = false;
    bool isDemo = false;
    bool isAssisted = false;

private:
    Tally _atStageBegin;
};

} // namespace beecluster
