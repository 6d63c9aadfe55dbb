#pragma once

#include "math/Color.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "platform/BlendFunc.h"
#include "platform/GLTypes.h"

namespace cocos2d {

/// A texture coordinate, 0 to 1 from the texture's top left corner.
struct Tex2F {
    Tex2F() = default;
    Tex2F(float u_, float v_) : u(u_), v(v_) {}

    GLfloat u = 0.0f; ///< to the right
    GLfloat v = 0.0f; ///< down
};

/// A vertex: position (points), color, texture coordinate.
struct V2F_C4B_T2F {
    Vec2 vertices;
    Color4B colors;
    Tex2F texCoords;
};

/// A vertex with a size in points, for dots.
struct V2F_C4B_PF {
    Vec2 vertices;
    Color4B colors;
    float pointSize = 0.0f;
};

/// A vertex with a float color.
struct V2F_C4F_T2F {
    Vec2 vertices;
    Color4F colors;
    Tex2F texCoords;
};

/// A 3-D vertex: position (points), color, texture coordinate.
struct V3F_C4B_T2F {
    Vec3 vertices;
    Color4B colors;
    Tex2F texCoords;
};

/// A 3-D vertex without a color.
struct V3F_T2F {
    Vec3 vertices;
    Tex2F texCoords;
};

/// Three vertices.
struct V2F_C4B_T2F_Triangle {
    V2F_C4B_T2F a;
    V2F_C4B_T2F b;
    V2F_C4B_T2F c;
};

/// Four vertices: bottom left, bottom right, top left, top right.
struct V2F_C4B_T2F_Quad {
    V2F_C4B_T2F bl;
    V2F_C4B_T2F br;
    V2F_C4B_T2F tl;
    V2F_C4B_T2F tr;
};

/// Four 3-D vertices: top left, bottom left, top right, bottom right.
struct V3F_C4B_T2F_Quad {
    V3F_C4B_T2F tl;
    V3F_C4B_T2F bl;
    V3F_C4B_T2F tr;
    V3F_C4B_T2F br;
};

/// Four vertices with float colors.
struct V2F_C4F_T2F_Quad {
    V2F_C4F_T2F bl;
    V2F_C4F_T2F br;
    V2F_C4F_T2F tl;
    V2F_C4F_T2F tr;
};

/// Four 3-D vertices without colors.
struct V3F_T2F_Quad {
    V3F_T2F bl;
    V3F_T2F br;
    V3F_T2F tl;
    V3F_T2F tr;
};

/// Four positions.
struct Quad2 {
    Vec2 tl;
    Vec2 tr;
    Vec2 bl;
    Vec2 br;
};

/// Four 3-D positions.
struct Quad3 {
    Vec3 bl;
    Vec3 br;
    Vec3 tl;
    Vec3 tr;
};

/// Four texture coordinates.
struct T2F_Quad {
    Tex2F bl;
    Tex2F br;
    Tex2F tl;
    Tex2F tr;
};

/// A dot of a particle system.
struct PointSprite {
    Vec2 pos;
    Color4B color;
    GLfloat size = 0.0f;
};

} // namespace cocos2d

namespace copra {

/// Vertices and three indices per triangle; the arrays are the caller's. The name of the API is TrianglesCommand::Triangles.
struct IndexedTriangles {
    IndexedTriangles() = default;
    IndexedTriangles(cocos2d::V3F_C4B_T2F* verts_, unsigned short* indices_, int vertCount_, int indexCount_)
        : verts(verts_), indices(indices_), vertCount(vertCount_), indexCount(indexCount_) {}

    cocos2d::V3F_C4B_T2F* verts = nullptr; ///< read when the frame is drawn
    unsigned short* indices = nullptr;     ///< three for each triangle
    int vertCount = 0;                     ///< at most 65,536
    int indexCount = 0;                    ///< a multiple of three
};

} // namespace copra
