#pragma once

#include "math/Color.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "platform/BlendFunc.h"
#include "platform/GLTypes.h"

namespace cocos2d {

/// A texture coordinate, 0 to 1 from the texture's top left corner.
struct Tex2F {
    /// Constructs the texture coordinate of the upper left corner, (0, 0).
    Tex2F() = default;
    /// Constructs a texture coordinate: 0 to 1 to the right, and 0 to 1 down.
    Tex2F(float u_, float v_) : u(u_), v(v_) {}

    GLfloat u = 0.0f; ///< to the right
    GLfloat v = 0.0f; ///< down
};

/// A vertex: position (points), color, texture coordinate.
struct V2F_C4B_T2F {
    Vec2 vertices;   ///< position in points
    Color4B colors;  ///< multiplies the texture
    Tex2F texCoords; ///< place in the texture, 0 to 1
};

/// A vertex with a size in points, for dots.
struct V2F_C4B_PF {
    Vec2 vertices;          ///< position in points
    Color4B colors;         ///< multiplies the texture
    float pointSize = 0.0f; ///< size of the dot in points
};

/// A vertex with a float color.
struct V2F_C4F_T2F {
    Vec2 vertices;   ///< position in points
    Color4F colors;  ///< multiplies the texture
    Tex2F texCoords; ///< place in the texture, 0 to 1
};

/// A 3-D vertex: position (points), color, texture coordinate.
struct V3F_C4B_T2F {
    Vec3 vertices;   ///< position in points
    Color4B colors;  ///< multiplies the texture
    Tex2F texCoords; ///< place in the texture, 0 to 1
};

/// A 3-D vertex without a color.
struct V3F_T2F {
    Vec3 vertices;   ///< position in points
    Tex2F texCoords; ///< place in the texture, 0 to 1
};

/// Three vertices.
struct V2F_C4B_T2F_Triangle {
    V2F_C4B_T2F a; ///< the first
    V2F_C4B_T2F b; ///< the second
    V2F_C4B_T2F c; ///< the third
};

/// Four vertices: bottom left, bottom right, top left, top right.
struct V2F_C4B_T2F_Quad {
    V2F_C4B_T2F bl; ///< bottom left
    V2F_C4B_T2F br; ///< bottom right
    V2F_C4B_T2F tl; ///< top left
    V2F_C4B_T2F tr; ///< top right
};

/// Four 3-D vertices: top left, bottom left, top right, bottom right.
struct V3F_C4B_T2F_Quad {
    V3F_C4B_T2F tl; ///< top left
    V3F_C4B_T2F bl; ///< bottom left
    V3F_C4B_T2F tr; ///< top right
    V3F_C4B_T2F br; ///< bottom right
};

/// Four vertices with float colors.
struct V2F_C4F_T2F_Quad {
    V2F_C4F_T2F bl; ///< bottom left
    V2F_C4F_T2F br; ///< bottom right
    V2F_C4F_T2F tl; ///< top left
    V2F_C4F_T2F tr; ///< top right
};

/// Four 3-D vertices without colors.
struct V3F_T2F_Quad {
    V3F_T2F bl; ///< bottom left
    V3F_T2F br; ///< bottom right
    V3F_T2F tl; ///< top left
    V3F_T2F tr; ///< top right
};

/// Four positions.
struct Quad2 {
    Vec2 tl; ///< top left
    Vec2 tr; ///< top right
    Vec2 bl; ///< bottom left
    Vec2 br; ///< bottom right
};

/// Four 3-D positions.
struct Quad3 {
    Vec3 bl; ///< bottom left
    Vec3 br; ///< bottom right
    Vec3 tl; ///< top left
    Vec3 tr; ///< top right
};

/// Four texture coordinates.
struct T2F_Quad {
    Tex2F bl; ///< bottom left
    Tex2F br; ///< bottom right
    Tex2F tl; ///< top left
    Tex2F tr; ///< top right
};

/// A dot of a particle system.
struct PointSprite {
    Vec2 pos;            ///< The position in points.
    Color4B color;       ///< multiplies the texture
    GLfloat size = 0.0f; ///< The side of the dot in points.
};

} // namespace cocos2d

namespace copra {

/// Vertices and three indices per triangle; the arrays are the caller's. The name of the API is
/// TrianglesCommand::Triangles.
struct IndexedTriangles {
    /// Constructs an empty set of triangles.
    IndexedTriangles() = default;
    IndexedTriangles(cocos2d::V3F_C4B_T2F* verts_, unsigned short* indices_, int vertCount_, int indexCount_)
        : verts(verts_), indices(indices_), vertCount(vertCount_), indexCount(indexCount_) {}

    cocos2d::V3F_C4B_T2F* verts = nullptr; ///< read when the frame is drawn
    unsigned short* indices = nullptr;     ///< three for each triangle
    int vertCount = 0;                     ///< at most 65,536
    int indexCount = 0;                    ///< a multiple of three
};

} // namespace copra
