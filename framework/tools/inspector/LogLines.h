#pragma once

#include "base/log.h"

#include <atomic>
#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <vector>

namespace copra {
namespace inspector {

/// The last lines of the log, from its construction on. Lines may come from any thread.
class LogLines {
public:
    /// How many lines are kept; the oldest are dropped.
    static constexpr std::size_t kLines = 1000;

    /// A line as it was logged.
    struct Line {
        LogLevel level;   ///< how serious it is
        std::string text; ///< without level and newline
    };

    LogLines();
    ~LogLines();
    LogLines(const LogLines&) = delete;
    LogLines& operator=(const LogLines&) = delete;

    /// The lines of at least that level, the oldest first.
    std::vector<Line> lines(LogLevel minimum = LogLevel::Debug) const;
    void clear();

    /// How many warnings and errors there were, including those that are no longer kept.
    std::size_t problems() const { return _problems; }
    /// The last one of them; an empty line if there was none.
    Line lastProblem() const;

private:
    mutable std::mutex _mutex;
    std::deque<Line> _lines;
    Line _lastProblem{};
    std::atomic<std::size_t> _problems{0};
    int _sink;
};

} // namespace inspector
} // namespace copra
