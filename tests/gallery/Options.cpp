#include "Options.h"

#include "Exhibit.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace gallery {

namespace {

/// Prints the exhibits whose name contains `part`, and returns how many there are.
int list(const std::string& part, std::FILE* out) {
    std::size_t widest = 0;
    for (const Exhibit& exhibit : exhibits()) widest = std::max(widest, exhibit.name.size());
    int count = 0;
    for (const Exhibit& exhibit : exhibits()) {
        if (exhibit.name.find(part) == std::string::npos) continue;
        std::fprintf(out, "%-*s  %s\n", static_cast<int>(widest), exhibit.name.c_str(),
                     exhibit.caption.c_str());
        ++count;
    }
    return count;
}

int refuseName(const std::string& name) {
    std::fprintf(stderr, "gallery: there is no scene '%s'; there are:\n", name.c_str());
    if (list(name, stderr) == 0) list("", stderr);
    return kExitUsage;
}

int refuse(const CLI::App& app, const std::string& reason) {
    std::cerr << "gallery: " << reason << "\n\n" << app.help();
    return kExitUsage;
}

} // namespace

ParsedOptions parseOptions(int argc, const char* const* argv) {
    ParsedOptions result;
    Options& options = result.options;
    CLI::App app{
        "The gallery: a scene for everything that Copra shows. Arrow keys step, R restarts, Esc leaves.",
        "gallery"};
    std::string name;
    bool listNames = false;
    app.add_option("NAME", name, "the scene, or the family, to begin with");
    app.add_flag("--list", listNames, "print all scenes with what they show and exit");
    app.add_flag("--all", options.all, "play every scene, or all of NAME, for some frames and exit");
    app.add_option("--shots", options.shots, "write DIR/<family>_<scene>.png of each last frame (with --all)")
        ->type_name("DIR");
    app.add_option("--frames", options.frames, "frames of 1/60 s for each scene (with --all: 90)")
        ->type_name("N")
        ->check(CLI::Range(1, 1000000));
    app.add_flag("--headless", options.headless, "play without a window (needs --all or --frames)");
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        std::cout << app.help();
        result.exitCode = 0;
        return result;
    } catch (const CLI::ParseError& error) {
        result.exitCode = refuse(app, error.what());
        return result;
    }
    if (options.all && options.frames == 0) options.frames = kUsualFrames;
    const ExhibitRange range = findExhibits(name);
    options.first = range.first;
    options.count = range.count;
    if (listNames) {
        list("", stdout);
        result.exitCode = 0;
    } else if (options.count == 0) {
        result.exitCode = refuseName(name);
    } else if (!options.shots.empty() && !options.all) {
        result.exitCode = refuse(app, "--shots needs --all");
    } else if (options.headless && options.frames == 0) {
        result.exitCode = refuse(app, "--headless needs --all or --frames N, or it would never end");
    } else if (options.headless && !options.shots.empty()) {
        result.exitCode = refuse(app, "--shots needs a window: nothing is drawn with --headless");
    }
    return result;
}

} // namespace gallery
