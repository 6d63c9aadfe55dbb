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

/// Collects the last lines of the log since its construction. Lines may come from any thread.
class LogLines {
public:
    /// The number of lines that are kept; the oldest are dropped.
    static constexpr std::size_t kLines = 1000;

    /// A line as it was logged.
    struct Line {
        LogLevel level;   ///< The importance of the line.
        std::string text; ///< The text without level and newline.
    };

    /// Begins to collect the lines of the log.
    LogLines();
    ~LogLines();
    LogLines(const LogLines&) = delete;
    LogLines& operator=(const LogLines&) = delete;

    /// Returns the lines of at least this level, the oldest first.
    std::vector<Line> lines(LogLevel minimum = LogLevel::Debug) const;
    void clear();

    /// The number of warnings and errors so far, including those that are no longer kept.
    std::size_t problems() const { return _problems; }
    /// The last warning or error; an empty line if there was none.
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
