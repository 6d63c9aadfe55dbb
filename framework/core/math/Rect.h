#pragma once

#include "math/Size.h"

namespace cocos2d {

/// An axis-aligned rectangle, which has a lower left corner and a size. All edges belong to it.
class Rect {
public:
    Vec2 origin; ///< The lower left corner.
    Size size;   ///< The width and height.

    /// Constructs a rectangle of size 0 at (0, 0).
    constexpr Rect() = default;
    /// Constructs a rectangle from its lower left corner and its size.
    constexpr Rect(float x, float y, float width, float height) : origin(x, y), size(width, height) {}
    /// Constructs a rectangle from the point of its lower left corner and its size.
    constexpr Rect(const Vec2& pos, const Size& dimension) : origin(pos), size(dimension) {}

    /// Sets the lower left corner and the size.
    void setRect(float x, float y, float width, float height) {
        origin.set(x, y);
        size.setSize(width, height);
    }

    /// Returns the x of the left edge.
    float getMinX() const { return origin.x; }
    /// Returns the x of the center.
    float getMidX() const { return origin.x + size.width / 2.0f; }
    /// Returns the x of the right edge.
    float getMaxX() const { return origin.x + size.width; }
    /// Returns the y of the lower edge.
    float getMinY() const { return origin.y; }
    /// Returns the y of the center.
    float getMidY() const { return origin.y + size.height / 2.0f; }
    /// Returns the y of the upper edge.
    float getMaxY() const { return origin.y + size.height; }

    /// Whether both rectangles are equal up to FLT_EPSILON in each component.
    bool equals(const Rect& rect) const { return origin.equals(rect.origin) && size.equals(rect.size); }
    /// Whether a point is inside the rectangle or on an edge.
    bool containsPoint(const Vec2& point) const {
        return point.x >= getMinX() && point.x <= getMaxX() && point.y >= getMinY() && point.y <= getMaxY();
    }
    /// Whether both rectangles overlap or touch.
    bool intersectsRect(const Rect& rect) const {
        return !(getMaxX() < rect.getMinX() || rect.getMaxX() < getMinX() || getMaxY() < rect.getMinY() ||
                 rect.getMaxY() < getMinY());
    }
    /// Whether a circle with a radius in points overlaps or touches the rectangle.
    bool intersectsCircle(const Vec2& center, float radius) const;

    /// Returns the smallest rectangle that contains both. A negative size extends to the left or down.
    Rect unionWithRect(const Rect& rect) const;
    /// Enlarges this rectangle so that it also contains `rect`. Sizes must not be negative.
    void merge(const Rect& rect);

    static const Rect ZERO; ///< A rectangle of size 0 at (0, 0).
};

inline constexpr Rect Rect::ZERO{};

} // namespace cocos2d
