#include "base/FirstException.h"
#include "base/RefPtr.h"
#include "base/refuse.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsHelper.h"
#include "physics/PhysicsWorld.h"
#include "physics/finite.h"
#include "scene/Scene.h"

namespace cocos2d {

/// A query under way; the argument of Chipmunk's callbacks.
struct PhysicsWorld::Query_ {
    PhysicsWorld& world;
    const std::function<bool(PhysicsShape& shape, const cpVect& point, const cpVect& normal,
                             cpFloat fraction)>
        report;
    bool continues = true;
    copra::FirstException exception{}; ///< Must not pass through Chipmunk, whose space would stay locked.

    static void visit(Query_& query, cpShape* native, cpVect point, cpVect normal, cpFloat fraction) {
        auto& shape = *static_cast<PhysicsShape*>(cpShapeGetUserData(native));
        // What an earlier callback removed is in the space until the query is over.
        const bool isThere = shape.getBody() && shape.getBody()->getWorld() == &query.world;
        if (!query.continues || !isThere) return;
        const bool isDone =
            query.exception.run([&] { query.continues = query.report(shape, point, normal, fraction); });
        if (!isDone) query.continues = false;
    }
    static void onRay(cpShape* native, cpVect point, cpVect normal, cpFloat fraction, void* query) {
        visit(*static_cast<Query_*>(query), native, point, normal, fraction);
    }
    static void onPoint(cpShape* native, cpVect point, cpFloat, cpVect, void* query) {
        visit(*static_cast<Query_*>(query), native, point, cpvzero, 0);
    }
    static void onRect(cpShape* native, void* query) {
        visit(*static_cast<Query_*>(query), native, cpvzero, cpvzero, 0);
    }
};

void PhysicsWorld::rayCast(PhysicsRayCastCallbackFunc func, const Vec2& start, const Vec2& end, void* data) {
    if (copra::refuse(!func, "PhysicsWorld::rayCast: the callback is null")) return;
    if (copra::rejectInfinite(start + end, "PhysicsWorld::rayCast: not a number")) return;
    const RefPtr<Scene> alive(_scene);
    flushBodies(true);
    Query_ query{*this,
                 [&](PhysicsShape& shape, const cpVect& point, const cpVect& normal, cpFloat fraction) {
                     const PhysicsRayCastInfo info{&shape,
                                                   start,
                                                   end,
                                                   PhysicsHelper::cpv2point(point),
                                                   PhysicsHelper::cpv2point(normal),
                                                   PhysicsHelper::cpfloat2float(fraction),
                                                   nullptr};
                     return func(*this, info, data);
                 }};
    cpSpaceSegmentQuery(_cpSpace, PhysicsHelper::point2cpv(start), PhysicsHelper::point2cpv(end), 0,
                        CP_SHAPE_FILTER_ALL, Query_::onRay, &query);
    flushRemoved();
    query.exception.pass();
}

void PhysicsWorld::queryRect(PhysicsQueryRectCallbackFunc func, const Rect& rect, void* data) {
    if (copra::refuse(!func, "PhysicsWorld::queryRect: the callback is null")) return;
    if (copra::rejectInfinite(rect.origin + Vec2(rect.size), "PhysicsWorld::queryRect: not a number")) return;
    const RefPtr<Scene> alive(_scene);
    flushBodies(true);
    Query_ query{*this, [&](PhysicsShape& shape, const cpVect&, const cpVect&, cpFloat) {
                     return func(*this, shape, data);
                 }};
    cpSpaceBBQuery(_cpSpace, PhysicsHelper::rect2cpbb(rect), CP_SHAPE_FILTER_ALL, Query_::onRect, &query);
    flushRemoved();
    query.exception.pass();
}

void PhysicsWorld::queryPoint(PhysicsQueryPointCallbackFunc func, const Vec2& point, void* data) {
    if (copra::refuse(!func, "PhysicsWorld::queryPoint: the callback is null")) return;
    if (copra::rejectInfinite(point, "PhysicsWorld::queryPoint: not a number")) return;
    const RefPtr<Scene> alive(_scene);
    flushBodies(true);
    Query_ query{*this, [&](PhysicsShape& shape, const cpVect&, const cpVect&, cpFloat) {
                     return func(*this, shape, data);
                 }};
    cpSpacePointQuery(_cpSpace, PhysicsHelper::point2cpv(point), 0, CP_SHAPE_FILTER_ALL, Query_::onPoint,
                      &query);
    flushRemoved();
    query.exception.pass();
}

Vector<PhysicsShape*> PhysicsWorld::getShapes(const Vec2& point) const {
    Vector<PhysicsShape*> shapes;
    if (copra::rejectInfinite(point, "PhysicsWorld::getShapes: not a number")) return shapes;
    auto& self = const_cast<PhysicsWorld&>(*this); // Chipmunk locks the space
    Query_ query{self, [&shapes](PhysicsShape& shape, const cpVect&, const cpVect&, cpFloat) {
                     shapes.pushBack(&shape);
                     return true;
                 }};
    cpSpacePointQuery(_cpSpace, PhysicsHelper::point2cpv(point), 0, CP_SHAPE_FILTER_ALL, Query_::onPoint,
                      &query);
    return shapes;
}

PhysicsShape* PhysicsWorld::getShape(const Vec2& point) const {
    if (copra::rejectInfinite(point, "PhysicsWorld::getShape: not a number")) return nullptr;
    cpShape* native =
        cpSpacePointQueryNearest(_cpSpace, PhysicsHelper::point2cpv(point), 0, CP_SHAPE_FILTER_ALL, nullptr);
    return native ? static_cast<PhysicsShape*>(cpShapeGetUserData(native)) : nullptr;
}

} // namespace cocos2d
