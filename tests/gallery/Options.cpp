#include "Options.h"

#include "Demo.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace gallery {

namespace {

/// Prints the demos whose name contains `part`. Returns their number.
int list(const std::string& part, std::FILE* out) {
    std::size_t widest = 0;
    for (const Demo& demo : demos()) widest = std::max(widest, demo.name.size());
    int count = 0;
    for (const Demo& demo : demos()) {
        if (demo.name.find(part) == std::string::npos) continue;
        std::fprintf(out, "%-*s  %s\n", static_cast<int>(widest), demo.name.c_str(), demo.caption.c_str());
        ++count;
    }
    return count;
}

int unknownName(const std::string& name) {
    std::fprintf(stderr, "gallery: there is no scene '%s'; there are:\n", name.c_str());
    if (list(name, stderr) == 0) list("", stderr);
    return kExitUsage;
}

int usageError(const CLI::App& app, const std::string& reason) {
    std::cerr << "gallery: " << reason << "\n\n" << app.help();
    return kExitUsage;
}

} // namespace

ParsedOptions parseOptions(int argc, const char* const* argv) {
    ParsedOptions result;
    Options& options = result.options;
    CLI::App app{"The gallery: a scene for every feature of Copra. Page Up and Page Down step, F5 restarts, "
                 "Esc shows the index.",
                 "gallery"};
    std::string name;
    bool listNames = false;
    app.add_option("NAME", name, "scene or family to start with (default: the index)");
    app.add_flag("--list", listNames, "list all scenes with their captions and exit");
    app.add_flag("--all", options.all, "run every scene, or all of NAME, for some frames and exit");
    app.add_option("--shots", options.shots,
                   "save each scene's last frame as DIR/<family>_<scene>.png (with --all)")
        ->type_name("DIR");
    app.add_option("--frames", options.frames, "frames of 1/60 s per scene (default with --all: 90)")
        ->type_name("N")
        ->check(CLI::Range(1, 1000000));
    app.add_flag("--headless", options.headless, "run without a window (needs --all or --frames)");
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
    if (options.all && options.frames == 0) options.frames = kDefaultFrames;
    const DemoRange range = findDemos(name);
    options.first = range.first;
    options.count = range.count;
    options.showsIndex = name.empty() && !options.all;
    if (listNames) {
        list("", stdout);
        result.exitCode = 0;
    } else if (options.count == 0) {
        result.exitCode = unknownName(name);
    } else if (!options.shots.empty() && !options.all) {
        result.exitCode = usageError(app, "--shots needs --all");
    } else if (options.headless && options.frames == 0) {
        result.exitCode = usageError(app, "--headless needs --all or --frames N, or it would never end");
    } else if (options.headless && !options.shots.empty()) {
        result.exitCode = usageError(app, "--shots needs a window: nothing is drawn with --headless");
    }
    return result;
}

} // namespace gallery
