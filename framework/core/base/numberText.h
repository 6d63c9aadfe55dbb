#pragma once

#include <charconv>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>

/// Floating-point numbers as text in any locale. The library of Clang has no std::from_chars() and
/// std::to_chars() for them.
namespace copra {

/// Returns the end of the decimal number that begins at `at`, such as "-1.5e3", but neither "+1" nor "inf".
/// Returns `at` if there is none. `end` may be null if a NUL ends the text.
inline const char* numberEnd(const char* at, const char* end) {
    const auto afterDigits = [end](const char* from) {
        while (from != end && *from >= '0' && *from <= '9') ++from;
        return from;
    };
    const char* const whole = at != end && *at == '-' ? at + 1 : at;
    const char* next = afterDigits(whole);
    auto digits = next - whole;
    if (next != end && *next == '.') {
        const char* const fraction = next + 1;
        next = afterDigits(fraction);
        digits += next - fraction;
    }
    if (digits == 0) return at;
    if (next == end || (*next != 'e' && *next != 'E')) return next;
    const char* const sign = next + 1;
    const char* const exponent = sign != end && (*sign == '-' || *sign == '+') ? sign + 1 : sign;
    const char* const last = afterDigits(exponent);
    return last == exponent ? next : last;
}

/// Replaces the decimal sign of the locale, with which functions of C print, by a point.
inline std::string withPoint(std::string printed) {
    const std::string sign = std::localeconv()->decimal_point;
    const std::size_t found = sign == "." ? std::string::npos : printed.find(sign);
    return found == std::string::npos ? printed : printed.replace(found, sign.size(), ".");
}

/// Slower functions of the C library, for standard libraries of C++ that have none.
namespace portable {

/// A text that is a number, as that number. Infinite or 0 if it is out of range.
template<class Number>
Number toNumber(std::string text) {
    const std::size_t point = text.find('.');
    if (point != std::string::npos) text.replace(point, 1, std::localeconv()->decimal_point);
    if constexpr (std::is_same_v<Number, float>) return std::strtof(text.c_str(), nullptr);
    return static_cast<Number>(std::strtod(text.c_str(), nullptr));
}

/// See copra::printNumber(). It sometimes has one digit more.
template<class Number>
std::string printNumber(Number number) {
    char text[64];
    int digits = 0;
    do // one more after the point
        std::snprintf(text, sizeof text, "%.*e", digits, static_cast<double>(number));
    while (toNumber<Number>(text) != number && ++digits < std::numeric_limits<Number>::max_digits10);
    std::string printed = text; // with the point of the locale
    const std::size_t exponent = printed.find('e');
    if (exponent == std::string::npos) return printed; // infinite, or NaN
    const int places = digits - std::atoi(printed.c_str() + exponent + 1);
    constexpr int kMost = 40; // places of a fixed form that may be the shorter one
    if (places <= kMost) {
        char fixed[400]; // the largest number has 309 digits
        const int length =
            std::snprintf(fixed, sizeof fixed, "%.*f", places > 0 ? places : 0, static_cast<double>(number));
        if (static_cast<std::size_t>(length) <= printed.size()) printed = fixed;
    }
    return withPoint(std::move(printed));
}

} // namespace portable

/// Parses the decimal number that begins at `at`, as numberEnd() finds it. The number is infinite or 0 if it
/// is out of range. Returns the end of the number. If there is none, the function returns `at` and does not
/// change `number`.
template<class Number>
const char* parseNumber(const char* at, const char* end, Number& number) {
    end = numberEnd(at, end);
    if (end == at) return at;
#ifdef __cpp_lib_to_chars
    if (std::from_chars(at, end, number).ec == std::errc()) return end;
#endif
    number = portable::toNumber<Number>(std::string(at, end));
    return end;
}

/// Reads the number at the start of `text` as std::strtod() does, but with a decimal point in every locale.
/// `end` receives the end of the number: `text` if there is none.
template<class Number>
Number readNumber(const char* text, const char** end = nullptr) {
    const char* at = text;
    while (*at == ' ' || (*at >= '\t' && *at <= '\r')) ++at;
    const char* const digits = *at == '-' || *at == '+' ? at + 1 : at;
    const bool isHex = digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X');
    const char* const start = *at == '+' && *digits != '-' ? digits : at;
    Number number = 0;
    const char* const last = isHex ? start : parseNumber(start, nullptr, number);
    if (end) *end = last;
    if (last != start) return number;
    char* other = nullptr; // A hexadecimal number, "inf", "nan", or none.
    number = static_cast<Number>(std::strtod(text, &other));
    if (end) *end = other;
    return number;
}

/// Returns the number at the start of `text`, or `fallback` if `text` is null or does not begin with one.
template<class Number>
Number readNumberOr(const char* text, Number fallback) {
    const char* end = text;
    const Number number = text ? readNumber<Number>(text, &end) : fallback;
    return end == text ? fallback : number;
}

/// Returns the shortest text that parses to the number: fixed or, if that is shorter, with an exponent.
template<class Number>
std::string printNumber(Number number) {
#ifdef __cpp_lib_to_chars
    char text[64];
    return {text, std::to_chars(text, text + sizeof text, number).ptr};
#else
    return portable::printNumber(number);
#endif
}

} // namespace copra
