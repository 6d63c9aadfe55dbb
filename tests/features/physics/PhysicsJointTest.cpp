#include "physics/PhysicsFixture.h"

#include "physics/PhysicsJointAnchored.h"
#include "physics/PhysicsJointRotary.h"

#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

class PhysicsJointTest : public PhysicsFixture {
protected:
    void SetUp() override {
        PhysicsFixture::SetUp();
        a = ball(100, 200);
        b = ball(160, 200);
        a->setDynamic(false);
    }

    float distance() const { return a->getPosition().distance(b->getPosition()); }

    template<class Joint>
    Joint* add(Joint* joint) {
        world->addJoint(joint);
        return joint;
    }

    PhysicsBody* a = nullptr;
    PhysicsBody* b = nullptr;
};

TEST_F(PhysicsJointTest, DistanceKeepsTheDistance) {
    world->setGravity(Vec2(0, -100));
    auto* joint = add(PhysicsJointDistance::construct(a, b, Vec2::ZERO, Vec2::ZERO));
    for (int i = 0; i < 120; ++i) {
        run(1);
        ASSERT_NEAR(distance(), 60.0f, 2.0f);
    }
    EXPECT_NEAR(joint->getDistance(), 60.0f, 1e-3f);
    joint->setDistance(30);
    run(200);
    EXPECT_NEAR(distance(), 30.0f, 2.0f);
    world->removeJoint(joint);
    run(60);
    EXPECT_GT(distance(), 40.0f);
}

TEST_F(PhysicsJointTest, LimitIsARope) {
    b->setVelocity(Vec2(100, 0));
    auto* joint = add(PhysicsJointLimit::construct(a, b, Vec2::ZERO, Vec2::ZERO, 0, 80));
    EXPECT_EQ(joint->getMax(), 80.0f);
    run(120);
    EXPECT_LT(distance(), 82.0f);
    joint->setMax(50);
    joint->setAnchr2(Vec2(1, 0));
    EXPECT_EQ(joint->getAnchr2(), Vec2(1, 0));
    run(120);
    EXPECT_LT(distance(), 53.0f);
}

TEST_F(PhysicsJointTest, PinTurnsAboutThePivot) {
    add(PhysicsJointPin::construct(a, b, Vec2(100, 200)));
    b->setVelocity(Vec2(0, 100));
    run(60);
    EXPECT_NEAR(distance(), 60.0f, 1.0f);
    EXPECT_GT(b->getPosition().y, 230.0f);
}

TEST_F(PhysicsJointTest, FixedBodiesDoNotCollideAndMoveTogether) {
    auto* joint = add(PhysicsJointFixed::construct(a, b, Vec2(130, 200)));
    a->setDynamic(true);
    run(1);
    EXPECT_FALSE(joint->isCollisionEnabled());
    a->setVelocity(Vec2(0, 60));
    run(120);
    EXPECT_NEAR(a->getRotation(), b->getRotation(), 1.0f);
    EXPECT_NEAR(distance(), 60.0f, 2.0f);
}

TEST_F(PhysicsJointTest, FixedBodiesStayWhereTheyAre) {
    a->setDynamic(true);
    a->getNode()->setRotation(30);
    b->getNode()->setPosition(Vec2(140, 230));
    add(PhysicsJointFixed::construct(a, b, Vec2(500, 500)));
    run(60);
    EXPECT_NEAR(distance(), std::hypot(40.0f, 30.0f), 0.1f);
    EXPECT_NEAR(a->getRotation() - b->getRotation(), 30.0f, 0.1f);
}

TEST_F(PhysicsJointTest, SpringReturnsToItsLength) {
    auto* joint = add(PhysicsJointSpring::construct(a, b, Vec2::ZERO, Vec2::ZERO, 3000, 300));
    run(1);
    EXPECT_NEAR(joint->getRestLength(), 60.0f, 0.1f);
    joint->setRestLength(40);
    run(600);
    EXPECT_NEAR(distance(), 40.0f, 1.0f);
    EXPECT_EQ(joint->getStiffness(), 3000.0f);
    EXPECT_EQ(joint->getDamping(), 300.0f);
}

TEST_F(PhysicsJointTest, GrooveHoldsAPointOnALine) {
    add(PhysicsJointGroove::construct(a, b, Vec2(30, -50), Vec2(30, 50), Vec2::ZERO));
    b->setVelocity(Vec2(50, 50));
    run(120);
    EXPECT_NEAR(b->getPosition().x, 130.0f, 1.0f);
    EXPECT_LE(b->getPosition().y, 251.0f);
}

TEST_F(PhysicsJointTest, MotorTurnsAndGearPassesItOn) {
    auto* c = ball(300, 200);
    add(PhysicsJointMotor::construct(a, b, 2.0f));
    auto* gear = add(PhysicsJointGear::construct(b, c, 0.0f, 2.0f));
    run(240);
    EXPECT_NEAR(std::fabs(b->getAngularVelocity()), 2.0f, 0.01f);
    EXPECT_NEAR(std::fabs(c->getAngularVelocity()), 1.0f, 0.05f);
    gear->setRatio(0);
    EXPECT_EQ(gear->getRatio(), 2.0f);
}

