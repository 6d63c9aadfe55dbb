#include "replay/Replay.h"

#include "platform/system/atomicFile.h"

namespace beecluster {

void Replay::addStep(const PlayInput& input) {
    if (!entries.empty() && entries.back().kind == Entry::Kind::Step && entries.back().input == input) {
        ++entries.back().count;
        return;
    }
    Entry entry;
    entry.input = input;
    entries.push_back(entry);
}

void Replay::addChoice(int index) {
    Entry entry;
    entry.kind = Entry::Kind::Choice;
    entry.count = index;
    entries.push_back(entry);
}

void Replay::addRetry() {
    Entry entry;
    entry.kind = Entry::Kind::Retry;
    entries.push_back(entry);
}

void Replay::addStage(const std::string& name) {
    Entry entry;
    entry.kind = Entry::Kind::Stage;
    entry.count = static_cast<int>(stages.size());
    stages.push_back(name);
    entries.push_back(entry);
}

int Replay::steps() const {
    int total = 0;
    for (const Entry& entry : entries)
        if (entry.kind == Entry::Kind::Step) total += entry.count;
    return total;
}

std::optional<Replay> loadReplay(const std::string& path, std::vector<FileProblem>& problems) {
    std::string text;
    std::string reason;
    if (!copra::readWholeFile(path, text, reason)) {
        problems.push_back({path, 0, "", "cannot be read: " + reason});
        return std::nullopt;
    }
    return parseReplay(path, text, problems);
}

bool saveReplay(const Replay& replay, const std::string& path, std::vector<FileProblem>& problems) {
    if (replay.steps() == 0 || replay.endState.value_or(0) == 0) {
        problems.push_back({path, 0, "", "not written: no step of a game was played"});
        return false;
    }
    const std::string text = formatReplay(replay);
    std::string reason;
    if (copra::writeFileAtomically(path, text.data(), text.size(), reason)) return true;
    problems.push_back({path, 0, "", "cannot be written: " + reason});
    return false;
}

} // namespace beecluster
