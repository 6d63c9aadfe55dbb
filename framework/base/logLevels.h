#pragma once

#include "base/config.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace copra {

/// How important a log line is.
enum class LogLevel : std::uint8_t {
    Debug,   ///< What only its author wants to read.
    Info,    ///< Lines of cocos2d::log() and CCLOG().
    Warning, ///< The program goes on with a documented result: copra::warn(), CCLOGWARN().
    Error,   ///< Something failed: copra::refuse(), CCLOGERROR().
    Off,     ///< As a minimum: nothing is logged.
};

/// Log one line of a level, formatted like printf and of any length. A line below the minimum level costs a comparison and is
/// not formatted. Thread-safe.
void logDebug(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
void logInfo(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
void logWarning(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
void logError(const char* format, ...) CC_FORMAT_PRINTF(1, 2);
/// Logs a string without formatting it.
void logLine(LogLevel level, std::string_view line);

/// The lowest level that is logged. At the start that of the environment variable COPRA_LOG (debug, info, warning, error, off),
/// and Debug without it.
LogLevel minimumLogLevel();
void setMinimumLogLevel(LogLevel minimum);

/// "debug", "info", "warning", "error", "off".
const char* nameOf(LogLevel level);
/// Reads such a name. False, and no change, if it is none.
bool readLogLevel(std::string_view name, LogLevel& level);

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
/// Removes a sink; it receives nothing more once this has returned. A number that is none is ignored.
void removeLogSink(int sink);

} // namespace copra
