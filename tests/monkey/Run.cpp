#include "monkey/Run.h"

#include "base/log.h"
#include "base/misuse.h"
#include "monkey/Monkey.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace monkey {

namespace {

/// The folder of everything that this program and its processes write, removed when the program ends.
const std::string& runFolder() {
    struct Folder {
        std::string path = "/tmp/copra-monkey-" + std::to_string(getpid());
        pid_t owner = getpid();
        Folder() { std::filesystem::create_directories(path); }
        ~Folder() {
            std::error_code ignored;
            if (getpid() == owner) std::filesystem::remove_all(path, ignored);
        }
    };
    static const Folder s_folder;
    return s_folder.path;
}

constexpr int kMaxStepsAFrame = 3;
constexpr int kTooMuchMemory = 77;

/// The frame that the newest process has reached, in memory that parent and child share.
int& reachedFrame() {
    static int* const s_frame = static_cast<int*>(
        mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    return *s_frame;
}

long peakMemory() {
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1'024;
}

/// Prints what takes long.
class Stopwatch {
public:
    Stopwatch(int limit, int frame, const char* what) : _limit(limit), _frame(frame), _what(what) {}
    ~Stopwatch() {
        const double milliseconds =
            1'000.0 * static_cast<double>(std::clock() - _begin) / static_cast<double>(CLOCKS_PER_SEC);
        if (_limit > 0 && milliseconds > _limit)
            std::printf("\nslow: frame %d: %s: %.0f ms\n", _frame, _what, milliseconds);
    }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    int _limit;
    int _frame;
    const char* _what;
    std::clock_t _begin = std::clock();
};

std::string causeOfRun(const Steps& steps, const Limits& limits) {
    const std::string output = outputOf(0);
    int status = 0;
    waitpid(start(steps, limits, output), &status, 0);
    const std::string cause = causeOf(status, output);
    unlink(output.c_str());
    return cause;
}

} // namespace

Steps stepsOf(int seed, int frames) {
    Draw draw(static_cast<std::uint64_t>(seed) * 7'919, {});
    Steps steps;
    for (int frame = 0; frame < frames; ++frame)
        for (std::size_t i = draw.below(kMaxStepsAFrame + 1); i > 0; --i)
            steps.push_back({frame, draw.bits()});
    return steps;
}

std::string textOf(const Steps& steps) {
    std::string text;
    for (const Step& step : steps)
        text += (text.empty() ? "" : ",") + std::to_string(step.frame) + ":" + std::to_string(step.seed);
    return text;
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

std::string outputOf(int id) {
    return runFolder() + "/" + std::to_string(id) + ".log";
}

void play(const Steps& steps, const Limits& limits, bool isTraced) {
    const rlimit time{limits.seconds, limits.seconds + 1};
    setrlimit(RLIMIT_CPU, &time);
    alarm(20 * limits.seconds);    // for a run that waits for ever
    copra::setMisuseAborts(false); // debug builds refuse as release builds do; all other assertions stay
    copra::setLogSink([isTraced](std::string_view line) {
        if (isTraced) std::printf("\n    log: %.*s", static_cast<int>(line.size()), line.data());
    });
    // A folder for what is saved, so that runs do not share it.
    const std::string home = runFolder() + "/home-" + std::to_string(getpid());
    std::filesystem::create_directory(home);
    setenv("XDG_CONFIG_HOME", home.c_str(), 1);
    Draw::Note trace;
    if (isTraced) {
        trace = [](const std::string& text) {
            std::fputs(text.c_str(), stdout);
            std::fflush(stdout);
        };
    }
    {
        Monkey player(trace);
        auto next = steps.begin();
        for (int frame = 0; frame < limits.frames; ++frame) {
            reachedFrame() = frame;
            if (isTraced && next != steps.end() && next->frame == frame) std::printf("\n--- frame %d", frame);
            for (; next != steps.end() && next->frame == frame; ++next) {
                const Stopwatch watch(limits.slow, frame, Monkey::nameOf(next->seed));
                player.act(next->seed);
            }
            {
                const Stopwatch watch(limits.slow, frame, "the frame");
                player.frame();
            }
            if (frame % 4 == 0 && peakMemory() > limits.memory) {
                std::printf("\nmonkey: more than %ld MiB in frame %d\n", limits.memory, frame);
                std::fflush(stdout);
                _exit(kTooMuchMemory);
            }
        }
    }
    std::filesystem::remove_all(home);
    std::exit(0);
}

pid_t start(const Steps& steps, const Limits& limits, const std::string& output) {
    reachedFrame() = 0;
    std::fflush(stdout);
    const pid_t child = fork();
    if (child != 0) return child;
    const int file = open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(file, 2);
    dup2(file, 1);
    play(steps, limits, false);
}

std::string causeOf(int status, const std::string& output) {
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return "";
    std::string cause = WIFSIGNALED(status) ? strsignal(WTERMSIG(status))
                        : WEXITSTATUS(status) == kTooMuchMemory
                            ? "too much memory"
                            : "exit code " + std::to_string(WEXITSTATUS(status));
    std::ifstream file(output);
    for (std::string line; std::getline(file, line);) {
        const auto error = line.find(": runtime error:");
        const bool isSummary = line.rfind("SUMMARY:", 0) == 0 || line.rfind("Assert failed", 0) == 0 ||
                               line.find("terminate called") != std::string::npos ||
                               line.find("Failed condition") != std::string::npos; // of Chipmunk
        if (error != std::string::npos) return cause + ": " + line.substr(0, error);
        if (line.find("leaked") != std::string::npos)
            return cause + ": leak"; // of another size with other steps
        if (isSummary) return cause + ": " + line;
    }
    return cause;
}

Steps shrink(Steps steps, Limits& limits, const std::string& cause, int seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    // What follows the failing frame is not needed.
    if (causeOfRun(steps, limits) != cause) return steps; // not reproducible: depends on time or addresses
    limits.frames = reachedFrame() + 1;
    steps.erase(std::remove_if(steps.begin(), steps.end(),
                               [&](const Step& step) { return step.frame >= limits.frames; }),
                steps.end());
    for (std::size_t part = std::max<std::size_t>(1, steps.size() / 2); part > 0; part /= 2) {
        for (std::size_t begin = 0; begin < steps.size();) {
            if (std::chrono::steady_clock::now() > end) return steps;
            Steps fewer = steps;
            const auto from = fewer.begin() + static_cast<std::ptrdiff_t>(begin);
            fewer.erase(from, from + static_cast<std::ptrdiff_t>(std::min(part, fewer.size() - begin)));
            if (!fewer.empty() && causeOfRun(fewer, limits) == cause)
                steps = std::move(fewer);
            else
                begin += part;
        }
    }
    return steps;
}

} // namespace monkey
