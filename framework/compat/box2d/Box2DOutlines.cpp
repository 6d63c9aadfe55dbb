#include "compat/box2d/Box2DOutlines.h"

#include "compat/box2d/Box2D.h"

#include <algorithm>
#include <cstddef>
#include <utility>

using cocos2d::Vec2;

namespace copra {

namespace {

constexpr int kForgottenAfter = 30; // frames

struct Box2DSnapshots {
    bool takes = false;
    std::vector<Box2DSnapshot> all;
};

Box2DSnapshots& snapshots() {
    static Box2DSnapshots s_snapshots;
    return s_snapshots;
}

Vec2 toVec2(const b2Vec2& point) {
    return Vec2(point.x, point.y);
}

Box2DOutline lineThrough(const b2Vec2* points, int32 count, const b2Transform& place) {
    Box2DOutline line;
    line.points.reserve(static_cast<std::size_t>(count));
    for (int32 i = 0; i < count; ++i) line.points.push_back(toVec2(b2Mul(place, points[i])));
    return line;
}

Box2DOutline outlineOf(const b2Shape& shape, const b2Transform& place) {
    switch (shape.GetType()) {
    case b2Shape::e_circle: {
        const auto& circle = static_cast<const b2CircleShape&>(shape);
        const b2Vec2 points[] = {circle.m_p, circle.m_p + b2Vec2(circle.m_radius, 0.0f)};
        Box2DOutline outline = lineThrough(points, 2, place);
        outline.radius = circle.m_radius;
        return outline;
    }
    case b2Shape::e_polygon: {
        const auto& polygon = static_cast<const b2PolygonShape&>(shape);
        Box2DOutline outline = lineThrough(polygon.m_vertices, polygon.m_count, place);
        outline.isClosed = true;
        return outline;
    }
    case b2Shape::e_edge: {
        const auto& edge = static_cast<const Box2DNativeEdgeShape&>(shape);
        const b2Vec2 points[] = {edge.m_vertex1, edge.m_vertex2};
        return lineThrough(points, 2, place);
    }
    case b2Shape::e_chain: {
        const auto& chain = static_cast<const Box2DNativeChainShape&>(shape);
        return lineThrough(chain.m_vertices, chain.m_count, place);
    }
    default:
        return {};
    }
}

/// From the bodies to the anchors of the joint.
Box2DOutline outlineOf(b2Joint& joint) {
    Box2DOutline line;
    line.isJoint = true;
    line.points = {toVec2(joint.GetBodyA()->GetPosition()), toVec2(joint.GetAnchorA()),
                   toVec2(joint.GetAnchorB()), toVec2(joint.GetBodyB()->GetPosition())};
    return line;
}

Box2DSnapshot snapshotOf(const b2World& world) {
    Box2DSnapshot snapshot{&world, {}, {}, 0};
    for (const b2Body* body = world.GetBodyList(); body; body = body->GetNext()) {
        const b2BodyUserData& data = const_cast<b2Body*>(body)->GetUserData();
        snapshot.bodies.push_back({reinterpret_cast<const void*>(data.pointer), toVec2(body->GetPosition())});
        for (const b2Fixture* fixture = body->GetFixtureList(); fixture; fixture = fixture->GetNext())
            snapshot.outlines.push_back(outlineOf(*fixture->GetShape(), body->GetTransform()));
    }
    for (const b2Joint* joint = world.GetJointList(); joint; joint = joint->GetNext())
        snapshot.outlines.push_back(outlineOf(const_cast<b2Joint&>(*joint)));
    return snapshot;
}

} // namespace

void setTakesBox2DSnapshots(bool takes) {
    snapshots().takes = takes;
    if (!takes) snapshots().all.clear();
}

const std::vector<Box2DSnapshot>& box2DSnapshots() {
    return snapshots().all;
}

void ageBox2DSnapshots() {
    std::vector<Box2DSnapshot>& all = snapshots().all;
    for (Box2DSnapshot& snapshot : all) ++snapshot.age;
    all.erase(std::remove_if(all.begin(), all.end(),
                             [](const Box2DSnapshot& snapshot) { return snapshot.age > kForgottenAfter; }),
              all.end());
}

void box2DStepped_(const b2World& world) {
    if (!snapshots().takes) return;
    std::vector<Box2DSnapshot>& all = snapshots().all;
    const auto known = std::find_if(
        all.begin(), all.end(), [&world](const Box2DSnapshot& snapshot) { return snapshot.world == &world; });
    if (known == all.end())
        all.push_back(snapshotOf(world));
    else
        *known = snapshotOf(world);
}

} // namespace copra
