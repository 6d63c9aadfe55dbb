// What bench_boot.h asks for, on Copra: a window without vertical synchronisation and frames of a given
// length.
#include "bench_boot.h"

#include "cocos2d.h"

#include <cstdlib>
#include <cstring>

USING_NS_CC;

namespace {

class BenchApplication : public Application {
public:
    bool applicationDidFinishLaunching() override { return true; }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
};

bool headless() {
    const char* backend = std::getenv("COPRA_BACKEND");
    return backend && std::strcmp(backend, "null") == 0;
}

} // namespace

bool bench_boot(int, char**, int width, int height) {
    static BenchApplication application;
    auto director = Director::getInstance();
    auto view = GLViewImpl::createWithRect("bench",
                                           Rect(0, 0, static_cast<float>(width), static_cast<float>(height)));
    if (!view) return false;
    director->setOpenGLView(view);
    view->setDesignResolutionSize(static_cast<float>(width), static_cast<float>(height),
                                  ResolutionPolicy::SHOW_ALL);
    director->setDisplayStats(false);
    return true;
}

// mainLoop with a given time never waits: the limiter sits in Application::run.
void bench_frame(float dt) {
    Director::getInstance()->mainLoop(dt);
}

void bench_shutdown() {}

bool bench_screenshot(const char* path) {
    bool finished = false;
    bool saved = false;
    utils::captureScreen(
        [&](bool succeeded, const std::string&) {
            finished = true;
            saved = succeeded;
        },
        path);
    for (int frame = 0; frame < 600 && !finished; ++frame) bench_frame(0);
    return saved;
}

const char* bench_engine() {
    return "copra";
}

const char* bench_renderer() {
    return headless() ? "null" : "sfml";
}
