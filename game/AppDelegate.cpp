#include "AppDelegate.h"

#include "Tuning.h"
#include "hud/Effects.h"
#include "scenes/GameFlow.h"
#include "scenes/StageScene.h"
#include "stages/StageTable.h"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr int kBeforeScenes = -1; ///< priority of the keys that work everywhere
} // namespace

AppDelegate::AppDelegate(const Options& options, std::string resources)
    : _session(std::make_shared<Session>(options)), _resources(std::move(resources)) {
    _session->quit = [] { Director::getInstance()->end(); };
}

bool AppDelegate::applicationDidFinishLaunching() {
    FileUtils::getInstance()->setSearchPaths({_resources});
    if (!openView()) return false;
    loadArt();
    _session->sounds.load();
    listenToKeys();
    const Options& options = _session->options;
    if (options.stage.empty()) {
        flow::showTitle(_session);
    } else {
        flow::startNewGame(_session, stageIndex(options.stage));
    }
    return true;
}

void AppDelegate::applicationDidEnterBackground() {
    // A stage shows its pause menu. With counted frames nothing pauses, so that every run is the same.
    if (!countsFrames()) Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(kFocusLostEvent);
}

void AppDelegate::applicationWillEnterForeground() {}

int AppDelegate::runFrames() {
    initGLContextAttrs();
    if (!applicationDidFinishLaunching()) return kExitNoWindow;
    auto* director = Director::getInstance();
    const RefPtr<GLView> view = director->getOpenGLView();
    int frame = 0;
    while (frame < _session->options.frames && director->isValid() && !view->windowShouldClose()) {
        if (++frame == _session->options.frames && !_session->options.screenshot.empty()) takeScreenshot();
        director->mainLoop(tuning::kStep);
    }
    printSummary(frame);
    director->end();
    director->mainLoop();
    return _screenshotSaved ? EXIT_SUCCESS : EXIT_FAILURE;
}

bool AppDelegate::openView() {
    const Options& options = _session->options;
    auto* director = Director::getInstance();
    const Rect frame(0, 0, static_cast<float>(options.width), static_cast<float>(options.height));
    GLView* view = options.fullscreen ? GLViewImpl::createWithFullScreen("BeeCluster")
                                      : GLViewImpl::createWithRect("BeeCluster", frame, 1, true);
    _hasWindow = view != nullptr;
    if (!view) {
        std::fprintf(stderr,
                     "beecluster: could not open a window; is there a display? '--headless --frames N' "
                     "plays without one.\n");
        return false;
    }
    director->setOpenGLView(view);
    view->setDesignResolutionSize(tuning::kFieldWidth, tuning::kFieldHeight, ResolutionPolicy::SHOW_ALL);
    director->setContentScaleFactor(tuning::kArtScale);
    director->setAnimationInterval(tuning::kStep);
    return true;
}

void AppDelegate::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
        using Key = EventKeyboard::KeyCode;
        if (key == Key::KEY_ALT) _isAltHeld = true;
        if (key == Key::KEY_M) _session->sounds.toggleMuted();
        if (key == Key::KEY_F11 || (key == Key::KEY_ENTER && _isAltHeld)) toggleFullscreen();
    };
    keys->onKeyReleased = [this](EventKeyboard::KeyCode key, Event*) {
        if (key == EventKeyboard::KeyCode::KEY_ALT) _isAltHeld = false;
    };
    Director::getInstance()->getEventDispatcher()->addEventListenerWithFixedPriority(keys, kBeforeScenes);
}

void AppDelegate::toggleFullscreen() {
    auto* view = dynamic_cast<GLViewImpl*>(Director::getInstance()->getOpenGLView());
    if (!view) return;
    if (view->isFullscreen()) {
        view->setWindowed(_session->options.width, _session->options.height);
    } else {
        view->setFullscreen();
    }
}

void AppDelegate::takeScreenshot() {
    _screenshotSaved = false;
    utils::captureScreen(
        [this](bool done, const std::string& file) {
            _screenshotSaved = done;
            if (!done) std::fprintf(stderr, "beecluster: could not write the screenshot %s\n", file.c_str());
        },
        std::filesystem::absolute(_session->options.screenshot).string());
}

void AppDelegate::printSummary(int framesPlayed) const {
    const Session& session = *_session;
    const Stage& stage = stageTable()[session.stage];
    const Tally& tally = session.tally;
    std::printf("BeeCluster: %d frames of 1/60 s, seed %" PRIu64 "%s\n", framesPlayed, session.options.seed,
                session.options.autopilot ? ", autopilot" : "");
    std::printf("  screen  %s\n", session.screen);
    std::printf("  stage   %s, wave %d of %zu\n", stage.name.c_str(), session.wave, stage.waves.size());
    std::printf("  score   %d, multiplier %d, kills %d\n", tally.score.points(), tally.score.multiplier(),
                tally.score.kills());
    std::printf("  bees    %d, most %d, lost %d, stings %d\n", tally.bees, tally.maxBees, tally.losses,
                tally.stings);
    const auto* renderer = Director::getInstance()->getRenderer();
    std::printf("  drawn   %zd vertices in %zd batches in the last frame\n",
                static_cast<ssize_t>(renderer->getDrawnVertices()),
                static_cast<ssize_t>(renderer->getDrawnBatches()));
    std::printf("  state   %016" PRIx64 "\n", session.hash.value());
}

} // namespace beecluster
