#include "replay/Tape.h"

namespace beecluster {

void Tape::begin(const GameSetup& setup) {
    _recording = Replay();
    _recording.setup = setup;
}

PlayInput Tape::step(const PlayInput& live) {
    PlayInput input = quantized(live);
    if (isPlaying()) {
        const std::optional<PlayInput> recorded = _player->takeStep();
        _hasDiverged = _hasDiverged || !recorded;
        input = recorded.value_or(input);
    }
    _recording.addStep(input);
    return input;
}

int Tape::choose(int live) {
    int index = live;
    if (isPlaying()) {
        const std::optional<int> recorded = _player->takeChoice();
        _hasDiverged = _hasDiverged || !recorded;
        index = recorded.value_or(live);
    }
    _recording.addChoice(index);
    return index;
}

void Tape::retry() {
    if (isPlaying()) _hasDiverged = !_player->takeRetry() || _hasDiverged;
    _recording.addRetry();
}

void Tape::enterStage(const std::string& name) {
    if (isPlaying()) _hasDiverged = !_player->takeStage(name) || _hasDiverged;
    _recording.addStage(name);
}

} // namespace beecluster
