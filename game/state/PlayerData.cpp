#include "state/PlayerData.h"

#include "data/FileProblem.h"
#include "files/FileUtils.h"
#include "files/UserDefault.h"
#include "platform/system/atomicFile.h"
#include "replay/Replay.h"
#include "state/GameState.h"

#include <ctime>

namespace beecluster {

namespace {

constexpr const char* kSettingsFile = "beecluster-settings.txt";
constexpr const char* kRecordsFile = "beecluster-records.txt";
constexpr const char* kOldBestKey = "best_score"; ///< of versions before the list of records

/// The path of a file in the writable folder.
std::string pathOf(const std::string& file) {
    return cocos2d::FileUtils::getInstance()->getWritablePath() + file;
}

/// The recording of the best game of that mode on that field.
std::string ghostPath(GameMode mode, FieldShape field) {
    const std::string name = std::string("beecluster-best-") + nameOf(mode);
    return pathOf(name + (field == FieldShape::Tall ? "-tall.replay" : ".replay"));
}

} // namespace

std::string today() {
    const std::time_t now = std::time(nullptr);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", std::localtime(&now));
    return text;
}

void PlayerData::loadSettings() {
    std::vector<FileProblem> problems;
    const std::string path = pathOf(kSettingsFile);
    if (copra::FileVersion::of(path).size < 0) return; // the defaults stay
    if (const auto text = readFile(path, problems)) readSettings(path, *text, settings, problems);
    print(problems);
}

void PlayerData::saveSettings() const {
    std::vector<FileProblem> problems;
    writeFile(pathOf(kSettingsFile), formatSettings(settings), problems);
    print(problems);
}

void PlayerData::beginGame(GameMode mode, FieldShape field) {
    std::vector<FileProblem> problems;
    _medals.clear();
    records = Records::load(pathOf(kRecordsFile), problems);
    const int oldBest = cocos2d::UserDefault::getInstance()->getIntegerForKey(kOldBestKey, 0);
    if (oldBest > records.best(GameMode::Story, FieldShape::Wide))
        records.add({oldBest, GameMode::Story, "meadow", 0, "earlier"});
    _recordsBefore = records;
    for (const std::string& lesson : records.lessons()) lessons.skip(lesson);
    ghost = Ghost();
    const std::string best = ghostPath(mode, field);
    // The orders of two days differ, so a daily game has no rival.
    if (mode != GameMode::Daily && cocos2d::FileUtils::getInstance()->isFileExist(best))
        // One from before each field had its own may be of the other field.
        if (const auto replay = loadReplay(best, problems); replay && replay->setup.field == field)
            ghost = Ghost(*replay);
    print(problems);
}

void PlayerData::save(const GameState& game) {
    const int points = game.tally.score.points();
    const bool isBest = points > records.best(game.mode, game.field);
    records = _recordsBefore;
    for (const std::string& medal : _medals) records.addMedal(medal);
    for (const std::string& lesson : lessons.given()) records.addLesson(lesson);
    records.add({points, game.mode, game.stageName(), game.tally.maxBees, today(), game.field});
    std::vector<FileProblem> problems;
    records.save(pathOf(kRecordsFile), problems);
    if (isBest) {
        Replay recording = game.tape.recording();
        recording.endState = game.hash.value();
        saveReplay(recording, ghostPath(game.mode, game.field), problems);
    }
    print(problems);
}

std::vector<std::string> PlayerData::closedCards() const {
    std::vector<std::string> closed;
    for (std::size_t i = 0; i < kCards; ++i)
        if (!isOpen(medalThatOpens(static_cast<Card>(i)))) closed.emplace_back(kCardNames[i]);
    return closed;
}

std::vector<std::string> PlayerData::earn(const std::vector<std::string>& medals) {
    std::vector<std::string> earned;
    for (const std::string& medal : medals) {
        _medals.push_back(medal);
        if (records.addMedal(medal)) earned.push_back(medal);
    }
    return earned;
}

} // namespace beecluster
