#pragma once

#include <cstdint>

namespace copra {

/// Counts the instructions that this thread executes in the program itself, not in the kernel. The number depends on program
/// and input, hardly on the load of the computer, so tests can limit it.
///
/// Uses the performance counters of Linux. Many virtual systems have none, and /proc/sys/kernel/perf_event_paranoid may
/// forbid them; on other systems it is never available.
class InstructionCounter {
public:
    InstructionCounter();
    ~InstructionCounter();
    InstructionCounter(const InstructionCounter&) = delete;
    InstructionCounter& operator=(const InstructionCounter&) = delete;

    /// Whether the system lets the program count; otherwise stop() returns 0.
    bool isAvailable() const { return _file >= 0; }
    /// Counts from 0.
    void start();
    /// The number since start(); 0 if it is not available.
    std::uint64_t stop();

private:
    int _file = -1;
};

} // namespace copra
