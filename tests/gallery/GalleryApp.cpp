#include "GalleryApp.h"

#include "Demo.h"
#include "GalleryScene.h"
#include "IndexScene.h"
#include "screenshots.h"
#include "testsFolder.h"
#include "theme.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace cocos2d;

namespace gallery {

namespace {

namespace fs = std::filesystem;

constexpr float kStep = 1.0f / 60; ///< seconds of a frame when frames are counted
constexpr unsigned kSeed = 1;      ///< of the random numbers when frames are counted
constexpr float kArtScale = 2.0f;  ///< pixels of the sheet per point

std::string screenshotName(const Demo& demo) {
    std::string name = demo.name;
    std::replace(name.begin(), name.end(), '/', '_');
    return name + ".png";
}

} // namespace

bool GalleryApp::applicationDidFinishLaunching() {
    const std::string tests = copra::testsFolder();
    FileUtils::getInstance()->setSearchPaths({tests + "/../resources", tests + "/gallery/assets",
                                              tests + "/conformance/part2/assets", tests + "/gallery"});
    if (!openView()) return false;
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    Scene* first = nullptr;
    if (_options.showsIndex) {
        first = IndexScene::create(_options.first);
    } else {
        first = GalleryScene::create(_options.first);
    }
    Director::getInstance()->runWithScene(first);
    return true;
}

bool GalleryApp::openView() {
    auto* director = Director::getInstance();
    GLView* view = GLViewImpl::createWithRect("Copra: gallery", Rect(0, 0, kWidth, kHeight), 1, true);
    _hasWindow = view != nullptr;
    if (!view) {
        std::fprintf(stderr, "gallery: no window could be opened; is there a display?\n");
        return false;
    }
    director->setOpenGLView(view);
    view->setDesignResolutionSize(kWidth, kHeight, ResolutionPolicy::SHOW_ALL);
    director->setContentScaleFactor(kArtScale);
    director->setAnimationInterval(kStep);
    return true;
}

int GalleryApp::runFrames() {
    std::error_code error;
    if (!_options.shots.empty()) fs::create_directories(_options.shots, error);
    if (error) {
        std::fprintf(stderr, "gallery: cannot create the folder %s: %s\n", _options.shots.c_str(),
                     error.message().c_str());
        return EXIT_FAILURE;
    }
    initGLContextAttrs();
    if (!applicationDidFinishLaunching()) return kExitNoWindow;
    auto* director = Director::getInstance();
    int played = 0;
    if (_options.showsIndex) return playIndex();
    const std::size_t end = _options.first + (_options.all ? _options.count : 1);
    for (std::size_t i = _options.first; i < end && play(i); ++i) ++played;
    if (director->isValid()) {
        director->end();
        director->mainLoop();
    }
    std::printf("gallery: %d scenes played, %d screenshots\n", played, _screenshots);
    return _options.shots.empty() || _screenshots == played ? EXIT_SUCCESS : EXIT_FAILURE;
}

int GalleryApp::playIndex() {
    auto* director = Director::getInstance();
    for (int frame = 1; frame <= _options.frames && director->isValid(); ++frame) director->mainLoop(kStep);
    director->end();
    director->mainLoop();
    return EXIT_SUCCESS;
}

bool GalleryApp::play(std::size_t index) {
    auto* director = Director::getInstance();
    // Every scene gets the same random numbers, whichever were shown before.
    copra::seedRandom(kSeed);
    std::srand(kSeed);
    director->replaceScene(GalleryScene::create(index));
    for (int frame = 1; frame <= _options.frames; ++frame) {
        if (!director->isValid() || director->getOpenGLView()->windowShouldClose()) return false;
        if (frame == _options.frames && !_options.shots.empty()) takeScreenshot(index);
        director->mainLoop(kStep);
    }
    return true;
}

void GalleryApp::takeScreenshot(std::size_t index) {
    // A transition disables the dispatcher, and with it the event that the frame has been drawn.
    Director::getInstance()->getEventDispatcher()->setEnabled(true);
    const fs::path file = fs::absolute(fs::path(_options.shots) / screenshotName(demos()[index]));
    utils::captureScreen(
        [this](bool done, const std::string& name) {
            const bool shows = done && writeCanvas(name);
            if (shows) ++_screenshots;
            if (!shows)
                std::fprintf(stderr, "gallery: the screenshot %s %s\n", name.c_str(),
                             done ? "shows an empty canvas" : "could not be written");
        },
        file.string());
}

} // namespace gallery
