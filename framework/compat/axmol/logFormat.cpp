#include "compat/axmol/logFormat.h"

#include "base/log.h"

#include <cstdio>
#include <cstdlib>

namespace cocos2d {

namespace {
LogLevel s_logLevel = LogLevel::Verbose;
} // namespace

void setLogLevel(LogLevel level) {
    s_logLevel = level;
}

LogLevel getLogLevel() {
    return s_logLevel;
}

} // namespace cocos2d

namespace copra {

namespace {

/// The part of a specification before its letters: flags, width and precision.
std::string numbersOf(const std::string& specification) {
    std::string numbers = specification.substr(0, specification.find_first_not_of("-+ #0123456789.<>^"));
    std::string kept;
    for (const char c : numbers)
        if (c == '<')
            kept.insert(0, 1, '-');
        else if (c != '>' && c != '^')
            kept += c;
    return kept;
}

template<class T>
std::string printed(const std::string& specification, T value) {
    constexpr int kLongest = 512;
    char text[kLongest];
    const int length = std::snprintf(text, sizeof text, specification.c_str(), value);
    return length > 0 ? std::string(text, std::min(length, kLongest - 1)) : std::string();
}

/// Limits width and precision, which come from the game.
std::string bounded(const std::string& numbers) {
    return numbers.size() <= 8 ? numbers : std::string();
}

} // namespace

std::string LogValue::text(const std::string& specification) const {
    const std::string numbers = bounded(numbersOf(specification));
    const char letter = specification.empty() ? '\0' : specification.back();
    const bool isHex = letter == 'x' || letter == 'X';
    switch (_kind) {
    case Kind::Text:
        return printed("%" + numbers + "s", _text.c_str()).size() < 511
                   ? printed("%" + numbers + "s", _text.c_str())
                   : _text;
    case Kind::Integer:
        if (letter == 'c') return std::string(1, static_cast<char>(_integer));
        return printed("%" + numbers + (isHex ? "llx" : "lld"), _integer);
    case Kind::Unsigned:
        if (_isPointer) return printed("0x%llx", _unsigned);
        return printed("%" + numbers + (isHex ? "llx" : "llu"), _unsigned);
    case Kind::Real:
        if (letter == 'd' || letter == 'i') return printed("%.0f", _real);
        return printed("%" + numbers + (letter == 'f' || letter == 'e' ? std::string(1, letter) : "g"),
                       _real);
    }
    return {};
}

namespace {

/// Reads placeholders of fmt.
std::string formatBraces(std::string_view format, const std::vector<LogValue>& values) {
    std::string text;
    std::size_t next = 0;
    for (std::size_t i = 0; i < format.size(); ++i) {
        const char c = format[i];
        const bool isDouble = i + 1 < format.size() && format[i + 1] == c;
        if ((c == '{' || c == '}') && isDouble) {
            text += c;
            ++i;
            continue;
        }
        const std::size_t end = c == '{' ? format.find('}', i) : std::string_view::npos;
        if (end == std::string_view::npos) {
            text += c;
            continue;
        }
        const std::string inside(format.substr(i + 1, end - i - 1));
        const std::size_t colon = inside.find(':');
        const std::string index = inside.substr(0, colon);
        const std::size_t place = index.empty() ? next++ : static_cast<std::size_t>(std::atoi(index.c_str()));
        if (place < values.size())
            text += values[place].text(colon == std::string::npos ? "" : inside.substr(colon + 1));
        else
            text += "{" + inside + "}";
        i = end;
    }
    return text;
}

/// Reads placeholders of printf().
std::string formatPercents(std::string_view format, const std::vector<LogValue>& values) {
    std::string text;
    std::size_t next = 0;
    for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] != '%' || i + 1 >= format.size()) {
            text += format[i];
            continue;
        }
        if (format[i + 1] == '%') {
            text += '%';
            ++i;
            continue;
        }
        const std::size_t end = format.find_first_of("diuoxXfFeEgGcsp", i + 1);
        if (end == std::string_view::npos || next >= values.size()) {
            text += format[i];
            continue;
        }
        text += values[next++].text(std::string(format.substr(i + 1, end - i)));
        i = end;
    }
    return text;
}

} // namespace

std::string formatLog(std::string_view format, const std::vector<LogValue>& values) {
    const bool hasBraces = format.find('{') != std::string_view::npos;
    return hasBraces ? formatBraces(format, values) : formatPercents(format, values);
}

void logLine(const std::string& line) {
    cocos2d::log("%s", line.c_str());
}

} // namespace copra
