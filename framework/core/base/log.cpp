#include "base/log.h"
#include "base/openFile.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace copra {
namespace {

constexpr std::size_t kMaxLinesOfPlace = 50;
using LogTime = std::chrono::steady_clock;

/// A sink that a program has added.
struct AddedSink {
    int number;
    LogLevel minimum;
    std::shared_ptr<const LevelSink> sink; ///< shared, since it may remove itself while it is called
};

struct LogState {
    std::recursive_mutex mutex; // a sink may call log()
    LogSink sink;
    std::vector<AddedSink> added;
    int lastNumber = 0;
    LogTime::time_point start = LogTime::now();
    std::unordered_map<std::string, std::vector<std::string>> loggedOnce; ///< Lines by place.
};

// Never destroyed: destructors of objects with static storage duration may log.
LogState& state() {
    static LogState* const instance = new LogState;
    return *instance;
}

std::atomic<LogLevel>& minimumLevel() {
    static std::atomic<LogLevel> s_minimum = [] {
        LogLevel level = LogLevel::Debug;
        const char* name = std::getenv("COPRA_LOG");
        if (name && !readLogLevel(name, level))
            std::fprintf(stderr, "COPRA_LOG: '%s' is not one of debug, info, warning, error, off\n", name);
        return level;
    }();
    return s_minimum;
}

bool isLogged(LogLevel level) {
    return level >= minimumLevel().load(std::memory_order_relaxed) && level < LogLevel::Off;
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

void sendToAdded(LogState& log, LogLevel level, std::string_view line) {
    if (log.added.empty()) return;
    const std::vector<AddedSink> sinks = log.added; // a sink may add and remove sinks
    for (const AddedSink& each : sinks) {
        const bool isStillAdded =
            std::any_of(log.added.begin(), log.added.end(),
                        [&each](const AddedSink& other) { return other.number == each.number; });
        if (level >= each.minimum && isStillAdded) (*each.sink)(level, line);
    }
}

void emitLine(LogLevel level, std::string_view line) {
    if (!isLogged(level)) return;
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    if (log.sink) {
        const LogSink sink = log.sink; // the sink may call setLogSink()
        sink(line);
    } else {
        std::fwrite(line.data(), 1, line.size(), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
    }
    sendToAdded(log, level, line);
}

void emitFormatted(LogLevel level, const char* format, va_list args) {
    if (isLogged(level)) emitLine(level, formatLine(format, args));
}

struct CloseFile {
    void operator()(std::FILE* file) const {
        if (file) std::fclose(file);
    }
};

constexpr std::pair<const char*, LogLevel> kLevelNames[] = {{"debug", LogLevel::Debug},
                                                            {"info", LogLevel::Info},
                                                            {"warning", LogLevel::Warning},
                                                            {"error", LogLevel::Error},
                                                            {"off", LogLevel::Off}};

} // namespace

LogSink setLogSink(LogSink sink) {
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    log.loggedOnce.clear();
    return std::exchange(log.sink, std::move(sink));
}

void logOnce(std::string_view place, std::string_view line, LogLevel level,
             const std::function<std::string()>& end) {
    if (!isLogged(level)) return;
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    std::vector<std::string>& lines = log.loggedOnce[std::string(place)];
    if (lines.size() >= kMaxLinesOfPlace || std::find(lines.begin(), lines.end(), line) != lines.end())
        return;
    lines.emplace_back(line);
    std::string whole(line);
    if (lines.size() == kMaxLinesOfPlace) whole += " (no more lines of this kind are logged)";
    if (end) whole += end();
    emitLine(level, whole);
}

bool isLogTaken() {
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    return log.sink != nullptr;
}

// --- Levels ---

#define COPRA_LOG_FUNCTION(name, level)                                                                      \
    void name(const char* format, ...) {                                                                     \
        va_list args;                                                                                        \
        va_start(args, format);                                                                              \
        emitFormatted(level, format, args);                                                                  \
        va_end(args);                                                                                        \
    }
COPRA_LOG_FUNCTION(logDebug, LogLevel::Debug)
COPRA_LOG_FUNCTION(logInfo, LogLevel::Info)
COPRA_LOG_FUNCTION(logWarning, LogLevel::Warning)
COPRA_LOG_FUNCTION(logError, LogLevel::Error)
#undef COPRA_LOG_FUNCTION

void logLine(LogLevel level, std::string_view line) {
    emitLine(level, line);
}

LogLevel minimumLogLevel() {
    return minimumLevel();
}

void setMinimumLogLevel(LogLevel minimum) {
    minimumLevel() = minimum;
}

const char* nameOf(LogLevel level) {
    return kLevelNames[std::min(static_cast<std::size_t>(level), std::size(kLevelNames) - 1)].first;
}

bool readLogLevel(std::string_view name, LogLevel& level) {
    for (const auto& [each, value] : kLevelNames) {
        if (name != each) continue;
        level = value;
        return true;
    }
    return false;
}

// --- Sinks ---

int addLogSink(LevelSink sink, LogLevel minimum) {
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    log.added.push_back({++log.lastNumber, minimum, std::make_shared<const LevelSink>(std::move(sink))});
    return log.lastNumber;
}

int addLogFile(const std::string& path, LogLevel minimum) {
    const std::shared_ptr<std::FILE> file(openFile(path, "a"), CloseFile());
    if (!file) {
        logError("addLogFile: cannot write '%s' (%s)", path.c_str(), std::strerror(errno));
        return 0;
    }
    const LogTime::time_point start = state().start;
    return addLogSink(
        [file, start](LogLevel level, std::string_view line) {
            const std::chrono::duration<double> time = LogTime::now() - start;
            std::fprintf(file.get(), "%.3f %s: %.*s\n", time.count(), nameOf(level),
                         static_cast<int>(line.size()), line.data());
            std::fflush(file.get());
        },
        minimum);
}

void removeLogSink(int sink) {
    LogState& log = state();
    const std::lock_guard<std::recursive_mutex> lock(log.mutex);
    log.added.erase(std::remove_if(log.added.begin(), log.added.end(),
                                   [sink](const AddedSink& each) { return each.number == sink; }),
                    log.added.end());
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
    copra::emitFormatted(copra::LogLevel::Info, format, args);
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
