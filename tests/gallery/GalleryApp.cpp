#include "GalleryApp.h"

#include "Exhibit.h"
#include "GalleryScene.h"
#include "Look.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <set>

using namespace cocos2d;

namespace gallery {

namespace {

namespace fs = std::filesystem;

constexpr float kStep = 1.0F / 60; ///< seconds of a frame when frames are counted
constexpr unsigned kSeed = 1;      ///< of all chance in a counted scene
constexpr float kArtScale = 2;     ///< pixels of the sheet in a point

std::string pictureName(const Exhibit& exhibit) {
    std::string name = exhibit.name;
    std::replace(name.begin(), name.end(), '/', '_');
    return name + ".png";
}

/// Whether a picture has more colours between caption and arrows than the empty paper with its grid.
bool showsSomething(const std::string& file) {
    constexpr std::size_t kPaperColours = 12; ///< paper and lines, and where lines end between pixels
    auto* image = new Image();
    image->autorelease();
    if (!image->initWithImageFile(file)) return false;
    const int bytes = image->getDataLen() > 0 ? image->getBitPerPixel() / 8 : 0;
    if (bytes < 3) return false;
    const auto header = static_cast<int>(kHeader);
    const auto footer = static_cast<int>(kFooter);
    std::set<int> colours;
    for (int y = header; y < image->getHeight() - footer; ++y) {
        const unsigned char* pixel =
            image->getData() + static_cast<std::ptrdiff_t>(y) * image->getWidth() * bytes;
        for (int x = 0; x < image->getWidth(); ++x, pixel += bytes) {
            colours.insert(pixel[0] << 16 | pixel[1] << 8 | pixel[2]);
            if (colours.size() > kPaperColours) return true;
        }
    }
    return false;
}

} // namespace

bool GalleryApp::applicationDidFinishLaunching() {
    FileUtils::getInstance()->setSearchPaths({GALLERY_RESOURCES, GALLERY_ASSETS, GALLERY_TEST_ASSETS});
    if (!openView()) return false;
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    Director::getInstance()->runWithScene(GalleryScene::create(_options.first));
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
        std::fprintf(stderr, "gallery: the folder %s cannot be made: %s\n", _options.shots.c_str(),
                     error.message().c_str());
        return EXIT_FAILURE;
    }
    initGLContextAttrs();
    if (!applicationDidFinishLaunching()) return kExitNoWindow;
    auto* director = Director::getInstance();
    int played = 0;
    const std::size_t end = _options.first + (_options.all ? _options.count : 1);
    for (std::size_t i = _options.first; i < end && play(i); ++i) ++played;
    if (director->isValid()) {
        director->end();
        director->mainLoop();
    }
    std::printf("gallery: %d scenes played, %d pictures\n", played, _pictures);
    return _options.shots.empty() || _pictures == played ? EXIT_SUCCESS : EXIT_FAILURE;
}

bool GalleryApp::play(std::size_t index) {
    auto* director = Director::getInstance();
    // The same chance for every scene, whichever were shown before.
    copra::seedRandom(kSeed);
    std::srand(kSeed);
    director->replaceScene(GalleryScene::create(index));
    for (int frame = 1; frame <= _options.frames; ++frame) {
        if (!director->isValid() || director->getOpenGLView()->windowShouldClose()) return false;
        if (frame == _options.frames && !_options.shots.empty()) takePicture(index);
        director->mainLoop(kStep);
    }
    return true;
}

void GalleryApp::takePicture(std::size_t index) {
    // A transition silences the dispatcher, and with it the news that the frame has been drawn.
    Director::getInstance()->getEventDispatcher()->setEnabled(true);
    const fs::path file = fs::absolute(fs::path(_options.shots) / pictureName(exhibits()[index]));
    utils::captureScreen(
        [this](bool done, const std::string& name) {
            const bool shows = done && showsSomething(name);
            if (shows) ++_pictures;
            if (!shows)
                std::fprintf(stderr, "gallery: the picture %s %s\n", name.c_str(),
                             done ? "shows an empty stage" : "could not be written");
        },
        file.string());
}

} // namespace gallery
