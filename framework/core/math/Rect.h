#pragma once

#include "math/Size.h"

namespace cocos2d {

/// An upright rectangle: its lower left corner and its size. All edges belong to it.
class Rect {
public:
    Vec2 origin; ///< lower left corner
    Size size;   ///< Width and height.

    /// A rectangle of size 0 at (0, 0).
    constexpr Rect() = default;
    /// A rectangle from its lower left corner and its size.
    constexpr Rect(float x, float y, float width, float height) : origin(x, y), size(width, height) {}
    constexpr Rect(const Vec2& pos, const Size& dimension) : origin(pos), size(dimension) {}

    /// Sets everything.
    void setRect(float x, float y, float width, float height) {
        origin.set(x, y);
        size.setSize(width, height);
    }

    /// The x of the left edge.
    float getMinX() const { return origin.x; }
    /// The x of the middle.
    float getMidX() const { return origin.x + size.width / 2.0f; }
    /// The x of the right edge.
    float getMaxX() const { return origin.x + size.width; }
    /// The y of the lower edge.
    float getMinY() const { return origin.y; }
    /// The y of the middle.
    float getMidY() const { return origin.y + size.height / 2.0f; }
    /// The y of the upper edge.
    float getMaxY() const { return origin.y + size.height; }

    /// Whether both are equal up to FLT_EPSILON in each component.
    bool equals(const Rect& rect) const { return origin.equals(rect.origin) && size.equals(rect.size); }
    /// Whether the point is inside or on an edge.
    bool containsPoint(const Vec2& point) const {
        return point.x >= getMinX() && point.x <= getMaxX() && point.y >= getMinY() && point.y <= getMaxY();
    }
    /// Whether both overlap or touch.
    bool intersectsRect(const Rect& rect) const {
        return !(getMaxX() < rect.getMinX() || rect.getMaxX() < getMinX() || getMaxY() < rect.getMinY() ||
                 rect.getMaxY() < getMinY());
    }
    /// Whether a circle with a radius in points overlaps or touches it.
    bool intersectsCircle(const Vec2& center, float radius) const;

    /// Returns the smallest rectangle that holds both. A negative size reaches to the left or down.
    Rect unionWithRect(const Rect& rect) const;
    /// Grows this rectangle so that it holds `rect` too. Sizes must not be negative.
    void merge(const Rect& rect);

    static const Rect ZERO; ///< at (0, 0), without extent
};

inline constexpr Rect Rect::ZERO{};

} // namespace cocos2d
