#include "Options.h"

#include "rules/BlindPlayer.h"
#include "rules/GameMode.h"
#include "testing/options.h"
#include "text/Texts.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <limits>

namespace beecluster {

namespace {

using namespace copra::testing;

constexpr std::uint64_t kMostFrames = 100000000;

/// What is not a game of its own: the flags that only print.
struct Prints {
    bool help = false;
    bool stages = false;
};

/// Parses "WIDTHxHEIGHT". Returns what is wrong, or an empty string.
std::string parseSize(const std::string& text, Options& options) {
    int width = 0;
    int height = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%dx%d%c", &width, &height, &rest) != 2 || width < 64 || height < 64 ||
        width > 16384 || height > 16384) {
        return "'" + text + "' is not a size such as 960x640 (64 to 16384 per side)";
    }
    options.width = width;
    options.height = height;
    return {};
}

std::vector<std::string> languageCodes() {
    std::vector<std::string> codes;
    for (const texts::Language& language : texts::languages()) codes.emplace_back(language.code);
    return codes;
}

std::vector<ProgramOption> optionsFor(Options& options, Prints& prints) {
    copra::testing::ProgramOptions& program = options.program;
    std::vector<std::string> players = blindPlayerNames();
    players.emplace_back(kBoldPlayer);
    return {
        flagOption("--headless", "play without a window (needs --frames or --replay)", program.headless),
        numberOption("--frames", "exit after N frames of 1/60 s and print a summary", 1, kMostFrames,
                     [&program](std::uint64_t number) { program.frames = static_cast<int>(number); }),
        numberOption("--seed", "seed of the random numbers (default 1)", 0,
                     std::numeric_limits<std::uint64_t>::max(),
                     [&options](std::uint64_t number) { options.seed = number; }),
        textOption("--stats", "FILE", "write the course of the game, one JSON object a line", options.stats),
        textOption("--record", "FILE", "write a recording of the last game", options.record),
        textOption("--replay", "FILE", "play a recording, then exit with 0 if it ends as recorded",
                   options.replay),
        textOption("--stage", "NAME", "start at that stage, not at the title", options.stage),
        choiceOption("--mode", "MODE", "start a game of that mode: story, endless, daily, hard or hive",
                     {kGameModeNames.begin(), kGameModeNames.end()}, options.mode),
        choiceOption("--field", "SHAPE", "wide or tall (default: what suits the window)", {"wide", "tall"},
                     options.field),
        choiceOption(
            "--screen", "NAME",
            "start at that screen: title, settings, keys, pad, menu, games, medals, credits or pause",
            {"title", "settings", "keys", "pad", "menu", "games", "medals", "credits", "pause"},
            options.screen),
        textOption("--screenshot", "FILE.png", "save a screenshot of the last frame (with --frames)",
                   program.screenshot),
        textOption("--film", "FOLDER", "save every sixth frame as a picture (with --frames)", program.film),
        numberOption("--film-from", "begin the film with frame N", 1, kMostFrames,
                     [&program](std::uint64_t number) { program.filmFrom = static_cast<int>(number); }),
        flagOption("--autopilot", "let the game play by itself", options.autopilot),
        choiceOption("--player", "NAME",
                     "let a blind player play: idle, sine, circle, corners or bottom, or one of them "
                     "with a spear now and then, as in sine-spear; or bold, an autopilot with many spears",
                     players, options.player),
        {"--size", "WxH", "window size in pixels (default 960x640)",
         [&options](const std::string& text) { return parseSize(text, options); }},
        flagOption("--fullscreen", "run in fullscreen mode", options.fullscreen),
        choiceOption("--language", "CODE", "language of the texts (default: that of the settings)",
                     languageCodes(), options.language),
        flagOption("--report", "print events and the goal of the swarm, one per line", options.report),
        flagOption("--list-stages", "list the names of the stages and exit", prints.stages),
        flagOption("--help", "print this", prints.help),
    };
}

/// What is wrong with options that are all right by themselves, or an empty string.
std::string wrongCombination(const Options& options) {
    if (options.program.headless && options.program.frames == 0 && options.replay.empty())
        return "--headless needs --frames N, or it would never end";
    if (!options.program.screenshot.empty() && options.program.frames == 0)
        return "--screenshot needs --frames N, which says what the last frame is";
    if ((options.mode == "daily" || options.mode == "hive") && !options.stage.empty())
        return "--mode " + options.mode + " decides the stages by itself";
    if (!options.replay.empty() &&
        (options.autopilot || !options.stage.empty() || options.program.frames > 0))
        return "--replay decides stage, seed, input and length by itself";
    return {};
}

void print(const std::vector<std::string>& stages, std::ostream& out) {
    for (const std::string& stage : stages) out << "  " << stage << '\n';
}

} // namespace

ParsedOptions parseOptions(int argc, const char* const* argv, const std::vector<std::string>& stages) {
    ParsedOptions result;
    const Options& options = result.options;
    Prints prints;
    const std::vector<ProgramOption> known = optionsFor(result.options, prints);
    const std::string help =
        "BeeCluster: lead a swarm of bees through the meadow.\n\nusage: beecluster [OPTION]...\n\n" +
        helpOf(known);
    std::string wrong = copra::testing::parseOptions(argc, argv, known);
    if (wrong.empty() && (prints.help || prints.stages)) {
        if (prints.help) std::cout << help;
        if (!prints.help) print(stages, std::cout);
        result.exitCode = 0;
        return result;
    }
    if (!options.player.empty()) result.options.autopilot = true;
    if (wrong.empty()) wrong = wrongCombination(options);
    const bool isStage =
        options.stage.empty() || std::find(stages.begin(), stages.end(), options.stage) != stages.end();
    if (!wrong.empty()) {
        std::cerr << "beecluster: " << wrong << "\n\n" << help;
        result.exitCode = kExitUsage;
    } else if (!isStage) {
        std::cerr << "beecluster: there is no stage '" << options.stage << "'; there are:\n";
        print(stages, std::cerr);
        result.exitCode = kExitUsage;
    }
    return result;
}

} // namespace beecluster
