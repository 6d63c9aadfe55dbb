#pragma once

#include <cstdint>

namespace copra {

/// Counts the instructions that this thread executes, without the instructions of the kernel. The load of the
/// computer hardly changes the number, so tests can limit it.
///
/// It uses the performance counters of Linux. Many virtual systems have none, and
/// /proc/sys/kernel/perf_event_paranoid may forbid them. On other systems, it is never available.
class InstructionCounter {
public:
    /// Opens a counter of the system, if there is one. It does not count before start().
    InstructionCounter();
    ~InstructionCounter();
    InstructionCounter(const InstructionCounter&) = delete;
    InstructionCounter& operator=(const InstructionCounter&) = delete;

    /// Whether the system allows counting; otherwise stop() returns 0.
    bool isAvailable() const { return _file >= 0; }
    /// Starts counting from 0.
    void start();
    /// Stops counting, and returns the number since start(); 0 if counting is not available.
    std::uint64_t stop();

private:
    int _file = -1;
};

} // namespace copra
