#include "scenes/Session.h"

#include "app/Application.h"
#include "text/Texts.h"
#include "view/Typography.h"

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

Session::Session(const Options& chosen) : options(chosen), game(chosen.seed), _nextSeed(chosen.seed) {
    if (!options.stats.empty() && !services.stats.open(options.stats))
        std::fprintf(stderr, "beecluster: cannot write the statistics %s\n", options.stats.c_str());
}

void Session::restart(std::size_t firstStage, GameMode mode, bool isDemo) {
    GameStart start{options.seed, firstStage, mode, isDemo};
    if (game.tape.isPlaying()) {
        const GameSetup& setup = game.tape.played().setup;
        start = {setup.seed, firstStage, mode, isDemo, setup.hasAssist, setup.closed};
    } else {
        start.seed = mode == GameMode::Daily ? seedOfToday() : _nextSeed++;
        start.isAssisted = player.settings.hasAssist && !options.autopilot && !isDemo;
        // All play the same game on one day, and all that the autopilot plays is the same.
        if (!options.autopilot && !isDemo && mode != GameMode::Daily) start.closed = player.closedCards();
    }
    game.begin(start);
    loadRecords();
}

bool Session::saveRecording() {
    if (options.record.empty()) return true;
    game.tape.setEndState(game.hash.value());
    std::vector<FileProblem> problems;
    const bool isSaved = saveReplay(game.tape.recording(), options.record, problems);
    print(problems);
    return isSaved;
}

bool Session::finishFiles() {
    const bool isRecorded = saveRecording();
    const bool hasStats = options.stats.empty() || services.stats.close();
    return isRecorded && hasStats;
}

void Session::fail() {
    std::fprintf(stderr, "beecluster: cannot be played without these pictures; they come with the game.\n");
    hasFailed = true;
    services.quit();
}

void Session::report(const std::string& event) const {
    if (!options.report) return;
    std::printf("%s\n", event.c_str());
    std::fflush(stdout); // a program that drives the game may wait for it
}

// --- The player ---

void Session::saveBest() {
    if (countsForRecords() && game.tally.score.points() > 0) player.save(game);
}

std::string Session::dailyLine() const {
    const GameResult& daily = player.records.lastDaily();
    if (daily.date != today()) return {};
    return "BeeCluster " + daily.date + ": " + grouped(daily.points) + ", " +
           textOfCount("over.bees", daily.bees);
}

std::vector<std::string> Session::earn(const std::vector<std::string>& medals) {
    if (!countsForRecords()) return {};
    std::vector<std::string> earned = player.earn(medals);
    if (!earned.empty()) saveBest();
    return earned;
}

void Session::loadRecords() {
    if (countsForRecords()) player.beginGame(game.mode, game.field);
}

void Session::loadSettings() {
    if (hasPlayer()) player.loadSettings();
    if (!options.language.empty()) player.settings.language = options.language;
    if (options.fullscreen) player.settings.isFullScreen = true;
    applySettings();
}

void Session::saveSettings() {
    if (hasPlayer()) player.saveSettings();
}

void Session::applySettings() {
    const Settings& settings = player.settings;
    services.sounds.setVolumes(static_cast<float>(settings.sound) / 100,
                               static_cast<float>(settings.music) / 100);
    services.sounds.setMuted(settings.isMuted);
    const std::string system =
        hasPlayer() ? cocos2d::Application::getInstance()->getCurrentLanguageCode() : "en";
    const std::string language =
        texts::supportedLanguage(settings.language.empty() ? system : settings.language);
    if (language != texts::language()) {
        std::vector<FileProblem> problems;
        texts::load(language, problems);
        print(problems);
    }
    if (services.setPace) services.setPace(static_cast<float>(settings.speed) / 100);
    if (services.showFullScreen) services.showFullScreen(settings.isFullScreen);
}

} // namespace beecluster
