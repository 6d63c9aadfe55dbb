// Plays games of random nodes, actions, widgets and input, with extreme values and callbacks that remove, replace and end
// things. Each seed is a process of its own; what it dies of is shrunk to the few steps that it needs.
//
//     monkey [--seeds FIRST-LAST] [--frames N] [--steps FRAME:SEED,...] [--jobs N] [--memory MIB]
//
// --steps replays a list that an earlier failure printed, with all that it does written to the standard output.

#include "base/log.h"
#include "monkey/Monkey.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <map>

namespace {

using monkey::Step;
using Steps = std::vector<Step>;

struct Options {
    int first = 1;
    int last = 20;
    int frames = 300;
    int jobs = 1;
    long memory = 1'500; ///< MiB that a run may take
    Steps steps;
};

constexpr int kMaxStepsAFrame = 3;
constexpr unsigned kSecondsForARun = 300;
constexpr int kTooMuchMemory = 77;

Steps stepsOf(int seed, int frames) {
    monkey::Draw draw(static_cast<std::uint64_t>(seed) * 7'919, {});
    Steps steps;
    for (int frame = 0; frame < frames; ++frame)
        for (std::size_t i = draw.below(kMaxStepsAFrame + 1); i > 0; --i)
            steps.push_back({frame, draw.bits()});
    return steps;
}

long peakMemory(int who = RUSAGE_SELF) {
    rusage usage = {};
    getrusage(who, &usage);
    return usage.ru_maxrss / 1'024;
}

/// Plays the steps in this process and ends it.
[[noreturn]] void play(const Steps& steps, const Options& options, bool isTraced) {
    alarm(kSecondsForARun);
    copra::setLogSink([isTraced](std::string_view line) {
        if (isTraced) std::printf("\n    log: %.*s", static_cast<int>(line.size()), line.data());
    });
    // A folder for what is saved, so that runs do not share it.
    char home[] = "/tmp/copra-monkey-XXXXXX";
    setenv("XDG_CONFIG_HOME", mkdtemp(home), 1);
    monkey::Draw::Note trace;
    if (isTraced) {
        trace = [](const std::string& text) {
            std::fputs(text.c_str(), stdout);
            std::fflush(stdout);
        };
    }
    {
        monkey::Monkey player(trace);
        auto next = steps.begin();
        for (int frame = 0; frame < options.frames; ++frame) {
            if (isTraced && next != steps.end() && next->frame == frame) std::printf("\n--- frame %d", frame);
            for (; next != steps.end() && next->frame == frame; ++next) player.act(next->seed);
            player.frame();
            if (frame % 16 == 0 && peakMemory() > options.memory) _exit(kTooMuchMemory);
        }
    }
    const std::string cleanUp = std::string("rm -rf ") + home;
    if (std::system(cleanUp.c_str()) != 0) std::perror("monkey");
    std::exit(0);
}

pid_t start(const Steps& steps, const Options& options, const char* output) {
    std::fflush(stdout);
    const pid_t child = fork();
    if (child != 0) return child;
    const int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(file, 2);
    dup2(file, 1);
    play(steps, options, false);
}

/// What a run died of; empty where it did not.
std::string causeOf(int status) {
    if (WIFSIGNALED(status)) return std::string("signal ") + strsignal(WTERMSIG(status));
    if (WEXITSTATUS(status) == kTooMuchMemory) return "too much memory";
    return WEXITSTATUS(status) == 0 ? "" : "exit code " + std::to_string(WEXITSTATUS(status));
}

std::string causeOf(const Steps& steps, const Options& options) {
    int status = 0;
    waitpid(start(steps, options, "/dev/null"), &status, 0);
    return causeOf(status);
}

/// Leaves out steps as long as the run dies of the same cause: delta debugging, halves first.
Steps shrink(Steps steps, Options options, const std::string& cause) {
    for (std::size_t part = std::max<std::size_t>(1, steps.size() / 2); part > 0; part /= 2) {
        for (std::size_t begin = 0; begin < steps.size();) {
            Steps fewer = steps;
            const auto from = fewer.begin() + static_cast<std::ptrdiff_t>(begin);
            fewer.erase(from, from + static_cast<std::ptrdiff_t>(std::min(part, fewer.size() - begin)));
            if (!fewer.empty() && causeOf(fewer, options) == cause)
                steps = std::move(fewer);
            else
                begin += part;
        }
    }
    return steps;
}

std::string shown(const Steps& steps) {
    std::string text;
    for (const Step& step : steps)
        text += (text.empty() ? "" : ",") + std::to_string(step.frame) + ":" + std::to_string(step.seed);
    return text;
}

void printTail(const char* path) {
    std::FILE* const file = std::fopen(path, "r");
    if (!file) return;
    char line[400];
    for (int i = 0; i < 40 && std::fgets(line, sizeof line, file); ++i) std::fputs(line, stdout);
    std::fclose(file);
}

void report(int seed, const std::string& cause, const char* output, const Options& options) {
    std::printf("seed %d: %s\n", seed, cause.c_str());
    printTail(output);
    const Steps steps = shrink(stepsOf(seed, options.frames), options, cause);
    std::printf("seed %d needs %zu steps:\n    monkey --frames %d --steps %s\n", seed, steps.size(),
                options.frames, shown(steps).c_str());
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) play(steps, options, true);
    waitpid(child, nullptr, 0);
    std::printf("\n\n");
}

int runSeeds(const Options& options) {
    std::map<pid_t, int> running;
    int next = options.first, passed = 0, failed = 0;
    long peak = 0;
    int peakSeed = 0;
    const auto outputOf = [](int seed) {
        return "/tmp/copra-monkey-" + std::to_string(getpid()) + "-" + std::to_string(seed) + ".log";
    };
    while (next <= options.last || !running.empty()) {
        while (next <= options.last && static_cast<int>(running.size()) < options.jobs) {
            running[start(stepsOf(next, options.frames), options, outputOf(next).c_str())] = next;
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
        const std::string cause = causeOf(status);
        if (cause.empty())
            ++passed;
        else
            report(seed, cause, outputOf(seed).c_str(), options), ++failed;
        unlink(outputOf(seed).c_str());
    }
    std::printf("peak of memory: %ld MiB (seed %d)\n%d passed, %d failed\n", peak / 1'024, peakSeed, passed,
                failed);
    return failed == 0 ? 0 : 1;
}

Steps parseSteps(const char* text) {
    Steps steps;
    while (*text) {
        char* end = nullptr;
        const int frame = static_cast<int>(std::strtol(text, &end, 10));
        if (*end != ':') break;
        steps.push_back({frame, std::strtoull(end + 1, &end, 10)});
        text = *end == ',' ? end + 1 : end;
    }
    return steps;
}

[[noreturn]] void usage() {
    std::fprintf(stderr, "usage: monkey [--seeds FIRST-LAST] [--frames N] [--steps FRAME:SEED,...] [--jobs "
                         "N] [--memory MIB]\n");
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
            options.frames = std::atoi(value);
        else if (name == "--jobs")
            options.jobs = std::max(1, std::atoi(value));
        else if (name == "--memory")
            options.memory = std::atol(value);
        else if (name == "--steps")
            options.steps = parseSteps(value);
        else
            usage();
    }
    return options;
}

} // namespace

int main(int argc, char** argv) {
    const Options options = parse(argc, argv);
    if (!options.steps.empty()) play(options.steps, options, true);
    return runSeeds(options);
}
