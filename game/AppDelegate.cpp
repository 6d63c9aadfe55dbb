#include "AppDelegate.h"

#include "Layout.h"
#include "data/GameData.h"
#include "scenes/GameFlow.h"
#include "scenes/GameWindow.h"
#include "scenes/PlayScene.h"
#include "stages/StageTable.h"
#include "view/Effects.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <utility>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr double kMaxLag = 0.2; ///< seconds; a slower computer plays in slow motion

/// Whether a recording was made with the data in use. Old ones do not say so.
bool isOfThisData(const Replay& replay) {
    return replay.setup.data.empty() || replay.setup.data == nameOf(*gameData());
}

} // namespace

AppDelegate::AppDelegate(const Options& options) : _session(std::make_shared<Session>(options)) {
    _session->services.quit = [this] { _hasQuit = true; };
}

int AppDelegate::play() {
    if (!loadTape()) return EXIT_FAILURE;
    _session->loadSettings();
    _session->loadRecords();
    fetchArt();
    if (!openView()) return kExitNoWindow;
    return copra::testing::playGame(*this, _session->options.program, this);
}

bool AppDelegate::applicationDidFinishLaunching() {
    _session->services.setPace = [this](float pace) { setPace(pace); };
    setPace(static_cast<float>(_session->player.settings.speed) / 100);
    _session->services.showFullScreen = [this](bool isFull) { setFullScreen(isFull); };
    gamewindow::listenToKeys(_session);
    if (isUnattended())
        begin();
    else
        flow::showOpening();
    _lastFrame = std::chrono::steady_clock::now();
    return true;
}

void AppDelegate::fetchArt() {
    const std::size_t shown = stageIndex(_session->options.stage);
    const std::string& ground = stageTable()[shown < stageTable().size() ? shown : 0].groundImage;
    std::function<void()> begins;
    if (!isUnattended()) begins = [this] { begin(); };
    beecluster::fetchArt(ground, begins);
}

void AppDelegate::begin() {
    if (!loadArt()) return _session->fail();
    _session->services.sounds.begin();
    showFirstScene();
}

void AppDelegate::showFirstScene() {
    const Options& options = _session->options;
    if (_session->game.tape.isPlaying()) {
        const GameSetup& setup = _session->game.tape.played().setup;
        const GameMode mode = modeNamed(setup.mode).value_or(GameMode::Story);
        flow::startNewGame(_session, stageIndex(setup.stage), mode);
    } else if (options.stage.empty() && options.mode.empty()) {
        flow::showFirstScreen(_session);
    } else {
        const std::size_t first = options.stage.empty() ? 0 : stageIndex(options.stage);
        flow::startNewGame(_session, first, modeNamed(options.mode).value_or(GameMode::Story));
    }
}

void AppDelegate::applicationDidEnterBackground() {
    // A stage shows its pause menu.
    if (!isUnattended()) Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(kFocusLostEvent);
}

void AppDelegate::applicationWillEnterForeground() {}

// --- The frames ---

void AppDelegate::frameBegins(int) {
    if (_session->options.program.frames > 0 || _session->options.program.headless) return;
    // Steps that drawing was too slow for.
    const auto now = std::chrono::steady_clock::now();
    const double step = static_cast<double>(layout::kStep);
    const double elapsed =
        std::chrono::duration<double>(now - _lastFrame).count() * static_cast<double>(_pace);
    _lastFrame = now;
    // A long pause, such as loading or a moved window, is not made up for.
    _lag = elapsed > kMaxLag ? 0.0 : std::clamp(_lag + elapsed - step, 0.0, kMaxLag);
    for (; _lag >= step; _lag -= step) Director::getInstance()->getScheduler()->update(layout::kStep);
}

void AppDelegate::frameEnded(int frame) {
    if (frame == 1) _session->report("picture");
    _session->services.sounds.loadNext();
}

bool AppDelegate::finish(int frames) {
    const bool areFilesWhole = _session->finishFiles();
    if (_session->options.program.frames > 0) printSummary(frames);
    const bool isAsRecorded = !_session->game.tape.isPlaying() || reportReplay();
    return areFilesWhole && isAsRecorded && !_session->hasFailed;
}

// --- Recordings ---

