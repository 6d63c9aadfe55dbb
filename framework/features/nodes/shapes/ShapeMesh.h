#pragma once

#include "base/Array.h"
#include "math/Color.h"
#include "math/Mat4.h"
#include "math/Vec2.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <vector>

namespace copra {

/// Triangles of filled shapes in the space of a node. Edges of round shapes and of borders are soft: they
/// fade over part of a point in world coordinates, at any scale of the node.
class ShapeMesh {
public:
    /// Adds a triangle. All lengths are in points of the node; colors are not premultiplied.
    void addTriangle(const cocos2d::Vec2& a, const cocos2d::Vec2& b, const cocos2d::Vec2& c,
                     const cocos2d::Color4B& color);
    /// A simple polygon, convex or not, in either direction; hard edges. A polygon that crosses itself is
    /// drawn incompletely.
    void addPolygon(const cocos2d::Vec2* corners, std::size_t count, const cocos2d::Color4B& color);
    /// A convex polygon, faster where it has many corners.
    void addConvexPolygon(const cocos2d::Vec2* corners, std::size_t count, const cocos2d::Color4B& color);
    /// A soft line around a polygon, `halfWidth` to both sides of its edges, with mitered corners.
    void addBorder(const cocos2d::Vec2* corners, std::size_t count, float halfWidth,
                   const cocos2d::Color4B& color);
    /// A soft disc.
    void addDisc(const cocos2d::Vec2& center, float radius, const cocos2d::Color4B& color);
    /// A soft line with round ends.
    void addCapsule(const cocos2d::Vec2& from, const cocos2d::Vec2& to, float radius,
                    const cocos2d::Color4B& color);

    /// Removes all triangles and keeps the memory.
    void clear() { _corners.clear(); }
    /// Whether there are no triangles.
    bool empty() const { return _corners.empty(); }
    /// The number of corners, three per triangle.
    std::size_t size() const { return _corners.size(); }

    /// Appends the corners in world coordinates to `vertices`, with colors premultiplied and multiplied by
    /// `opacity` (0..255).
    void place(const cocos2d::Mat4& transform, unsigned opacity, Array<Vertex>& vertices) const;

private:
    struct Corner {
        cocos2d::Vec2 position;
        /// The shift in world coordinates, which is rotated by the transform, but not scaled.
        cocos2d::Vec2 shift;
        cocos2d::Color4B color;
    };
    struct OutlinePoint {
        cocos2d::Vec2 position;
        cocos2d::Vec2 normal; ///< The normal, outward and with the length 1.
    };

    void addSoftConvex(const std::vector<OutlinePoint>& outline, float softness,
                       const cocos2d::Color4B& color);
    void addQuad(const Corner& a, const Corner& b, const Corner& c, const Corner& d);

    copra::Array<Corner> _corners;
};

/// Returns `color` multiplied by its own alpha and `opacity` (0..255).
cocos2d::Color4B premultiplied(const cocos2d::Color4B& color, unsigned opacity);

} // namespace copra
