#include "replay/Tape.h"

namespace beecluster {

void Tape::begin(const GameSetup& setup) {
    _recording = Replay();
    _recording.setup = setup;
}

PlayInput Tape::step(const PlayInput& live) {
    const Replay::Entry* recorded = take(Replay::Entry::Kind::Step);
    const PlayInput input = recorded ? recorded->input : quantized(live);
    _recording.addStep(input);
    return input;
}

int Tape::choose(int live) {
    const Replay::Entry* recorded = take(Replay::Entry::Kind::Choice);
    const int index = recorded ? recorded->count : live;
    _recording.addChoice(index);
    return index;
}

void Tape::retry() {
    take(Replay::Entry::Kind::Retry);
    _recording.addRetry();
}

void Tape::enterStage(const std::string& name) {
    const Replay::Entry* recorded = take(Replay::Entry::Kind::Stage);
    if (recorded && _played->stageOf(*recorded) != name) _hasDiverged = true;
    _recording.addStage(name);
}

const Replay::Entry* Tape::take(Replay::Entry::Kind kind) {
    if (!isPlaying()) return nullptr;
    if (!isNext(kind)) {
        _hasDiverged = true;
        return nullptr;
    }
    const Replay::Entry& entry = _played->entries[_next];
    if (kind != Replay::Entry::Kind::Step || ++_repeated >= entry.count) {
        ++_next;
        _repeated = 0;
    }
    return &entry;
}

} // namespace beecluster
