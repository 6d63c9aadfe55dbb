#pragma once

#include "data/FileProblem.h"
#include "rules/Field.h"
#include "rules/PlayInput.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace beecluster {

/// Everything that decides a game before its first step.
struct GameSetup {
    std::uint64_t seed = 1;     ///< of the random numbers
    std::string stage;          ///< the name of the first one
    std::string mode = "story"; ///< see rules/GameMode.h
    std::string data; ///< nameOf() the data; "changed" if they changed during the game; empty: unknown
    FieldShape field = FieldShape::Wide;  ///< of all stages but the hive and that of the bear
    bool hasAssist = false;               ///< begins with the cards of an assisted game
    std::vector<std::string> closed = {}; ///< names of the cards that are not offered
};

/// A recorded game: its setup, and all that the player did. Played again it ends in the same state, in a window or
/// without one, because a game has no other input. As text it is a line for each change; see formatReplay().
struct Replay {
    /// Something that happened, in order. Small, because half an hour of play has a hundred thousand of them.
    struct Entry {
        enum class Kind {
            Step,   ///< `count` steps with the same input
            Choice, ///< the card with the index `count` was chosen
            Retry,  ///< the stage was begun again
            Stage,  ///< the stage `stages[count]` begins
        };
        Kind kind = Kind::Step;
        PlayInput input;
        int count = 1;
    };

    GameSetup setup;
    std::vector<Entry> entries;
    std::vector<std::string> stages;       ///< that began after the first one, in order
    std::optional<std::uint64_t> endState; ///< hash after the last step; none while the game is recorded

    /// Appends a step; equal steps in a row are one entry.
    void addStep(const PlayInput& input);
    void addChoice(int index) { entries.push_back({Entry::Kind::Choice, {}, index}); }
    void addRetry() { entries.push_back({Entry::Kind::Retry, {}, 1}); }
    void addStage(const std::string& name) {
        entries.push_back({Entry::Kind::Stage, {}, static_cast<int>(stages.size())});
        stages.push_back(name);
    }
    /// The name of the stage that begins with that entry, which is of the kind Stage.
    const std::string& stageOf(const Entry& entry) const {
        return stages[static_cast<std::size_t>(entry.count)];
    }
    /// The number of all steps.
    int steps() const;
};

/// The text of a recording. After the header ("beecluster-replay 2", "seed 7", "stage meadow", "mode story", "data
/// 0123456789abcdef", and where it is so "field tall", "assist yes" and "closed CARD") each line is one entry: "stage NAME", "choose INDEX",
/// "retry", or steps: "DX DY FLAGS COUNT", the movement of the goal in quarters of a point since the line before, then "l" for
/// leading and "g" for gathering or "-" for neither, then how many steps are like this; COUNT 1 and the flags of the line
/// before are left out. The last line is "end STATE".
std::string formatReplay(const Replay& replay);

/// Reads such a text. Returns nothing, and adds what is wrong and in which line of `file`, if it is not whole.
std::optional<Replay> parseReplay(const std::string& file, const std::string& text,
                                  std::vector<FileProblem>& problems);

/// Reads a file. Returns nothing, and adds what is wrong, if that fails.
std::optional<Replay> loadReplay(const std::string& path, std::vector<FileProblem>& problems);
/// Writes a file; an old one stays until the new one is whole. Returns false, and adds the reason, if that fails or if the
/// recording has no step or no end state.
bool saveReplay(const Replay& replay, const std::string& path, std::vector<FileProblem>& problems);

} // namespace beecluster
