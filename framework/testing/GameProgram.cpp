#include "testing/GameProgram.h"

#include "app/Application.h"
#include "app/Director.h"
#include "app/GLView.h"
#include "app/utils.h"
#include "base/RefPtr.h"
#include "files/Background.h"
#include "files/FileUtils.h"
#include "testing/RandomInput.h"
#include "testing/TestApp.h"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

using namespace cocos2d;

namespace copra {
namespace testing {

namespace {

constexpr int kLaunchFailed = 1;
constexpr int kUsage = 2;

/// Parses a whole decimal number. Returns false if `text` is something else.
bool parseNumber(const char* text, std::uint64_t& number) {
    char* end = nullptr;
    if (!text || *text < '0' || *text > '9') return false;
    number = std::strtoull(text, &end, 10);
    return *end == '\0';
}

/// Parses one option with a value.
std::string parseValue(const std::string& name, const char* value, ProgramOptions& options) {
    std::uint64_t number = 0;
    if (name == "--frames") {
        if (!parseNumber(value, number) || number == 0 || number > 100000000)
            return "--frames needs a number from 1 to 100000000";
        options.frames = static_cast<int>(number);
    } else if (name == "--autotap") {
        if (!parseNumber(value, number)) return "--autotap needs a number";
        options.autotap = number;
    } else if (name == "--screenshot") {
        options.screenshot = std::filesystem::absolute(value).string();
    } else if (name == "--resources") {
        options.resources.emplace_back(value);
    } else if (name == "--writable") {
        options.writable = value;
    } else {
        return "there is no option '" + name + "'";
    }
    return {};
}

void findFiles(const ProgramOptions& options) {
    auto* files = FileUtils::getInstance();
    if (!options.writable.empty()) files->setWritablePath(options.writable);
    if (options.resources.empty()) return;
    files->setDefaultResourceRootPath(options.resources.front());
    // Behind the root, which a game that sets search paths of its own keeps.
    for (const std::string& folder : options.resources) files->addSearchPath(folder);
}

void printSummary(const Director& director, int frames, const RandomInput* input, std::uint64_t hash) {
    std::printf("played %d frames of 1/60 s%s\n", frames, director.isValid() ? "" : ", then the game ended");
    if (input) std::printf("sent %d touches and %d keys\n", input->touches(), input->keys());
    const auto* renderer = director.getRenderer();
    std::printf("drew %zd vertices in %zd batches in the last frame\n",
                static_cast<ssize_t>(renderer->getDrawnVertices()),
                static_cast<ssize_t>(renderer->getDrawnBatches()));
    std::printf("state %016" PRIx64 "\n", hash);
    std::fflush(stdout);
}

} // namespace

std::string parseProgramOptions(int argc, const char* const* argv, ProgramOptions& options) {
    for (int i = 1; i < argc; ++i) {
        const std::string name = argv[i];
        if (name == "--headless") {
            options.headless = true;
            continue;
        }
        if (i + 1 == argc) return name + " needs a value";
        if (std::string wrong = parseValue(name, argv[++i], options); !wrong.empty()) return wrong;
    }
    if (options.headless && options.frames == 0) return "--headless needs --frames";
    if (!options.screenshot.empty() && options.frames == 0) return "--screenshot needs --frames";
    return {};
}

int playGame(Application& game, const ProgramOptions& options) {
    findFiles(options);
    if (options.frames == 0 && !options.autotap) return game.run();

    game.initGLContextAttrs();
    if (!game.applicationDidFinishLaunching()) {
        std::fprintf(stderr, "the game did not launch: applicationDidFinishLaunching() returned false\n");
        return kLaunchFailed;
    }
    Director& director = *Director::getInstance();
    const RefPtr<GLView> view = director.getOpenGLView();
    if (!view) {
        std::fprintf(stderr, "the game has no view: is there a display? --headless plays without one\n");
        return kLaunchFailed;
    }
    std::unique_ptr<RandomInput> input;
    if (options.autotap) input = std::make_unique<RandomInput>(*options.autotap);
    bool isSaved = options.screenshot.empty();
    int frame = 0;
    while ((options.frames == 0 || frame < options.frames) && director.isValid() &&
           !view->windowShouldClose()) {
        ++frame;
        if (frame == options.frames && !options.screenshot.empty())
            utils::captureScreen([&isSaved](bool done, const std::string&) { isSaved = done; },
                                 options.screenshot);
        if (input) input->step(director);
        // Frames pass faster than time: what a frame loads in the background is there in the next one, in every run.
        if (options.frames > 0) waitForBackground();
        director.mainLoop(TestApp::kFrame);
        if (options.frames == 0) director.waitForNextFrame();
    }
    const std::uint64_t hash = director.getRunningScene() ? stateHash(*director.getRunningScene()) : 0;
    if (options.frames > 0) printSummary(director, frame, input.get(), hash);
    director.end();
    director.mainLoop();
    if (!isSaved) std::fprintf(stderr, "could not save the picture %s\n", options.screenshot.c_str());
    return isSaved ? EXIT_SUCCESS : kLaunchFailed;
}

int runProgram(int argc, const char* const* argv, Application* (*makeGame)()) {
    ProgramOptions options;
    if (const std::string wrong = parseProgramOptions(argc, argv, options); !wrong.empty()) {
        std::fprintf(
            stderr,
            "%s\nusage: %s [--headless] [--frames N] [--autotap SEED] [--screenshot FILE] [--resources DIR] "
            "[--writable DIR]\n",
            wrong.c_str(), argc > 0 ? argv[0] : "game");
        return kUsage;
    }
    // GLViewImpl chooses the backend by this variable.
    if (options.headless) setenv("COPRA_BACKEND", "null", 1);
    const std::unique_ptr<Application> game(makeGame());
    return playGame(*game, options);
}

} // namespace testing
} // namespace copra
