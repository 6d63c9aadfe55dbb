#pragma once

#include "base/log.h"

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
    static constexpr std::size_t kLines = 1000;

    struct Line {
        LogLevel level;
        std::string text;
    };

    LogLines();
    ~LogLines();
    LogLines(const LogLines&) = delete;
    LogLines& operator=(const LogLines&) = delete;

    /// The lines of at least that level, the oldest first.
    std::vector<Line> lines(LogLevel minimum = LogLevel::Debug) const;
    void clear();

private:
    mutable std::mutex _mutex;
    std::deque<Line> _lines;
    int _sink;
};

} // namespace inspector
} // namespace copra
