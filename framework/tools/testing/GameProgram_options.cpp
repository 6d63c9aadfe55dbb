#include "app/Application.h"
#include "platform/system/paths.h"
#include "platform/system/process.h"
#include "testing/GameProgram.h"
#include "testing/options.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <memory>

namespace copra {
namespace testing {

namespace {

constexpr int kUsage = 2;

constexpr std::uint64_t kMostFrames = 100000000;

/// The options of every program, which set `options`.
std::vector<ProgramOption> optionsFor(ProgramOptions& options) {
    return {
        flagOption("--headless", "play without a window; needs --frames or --replay", options.headless),
        numberOption("--frames", "end after N frames of 1/60 s", 1, kMostFrames,
                     [&options](std::uint64_t number) { options.frames = static_cast<int>(number); }),
        numberOption("--seed", "seed of the random numbers", 1, std::numeric_limits<std::uint32_t>::max(),
                     [&options](std::uint64_t number) { options.seed = static_cast<std::uint32_t>(number); }),
        numberOption("--autotap", "play with random touches, keys and tilts of that seed", 0,
                     std::numeric_limits<std::uint64_t>::max(),
                     [&options](std::uint64_t number) { options.autotap = number; }),
        pathOption("--screenshot", "FILE", "save a picture of the last frame; needs --frames or --replay",
                   options.screenshot),
        pathOption("--film", "DIR", "save a picture of every sixth frame in DIR", options.film),
        numberOption("--film-from", "begin the film with frame N", 1, kMostFrames,
                     [&options](std::uint64_t number) { options.filmFrom = static_cast<int>(number); }),
        pathOption("--record", "FILE", "record the input", options.record),
        pathOption("--replay", "FILE", "play recorded input; fails if the game ends in a different state",
                   options.replay),
        {"--resources", "DIR", "search files in DIR; may be repeated",
         [&options](const std::string& folder) {
             options.resources.push_back(folder);
             return std::string();
         }},
        textOption("--writable", "DIR", "save files in DIR", options.writable),
        flagOption("--help", "print this", options.help),
        flagOption("--version", "print the versions of the game and of Copra", options.version),
    };
}

/// What is wrong with options that are all right by themselves, or an empty string.
std::string wrongCombination(const ProgramOptions& options) {
    const bool isReplay = !options.replay.empty();
    if (options.headless && options.frames == 0 && !isReplay) return "--headless needs --frames or --replay";
    if (!options.screenshot.empty() && options.frames == 0 && !isReplay)
        return "--screenshot needs --frames or --replay";
    if (options.autotap && !options.record.empty()) return "--record and --autotap exclude each other";
    if (isReplay && (!options.record.empty() || options.autotap || options.frames > 0))
        return "--replay excludes --record, --autotap and --frames";
    return {};
}

void printVersion(const std::string& program, const std::string& version) {
    std::printf("%s%s (Copra %s)\n", program.c_str(), version.empty() ? "" : (" " + version).c_str(),
                COPRA_VERSION);
}

} // namespace

std::string parseProgramOptions(int argc, const char* const* argv, ProgramOptions& options) {
    std::string wrong = parseOptions(argc, argv, optionsFor(options));
    if (!wrong.empty() || options.help || options.version) return wrong;
    return wrongCombination(options);
}

int runProgram(int argc, const char* const* argv, cocos2d::Application* (*makeGame)()) {
    const std::string program = argc > 0 ? pathText(nativePath(argv[0]).filename()) : "game";
    ProgramOptions options;
    if (const std::string wrong = parseProgramOptions(argc, argv, options); !wrong.empty()) {
        std::fprintf(stderr, "%s: %s. '%s --help' lists the options\n", program.c_str(), wrong.c_str(),
                     program.c_str());
        return kUsage;
    }
    if (options.help) {
        std::printf("usage: %s [OPTION]...\n\n%s", program.c_str(), helpOf(optionsFor(options)).c_str());
        return EXIT_SUCCESS;
    }
    // GLViewImpl chooses the backend by this variable.
    if (options.headless) setEnvironment("COPRA_BACKEND", "null");
    const std::unique_ptr<cocos2d::Application> game(makeGame());
    if (options.version) {
        printVersion(program, game->getVersion());
        return EXIT_SUCCESS;
    }
    return playGame(*game, options);
}

} // namespace testing
} // namespace copra
