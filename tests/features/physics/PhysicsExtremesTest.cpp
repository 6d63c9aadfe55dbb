// Sizes, places and speeds at which Chipmunk's arithmetic breaks down, where it would abort the program.

#include "physics/PhysicsFixture.h"

#include <chipmunk/chipmunk_structs.h>
#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

constexpr float kHuge = 1e30f;
constexpr float kTiny = 1e-30f;

class PhysicsExtremesTest : public PhysicsFixture {
protected:
    /// Two of each kind of shape at one place, and an ordinary box.
    void crowd(float x, float y, const std::function<PhysicsBody*()>& make) {
        for (int i = 0; i < 2; ++i)
            if (PhysicsBody* const body = make()) nodes.push_back(place(body, x, y));
        nodes.push_back(place(PhysicsBody::createBox(Size(20.0f, 30.0f)), x + 1.0f, y));
    }

    static PhysicsBody* box() { return PhysicsBody::createBox(Size(20.0f, 10.0f)); }
    static PhysicsBody* triangle(float size) {
        const Vec2 corners[] = {{0.0f, 0.0f}, {size, 0.0f}, {0.0f, size}};
        return PhysicsBody::createPolygon(corners, 3);
    }

    std::vector<Node*> nodes;
};

} // namespace

TEST_F(PhysicsExtremesTest, BodiesFarAway) {
    for (const float far : {1e8f, 1e12f, 1e16f, 1e20f, kHuge, 3e38f}) {
        crowd(far, -far, box);
        crowd(far, far, [] { return triangle(10.0f); });
        crowd(-far, far, [] { return PhysicsBody::createCircle(5.0f); });
    }
    run(3);
}

// Each of the contacts ends once, and the space goes on.
TEST_F(PhysicsExtremesTest, BodiesAtOnePointLeaveOneByOne) {
    constexpr int kMany = 100;
    int begun = 0, ended = 0;
    auto* const listener = EventListenerPhysicsContact::create();
    listener->onContactBegin = [&](PhysicsContact&) { return ++begun > 0; };
    listener->onContactSeparate = [&](PhysicsContact&) { ++ended; };
    scene->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    for (int i = 0; i < kMany; ++i) {
        nodes.push_back(place(PhysicsBody::createCircle(5.0f), 5.0f, 5.0f));
        nodes.back()->getPhysicsBody()->setContactTestBitmask(-1);
    }
    run(1);
    EXPECT_EQ(begun, kMany * (kMany - 1) / 2);
    for (Node* const node : nodes) node->removeFromParent();
    EXPECT_EQ(ended, begun);
    nodes = {place(box(), 5.0f, 5.0f), place(box(), 5.0f, 5.0f)};
    run(2);
    nodes.front()->removeFromParent();
    run(1);
    EXPECT_GT(nodes.back()->getPhysicsBody()->getCPBody()->p.x, 0.0);
}

TEST_F(PhysicsExtremesTest, TinyShapes) {
    for (const float tiny : {1e-3f, 1e-10f, kTiny, 1.2e-38f}) {
        crowd(5.0f, 5.0f, [tiny] { return PhysicsBody::createBox(Size(tiny, tiny)); });
        crowd(5.0f, 5.0f, [tiny] { return PhysicsBody::createBox(Size(100.0f, tiny)); });
        crowd(5.0f, 5.0f, [tiny] { return triangle(tiny); });
        crowd(5.0f, 5.0f, [tiny] { return PhysicsBody::createCircle(tiny); });
        crowd(5.0f, 5.0f, [tiny] { return PhysicsBody::createEdgeSegment(Vec2::ZERO, Vec2(tiny, 0.0f)); });
    }
    run(3);
}

TEST_F(PhysicsExtremesTest, TinyShapesWithAnOffset) {
    for (const float tiny : {1e-3f, 1e-10f, kTiny, 1.2e-38f})
        crowd(5.0f, 5.0f, [tiny] {
            return PhysicsBody::createBox(Size(tiny, tiny), PHYSICSBODY_MATERIAL_DEFAULT,
                                          Vec2(300.0f, 200.0f));
        });
    run(3);
}

