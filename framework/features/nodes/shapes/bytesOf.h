#pragma once

#include "math/Color.h"

#include <algorithm>

namespace copra {

/// A color whose channels may lie outside 0..1 in bytes.
inline cocos2d::Color4B bytesOf(const cocos2d::Color4F& color) {
    const auto limited = [](float channel) { return std::clamp(channel, 0.0f, 1.0f); };
    return cocos2d::Color4B(
        cocos2d::Color4F(limited(color.r), limited(color.g), limited(color.b), limited(color.a)));
}

} // namespace copra
