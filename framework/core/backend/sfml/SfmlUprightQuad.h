#pragma once

#include "platform/Pixels.h"
#include "platform/Vertex.h"

#include <algorithm>
#include <vector>

namespace copra::sfml {

/// A quad that is upright on the screen and in the texture, in one color.
struct UprightQuad {
    explicit UprightQuad(const Vertex* corners) : _low(corners[0]), _high(corners[2]) {
        const Vertex& right = corners[1];
        const Vertex& left = corners[3];
        const auto isUpright = [](const cocos2d::Vec2& a, const cocos2d::Vec2& b, const cocos2d::Vec2& c,
                                  const cocos2d::Vec2& d) {
            return a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x && a.x != c.x && a.y != c.y;
        };
        _isValid = isUpright(_low.position, right.position, _high.position, left.position) &&
                   isUpright(_low.texCoords, right.texCoords, _high.texCoords, left.texCoords) &&
                   _low.color == right.color && _low.color == _high.color && _low.color == left.color;
    }

    bool isValid() const { return _isValid; }
    /// Whether the quad is upright and within a texture of this size.
    bool isWithin(PixelSize size) const {
        const auto fits = [](float a, float b, int length) {
            return std::min(a, b) >= 0.0f && std::max(a, b) <= static_cast<float>(length);
        };
        return _isValid && fits(_low.texCoords.x, _high.texCoords.x, size.width) &&
               fits(_low.texCoords.y, _high.texCoords.y, size.height);
    }

    /// The first corner and the opposite one.
    const Vertex& low() const { return _low; }
    const Vertex& high() const { return _high; }
    float left() const { return std::min(_low.texCoords.x, _high.texCoords.x); }
    float right() const { return std::max(_low.texCoords.x, _high.texCoords.x); }
    float top() const { return std::min(_low.texCoords.y, _high.texCoords.y); }
    float bottom() const { return std::max(_low.texCoords.y, _high.texCoords.y); }

    /// The part with the corners (u0, v0) and (u1, v1) in the texture, within the quad.
    void append(float u0, float v0, float u1, float v1, std::vector<Vertex>& parts) const {
        parts.insert(parts.end(), {at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)});
    }

private:
    /// Returns the vertex at texture coordinates. Equal coordinates give equal positions, so that neighboring
    /// parts neither overlap nor leave a gap.
    Vertex at(float u, float v) const {
        const auto mapped = [](float value, float from, float to, float low, float high) {
            return value == to ? high : low + (high - low) * ((value - from) / (to - from));
        };
        Vertex vertex = _low;
        vertex.texCoords.set(u, v);
        vertex.position.set(
            mapped(u, _low.texCoords.x, _high.texCoords.x, _low.position.x, _high.position.x),
            mapped(v, _low.texCoords.y, _high.texCoords.y, _low.position.y, _high.position.y));
        return vertex;
    }

    const Vertex& _low;
    const Vertex& _high;
    bool _isValid;
};

} // namespace copra::sfml
