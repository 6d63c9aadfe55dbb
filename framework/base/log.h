#pragma once

#include "base/config.h"

#include <functional>
#include <string>
#include <string_view>

namespace cocos2d {

/// Writes one line, formatted like printf, to the log sink (standard output unless replaced). Any length;
/// thread-safe.
void log(const char* format, ...) CC_FORMAT_PRINTF(1, 2);

/// The length at which the original cuts a log line; here no line is cut.
inline constexpr int MAX_LOG_LENGTH = 16 * 1024;

/// Shows the player a message: here a log line "title: msg". Null counts as empty.
void MessageBox(const char* msg, const char* title);
/// Logs a text as it is.
void LuaLog(const char* format);

} // namespace cocos2d

namespace copra {

/// Receives each log line without its line end.
using LogSink = std::function<void(std::string_view line)>;

/// Sends all log lines to `sink` from now on; an empty function restores standard output. Returns the sink
/// before.
LogSink setLogSink(LogSink sink);

/// Collects the log lines of its lifetime instead of printing them. For tests; main thread only.
class LogCapture {
public:
    LogCapture();
    ~LogCapture();
    LogCapture(const LogCapture&) = delete;
    LogCapture& operator=(const LogCapture&) = delete;

    /// All lines so far, each followed by '\n'.
    const std::string& text() const { return _text; }
    /// Number of lines so far.
    int lineCount() const { return _lineCount; }
    /// True when some line contains `part`.
    bool contains(std::string_view part) const { return _text.find(part) != std::string::npos; }

private:
    std::string _text;
    int _lineCount = 0;
    LogSink _previous;
};

} // namespace copra

/// Log lines that exist in debug builds only: CCLOG and CCLOGERROR always, CCLOGINFO at COCOS2D_DEBUG > 1.
/// The arguments are compiled, yet not evaluated, in release builds.
#if COCOS2D_DEBUG > 0
#define CCLOG(...) cocos2d::log(__VA_ARGS__)
#define CCLOGERROR(...) cocos2d::log(__VA_ARGS__)
#define CCLOGWARN(...) cocos2d::log(__VA_ARGS__)
#else
#define CCLOG(...) (false ? cocos2d::log(__VA_ARGS__) : void())
#define CCLOGERROR(...) (false ? cocos2d::log(__VA_ARGS__) : void())
#define CCLOGWARN(...) (false ? cocos2d::log(__VA_ARGS__) : void())
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
