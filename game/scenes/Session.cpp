#include "scenes/Session.h"

#include "cocos2d.h"
#include "stages/StageTable.h"
#include "text/Texts.h"

#include <cstdio>

namespace beecluster {

namespace {
constexpr const char* kBestKey = "best_score";
constexpr const char* kSettingsFile = "beecluster-settings.txt";
} // namespace

Session::Session(const Options& chosen) : options(chosen), random(chosen.seed), _nextSeed(chosen.seed) {
    if (!options.stats.empty() && !stats.open(options.stats))
        std::fprintf(stderr, "beecluster: cannot write the statistics %s\n", options.stats.c_str());
}

void Session::restart(std::size_t firstStage) {
    const std::uint64_t seed = tape.isPlaying() ? tape.played().setup.seed : _nextSeed++;
    random = copra::Random(seed);
    hash = StateHash();
    tally = Tally();
    stage = firstStage;
    tape.begin({seed, stageTable()[stage].name});
    _bestBefore = best();
    beginStage();
}

void Session::enterNextStage() {
    ++stage;
    tape.enterStage(stageTable()[stage].name);
}

void Session::retryStage() {
    tally = _atStageBegin;
    tape.retry();
}

void Session::saveRecording() {
    if (options.record.empty()) return;
    tape.setEndState(hash.value());
    std::vector<FileProblem> problems;
    saveReplay(tape.recording(), options.record, problems);
    print(problems);
}

void Session::saveBest() {
    if (!countsForRecords() || tally.score.points() <= best()) return;
    cocos2d::UserDefault::getInstance()->setIntegerForKey(kBestKey, tally.score.points());
    cocos2d::UserDefault::getInstance()->flush();
}

bool Session::isNewBest() const {
    return countsForRecords() && tally.score.points() > _bestBefore;
}

int Session::best() const {
    return cocos2d::UserDefault::getInstance()->getIntegerForKey(kBestKey, 0);
}

std::string Session::settingsPath() {
    return cocos2d::FileUtils::getInstance()->getWritablePath() + kSettingsFile;
}

void Session::loadSettings() {
    std::vector<FileProblem> problems;
    if (hasPlayer()) beecluster::loadSettings(settingsPath(), settings, problems);
    if (!options.language.empty()) settings.language = options.language;
    if (options.fullscreen) settings.isFullScreen = true;
    print(problems);
    applySettings();
}

void Session::saveSettings() {
    if (!hasPlayer()) return;
    std::vector<FileProblem> problems;
    beecluster::saveSettings(settings, settingsPath(), problems);
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
    if (showFullScreen) showFullScreen(settings.isFullScreen);
}

void Session::report(const std::string& event) const {
    if (!options.report) return;
    std::printf("%s\n", event.c_str());
    std::fflush(stdout); // a program that drives the game may wait for it
}

} // namespace beecluster
