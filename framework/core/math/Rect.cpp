#include "math/Rect.h"

namespace cocos2d {

bool Rect::intersectsCircle(const Vec2& center, float radius) const {
    const Vec2 nearest = center.getClampPoint(origin, {getMaxX(), getMaxY()});
    return center.distanceSquared(nearest) <= radius * radius;
}

Rect Rect::unionWithRect(const Rect& rect) const {
    const float left = std::min({getMinX(), getMaxX(), rect.getMinX(), rect.getMaxX()});
    const float right = std::max({getMinX(), getMaxX(), rect.getMinX(), rect.getMaxX()});
    const float bottom = std::min({getMinY(), getMaxY(), rect.getMinY(), rect.getMaxY()});
    const float top = std::max({getMinY(), getMaxY(), rect.getMinY(), rect.getMaxY()});
    return {left, bottom, right - left, top - bottom};
}

void Rect::merge(const Rect& rect) {
    const float left = std::min(getMinX(), rect.getMinX());
    const float right = std::max(getMaxX(), rect.getMaxX());
    const float bottom = std::min(getMinY(), rect.getMinY());
    const float top = std::max(getMaxY(), rect.getMaxY());
    setRect(left, bottom, right - left, top - bottom);
}

} // namespace cocos2d