bool AppDelegate::loadTape() {
    const std::string& path = _session->options.replay;
    if (path.empty()) return true;
    std::vector<FileProblem> problems;
    std::optional<Replay> replay = loadReplay(path, problems);
    const auto refuse = [&](const std::string& key, const std::string& name) {
        problems.push_back({path, 0, key, "there is no " + key + " '" + name + "'"});
        replay.reset();
    };
    if (replay && stageIndex(replay->setup.stage) == stageTable().size() && replay->setup.stage != kHiveName)
        refuse("stage", replay->setup.stage);
    if (replay && !modeNamed(replay->setup.mode)) refuse("mode", replay->setup.mode);
    if (replay && !isOfThisData(*replay))
        problems.push_back({path, 0, "data",
                            "recorded with other files in resources/game ('" + replay->setup.data +
                                "', not '" + nameOf(*gameData()) + "'); it may go another way"});
    print(problems);
    if (!replay) return false;
    _session->game.tape.play(std::move(*replay));
    return true;
}

bool AppDelegate::reportReplay() const {
    const Replay& played = _session->game.tape.played();
    const std::uint64_t state = _session->game.hash.value();
    const bool isWhole = _session->game.tape.isOver() && !_session->game.tape.hasDiverged();
    const bool isEqual = isWhole && state == played.endState;
    const char* cause = isEqual || isOfThisData(played) ? "" : ", with other data";
    std::printf("replay  %d of %d steps, state %016" PRIx64 ", %s%s\n",
                _session->game.tape.recording().steps(), played.steps(), state,
                isEqual ? "as recorded" : "not as recorded", cause);
    return isEqual;
}

// --- The window ---

bool AppDelegate::openView() {
    const Options& options = _session->options;
    auto* director = Director::getInstance();
    const Rect frame(0, 0, static_cast<float>(options.width), static_cast<float>(options.height));
    GLView* view = _session->player.settings.isFullScreen
                       ? GLViewImpl::createWithFullScreen("BeeCluster")
                       : GLViewImpl::createWithRect("BeeCluster", frame, 1, true);
    if (!view) {
        std::fprintf(stderr,
                     "beecluster: could not open a window; is there a display? '--headless --frames N' "
                     "plays without one.\n");
        return false;
    }
    director->setOpenGLView(view);
    gamewindow::prepare(*view);
    director->setContentScaleFactor(layout::kArtScale);
    return true;
}

void AppDelegate::setPace(float pace) {
    _pace = pace;
    Director::getInstance()->setAnimationInterval(layout::kStep / pace);
}

void AppDelegate::setFullScreen(bool isFull) {
    auto* view = dynamic_cast<GLViewImpl*>(Director::getInstance()->getOpenGLView());
    if (!view || view->isFullscreen() == isFull) return;
    if (isFull)
        view->setFullscreen();
    else
        view->setWindowed(_session->options.width, _session->options.height);
}

void AppDelegate::printSummary(int framesPlayed) const {
    const Session& session = *_session;
    const Stage& stage = stageTable()[session.game.stage];
    const Tally& tally = session.game.tally;
    const std::string player = session.options.player.empty() ? "autopilot" : session.options.player;
    const auto* renderer = Director::getInstance()->getRenderer();
    std::printf("BeeCluster: %d frames of 1/60 s, seed %" PRIu64 "%s\n", framesPlayed, session.options.seed,
                session.options.autopilot ? (", " + player).c_str() : "");
    std::printf("  screen  %s\n", session.screen);
    std::printf("  stage   %s, wave %d of %zu\n", session.game.stageName().c_str(), session.game.wave,
                stage.waves.size());
    std::printf("  score   %d, multiplier %d, kills %d\n", tally.score.points(), tally.score.multiplier(),
                tally.score.kills());
    std::printf("  bees    %d, most %d, lost %d, stings %d\n", tally.bees, tally.maxBees, tally.losses,
                tally.stings);
    std::printf("  drawn   %zd vertices in %zd batches in the last frame\n",
                static_cast<ssize_t>(renderer->getDrawnVertices()),
                static_cast<ssize_t>(renderer->getDrawnBatches()));
    std::printf("  state   %016" PRIx64 "\n", session.game.hash.value());
}

} // namespace beecluster
