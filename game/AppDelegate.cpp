#include "AppDelegate.h"

#include "Tuning.h"
#include "hud/Effects.h"
#include "scenes/GameFlow.h"
#include "stages/StageTable.h"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

using namespace cocos2d;

namespace beecluster {

AppDelegate::AppDelegate(const Options& options, std::string resources)
    : _session(std::make_shared<Session>(options)), _resources(std::move(resources)) {
    _session->quit = [] { Director::getInstance()->end(); };
}

bool AppDelegate::applicationDidFinishLaunching() {
    FileUtils::getInstance()->setSearchPaths({_resources});
    if (!openView()) return false;
    loadArt();
    const Options& options = _session->options;
    if (options.stage.empty()) {
        flow::toTitle(_session);
    } else {
        flow::toNewGame(_session, stageIndex(options.stage));
    }
    return true;
}

void AppDelegate::applicationDidEnterBackground() {
    if (!countsFrames()) Director::getInstance()->stopAnimation();
}

void AppDelegate::applicationWillEnterForeground() {
    if (!countsFrames()) Director::getInstance()->startAnimation();
}

int AppDelegate::runFrames() {
    initGLContextAttrs();
    if (!applicationDidFinishLaunching()) return kExitNoWindow;
    auto* director = Director::getInstance();
    const RefPtr<GLView> view = director->getOpenGLView();
    int frame = 0;
    while (frame < _session->options.frames && director->isValid() && !view->windowShouldClose()) {
        if (++frame == _session->options.frames && !_session->options.screenshot.empty()) takePicture();
        director->mainLoop(tuning::kStep);
    }
    printSummary(frame);
    director->end();
    director->mainLoop();
    return _pictured ? EXIT_SUCCESS : EXIT_FAILURE;
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
                     "beecluster: no window could be opened; is there a display? '--headless --frames N' "
                     "plays without one.\n");
        return false;
    }
    director->setOpenGLView(view);
    view->setDesignResolutionSize(tuning::kFieldWidth, tuning::kFieldHeight, ResolutionPolicy::SHOW_ALL);
    director->setContentScaleFactor(tuning::kArtScale);
    director->setAnimationInterval(tuning::kStep);
    return true;
}

void AppDelegate::takePicture() {
    _pictured = false;
    utils::captureScreen(
        [this](bool done, const std::string& file) {
            _pictured = done;
            if (!done)
                std::fprintf(stderr, "beecluster: the picture %s could not be written\n", file.c_str());
        },
        std::filesystem::absolute(_session->options.screenshot).string());
}

void AppDelegate::printSummary(int framesPlayed) const {
    const Session& s = *_session;
    const Stage& stage = stageTable()[s.stage];
    std::printf("BeeCluster: %d frames of 1/60 s, seed %" PRIu64 "%s\n", framesPlayed, s.options.seed,
                s.options.autopilot ? ", autopilot" : "");
    std::printf("  place   %s, stage %s, wave %d of %zu\n", s.place, stage.name.c_str(), s.wave,
                stage.waves.size());
    std::printf("  score   %d, multiplier %d, %d sent home\n", s.score.points(), s.score.multiplier(),
                s.score.kills());
    std::printf("  bees    %d, most %d, lost %d, stings %d\n", s.bees, s.mostBees, s.losses, s.shots);
    const auto* renderer = Director::getInstance()->getRenderer();
    std::printf("  drawn   %zd vertices in %zd batches in the last frame\n",
                static_cast<ssize_t>(renderer->getDrawnVertices()),
                static_cast<ssize_t>(renderer->getDrawnBatches()));
    std::printf("  state   %016" PRIx64 "\n", s.hash.value());
}

} // namespace beecluster