TEST_F(PhysicsExtremesTest, HugeShapes) {
    for (const float huge : {1e8f, 1e12f, 1e16f, kHuge, 3e38f}) {
        crowd(5.0f, 5.0f, [huge] { return PhysicsBody::createBox(Size(huge, huge)); });
        crowd(5.0f, 5.0f, [huge] { return PhysicsBody::createBox(Size(huge, 1.0f)); });
        crowd(5.0f, 5.0f, [huge] { return triangle(huge); });
        crowd(5.0f, 5.0f, [huge] { return PhysicsBody::createCircle(huge); });
        crowd(5.0f, 5.0f, [huge] { return PhysicsBody::createEdgeSegment(Vec2::ZERO, Vec2(huge, 0.0f)); });
        crowd(5.0f, 5.0f, [huge] {
            return PhysicsBody::createBox(Size(10.0f, 10.0f), PHYSICSBODY_MATERIAL_DEFAULT, Vec2(huge, huge));
        });
    }
    run(3);
}

// As many stiff joints leave them behind, after the limits of the step were applied.
TEST_F(PhysicsExtremesTest, SpeedsThatAreNotNumbers) {
    Node* const node = place(box(), 5.0f, 7.0f);
    run(1);
    const cpFloat none = std::numeric_limits<cpFloat>::quiet_NaN(),
                  endless = std::numeric_limits<cpFloat>::infinity();
    for (const cpFloat speed : {none, endless, -endless}) {
        cpBody& native = *node->getPhysicsBody()->getCPBody();
        native.v = {speed, -speed};
        native.w = speed;
        run(2);
        EXPECT_TRUE(std::isfinite(native.p.x) && std::isfinite(native.p.y)) << speed;
        EXPECT_TRUE(std::isfinite(native.a)) << speed;
        EXPECT_TRUE(std::isfinite(node->getPositionX()) && std::isfinite(node->getRotation())) << speed;
        EXPECT_NEAR(node->getPositionX(), 5.0f, 1.0f) << "it stays where it was";
    }
}

TEST_F(PhysicsExtremesTest, ARunawayClock) {
    Node* const node = place(box(), 5.0f, 7.0f);
    node->getPhysicsBody()->setAngularVelocity(1.0f);
    run(1);
    world->setSpeed(2.0f);
    for (const float speed :
         {std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
        world->setSpeed(speed);
        EXPECT_EQ(world->getSpeed(), 2.0f) << "ignored";
    }
    for (const float speed : {1e10f, kHuge, 3e38f}) {
        world->setSpeed(speed);
        world->setUpdateRate(80); // more than a second in a step
        run(81);
        EXPECT_TRUE(std::isfinite(node->getPositionX()) && std::isfinite(node->getRotation())) << speed;
    }
}

TEST_F(PhysicsExtremesTest, ScaledNodes) {
    for (const float scale : {0.0f, kTiny, 1e-10f, 1e10f, kHuge}) {
        nodes.clear();
        crowd(5.0f, 5.0f, box);
        crowd(5.0f, 5.0f, [] { return triangle(10.0f); });
        crowd(5.0f, 5.0f, [] { return PhysicsBody::createCircle(5.0f); });
        crowd(5.0f, 5.0f, [] { return PhysicsBody::createEdgeSegment(Vec2::ZERO, Vec2(10.0f, 0.0f)); });
        for (Node* const node : nodes) node->setScale(scale);
        run(2);
        for (Node* const node : nodes) node->setScale(scale, 1.0f);
        run(2);
    }
}

TEST_F(PhysicsExtremesTest, FastBodies) {
    for (const float fast : {1e10f, 1e20f, kHuge, 3e38f}) {
        nodes.clear();
        crowd(5.0f, 5.0f, box);
        crowd(5.0f, 5.0f, [] { return triangle(10.0f); });
        for (Node* const node : nodes) {
            node->getPhysicsBody()->setVelocity(Vec2(fast, -fast));
            node->getPhysicsBody()->setAngularVelocity(fast);
        }
        run(3);
        for (Node* const node : nodes)
            node->getPhysicsBody()->applyImpulse(Vec2(fast, fast), Vec2(fast, 1.0f));
        run(3);
        world->setGravity(Vec2(fast, fast));
        run(3);
        world->setGravity(Vec2::ZERO);
    }
}

TEST_F(PhysicsExtremesTest, LongSteps) {
    crowd(5.0f, 5.0f, box);
    for (Node* const node : nodes) node->getPhysicsBody()->setVelocity(Vec2(100.0f, 10.0f));
    for (const float seconds : {1e3f, 1e10f, kHuge}) run(2, seconds);
}
