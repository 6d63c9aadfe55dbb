#pragma once

#include "base/config.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace cocos2d {

/// The importance of a log line in axmol. Lines below the level of setLogLevel() are skipped; the default is
/// Verbose.
enum class LogLevel { Verbose, Trace = Verbose, Debug, Info, Warn, Error, Silent };

void setLogLevel(LogLevel level);
LogLevel getLogLevel();

} // namespace cocos2d

namespace copra {

/// An argument of formatLog().
class LogValue {
public:
    LogValue(bool value) : _kind(Kind::Text), _text(value ? "true" : "false") {}
    LogValue(char value) : _kind(Kind::Text), _integer(value), _text(1, value) {}
    LogValue(const char* value) : _kind(Kind::Text), _text(value ? value : "(null)") {}
    LogValue(const std::string& value) : _kind(Kind::Text), _text(value) {}
    LogValue(std::string_view value) : _kind(Kind::Text), _text(value) {}
    template<class T>
    LogValue(T* value)
        : _kind(Kind::Unsigned), _unsigned(reinterpret_cast<std::uintptr_t>(value)), _isPointer(true) {}
    template<class T, std::enable_if_t<std::is_arithmetic<T>::value || std::is_enum<T>::value, int> = 0>
    LogValue(T value) {
        if constexpr (std::is_floating_point<T>::value) {
            _kind = Kind::Real;
            _real = static_cast<double>(value);
        } else if constexpr (std::is_unsigned<T>::value) {
            _kind = Kind::Unsigned;
            _unsigned = value;
        } else {
            _kind = Kind::Integer;
            _integer = static_cast<long long>(value);
        }
    }

    /// Formats the value by a specification of printf() without the `%`, or of fmt without the `:`. A
    /// conversion that does not match the type is replaced with one that does.
    std::string text(const std::string& specification) const;

private:
    enum class Kind { Text, Integer, Unsigned, Real };

    Kind _kind;
    long long _integer = 0;
    unsigned long long _unsigned = 0;
    double _real = 0;
    bool _isPointer = false;
    std::string _text;
};

/// Replaces placeholders with values, in order. The placeholders are `{}`, `{:.2f}`, and `{0}` of fmt or, in
/// a format without these, `%d` and others of printf(). A placeholder without a value stays.
std::string formatLog(std::string_view format, const std::vector<LogValue>& values);

/// Logs a line of any level.
template<class... Values>
void logFormatted(std::string_view format, const Values&... values) {
    void logLine(const std::string& line);
    logLine(formatLog(format, {LogValue(values)...}));
}

/// Logs a line of a level.
template<class... Values>
void logFormatted(cocos2d::LogLevel level, std::string_view format, const Values&... values) {
    if (level >= cocos2d::getLogLevel()) logFormatted(format, values...);
}

} // namespace copra
