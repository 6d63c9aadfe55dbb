#include "Options.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace beecluster {

namespace {

/// Parses "WIDTHxHEIGHT". Returns an error message, or an empty string.
std::string parseSize(const std::string& text, Options& options) {
    int width = 0;
    int height = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%dx%d%c", &width, &height, &rest) != 2 || width < 64 || height < 64 ||
        width > 16384 || height > 16384) {
        return "--size: '" + text + "' is not a size such as 960x640 (64 to 16384 per side)";
    }
    options.width = width;
    options.height = height;
    return {};
}

int usageError(const CLI::App& app, const std::string& reason) {
    std::cerr << "beecluster: " << reason << "\n\n" << app.help();
    return kExitUsage;
}

void print(const std::vector<std::string>& stages, std::ostream& out) {
    for (const std::string& stage : stages) out << "  " << stage << '\n';
}

} // namespace

ParsedOptions parseOptions(int argc, const char* const* argv, const std::vector<std::string>& stages) {
    ParsedOptions result;
    Options& options = result.options;
    CLI::App app{"BeeCluster: lead a swarm of bees through the meadow.", "beecluster"};
    std::string size;
    bool listStages = false;
    app.add_flag("--headless", options.headless, "play without a window (needs --frames or --replay)");
    app.add_option("--frames", options.frames, "exit after N frames of 1/60 s and print a summary")
        ->type_name("N")
        ->check(CLI::Range(1, 100000000));
    app.add_option("--seed", options.seed, "seed of the random numbers (default 1)")
        ->type_name("S")
        ->check(CLI::NonNegativeNumber);
    app.add_option("--stats", options.stats, "write the course of the game, one JSON object a line")
        ->type_name("FILE");
    app.add_option("--record", options.record, "write a recording of the last game")->type_name("FILE");
    app.add_option("--replay", options.replay, "play a recording, then exit with 0 if it ends as recorded")
        ->type_name("FILE");
    app.add_option("--stage", options.stage, "start at that stage, not at the title")->type_name("NAME");
    app.add_option("--mode", options.mode, "start a game of that mode: story, endless or daily")
        ->type_name("MODE")
        ->check(CLI::IsMember({"story", "endless", "daily"}));
    app.add_option("--field", options.field, "wide or tall (default: what suits the window)")
        ->type_name("SHAPE")
        ->check(CLI::IsMember({"wide", "tall"}));
    app.add_option("--screen", options.screen,
                   "start at that screen: title, settings, keys, pad, menu, games, medals, credits or pause")
        ->type_name("NAME")
        ->check(CLI::IsMember(
            {"title", "settings", "keys", "pad", "menu", "games", "medals", "credits", "pause"}));
    app.add_option("--screenshot", options.screenshot, "save a screenshot of the last frame (with --frames)")
        ->type_name("FILE.png");
    app.add_option("--film", options.film, "save every sixth frame as a picture (with --frames)")
        ->type_name("FOLDER");
    app.add_flag("--autopilot", options.autopilot, "let the game play by itself");
    app.add_option("--size", size, "window size in pixels (default 960x640)")->type_name("WxH");
    app.add_flag("--fullscreen", options.fullscreen, "run in fullscreen mode");
    app.add_option("--language", options.language, "en, ja, zh or de (default: that of the settings)")
        ->type_name("CODE")
        ->check(CLI::IsMember({"en", "ja", "zh", "de"}));
    app.add_flag("--report", options.report, "print events and the goal of the swarm, one per line");
    app.add_flag("--list-stages", listStages, "list the names of the stages and exit");
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        std::cout << app.help();
        result.exitCode = 0;
        return result;
    } catch (const CLI::ParseError& error) {
        result.exitCode = usageError(app, error.what());
        return result;
    }
    if (listStages) {
        print(stages, std::cout);
        result.exitCode = 0;
    } else if (const std::string wrong = size.empty() ? "" : parseSize(size, options); !wrong.empty()) {
        result.exitCode = usageError(app, wrong);
    } else if (options.headless && options.frames == 0 && options.replay.empty()) {
        result.exitCode = usageError(app, "--headless needs --frames N, or it would never end");
    } else if (!options.screenshot.empty() && options.frames == 0) {
        result.exitCode = usageError(app, "--screenshot needs --frames N, which says what the last frame is");
    } else if (options.mode == "daily" && !options.stage.empty()) {
        result.exitCode = usageError(app, "--mode daily decides the order of the stages by itself");
    } else if (!options.replay.empty() &&
               (options.autopilot || !options.stage.empty() || options.frames > 0)) {
        result.exitCode = usageError(app, "--replay decides stage, seed, input and length by itself");
    } else if (!options.stage.empty() &&
               std::find(stages.begin(), stages.end(), options.stage) == stages.end()) {
        std::cerr << "beecluster: there is no stage '" << options.stage << "'; there are:\n";
        print(stages, std::cerr);
        result.exitCode = kExitUsage;
    }
    return result;
}

} // namespace beecluster
