#pragma once

#include "replay/Replay.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace beecluster {

/// Records each game, and plays a recording in place of the player. The game asks it for everything that a player
/// decides.
class Tape {
public:
    /// Plays that recording from now on: step() and choose() return what is in it.
    void play(Replay replay) {
        _played = std::move(replay);
        _next = 0;
        _repeated = 0;
    }
    bool isPlaying() const { return _played.has_value(); }
    /// The recording that plays; isPlaying() must be true.
    const Replay& played() const { return *_played; }
    /// True if the recording that plays has come to its end, or does not fit the game any more.
    bool isOver() const { return isPlaying() && (_hasDiverged || _next >= _played->entries.size()); }
    /// True if the game asked for something else than what comes next: the recording is of another version.
    bool hasDiverged() const { return _hasDiverged; }

    /// Forgets the recorded game and begins another one.
    void begin(const GameSetup& setup);
    /// Records the input of a step and returns it: `live`, or the recorded one.
    PlayInput step(const PlayInput& live);
    /// Records the choice of a card and returns its index: `live`, or the recorded one.
    int choose(int live);
    /// Records that the stage begins again.
    void retry();
    /// True if the stage begins again next in the recording that plays.
    bool isRetryNext() const { return isPlaying() && isNext(Replay::Entry::Kind::Retry); }
    /// Records that the game goes on to that stage.
    void enterStage(const std::string& name);
    /// Records that the files of resources/game/ were read again with other values: the recording will not be repeatable.
    void dataChanged() { _recording.setup.data = "changed"; }
    /// Sets the state in which the game ended, or is now.
    void setEndState(std::uint64_t state) { _recording.endState = state; }

    /// The game since begin().
    const Replay& recording() const { return _recording; }

private:
    bool isNext(Replay::Entry::Kind kind) const {
        return _next < _played->entries.size() && _played->entries[_next].kind == kind;
    }
    /// Takes the next entry of the recording that plays; null if none plays, or something else comes next.
    const Replay::Entry* take(Replay::Entry::Kind kind);

    Replay _recording;
    std::optional<Replay> _played;
    std::size_t _next = 0; ///< entry of it
    int _repeated = 0;     ///< steps taken of that entry
    bool _hasDiverged = false;
};

} // namespace beecluster