TEST_F(PhysicsJointTest, RotaryJointsLimitAngles) {
    auto* limit = add(PhysicsJointRotaryLimit::construct(a, b, -0.5f, 0.5f));
    b->setAngularVelocity(5);
    run(60);
    EXPECT_NEAR(b->getRotation(), -28.6f, 3.0f);
    EXPECT_EQ(limit->getMin(), -0.5f);
    world->removeJoint(limit);
    b->setAngularVelocity(0);
    auto* spring = add(PhysicsJointRotarySpring::construct(a, b, 1e6f, 1e5f));
    spring->setRestAngle(0.25f);
    run(600);
    EXPECT_NEAR(b->getRotation(), 14.3f, 1.0f);
    world->removeJoint(spring);
    auto* ratchet = add(PhysicsJointRatchet::construct(a, b, 0.0f, 0.5f));
    const auto turned = [this](float velocity) {
        const float before = b->getRotation();
        b->setAngularVelocity(velocity);
        run(60);
        return std::fabs(b->getRotation() - before) > 100.0f;
    };
    EXPECT_NE(turned(5), turned(-5));
    EXPECT_EQ(ratchet->getRatchet(), 0.5f);
}

TEST_F(PhysicsJointTest, SuspendedJointsDoNotAct) {
    auto* joint = add(PhysicsJointDistance::construct(a, b, Vec2::ZERO, Vec2::ZERO));
    EXPECT_FALSE(joint->isEnabled());
    run(1);
    joint->setEnable(true);
    joint->setEnable(false);
    b->setVelocity(Vec2(60, 0));
    run(60);
    EXPECT_NEAR(distance(), 120.0f, 1.0f);
    joint->setEnable(true);
    run(120);
    EXPECT_NEAR(distance(), 60.0f, 1.0f);
}

TEST_F(PhysicsJointTest, ARemovedJointMayBeAddedAgain) {
    auto* joint = add(PhysicsJointDistance::construct(a, b, Vec2::ZERO, Vec2::ZERO));
    run(1);
    world->removeJoint(joint, false);
    EXPECT_EQ(joint->getWorld(), nullptr);
    world->addJoint(joint);
    b->setVelocity(Vec2(60, 0));
    run(60);
    EXPECT_NEAR(distance(), 60.0f, 1.0f);
    joint->removeFormWorld();
    EXPECT_EQ(joint->getWorld(), nullptr);
}

TEST_F(PhysicsJointTest, JointsGoWithTheirBodies) {
    add(PhysicsJointDistance::construct(a, b, Vec2::ZERO, Vec2::ZERO));
    PhysicsJointPin::construct(a, b, Vec2::ZERO, Vec2::ZERO); // in no world
    run(1);
    EXPECT_EQ(a->getJoints().size(), 2u);
    b->getNode()->removeFromParent();
    clearPool();
    EXPECT_TRUE(a->getJoints().empty());
    run(1);
}

TEST_F(PhysicsJointTest, ACallbackMayRemoveJoints) {
    auto* joint = add(PhysicsJointDistance::construct(a, b, Vec2::ZERO, Vec2::ZERO));
    joint->setCollisionEnable(true);
    auto* bullet = ball(160, 120, 0);
    bullet->setVelocity(Vec2(0, 200));
    int begun = 0;
    listen()->onContactBegin = [&](PhysicsContact&) {
        if (begun++ == 0) world->removeAllJoints();
        return true;
    };
    run(60);
    EXPECT_EQ(begun, 1);
    EXPECT_TRUE(a->getJoints().empty());
    world->removeJoint(joint); // destroyed: logged
}

TEST_F(PhysicsJointTest, BetweenBodiesThatDoNotMoveItDoesNothing) {
    b->setDynamic(false);
    add(PhysicsJointDistance::construct(a, b, Vec2::ZERO, Vec2::ZERO))->setDistance(10);
    run(10);
    EXPECT_EQ(distance(), 60.0f);
    b->setDynamic(true);
    run(60);
    EXPECT_LT(distance(), 25.0f);
}

TEST_F(PhysicsJointTest, ValuesThatAreNotNumbersAreRefused) {
    EXPECT_EQ(PhysicsJointPin::construct(a, b, Vec2(kNaN, 0)), nullptr);
    EXPECT_EQ(PhysicsJointMotor::construct(a, b, kNaN), nullptr);
    EXPECT_EQ(PhysicsJointRatchet::construct(a, b, 0, 0), nullptr);
    EXPECT_EQ(PhysicsJointGear::construct(a, b, 0, 0), nullptr);
    EXPECT_EQ(PhysicsJointSpring::construct(a, b, Vec2::ZERO, Vec2::ZERO, kNaN, 1), nullptr);
    EXPECT_TRUE(a->getJoints().empty());
    auto* joint = add(PhysicsJointLimit::construct(a, b, Vec2::ZERO, Vec2::ZERO));
    joint->setMin(kNaN);
    joint->setMaxForce(-1);
    run(2);
    EXPECT_EQ(joint->getMin(), 0.0f);
    EXPECT_EQ(joint->getMaxForce(), PHYSICS_INFINITY);
}

#if GTEST_HAS_DEATH_TEST // it starts the program again, which a web page cannot
using PhysicsJointDeathTest = PhysicsJointTest;

TEST_F(PhysicsJointDeathTest, RefusesNothingAndABodyWithItself) {
    // Debug builds abort with the sentence, release builds log it and return null.
    EXPECT_DEBUG_DEATH(PhysicsJointPin::construct(a, nullptr, Vec2::ZERO), "a body is null");
    EXPECT_DEBUG_DEATH(PhysicsJointPin::construct(a, a, Vec2::ZERO), "the two bodies are the same");
}
#endif

} // namespace
