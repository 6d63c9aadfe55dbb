// Draws the figures of the guides:
//
//   tests/display/with-display build/debug/tests/gallery/figures FOLDER [NAME...]
//
// writes FOLDER/NAME.png for the figures of these names, or for all. The images are the same every time.

#include "Figure.h"

#include "cocos2d.h"
#include "testsFolder.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

using namespace cocos2d;

namespace {

constexpr int kLargestFile = 60 * 1024; ///< bytes; limit of an image in docs/
constexpr float kSheetScale = 2.0f;     ///< pixels of the game's sheet per point

/// Crops the lower left part of a screenshot into `file`. Returns false when that fails or the file is too
/// large.
bool crop(const std::string& window, const Size& size, const std::string& file) {
    RefPtr<Image> whole;
    whole.weakAssign(new Image());
    if (!whole->initWithImageFile(window)) return false;
    const int bytes = whole->getBitPerPixel() / 8;
    const auto width = static_cast<int>(size.width);
    const auto height = static_cast<int>(size.height);
    std::vector<unsigned char> pixels;
    for (int y = whole->getHeight() - height; y < whole->getHeight(); ++y) {
        for (int x = 0; x < width; ++x) {
            const unsigned char* pixel =
                whole->getData() + (static_cast<std::ptrdiff_t>(y) * whole->getWidth() + x) * bytes;
            pixels.insert(pixels.end(), {pixel[0], pixel[1], pixel[2], 255});
        }
    }
    RefPtr<Image> part;
    part.weakAssign(new Image());
    part->initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), width, height, 8);
    if (!part->saveToFile(file)) return false;
    const auto length = std::filesystem::file_size(file);
    std::printf("%s: %zu bytes\n", file.c_str(), static_cast<std::size_t>(length));
    if (length > kLargestFile) std::fprintf(stderr, "figures: %s is larger than 60 kB\n", file.c_str());
    return length <= kLargestFile;
}

class FigureApp : public Application {
public:
    bool applicationDidFinishLaunching() override {
        FileUtils::getInstance()->setSearchPaths({copra::testsFolder() + "/../resources"});
        GLView* view =
            GLViewImpl::createWithRect("Copra: figures", Rect(0, 0, gallery::kWidth, gallery::kHeight));
        if (!view) return false;
        auto* director = Director::getInstance();
        director->setOpenGLView(view);
        view->setDesignResolutionSize(gallery::kWidth, gallery::kHeight, ResolutionPolicy::SHOW_ALL);
        director->setContentScaleFactor(kSheetScale);
        director->runWithScene(Scene::create());
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
        return true;
    }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}

    bool draw(const figures::Figure& figure, const std::string& folder) {
        auto* director = Director::getInstance();
        auto* scene = Scene::create();
        auto* canvas = figures::FigureCanvas::create(figure.size);
        figure.draw(*canvas);
        scene->addChild(canvas);
        director->replaceScene(scene);
        director->mainLoop(0.0f);
        bool done = false;
        const std::string file = std::filesystem::absolute(folder + "/" + figure.name + ".png").string();
        utils::captureScreen(
            [&](bool captured, const std::string& window) {
                done = captured && crop(window, figure.size, file);
            },
            file);
        for (int i = 0; i < 3; ++i) director->mainLoop(0.0f);
        return done;
    }
};

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty()) {
        std::fprintf(stderr, "usage: figures FOLDER [NAME...]\n");
        return 2;
    }
    const auto isSelected = [&](const std::string& name) {
        return arguments.size() == 1 ||
               std::find(arguments.begin() + 1, arguments.end(), name) != arguments.end();
    };
    std::filesystem::create_directories(arguments[0]);
    FigureApp app;
    app.initGLContextAttrs();
    if (!app.applicationDidFinishLaunching()) {
        std::fprintf(stderr, "figures: no window could be opened; is there a display?\n");
        return 3;
    }
    bool good = true;
    for (const figures::Figure& figure : figures::figures())
        if (isSelected(figure.name)) good = app.draw(figure, arguments[0]) && good;
    Director::getInstance()->end();
    Director::getInstance()->mainLoop();
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
