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

    GLfloat u = 0.0f; ///< The coordinate to the right.
    GLfloat v = 0.0f; ///< The coordinate downward.
};

/// A vertex: position (points), color, texture coordinate.
struct V2F_C4B_T2F {
    Vec2 vertices;   ///< The position in points.
    Color4B colors;  ///< The color that multiplies the texture.
    Tex2F texCoords; ///< The texture coordinate, 0 to 1.
};

/// A vertex with a size in points, for dots.
struct V2F_C4B_PF {
    Vec2 vertices;          ///< The position in points.
    Color4B colors;         ///< The color that multiplies the texture.
    float pointSize = 0.0f; ///< The size of the dot in points.
};

/// A vertex with a float color.
struct V2F_C4F_T2F {
    Vec2 vertices;   ///< The position in points.
    Color4F colors;  ///< The color that multiplies the texture.
    Tex2F texCoords; ///< The texture coordinate, 0 to 1.
};

/// A 3-D vertex: position (points), color, texture coordinate.
struct V3F_C4B_T2F {
    Vec3 vertices;   ///< The position in points.
    Color4B colors;  ///< The color that multiplies the texture.
    Tex2F texCoords; ///< The texture coordinate, 0 to 1.
};

/// A 3-D vertex without a color.
struct V3F_T2F {
    Vec3 vertices;   ///< The position in points.
    Tex2F texCoords; ///< The texture coordinate, 0 to 1.
};

/// The three vertices of a triangle, with their colors and texture coordinates.
struct V2F_C4B_T2F_Triangle {
    V2F_C4B_T2F a; ///< The first corner.
    V2F_C4B_T2F b; ///< The second corner.
    V2F_C4B_T2F c; ///< The third corner.
};

/// Four vertices: bottom left, bottom right, top left, top right.
struct V2F_C4B_T2F_Quad {
    V2F_C4B_T2F bl; ///< The bottom left corner.
    V2F_C4B_T2F br; ///< The bottom right corner.
    V2F_C4B_T2F tl; ///< The top left corner.
    V2F_C4B_T2F tr; ///< The top right corner.
};

/// Four 3-D vertices: top left, bottom left, top right, bottom right.
struct V3F_C4B_T2F_Quad {
    V3F_C4B_T2F tl; ///< The top left corner.
    V3F_C4B_T2F bl; ///< The bottom left corner.
    V3F_C4B_T2F tr; ///< The top right corner.
    V3F_C4B_T2F br; ///< The bottom right corner.
};

/// The four vertices of a quad, with colors of floats and with texture coordinates.
struct V2F_C4F_T2F_Quad {
    V2F_C4F_T2F bl; ///< The bottom left corner.
    V2F_C4F_T2F br; ///< The bottom right corner.
    V2F_C4F_T2F tl; ///< The top left corner.
    V2F_C4F_T2F tr; ///< The top right corner.
};

/// The four vertices of a quad in space, with texture coordinates and without colors.
struct V3F_T2F_Quad {
    V3F_T2F bl; ///< The bottom left corner.
    V3F_T2F br; ///< The bottom right corner.
    V3F_T2F tl; ///< The top left corner.
    V3F_T2F tr; ///< The top right corner.
};

/// The positions of the four corners of a quad.
struct Quad2 {
    Vec2 tl; ///< The top left corner.
    Vec2 tr; ///< The top right corner.
    Vec2 bl; ///< The bottom left corner.
    Vec2 br; ///< The bottom right corner.
};

/// The positions of the four corners of a quad in space.
struct Quad3 {
    Vec3 bl; ///< The bottom left corner.
    Vec3 br; ///< The bottom right corner.
    Vec3 tl; ///< The top left corner.
    Vec3 tr; ///< The top right corner.
};

/// The texture coordinates of the four corners of a quad.
struct T2F_Quad {
    Tex2F bl; ///< The bottom left corner.
    Tex2F br; ///< The bottom right corner.
    Tex2F tl; ///< The top left corner.
    Tex2F tr; ///< The top right corner.
};

/// A dot of a particle system.
struct PointSprite {
    Vec2 pos;            ///< The position in points.
    Color4B color;       ///< The color that multiplies the texture.
    GLfloat size = 0.0f; ///< The side of the dot in points.
};

} // namespace cocos2d

namespace copra {

/// Vertices and three indices for each triangle. The arrays belong to the caller. The API names it
/// TrianglesCommand::Triangles.
struct IndexedTriangles {
    /// Constructs an empty set of triangles.
    IndexedTriangles() = default;
    IndexedTriangles(cocos2d::V3F_C4B_T2F* verts_, unsigned short* indices_, int vertCount_, int indexCount_)
        : verts(verts_), indices(indices_), vertCount(vertCount_), indexCount(indexCount_) {}

    cocos2d::V3F_C4B_T2F* verts = nullptr; ///< The vertices, which are read when the frame is drawn.
    unsigned short* indices = nullptr;     ///< The indices: three for each triangle.
    int vertCount = 0;                     ///< The number of vertices, at most 65,536.
    int indexCount = 0;                    ///< The number of indices, a multiple of three.
};

} // namespace copra
