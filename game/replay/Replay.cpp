#include "replay/Replay.h"

namespace beecluster {

void Replay::addStep(const PlayInput& input) {
    if (!entries.empty() && entries.back().kind == Entry::Kind::Step && entries.back().input == input) {
        ++entries.back().count;
        return;
    }
    entries.push_back({Entry::Kind::Step, input, 1});
}

int Replay::steps() const {
    int total = 0;
    for (const Entry& entry : entries)
        if (entry.kind == Entry::Kind::Step) total += entry.count;
    return total;
}

std::optional<Replay> loadReplay(const std::string& path, std::vector<FileProblem>& problems) {
    const std::optional<std::string> text = readFile(path, problems);
    return text ? parseReplay(path, *text, problems) : std::nullopt;
}

bool saveReplay(const Replay& replay, const std::string& path, std::vector<FileProblem>& problems) {
    if (replay.steps() == 0 || replay.endState.value_or(0) == 0) {
        problems.push_back({path, 0, "", "not written: no step of a game was played"});
        return false;
    }
    return writeFile(path, formatReplay(replay), problems);
}

} // namespace beecluster
