#pragma once

#include "base/config.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace cocos2d {

/// Writes one line, formatted like printf and of any length, to the log sink (standard output unless
/// replaced), and to those of copra::addLogSink(), at the level Info. Thread-safe.
void log(const char* format, ...) CC_FORMAT_PRINTF(1, 2);

/// The length at which the original truncates a log line. Not used: lines are never truncated here.
inline constexpr int MAX_LOG_LENGTH = 16 * 1024;

/// Logs "title: msg"; the original opens a dialog. Null is read as "".
void MessageBox(const char* msg, const char* title);
/// Logs a string without formatting it.
void LuaLog(const char* format);

} // namespace cocos2d

namespace copra {

/// How important a log line is.
enum class LogLevel : std::uint8_t {
    Debug,   ///< What only its author wants to read.
    Info,    ///< Lines of cocos2d::log() and CCLOG().
    Warning, ///< The program continues with a documented result: copra::warn(), CCLOGWARN().
    Error,   ///< Something failed: copra::refuse(), CCLOGERROR().
    Off,     ///< Above all others: nothing is logged if this is the minimum.
};

/// Log one line of a level, formatted like printf and of any length. A line below the minimum level costs a comparison and is
/// not formatted. Thread-safe.
void logDebug(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a line of the level Info, formatted like printf().
void logInfo(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a line of the level Warning, formatted like printf().
void logWarning(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a line of the level Error, formatted like printf().
void logError(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a string without formatting it.
void logLine(LogLevel level, std::string_view line);

/// The lowest level that is logged. At the start that of the environment variable COPRA_LOG (debug, info, warning, error, off),
/// and Debug without it.
LogLevel minimumLogLevel();
/// Sets the lowest level that is logged.
void setMinimumLogLevel(LogLevel minimum);

/// "debug", "info", "warning", "error", "off".
const char* nameOf(LogLevel level);
/// Reads such a name. False, and no change, if it is none.
[[nodiscard]] bool readLogLevel(std::string_view name, LogLevel& level);

// --- Sinks ---

/// Receives log lines with their level, without the newline. It is called on the thread that logs, by one thread at a time, and
/// may log, add and remove sinks itself.
using LevelSink = std::function<void(LogLevel level, std::string_view line)>;

/// Sends all further lines of `minimum` and above to `sink`, too: standard output, or what setLogSink() has set, keeps
/// receiving them. Returns a number for removeLogSink(), never 0. Thread-safe.
int addLogSink(LevelSink sink, LogLevel minimum = LogLevel::Debug);
/// Appends all further lines to a file, with the seconds since the program started and the level:
/// "12.345 warning: the line". Each line is written at once, so that none is missing after a crash. Returns 0, after logging the
/// reason, if the file cannot be written.
int addLogFile(const std::string& path, LogLevel minimum = LogLevel::Debug);
/// Removes a sink; it receives nothing more once this has returned. Other numbers are ignored.
void removeLogSink(int sink);

// --- The output ---

/// Receives each log line, without the newline.
using LogSink = std::function<void(std::string_view line)>;

/// Sends all further log lines to `sink`; an empty function restores standard output. Returns the previous
/// sink.
LogSink setLogSink(LogSink sink);

/// Logs a line about misuse only once, so that a mistake in every frame does not flood the log: a line that
/// this sink has received is not repeated, and no `place` logs more than 50 different lines. `place` names the
/// code that logs, usually by the format of the line. A new sink receives every line again. `end` is called if the
/// line is logged, and returns what is added to it: for what takes time to find out. Thread-safe.
void logOnce(std::string_view place, std::string_view line, LogLevel level = LogLevel::Warning,
             const std::function<std::string()>& end = nullptr);

/// Whether a sink of setLogSink() takes the lines: a program reads them, no person.
bool isLogTaken();

/// Captures the log lines of its lifetime instead of printing them. For tests; main thread only.
class LogCapture {
public:
    LogCapture();
    ~LogCapture();
    LogCapture(const LogCapture&) = delete;
    LogCapture& operator=(const LogCapture&) = delete;

    /// All lines so far, each followed by '\n'.
    const std::string& text() const { return _text; }
    /// The number of lines so far.
    int lineCount() const { return _lineCount; }
    /// Whether any line contains `part`.
    bool contains(std::string_view part) const { return _text.find(part) != std::string::npos; }

private:
    std::string _text;
    int _lineCount = 0;
    LogSink _previous;
};

} // namespace copra

/// Log in debug builds only: CCLOG, CCLOGERROR, and CCLOGWARN if COCOS2D_DEBUG > 0, CCLOGINFO if it is > 1.
/// Otherwise the arguments are compiled but not evaluated.
#if COCOS2D_DEBUG > 0
#define CCLOG(...) cocos2d::log(__VA_ARGS__)
#define CCLOGERROR(...) copra::logError(__VA_ARGS__)
#define CCLOGWARN(...) copra::logWarning(__VA_ARGS__)
#else
#define CCLOG(...) (false ? cocos2d::log(__VA_ARGS__) : void())
#define CCLOGERROR(...) (false ? copra::logError(__VA_ARGS__) : void())
#define CCLOGWARN(...) (false ? copra::logWarning(__VA_ARGS__) : void())
#endif
#if COCOS2D_DEBUG > 1
#define CCLOGINFO(...) cocos2d::log(__VA_ARGS__)
#else
#define CCLOGINFO(...) (false ? cocos2d::log(__VA_ARGS__) : void())
#endif
#define LUALOG(...) (false ? cocos2d::log(__VA_ARGS__) : void())

/// Deprecated aliases of cocos2d::log.
#define CCLog cocos2d::log
#define CCLuaLog(message) cocos2d::log("%s", message)
