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

/// A corner: position (points), colour, texture coordinate.
struct V2F_C4B_T2F {
    Vec2 vertices;
    Color4B colors;
    Tex2F texCoords;
};

/// A corner with a size in points, for dots.
struct V2F_C4B_PF {
    Vec2 vertices;
    Color4B colors;
    float pointSize = 0.0f;
};

/// A corner with a colour of floats.
struct V2F_C4F_T2F {
    Vec2 vertices;
    Color4F colors;
    Tex2F texCoords;
};

/// A corner in space: position (points), colour, texture coordinate.
struct V3F_C4B_T2F {
    Vec3 vertices;
    Color4B colors;
    Tex2F texCoords;
};

/// A corner in space without a colour.
struct V3F_T2F {
    Vec3 vertices;
    Tex2F texCoords;
};

/// Three corners.
struct V2F_C4B_T2F_Triangle {
    V2F_C4B_T2F a;
    V2F_C4B_T2F b;
    V2F_C4B_T2F c;
};

/// Four corners: bottom left, bottom right, top left, top right.
struct V2F_C4B_T2F_Quad {
    V2F_C4B_T2F bl;
    V2F_C4B_T2F br;
    V2F_C4B_T2F tl;
    V2F_C4B_T2F tr;
};

/// Four corners in space: top left, bottom left, top right, bottom right.
struct V3F_C4B_T2F_Quad {
    V3F_C4B_T2F tl;
    V3F_C4B_T2F bl;
    V3F_C4B_T2F tr;
    V3F_C4B_T2F br;
};

/// Four corners with colours of floats.
struct V2F_C4F_T2F_Quad {
    V2F_C4F_T2F bl;
    V2F_C4F_T2F br;
    V2F_C4F_T2F tl;
    V2F_C4F_T2F tr;
};

/// Four corners in space without colours.
struct V3F_T2F_Quad {
    V3F_T2F bl;
    V3F_T2F br;
    V3F_T2F tl;
    V3F_T2F tr;
};

/// Positions of four corners.
struct Quad2 {
    Vec2 tl;
    Vec2 tr;
    Vec2 bl;
    Vec2 br;
};

/// Positions of four corners in space.
struct Quad3 {
    Vec3 bl;
    Vec3 br;
    Vec3 tl;
    Vec3 tr;
};

/// Texture coordinates of four corners.
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
