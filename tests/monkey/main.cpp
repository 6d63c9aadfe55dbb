// Plays games of random nodes, actions, widgets and input, with extreme values and callbacks that remove, replace, pop,
// purge, restart and end. Each seed is a process of its own; a failure is shrunk to the few steps that it needs.
//
//     monkey [--seeds FIRST-LAST] [--frames N] [--jobs N] [--memory MIB] [--seconds N] [--shrink SECONDS]
//            [--slow MILLISECONDS] [--tables NAMES]
//     monkey --frames N --steps FRAME:SEED,...
//
// --tables limits the operations to those of some tables, such as nodes,studio; a replay needs the same.
// --slow reports steps and frames that take longer than that.
// --steps replays a list that an earlier failure printed, with all that it does written to the standard output.

#include "monkey/Monkey.h"
#include "monkey/Run.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// A run is short: a large quarantine would only hide how much memory it needs.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() {
    return "quarantine_size_mb=32";
}

namespace {

using monkey::Limits;
using monkey::Steps;

struct Options {
    int first = 1;
    int last = 20;
    int jobs = 1;
    int shrink = 300; ///< Seconds for shrinking a failure.
    Limits limits;
    Steps steps;
};

void printHead(const std::string& path) {
    std::FILE* const file = std::fopen(path.c_str(), "r");
    if (!file) return;
    char line[400];
    for (int i = 0; i < 40 && std::fgets(line, sizeof line, file); ++i) std::fputs(line, stdout);
    std::fclose(file);
}

/// What the run of a seed reports as slow.
void printSlow(int seed, const std::string& path) {
    std::FILE* const file = std::fopen(path.c_str(), "r");
    if (!file) return;
    char line[400];
    while (std::fgets(line, sizeof line, file))
        if (std::strncmp(line, "slow:", 5) == 0) std::printf("seed %d %s", seed, line);
    std::fclose(file);
}

void report(int seed, const std::string& cause, const std::string& output, const Options& options) {
    std::printf("seed %d: %s\n", seed, cause.c_str());
    printHead(output);
    Limits limits = options.limits;
    const Steps steps = monkey::shrink(monkey::stepsOf(seed, limits.frames), limits, cause, options.shrink);
    std::printf("seed %d needs %zu steps:\n    monkey --frames %d --steps %s\n", seed, steps.size(),
                limits.frames, monkey::textOf(steps).c_str());
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) monkey::play(steps, limits, true);
    waitpid(child, nullptr, 0);
    std::printf("\n\n");
    std::fflush(stdout);
}

double secondsOf(const rusage& usage) {
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

int runSeeds(const Options& options) {
    std::map<pid_t, int> running;
    std::map<std::string, int> causes; // how many seeds failed for each
    int next = options.first, passed = 0, failed = 0, peakSeed = 0, slowestSeed = 0;
    long peak = 0;
    double total = 0.0, longest = 0.0; // seconds of processor time
    while (next <= options.last || !running.empty()) {
        while (next <= options.last && static_cast<int>(running.size()) < options.jobs) {
            const Steps steps = monkey::stepsOf(next, options.limits.frames);
            running[monkey::start(steps, options.limits, monkey::outputOf(next))] = next;
            ++next;
        }
        int status = 0;
        rusage usage = {};
        const pid_t child = wait4(-1, &status, 0, &usage);
        const int seed = running[child];
        running.erase(child);
        if (usage.ru_maxrss > peak) {
            peak = usage.ru_maxrss;
            peakSeed = seed;
        }
        const double seconds = secondsOf(usage);
        total += seconds;
        if (seconds > longest) {
            longest = seconds;
            slowestSeed = seed;
        }
        const std::string output = monkey::outputOf(seed);
        const std::string cause = monkey::causeOf(status, output);
        if (cause.empty()) {
            ++passed;
        } else {
            ++failed;
            if (++causes[cause] == 1)
                report(seed, cause, output, options);
            else
                std::printf("seed %d: %s, as before\n", seed, cause.c_str());
        }
        printSlow(seed, output);
        unlink(output.c_str());
        if ((passed + failed) % 100 == 0) {
            std::printf("%d seeds, %d failed, peak of memory %ld MiB\n", passed + failed, failed,
                        peak / 1'024);
            std::fflush(stdout);
        }
    }
    std::printf("%d frames a seed; processor time: %.1f s a seed, at most %.1f s (seed %d)\n",
                options.limits.frames, total / std::max(passed + failed, 1), longest, slowestSeed);
    std::printf("peak of memory: %ld MiB (seed %d)\n%d passed, %d failed\n", peak / 1'024, peakSeed, passed,
                failed);
    return failed == 0 ? 0 : 1;
}

[[noreturn]] void usage() {
    std::fprintf(stderr,
                 "usage: monkey [--seeds FIRST-LAST] [--frames N] [--jobs N] [--memory MIB] [--seconds N]\n"
                 "              [--shrink SECONDS] [--slow MS] [--tables NAMES] [--steps FRAME:SEED,...]\n");
    std::exit(2);
}

Options parse(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 >= argc) usage();
        const std::string name = argv[i];
        const char* const value = argv[i + 1];
        if (name == "--seeds") {
            if (std::sscanf(value, "%d-%d", &options.first, &options.last) == 1) options.last = options.first;
        } else if (name == "--frames")
            options.limits.frames = std::atoi(value);
        else if (name == "--jobs")
            options.jobs = std::max(1, std::atoi(value));
        else if (name == "--memory")
            options.limits.memory = std::atol(value);
        else if (name == "--seconds")
            options.limits.seconds = static_cast<unsigned>(std::max(1, std::atoi(value)));
        else if (name == "--slow")
            options.limits.slow = std::atoi(value);
        else if (name == "--tables")
            monkey::Monkey::choose(value);
        else if (name == "--shrink")
            options.shrink = std::atoi(value);
        else if (name == "--steps")
            options.steps = monkey::parseSteps(value);
        else
            usage();
    }
    return options;
}

} // namespace

int main(int argc, char** argv) {
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ); // also into a file
    const Options options = parse(argc, argv);
    if (!options.steps.empty()) monkey::play(options.steps, options.limits, true);
    return runSeeds(options);
}
