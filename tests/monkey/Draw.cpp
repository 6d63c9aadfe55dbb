#include "monkey/Draw.h"

#include <cstdio>
#include <limits>

using namespace cocos2d;

namespace monkey {

namespace {

std::string shown(int value) {
    return std::to_string(value);
}
std::string shown(float value) {
    char text[32];
    std::snprintf(text, sizeof text, "%g", static_cast<double>(value));
    return text;
}
std::string shown(bool value) {
    return value ? "true" : "false";
}
std::string shown(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text.substr(0, 40)) {
        char code[8];
        std::snprintf(code, sizeof code, "\\x%02x", static_cast<unsigned char>(c));
        quoted += c >= ' ' && c < 127 ? std::string(1, c) : std::string(code);
    }
    return quoted + (text.size() > 40 ? "...\" of " + std::to_string(text.size()) + " bytes" : "\"");
}

} // namespace

template<class T>
T Draw::noted(T value) {
    if (_note) _note(" " + shown(value));
    return value;
}

std::uint64_t Draw::bits() {
    // SplitMix64, https://prng.di.unimi.it/splitmix64.c
    std::uint64_t z = _state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

std::size_t Draw::below(std::size_t count) {
    return count == 0 ? 0 : bits() % count;
}

bool Draw::chance(int percent) {
    return below(100) < static_cast<std::size_t>(percent);
}

int Draw::integer(int low, int high) {
    return noted(low + static_cast<int>(below(static_cast<std::size_t>(high - low) + 1)));
}

int Draw::anyInteger() {
    if (!chance(15)) return integer(-3, 12);
    static const int s_extremes[] = {std::numeric_limits<int>::max(),
                                     std::numeric_limits<int>::min(),
                                     2'000'000'000,
                                     90'000,
                                     65'536,
                                     -65'537};
    return noted(s_extremes[below(std::size(s_extremes))]);
}

float Draw::number() {
    if (!chance(8)) return noted(static_cast<float>(below(2'000)) * 0.5f - 200.0f);
    using Limits = std::numeric_limits<float>;
    static const float s_extremes[] = {0.0f,
                                       -0.0f,
                                       Limits::denorm_min(),
                                       Limits::min(),
                                       1e30f,
                                       -1e30f,
                                       1e9f,
                                       90'000,
                                       Limits::max(),
                                       Limits::infinity(),
                                       -Limits::infinity(),
                                       Limits::quiet_NaN()};
    return noted(s_extremes[below(std::size(s_extremes))]);
}

float Draw::fontSize() {
    return chance(92) ? noted(static_cast<float>(8 + below(40))) : number();
}

float Draw::seconds() {
    if (!chance(8)) return noted(static_cast<float>(below(200)) * 0.01f);
    using Limits = std::numeric_limits<float>;
    static const float s_extremes[] = {0.0f, -1.0f, 1e-7f, 1e30f, Limits::infinity(), Limits::quiet_NaN()};
    return noted(s_extremes[below(std::size(s_extremes))]);
}

bool Draw::flag() {
    return noted(chance(50));
}

Vec2 Draw::point() {
    const float x = number();
    return Vec2(x, number());
}

Vec2 Draw::touchPoint() {
    const int x = integer(-10, 490);
    return Vec2(static_cast<float>(x), static_cast<float>(integer(-10, 330)));
}

Size Draw::size() {
    const float width = number();
    return Size(width, number());
}

Rect Draw::rect() {
    const Vec2 origin = point();
    return Rect(origin, size());
}

std::uint8_t Draw::byte() {
    return static_cast<std::uint8_t>(integer(0, 255));
}

Color3B Draw::color3() {
    const std::uint64_t random = bits();
    return Color3B(static_cast<std::uint8_t>(random), static_cast<std::uint8_t>(random >> 8),
                   static_cast<std::uint8_t>(random >> 16));
}

Color4B Draw::color4() {
    return Color4B(color3(), byte());
}

Color4F Draw::color4F() {
    const float red = number();
    return Color4F(red, 0.5f, number(), number());
}

std::string Draw::text() {
    static const std::vector<std::string> s_texts = {"",
                                                     "a",
                                                     "Hello, world",
                                                     "two\nlines and\n\nmore",
                                                     "\xE4\xB8\xAD\xE6\x96\x87 \xE6\x97\xA5\xE6\x9C\xAC",
                                                     "\xF0\x9F\x91\xA8\xE2\x80\x8D\xF0\x9F\x91\xA9",
                                                     "\xFF\xFE broken \xC3",
                                                     "\xED\xA0\x80",
                                                     "%s%n%d",
                                                     std::string("zero\0inside", 11),
                                                     "12345678901234567890",
                                                     "-1e999"};
    if (chance(1)) return noted(std::string(below(20'000), 'x'));
    return noted(s_texts[below(s_texts.size())]);
}

std::string Draw::oneOf(const std::vector<std::string>& texts) {
    return noted(texts[below(texts.size())]);
}

} // namespace monkey
