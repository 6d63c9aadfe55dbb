#pragma once

#include "base/Value.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <limits>
#include <random>
#include <string>
#include <utility>

namespace copra::test {

/// Random values for tests that write and read them back. The same seed gives the same values.
class RandomValues {
public:
    explicit RandomValues(unsigned seed) : _random(seed) {}

    /// From 0 to `end` - 1.
    int below(int end) { return static_cast<int>(_random() % static_cast<unsigned>(end)); }

    /// Any integer, often one at a limit of its type.
    template<class Integer>
    Integer integer() {
        using Limits = std::numeric_limits<Integer>;
        const Integer special[] = {0, 1, static_cast<Integer>(-1), Limits::min(), Limits::max()};
        if (below(3) == 0) return special[below(5)];
        return static_cast<Integer>(static_cast<std::uint64_t>(_random()) << 32 | _random());
    }

    /// Any finite number: of random bits, or as games have them.
    template<class Real, class Bits>
    Real real() {
        if (below(2) == 0) return static_cast<Real>(below(2'000'000) - 1'000'000) / static_cast<Real>(1000);
        Real number = 0;
        do {
            const Bits bits = integer<Bits>();
            std::memcpy(&number, &bits, sizeof number);
        } while (!std::isfinite(number));
        return number;
    }

    /// UTF-8 text of up to 12 characters but NUL: letters, white space, markup, control characters, and others of every length.
    std::string text() {
        static const char* const s_parts[] = {
            "a",    "Z",  "0",      " ",      "\n",     "\r",         "\r\n",  "\t", "<",      ">",
            "&",    "\"", "'",      "]]>",    "<!--",   "&amp;",      "&#10;", "\\", "\x01",   "\x1f",
            "\x7f", "%s", "\u00e9", "\u20ac", "\ufeff", "\U0001f41d", "{",     "}",  "\u2028", "/>"};
        std::string result;
        for (int i = below(13); i > 0; --i) result += s_parts[below(static_cast<int>(std::size(s_parts)))];
        return result;
    }

    /// Any bytes.
    std::string bytes() {
        std::string result;
        for (int i = below(40); i > 0; --i) result += static_cast<char>(_random());
        return result;
    }

    /// A value of any type but NONE; containers have up to `depth` levels.
    cocos2d::Value value(int depth) {
        using cocos2d::Value;
        switch (below(depth > 0 ? 12 : 9)) {
        case 0:
            return Value(integer<unsigned char>());
        case 1:
            return Value(integer<int>());
        case 2:
            return Value(integer<unsigned int>());
        case 3:
            return Value(integer<std::int64_t>());
        case 4:
            return Value(integer<std::uint64_t>());
        case 5:
            return Value(real<float, std::uint32_t>());
        case 6:
            return Value(real<double, std::uint64_t>());
        case 7:
            return Value(below(2) == 0);
        case 9:
            return Value(list(depth - 1));
        case 10:
            return Value(map(depth - 1));
        case 11: {
            cocos2d::ValueMapIntKey numbered;
            for (int i = below(4); i > 0; --i) numbered[integer<int>()] = value(depth - 1);
            return Value(std::move(numbered));
        }
        default:
            return Value(text());
        }
    }
    cocos2d::ValueVector list(int depth) {
        cocos2d::ValueVector list;
        for (int i = below(5); i > 0; --i) list.push_back(value(depth));
        return list;
    }
    cocos2d::ValueMap map(int depth) {
        cocos2d::ValueMap map;
        for (int i = below(5); i > 0; --i) map[text()] = value(depth);
        return map;
    }

private:
    std::mt19937 _random;
};

} // namespace copra::test
