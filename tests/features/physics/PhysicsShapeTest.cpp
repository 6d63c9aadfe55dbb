#include "physics/PhysicsFixture.h"

#include <limits>
#include <vector>

using namespace cocos2d;

namespace {

class PhysicsShapeTest : public PhysicsFixture {};

TEST_F(PhysicsShapeTest, APolygonWithoutAreaIsRefused) {
    const Vec2 line[] = {{0, 0}, {10, 10}, {20, 20}, {5, 5}};
    const Vec2 repeated[] = {{3, 3}, {3, 3}, {3, 3}};
    const Vec2 broken[] = {{0, 0}, {10, 0}, {kNaN, 10}};
    EXPECT_EQ(PhysicsShapePolygon::create(line, 2), nullptr);
    EXPECT_EQ(PhysicsShapePolygon::create(nullptr, 3), nullptr);
    EXPECT_EQ(PhysicsShapePolygon::create(line, -1), nullptr);
    EXPECT_EQ(PhysicsShapePolygon::create(line, 4), nullptr);
    EXPECT_EQ(PhysicsShapePolygon::create(repeated, 3), nullptr);
    EXPECT_EQ(PhysicsShapePolygon::create(broken, 3), nullptr);
    auto* body = PhysicsBody::createPolygon(repeated, 3);
    EXPECT_TRUE(body->getShapes().empty());
    EXPECT_EQ(body->getMass(), 1.0f);
}

TEST_F(PhysicsShapeTest, OfAConcavePolygonTheHullIsUsed) {
    const Vec2 arrow[] = {{0, 0}, {20, 0}, {10, 5}, {20, 20}, {0, 20}};
    auto* shape = PhysicsShapePolygon::create(arrow, 5, PhysicsMaterial(1, 0, 0));
    ASSERT_NE(shape, nullptr);
    EXPECT_EQ(shape->getPointsCount(), 4);
    EXPECT_FLOAT_EQ(shape->getArea(), 400.0f);
}

TEST_F(PhysicsShapeTest, SizesThatAreNotNumbersAreRefused) {
    EXPECT_EQ(PhysicsShapeCircle::create(-1), nullptr);
    EXPECT_EQ(PhysicsShapeCircle::create(kNaN), nullptr);
    EXPECT_EQ(PhysicsShapeBox::create(Size(kNaN, 10)), nullptr);
    EXPECT_EQ(PhysicsShapeBox::create(Size(-10, 10)), nullptr);
    EXPECT_EQ(PhysicsShapeEdgeSegment::create(Vec2(kNaN, 0), Vec2::ZERO), nullptr);
    EXPECT_EQ(PhysicsShapeEdgeChain::create(nullptr, 0), nullptr);
    EXPECT_EQ(PhysicsShapeEdgeBox::create(Size(10, kNaN)), nullptr);
}

TEST_F(PhysicsShapeTest, ABoxWithoutSizeCanBeSimulated) {
    for (const Size& size : {Size(0, 0), Size(20, 0)}) place(PhysicsBody::createBox(size), 10, 0);
    ball(0, 0, 30);
    run(60);
    EXPECT_EQ(world->getAllBodies().size(), 3);
}

TEST_F(PhysicsShapeTest, MaterialsThatAreNotPositiveAreIgnored) {
    auto* shape = PhysicsShapeCircle::create(10, PhysicsMaterial(-1, kNaN, -2));
    EXPECT_EQ(shape->getMass(), 0.0f);
    EXPECT_EQ(shape->getRestitution(), 0.0f);
    EXPECT_EQ(shape->getFriction(), 0.0f);
    shape->setDensity(kNaN);
    shape->setRestitution(-1);
    shape->setMass(-1);
    EXPECT_EQ(shape->getDensity(), 0.0f);
    EXPECT_EQ(shape->getMass(), 0.0f);
}

TEST_F(PhysicsShapeTest, DensityAndMassChangeTheBody) {
    auto* body = PhysicsBody::createBox(Size(10, 10), PhysicsMaterial(1, 0, 0));
    body->getFirstShape()->setDensity(3);
    EXPECT_FLOAT_EQ(body->getMass(), 300.0f);
    body->getFirstShape()->setMass(50);
    EXPECT_FLOAT_EQ(body->getMass(), 50.0f);
}

TEST_F(PhysicsShapeTest, EdgesReturnTheirPoints) {
    const Vec2 points[] = {{0, 0}, {10, 0}, {10, 10}};
    auto* chain = PhysicsShapeEdgeChain::create(points, 3);
    auto* outline = PhysicsShapeEdgePolygon::create(points, 3);
    Vec2 read[3];
    chain->getPoints(read);
    EXPECT_EQ(chain->getPointsCount(), 3);
    EXPECT_EQ(read[2], Vec2(10, 10));
    outline->getPoints(read);
    EXPECT_EQ(outline->getPointsCount(), 3);
    EXPECT_EQ(read[1], Vec2(10, 0));
    auto* box = PhysicsShapeEdgeBox::create(Size(100, 60));
    EXPECT_EQ(box->getPointsCount(), 4);
    EXPECT_EQ(box->getType(), PhysicsShape::Type::EDGEBOX);
    EXPECT_EQ(box->getMass(), PHYSICS_INFINITY);
}

TEST_F(PhysicsShapeTest, MovesFromOneBodyToAnother) {
    auto* a = ball(0, 0);
    auto* b = PhysicsBody::create();
    place(b, 100, 0);
    run(1);
    PhysicsShape* shape = a->getFirstShape();
    b->addShape(shape);
    EXPECT_TRUE(a->getShapes().empty());
    EXPECT_EQ(shape->getBody(), b);
    run(1);
    EXPECT_EQ(world->getShape(Vec2(100, 0)), shape);
    EXPECT_EQ(world->getShape(Vec2(0, 0)), nullptr);
}

TEST_F(PhysicsShapeTest, OutlivesItsBody) {
    RefPtr<PhysicsShape> shape = PhysicsShapeCircle::create(10);
    PhysicsBody::create()->addShape(shape);
    clearPool();
    EXPECT_EQ(shape->getBody(), nullptr);
    auto* body = PhysicsBody::create();
    body->addShape(shape);
    EXPECT_EQ(shape->getBody(), body);
}

TEST_F(PhysicsShapeTest, ContainsPointsOfTheScene) {
    auto* body = ball(100, 100);
    run(1);
    EXPECT_TRUE(body->getFirstShape()->containsPoint(Vec2(105, 105)));
    EXPECT_FALSE(body->getFirstShape()->containsPoint(Vec2(115, 100)));
    EXPECT_FALSE(body->getFirstShape()->containsPoint(Vec2(kNaN, 100)));
}

TEST_F(PhysicsShapeTest, PointsAreCenteredOnTheirCentroid) {
    Vec2 points[] = {{0, 0}, {20, 0}, {20, 10}, {0, 10}};
    EXPECT_EQ(PhysicsShape::getPolygonCenter(points, 4), Vec2(10, 5));
    PhysicsShape::recenterPoints(nullptr, 4);
    PhysicsShape::recenterPoints(points, 4);
    EXPECT_EQ(points[0], Vec2(-10, -5));
    PhysicsShape::recenterPoints(points, 4, Vec2(1, 1));
    EXPECT_EQ(points[2], Vec2(11, 6));
}

TEST_F(PhysicsShapeTest, AnOutlineOfManyPointsEntersAndLeavesAWorldInALinearTime) {
    constexpr int kPoints = 30'000;
    std::vector<Vec2> points;
    for (int i = 0; i < kPoints; ++i)
        points.push_back(Vec2::forAngle(6.2831853f * static_cast<float>(i) / kPoints) * 10'000.0f);
    auto* const outline = place(PhysicsBody::createEdgePolygon(points.data(), kPoints), 0, 0);
    run(2);
    int hits = 0;
    const auto count = [&hits](PhysicsWorld&, const PhysicsRayCastInfo&, void*) { return ++hits > 0; };
    world->rayCast(count, Vec2::ZERO, Vec2(20'000, 3), nullptr);
    EXPECT_GE(hits, 1);
    EXPECT_EQ(world->getAllBodies().size(), 1);
    outline->removeFromParent();
    EXPECT_TRUE(world->getAllBodies().empty());
}

} // namespace
