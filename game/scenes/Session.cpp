#include "scenes/Session.h"

#include "data/GameData.h"
#include "stages/StageTable.h"

#include <cstdio>
#include <ctime>

namespace beecluster {

namespace {

std::uint64_t seedOfToday() {
    const std::time_t now = std::time(nullptr);
    const std::tm* day = std::localtime(&now);
    return seedOfDay(day->tm_year + 1900, day->tm_mon + 1, day->tm_mday);
}

} // namespace

Session::Session(const Options& chosen)
    : options(chosen),
      random(chosen.seed),
      course(GameMode::Story, chosen.seed, 0, stageTable().size()),
      _nextSeed(chosen.seed) {
    if (!options.stats.empty() && !stats.open(options.stats))
        std::fprintf(stderr, "beecluster: cannot write the statistics %s\n", options.stats.c_str());
}

void Session::restart(std::size_t firstStage, GameMode chosenMode, bool isDemonstration) {
    mode = chosenMode;
    isDemo = isDemonstration;
    const std::uint64_t daySeed = mode == GameMode::Daily ? seedOfToday() : 0;
    const std::uint64_t seed = tape.isPlaying() ? tape.played().setup.seed : daySeed ? daySeed : _nextSeed++;
    random = copra::Random(seed);
    isInHive = firstStage >= stageTable().size();
    course = Course(mode, seed, isInHive ? kHiveAfter : firstStage, stageTable().size());
    hash = StateHash();
    tally = Tally();
    stage = course.stage();
    _isAssisted = tape.isPlaying() ? tape.played().setup.hasAssist : settings.hasAssist && !playsByItself();
    if (_isAssisted) addAssist(tally.cards);
    tape.begin({seed, stageName(), nameOf(mode), nameOf(*gameData()), field, _isAssisted});
    _medals.clear();
    loadRecords();
    beginStage();
}

void Session::enterNextStage() {
    isInHive = !isInHive && course.isBeforeHive();
    if (!isInHive) course.advance();
    stage = course.stage();
    tape.enterStage(stageName());
}

std::string Session::stageName() const {
    return isInHive ? kHiveName : stageTable()[stage].name;
}

FieldShape Session::fieldOfStage() const {
    return isInHive || stageTable()[stage].hasBear ? FieldShape::Wide : field;
}

void Session::retryStage() {
    tally = _atStageBegin;
    tape.retry();
}

void Session::fail() {
    std::fprintf(stderr, "beecluster: cannot be played without these pictures; they come with the game.\n");
    hasFailed = true;
    quit();
}

bool Session::saveRecording() {
    if (options.record.empty()) return true;
    tape.setEndState(hash.value());
    std::vector<FileProblem> problems;
    const bool isSaved = saveReplay(tape.recording(), options.record, problems);
    print(problems);
    return isSaved;
}

bool Session::finishFiles() {
    const bool isRecorded = saveRecording();
    const bool hasStats = options.stats.empty() || stats.close();
    return isRecorded && hasStats;
}

void Session::report(const std::string& event) const {
    if (!options.report) return;
    std::printf("%s\n", event.c_str());
    std::fflush(stdout); // a program that drives the game may wait for it
}

} // namespace beecluster
