#pragma once

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace monkey {

/// One step of a run: what is done before a frame is taken. Everything that happens in it follows from its seed and the
/// state of the game, so that steps can be left out when a failure is shrunk.
struct Step {
    int frame;
    std::uint64_t seed;
};
using Steps = std::vector<Step>;

struct Limits {
    int frames = 300;
    long memory = 1'500;    ///< MiB that a run may use
    unsigned seconds = 300; ///< of processor time that a run may take
    int slow = 0; ///< milliseconds of processor time after which a step or frame is reported; 0: never
};

/// The random steps of a seed.
Steps stepsOf(int seed, int frames);

/// "FRAME:SEED,..." and back.
std::string textOf(const Steps& steps);
Steps parseSteps(const char* text);

/// Plays the steps in this process and ends it. isTraced: writes all that is done to the standard output.
[[noreturn]] void play(const Steps& steps, const Limits& limits, bool isTraced);

/// Plays the steps in a new process, which writes what it prints to a file.
pid_t start(const Steps& steps, const Limits& limits, const std::string& output);

/// Why a process failed, without addresses and values, so that equal failures have equal causes; empty if it did
/// not fail.
std::string causeOf(int status, const std::string& output);

/// The file that the process `id` of this run prints to.
std::string outputOf(int id);

/// Leaves out steps and frames as long as the run fails for the same cause (delta debugging, halves first), for at
/// most `seconds`.
Steps shrink(Steps steps, Limits& limits, const std::string& cause, int seconds);

} // namespace monkey
