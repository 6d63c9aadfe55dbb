#include "inspector/LogLines.h"

namespace copra {
namespace inspector {

LogLines::LogLines()
    : _sink(addLogSink([this](LogLevel level, std::string_view line) {
          const std::lock_guard<std::mutex> lock(_mutex);
          if (_lines.size() == kLines) _lines.pop_front();
          _lines.push_back({level, std::string(line)});
          if (level < LogLevel::Warning) return;
          _lastProblem = _lines.back();
          ++_problems;
      })) {}

LogLines::~LogLines() {
    removeLogSink(_sink);
}

std::vector<LogLines::Line> LogLines::lines(LogLevel minimum) const {
    const std::lock_guard<std::mutex> lock(_mutex);
    std::vector<Line> found;
    for (const Line& line : _lines)
        if (line.level >= minimum) found.push_back(line);
    return found;
}

LogLines::Line LogLines::lastProblem() const {
    const std::lock_guard<std::mutex> lock(_mutex);
    return _lastProblem;
}

void LogLines::clear() {
    const std::lock_guard<std::mutex> lock(_mutex);
    _lines.clear();
}

} // namespace inspector
} // namespace copra
