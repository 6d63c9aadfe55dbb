#pragma once

#include "math/Vec2.h"

#include <cstdint>
#include <cstring>

namespace beecluster {

/// A hash of everything that happens in a game (FNV-1a, 64 bit). Two runs with equal seeds and inputs must
/// end with equal values, with and without a window.
class StateHash {
public:
    void add(std::uint32_t value) {
        for (unsigned shift = 0; shift < 32; shift += 8) {
            _value = (_value ^ ((value >> shift) & 0xFFU)) * 0x100000001B3U;
        }
    }
    void add(int value) { add(static_cast<std::uint32_t>(value)); }
    void add(float value) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        add(bits);
    }
    void add(const cocos2d::Vec2& value) {
        add(value.x);
        add(value.y);
    }
    std::uint64_t value() const { return _value; }

private:
    std::uint64_t _value = 0xCBF29CE484222325U;
};

} // namespace beecluster
