#include "replay/ReplayPlayer.h"

namespace beecluster {

std::optional<PlayInput> ReplayPlayer::takeStep() {
    if (!isNext(Replay::Entry::Kind::Step)) return std::nullopt;
    const Replay::Entry& entry = _replay.entries[_next];
    if (++_repeated >= entry.count) {
        ++_next;
        _repeated = 0;
    }
    return entry.input;
}

std::optional<int> ReplayPlayer::takeChoice() {
    const Replay::Entry* entry = take(Replay::Entry::Kind::Choice);
    return entry ? std::optional<int>(entry->count) : std::nullopt;
}

bool ReplayPlayer::takeStage(const std::string& name) {
    const Replay::Entry* entry = take(Replay::Entry::Kind::Stage);
    return entry && _replay.stageOf(*entry) == name;
}

} // namespace beecluster
