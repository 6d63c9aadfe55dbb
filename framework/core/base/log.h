#pragma once

#include "base/config.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace cocos2d {

/// Writes one line, formatted like printf and of any length, at the level Info to the log sink (which is
/// standard output by default) and to the sinks of copra::addLogSink(). It is thread-safe.
void log(const char* format, ...) CC_FORMAT_PRINTF(1, 2);

/// The length at which cocos2d-x truncates a log line. It is not used, because lines are never truncated.
inline constexpr int MAX_LOG_LENGTH = 16 * 1024;

/// Logs "title: msg", where cocos2d-x opens a dialog. Null counts as an empty string.
void MessageBox(const char* msg, const char* title);
/// Logs a string without formatting it.
void LuaLog(const char* format);

} // namespace cocos2d

namespace copra {

/// The importance of a log line.
enum class LogLevel : std::uint8_t {
    Debug,   ///< Details that matter only to their author.
    Info,    ///< Messages of cocos2d::log() and CCLOG().
    Warning, ///< The program continues with a documented result, as after copra::warn() and CCLOGWARN().
    Error,   ///< A failure, as reported by copra::refuse() and CCLOGERROR().
    Off,     ///< A level above all others: as the minimum, it turns the log off.
};

/// Logs a line of the level Debug, formatted like printf() and of any length. A line below the minimum level
/// costs a comparison and is not formatted. It is thread-safe.
void logDebug(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a line of the level Info, formatted like printf().
void logInfo(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a line of the level Warning, formatted like printf().
void logWarning(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a line of the level Error, formatted like printf().
void logError(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a string without formatting it.
void logLine(LogLevel level, std::string_view line);

/// Returns the lowest level that is logged. At the start, it is the level of the environment variable
/// COPRA_LOG (debug, info, warning, error, off), or Debug without it.
LogLevel minimumLogLevel();
/// Sets the lowest level that is logged.
void setMinimumLogLevel(LogLevel minimum);

/// Returns the name of a level: "debug", "info", "warning", "error", or "off".
const char* nameOf(LogLevel level);
/// Reads the name of a level. Returns false and changes nothing if there is no such level.
[[nodiscard]] bool readLogLevel(std::string_view name, LogLevel& level);

// --- Sinks ---

/// Receives log lines with their level, without the newline. It is called on the thread that logs, by one
/// thread at a time, and may itself log, add, and remove sinks.
using LevelSink = std::function<void(LogLevel level, std::string_view line)>;

/// Sends all further lines of the level `minimum` and above also to `sink`; standard output, or what
/// setLogSink() has set, continues to receive them. Returns a number for removeLogSink(), which is never 0.
/// It is thread-safe.
int addLogSink(LevelSink sink, LogLevel minimum = LogLevel::Debug);
/// Appends all further lines to a file, with the seconds since the program started and the level: "12.345
/// warning: the line". Each line is written at once, so that none is missing after a crash. If the file
/// cannot be written, the function logs the reason and returns 0.
int addLogFile(const std::string& path, LogLevel minimum = LogLevel::Debug);
/// Removes a sink, which receives nothing after this has returned. Unknown numbers are ignored.
void removeLogSink(int sink);

// --- The output ---

/// Receives each log line, without the newline.
using LogSink = std::function<void(std::string_view line)>;

/// Sends all further log lines to `sink`. An empty function restores standard output. Returns the previous
/// sink.
LogSink setLogSink(LogSink sink);

/// Logs a line about misuse only once, so that a mistake in every frame does not flood the log: a line that
/// this sink has received is not repeated, and no `place` logs more than 50 different lines. `place` names
/// the code that logs, usually by the format of the line. A new sink receives every line again. `end` is
/// called if the line is logged, and returns what is added to it, which may take time to find out. It is
/// thread-safe.
void logOnce(std::string_view place, std::string_view line, LogLevel level = LogLevel::Warning,
             const std::function<std::string()>& end = nullptr);

/// Whether a sink of setLogSink() takes the lines, so that a program reads them, not a person.
bool isLogTaken();

/// Captures the log lines of its lifetime instead of printing them. It is for tests, on the main thread only.
class LogCapture {
public:
    /// Starts to capture log lines, until the object is destroyed.
    LogCapture();
    ~LogCapture();
    LogCapture(const LogCapture&) = delete;
    LogCapture& operator=(const LogCapture&) = delete;

    /// Returns all lines so far, each followed by '\n'.
    const std::string& text() const { return _text; }
    /// Returns the number of lines so far.
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
