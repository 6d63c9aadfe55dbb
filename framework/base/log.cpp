#include "base/log.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace copra {
namespace {

constexpr std::size_t kMaxLinesOfPlace = 16;

struct LogState {
    std::recursive_mutex mutex; // a sink may call log()
    LogSink sink;
    std::unordered_map<std::string, std::vector<std::string>> loggedOnce; ///< Lines by place.
};

// Never destroyed: destructors of objects with static storage duration may log.
LogState& state() {
    static LogState* const instance = new LogState;
    return *instance;
}

std::string formatLine(const char* format, va_list args) {
    va_list again;
    va_copy(again, args);
    char small[512];
    const int length = std::vsnprintf(small, sizeof small, format, args);
    std::string line;
    if (length >= 0 && length < static_cast<int>(sizeof small)) {
        line.assign(small, static_cast<std::size_t>(length));
    } else if (length > 0) {
        line.resize(static_cast<std::size_t>(length));
        std::vsnprintf(line.data(), line.size() + 1, format, again);
    }
    va_end(again);
    return line;
}

void emitLine(std::string_view line) {
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    if (log.sink) {
        const LogSink sink = log.sink; // the sink may call setLogSink()
        sink(line);
        return;
    }
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

} // namespace

LogSink setLogSink(LogSink sink) {
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    log.loggedOnce.clear();
    return std::exchange(log.sink, std::move(sink));
}

void logOnce(std::string_view place, std::string_view line) {
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    std::vector<std::string>& lines = log.loggedOnce[std::string(place)];
    if (lines.size() >= kMaxLinesOfPlace || std::find(lines.begin(), lines.end(), line) != lines.end())
        return;
    lines.emplace_back(line);
    if (lines.size() < kMaxLinesOfPlace)
        emitLine(line);
    else
        emitLine(lines.back() + " (no more lines of this kind are logged)");
}

LogCapture::LogCapture() {
    _previous = setLogSink([this](std::string_view line) {
        _text.append(line).push_back('\n');
        ++_lineCount;
    });
}

LogCapture::~LogCapture() {
    setLogSink(std::move(_previous));
}

} // namespace copra

namespace cocos2d {

void log(const char* format, ...) {
    va_list args;
    va_start(args, format);
    copra::emitLine(copra::formatLine(format, args));
    va_end(args);
}

void MessageBox(const char* msg, const char* title) {
    log("%s: %s", title ? title : "", msg ? msg : "");
}

void LuaLog(const char* format) {
    log("%s", format ? format : "");
}

const char* cocos2dVersion() {
    return "cocos2d-x-3.17.2";
}

} // namespace cocos2d
