#include "extensions/ControlUtils.h"

#include "nodes/sprites/Sprite.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {
namespace extension {

Sprite* ControlUtils::addSpriteToTargetWithPosAndAnchor(const char* spriteName, Node* target, Vec2 pos,
                                                        Vec2 anchor) {
    Sprite* sprite = Sprite::createWithSpriteFrameName(spriteName);
    if (!sprite) return nullptr;
    sprite->setPosition(pos);
    sprite->setAnchorPoint(anchor);
    target->addChild(sprite);
    return sprite;
}

HSV ControlUtils::HSVfromRGB(RGBA value) {
    const double most = std::max({value.r, value.g, value.b});
    const double range = most - std::min({value.r, value.g, value.b});
    if (most <= 0.0) return {-1.0, 0.0, most};
    HSV out{0.0, range / most, most};
    if (range <= 0.0) return out;
    if (value.r >= most)
        out.h = (value.g - value.b) / range;
    else if (value.g >= most)
        out.h = 2.0 + (value.b - value.r) / range;
    else
        out.h = 4.0 + (value.r - value.g) / range;
    out.h *= 60.0;
    if (out.h < 0.0) out.h += 360.0;
    return out;
}

RGBA ControlUtils::RGBfromHSV(HSV value) {
    if (value.s <= 0.0) return {value.v, value.v, value.v, 1.0};
    double hue = value.h >= 0.0 && value.h < 360.0 ? value.h : 0.0;
    hue /= 60.0;
    const double fraction = hue - std::floor(hue);
    const double least = value.v * (1.0 - value.s);
    const double falling = value.v * (1.0 - value.s * fraction);
    const double rising = value.v * (1.0 - value.s * (1.0 - fraction));
    switch (static_cast<int>(hue)) {
    case 0:
        return {value.v, rising, least, 1.0};
    case 1:
        return {falling, value.v, least, 1.0};
    case 2:
        return {least, value.v, rising, 1.0};
    case 3:
        return {least, falling, value.v, 1.0};
    case 4:
        return {rising, least, value.v, 1.0};
    default:
        return {value.v, least, falling, 1.0};
    }
}

Rect ControlUtils::RectUnion(const Rect& src1, const Rect& src2) {
    const float left = std::min(src1.getMinX(), src2.getMinX());
    const float bottom = std::min(src1.getMinY(), src2.getMinY());
    const float right = std::max(src1.getMaxX(), src2.getMaxX());
    const float top = std::max(src1.getMaxY(), src2.getMaxY());
    return Rect(left, bottom, right - left, top - bottom);
}

} // namespace extension
} // namespace cocos2d
