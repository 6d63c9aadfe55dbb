#pragma once

/// Box2D 2.4 with the spellings of Box2D 2.3, for games that include Box2D/Box2D.h. Include it before any header of Box2D.
///
/// Not restored, as they have no equal in 2.4: frequencyHz and dampingRatio of joint definitions (use stiffness and damping,
/// see b2LinearStiffness()), SetUserData() of fixtures and joints (assign to GetUserData()), GetVertexCount() and GetVertex()
/// of polygons (use m_count and m_vertices), and the particles of LiquidFun.

#define B2_USER_SETTINGS
#include <box2d/box2d.h>

using float32 = float;
using float64 = double;

/// Declared by Box2D 2.4.1, but not defined.
inline void b2Body::SetUserData(void* data) {
    m_userData = data;
}

namespace copra {

/// Draws no points, as that of Box2D 2.3, whose subclasses do not override DrawPoint().
struct Box2DDraw : b2Draw {
    void DrawPoint(const b2Vec2&, float, const b2Color&) override {}
};

/// An edge that collides on both sides, as those of Box2D 2.3.
struct Box2DEdgeShape : b2EdgeShape {
    void Set(const b2Vec2& v1, const b2Vec2& v2) { SetTwoSided(v1, v2); }
};

/// A chain without neighbors, as those of Box2D 2.3. Its edges collide on one side, as all chains of Box2D 2.4: the right one
/// in the direction of the points.
struct Box2DChainShape : b2ChainShape {
    using b2ChainShape::CreateChain;
    void CreateChain(const b2Vec2* vertices, int32 count) {
        const b2Vec2 before = 2.0f * vertices[0] - vertices[1];
        const b2Vec2 after = 2.0f * vertices[count - 1] - vertices[count - 2];
        CreateChain(vertices, count, before, after);
    }
};

} // namespace copra

#define b2Draw copra::Box2DDraw
#define b2EdgeShape copra::Box2DEdgeShape
#define b2ChainShape copra::Box2DChainShape
#define DrawDebugData DebugDraw
/// Of bodies and joints. These rename every function of this name in the sources that include this header.
#define SetActive SetEnabled
#define IsActive IsEnabled
