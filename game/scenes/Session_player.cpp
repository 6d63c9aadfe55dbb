#include "cocos2d.h"
#include "scenes/Session.h"
#include "stages/StageTable.h"
#include "text/Texts.h"

#include <ctime>

namespace beecluster {

namespace {

constexpr const char* kSettingsFile = "beecluster-settings.txt";
constexpr const char* kRecordsFile = "beecluster-records.txt";
constexpr const char* kOldBestKey =
    "best_score"; ///< where versions before the list of records kept the best score

std::string today() {
    const std::time_t now = std::time(nullptr);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", std::localtime(&now));
    return text;
}

} // namespace

std::string Session::pathOf(const std::string& file) {
    return cocos2d::FileUtils::getInstance()->getWritablePath() + file;
}

std::string Session::ghostFile(GameMode mode, FieldShape field) {
    const std::string name = std::string("beecluster-best-") + nameOf(mode);
    return name + (field == FieldShape::Tall ? "-tall.replay" : ".replay");
}

void Session::loadRecords() {
    if (!countsForRecords()) return;
    std::vector<FileProblem> problems;
    records = Records::load(pathOf(kRecordsFile), problems);
    const int oldBest = cocos2d::UserDefault::getInstance()->getIntegerForKey(kOldBestKey, 0);
    if (oldBest > records.best(GameMode::Story, FieldShape::Wide))
        records.add({oldBest, GameMode::Story, "meadow", 0, "earlier"});
    _recordsBefore = records;
    ghost = Ghost();
    const std::string best = pathOf(ghostFile(mode, field));
    // The orders of two days differ, so a daily game has no rival.
    if (mode != GameMode::Daily && cocos2d::FileUtils::getInstance()->isFileExist(best))
        if (const auto replay = loadReplay(best, problems)) {
            // One from before each field had its own may be of the other field.
            if (replay->setup.field == field) ghost = Ghost(*replay);
        }
    print(problems);
}

void Session::saveBest() {
    if (!countsForRecords() || tally.score.points() <= 0) return;
    const bool isBest = tally.score.points() > best();
    records = _recordsBefore;
    for (const std::string& medal : _medals) records.addMedal(medal);
    records.add({tally.score.points(), mode, stageTable()[stage].name, tally.maxBees, today(), field});
    std::vector<FileProblem> problems;
    records.save(pathOf(kRecordsFile), problems);
    tape.setEndState(hash.value());
    if (isBest) saveReplay(tape.recording(), pathOf(ghostFile(mode, field)), problems);
    print(problems);
}

bool Session::isNewBest() const {
    return countsForRecords() && tally.score.points() > bestBefore();
}

std::vector<std::string> Session::earn(const std::vector<std::string>& medals) {
    std::vector<std::string> earned;
    if (!countsForRecords()) return earned;
    for (const std::string& medal : medals) {
        _medals.push_back(medal);
        if (records.addMedal(medal)) earned.push_back(medal);
    }
    if (!earned.empty()) saveBest();
    return earned;
}

void Session::loadSettings() {
    std::vector<FileProblem> problems;
    if (hasPlayer()) beecluster::loadSettings(pathOf(kSettingsFile), settings, problems);
    if (!options.language.empty()) settings.language = options.language;
    if (options.fullscreen) settings.isFullScreen = true;
    print(problems);
    applySettings();
}

void Session::saveSettings() {
    if (!hasPlayer()) return;
    std::vector<FileProblem> problems;
    beecluster::saveSettings(settings, pathOf(kSettingsFile), problems);
    print(problems);
}

void Session::applySettings() {
    sounds.setVolumes(static_cast<float>(settings.sound) / 100, static_cast<float>(settings.music) / 100);
    sounds.setMuted(settings.isMuted);
    const std::string system =
        hasPlayer() ? cocos2d::Application::getInstance()->getCurrentLanguageCode() : "en";
    const std::string language =
        texts::supportedLanguage(settings.language.empty() ? system : settings.language);
    if (language != texts::language()) {
        std::vector<FileProblem> problems;
        texts::load(language, problems);
        print(problems);
    }
    if (setPace) setPace(static_cast<float>(settings.speed) / 100);
    if (showFullScreen) showFullScreen(settings.isFullScreen);
}

} // namespace beecluster
