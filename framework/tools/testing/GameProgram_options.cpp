#include "app/Application.h"
#include "platform/system/paths.h"
#include "platform/system/process.h"
#include "testing/GameProgram.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <limits>
#include <memory>

namespace copra {
namespace testing {

namespace {

constexpr int kUsage = 2;

struct Option {
    const char* name;
    const char* value; ///< what the next argument is; null if the option takes none
    const char* text;
};

constexpr Option kOptions[] = {
    {"--headless", nullptr, "play without a window; needs --frames or --replay"},
    {"--frames", "N", "end after N frames of 1/60 s"},
    {"--seed", "N", "seed of the random numbers"},
    {"--autotap", "SEED", "play with random touches and keys"},
    {"--screenshot", "FILE", "save a picture of the last frame; needs --frames or --replay"},
    {"--film", "DIR", "save a picture of every sixth frame in DIR"},
    {"--record", "FILE", "record the input"},
    {"--replay", "FILE", "play recorded input; fails if the game ends in another state"},
    {"--resources", "DIR", "search files in DIR; may be repeated"},
    {"--writable", "DIR", "save files in DIR"},
    {"--help", nullptr, "print this"},
    {"--version", nullptr, "print the versions of the game and of Copra"},
};

/// Parses a whole decimal number. Returns false if `text` is something else.
bool parseNumber(const char* text, std::uint64_t& number) {
    char* end = nullptr;
    if (!text || *text < '0' || *text > '9') return false;
    number = std::strtoull(text, &end, 10);
    return *end == '\0';
}

/// Parses one option with a number. Returns what is wrong, or an empty string.
std::string parseNumberOption(const std::string& name, const char* value, ProgramOptions& options) {
    std::uint64_t number = 0;
    if (!parseNumber(value, number)) return name + " needs a number";
    if (name == "--autotap") {
        options.autotap = number;
    } else if (name == "--seed") {
        if (number == 0 || number > std::numeric_limits<std::uint32_t>::max())
            return "--seed needs a number from 1 to 4294967295";
        options.seed = static_cast<std::uint32_t>(number);
    } else {
        if (number == 0 || number > 100000000) return "--frames needs a number from 1 to 100000000";
        options.frames = static_cast<int>(number);
    }
    return {};
}

void setFlag(const std::string& name, ProgramOptions& options) {
    if (name == "--headless") {
        options.headless = true;
    } else {
        (name == "--help" ? options.help : options.version) = true;
    }
}

/// Parses one option with a value.
std::string parseValue(const std::string& name, const char* value, ProgramOptions& options) {
    if (name == "--frames" || name == "--autotap" || name == "--seed")
        return parseNumberOption(name, value, options);
    if (name == "--screenshot") {
        options.screenshot = absoluteName(value);
    } else if (name == "--film") {
        options.film = absoluteName(value);
    } else if (name == "--record") {
        options.record = absoluteName(value);
    } else if (name == "--replay") {
        options.replay = absoluteName(value);
    } else if (name == "--resources") {
        options.resources.emplace_back(value);
    } else {
        options.writable = value;
    }
    return {};
}

/// What is wrong with options that are all right by themselves, or an empty string.
std::string wrongCombination(const ProgramOptions& options) {
    const bool isReplay = !options.replay.empty();
    if (options.headless && options.frames == 0 && !isReplay) return "--headless needs --frames or --replay";
    if (!options.screenshot.empty() && options.frames == 0 && !isReplay)
        return "--screenshot needs --frames or --replay";
    if (options.autotap && !options.record.empty()) return "--record takes no --autotap";
    if (isReplay && (!options.record.empty() || options.autotap || options.frames > 0))
        return "--replay takes no --record, --autotap and --frames";
    return {};
}

void printHelp(const std::string& program) {
    std::printf("usage: %s [OPTION]...\n\n", program.c_str());
    for (const Option& option : kOptions) {
        const std::string left = std::string(option.name) + " " + (option.value ? option.value : "");
        std::printf("  %-18s %s\n", left.c_str(), option.text);
    }
}

void printVersion(const std::string& program, const std::string& version) {
    std::printf("%s%s (Copra %s)\n", program.c_str(), version.empty() ? "" : (" " + version).c_str(),
                COPRA_VERSION);
}

} // namespace

std::string parseProgramOptions(int argc, const char* const* argv, ProgramOptions& options) {
    for (int i = 1; i < argc; ++i) {
        const std::string name = std::string(argv[i]) == "-h" ? "--help" : argv[i];
        const auto* option = std::find_if(std::begin(kOptions), std::end(kOptions),
                                          [&name](const Option& known) { return name == known.name; });
        if (option == std::end(kOptions)) return "there is no option '" + name + "'";
        if (!option->value) {
            setFlag(name, options);
            continue;
        }
        if (i + 1 == argc) return name + " needs a value";
        if (std::string wrong = parseValue(name, argv[++i], options); !wrong.empty()) return wrong;
    }
    return options.help || options.version ? std::string() : wrongCombination(options);
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
        printHelp(program);
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
