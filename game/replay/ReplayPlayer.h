#pragma once

#include "replay/Replay.h"

#include <cstddef>
#include <optional>

namespace beecluster {

/// Takes the entries of a recording one by one, in place of a player.
class ReplayPlayer {
public:
    explicit ReplayPlayer(Replay replay) : _replay(std::move(replay)) {}

    const Replay& replay() const { return _replay; }
    /// The next step's input; nothing if something else comes next, or nothing at all.
    std::optional<PlayInput> takeStep();
    /// The index of the chosen card; nothing if something else comes next.
    std::optional<int> takeChoice();
    /// Whether the stage is begun again next; takes that entry.
    bool takeRetry() { return take(Replay::Entry::Kind::Retry) != nullptr; }
    /// Takes the begin of that stage. False if the recording does something else here.
    bool takeStage(const std::string& name);
    bool isRetryNext() const { return isNext(Replay::Entry::Kind::Retry); }
    bool isOver() const { return _next >= _replay.entries.size(); }

private:
    bool isNext(Replay::Entry::Kind kind) const { return !isOver() && _replay.entries[_next].kind == kind; }
    const Replay::Entry* take(Replay::Entry::Kind kind) {
        return isNext(kind) ? &_replay.entries[_next++] : nullptr;
    }

    Replay _replay;
    std::size_t _next = 0;
    int _repeated = 0; ///< steps taken of the next entry
};

} // namespace beecluster
