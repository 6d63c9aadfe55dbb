#include "physics/PhysicsFixture.h"

#include "base/log.h"
#include "physics/PhysicsJointAnchored.h"

#include <chipmunk/chipmunk.h>
#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

constexpr float kHalfTurnsPerSecond = 3.14159265f;

class PhysicsBodyTest : public PhysicsFixture {};

TEST_F(PhysicsBodyTest, MassAndMomentAreTheSumsOfTheShapes) {
    auto* body = PhysicsBody::createBox(Size(20, 10), PhysicsMaterial(2, 0.5f, 0.25f));
    EXPECT_FLOAT_EQ(body->getMass(), 400.0f);
    EXPECT_NEAR(body->getMoment(), 16666.67f, 0.01f);
    auto* circle = PhysicsShapeCircle::create(10, PhysicsMaterial(1, 0, 0));
    body->addShape(circle);
    EXPECT_NEAR(body->getMass(), 714.16f, 0.01f);
    body->removeShape(circle);
    EXPECT_NEAR(body->getMass(), 400.0f, 0.01f);
}

TEST_F(PhysicsBodyTest, WithoutMassItHasTheDefaults) {
    auto* body = PhysicsBody::create();
    EXPECT_EQ(body->getMass(), 1.0f);
    EXPECT_EQ(body->getMoment(), 200.0f);
    auto* shape = PhysicsShapeCircle::create(10, PhysicsMaterial(1, 0, 0));
    body->addShape(shape);
    EXPECT_NEAR(body->getMass(), 314.16f, 0.01f);
    body->removeShape(shape);
    EXPECT_EQ(body->getMass(), 1.0f);
    EXPECT_EQ(body->getMoment(), 200.0f);
}

TEST_F(PhysicsBodyTest, InfiniteMassStaysInfinite) {
    auto* body = PhysicsBody::create();
    body->addMass(PHYSICS_INFINITY);
    EXPECT_EQ(body->getMass(), PHYSICS_INFINITY);
    body->addMass(-PHYSICS_INFINITY);
    EXPECT_EQ(body->getMass(), PHYSICS_INFINITY);
    body->addMoment(PHYSICS_INFINITY);
    body->addMoment(5.0f);
    EXPECT_EQ(body->getMoment(), PHYSICS_INFINITY);
}

TEST_F(PhysicsBodyTest, MassThatIsNotPositiveIsIgnored) {
    EXPECT_EQ(PhysicsBody::create(0.0f)->getMass(), 1.0f);
    EXPECT_EQ(PhysicsBody::create(-3.0f)->getMass(), 1.0f);
    EXPECT_EQ(PhysicsBody::create(kNaN)->getMass(), 1.0f);
    EXPECT_EQ(PhysicsBody::create(2.0f, -1.0f)->getMoment(), 200.0f);
    auto* body = PhysicsBody::create(2.0f);
    for (const float mass : {0.0f, -1.0f, kNaN, std::numeric_limits<float>::infinity()}) body->setMass(mass);
    EXPECT_EQ(body->getMass(), 2.0f);
    for (const float moment : {0.0f, -1.0f, kNaN}) body->setMoment(moment);
    EXPECT_EQ(body->getMoment(), 200.0f);
}

TEST_F(PhysicsBodyTest, MotionThatIsNotANumberIsIgnored) {
    auto* body = ball(0, 0);
    run(1);
    body->setVelocity(Vec2(kNaN, 0));
    body->setAngularVelocity(kNaN);
    body->applyForce(Vec2(kNaN, 0));
    body->applyImpulse(Vec2(0, kNaN));
    body->applyTorque(std::numeric_limits<float>::infinity());
    body->setVelocityLimit(kNaN);
    body->setLinearDamping(kNaN);
    body->setPositionOffset(Vec2(kNaN, 0));
    body->setRotationOffset(kNaN);
    run(10);
    EXPECT_EQ(body->getPosition(), Vec2::ZERO);
    EXPECT_EQ(body->getVelocity(), Vec2::ZERO);
}

TEST_F(PhysicsBodyTest, GravityMovesDynamicBodiesThatWantIt) {
    world->setGravity(Vec2(0, -98));
    auto* falling = ball(100, 300);
    auto* floating = ball(200, 300);
    floating->setGravityEnable(false);
    auto* fixed = ball(300, 300);
    fixed->setDynamic(false);
    run(30);
    EXPECT_NEAR(falling->getNode()->getPositionY(), 288.16f, 0.5f);
    EXPECT_NEAR(falling->getVelocity().y, -49.0f, 0.01f);
    EXPECT_EQ(floating->getNode()->getPositionY(), 300.0f);
    EXPECT_EQ(fixed->getNode()->getPositionY(), 300.0f);
}

TEST_F(PhysicsBodyTest, ForcesActForOneStepAndImpulsesAtOnce) {
    auto* body = ball(0, 0);
    body->setMass(2.0f);
    run(1);
    body->applyForce(Vec2(120, 0));
    run(1);
    EXPECT_NEAR(body->getVelocity().x, 1.0f, 1e-4f);
    run(1);
    EXPECT_NEAR(body->getVelocity().x, 1.0f, 1e-4f);
    body->applyImpulse(Vec2(0, 4));
    EXPECT_NEAR(body->getVelocity().y, 2.0f, 1e-4f);
}

TEST_F(PhysicsBodyTest, LimitsCapTheVelocities) {
    auto* body = ball(0, 0, 500);
    body->setVelocityLimit(100);
    body->setAngularVelocity(50);
    body->setAngularVelocityLimit(2);
    run(2);
    EXPECT_NEAR(body->getVelocity().length(), 100.0f, 0.01f);
    EXPECT_NEAR(body->getAngularVelocity(), 2.0f, 0.001f);
}

TEST_F(PhysicsBodyTest, DampingSlowsDownInFramesButNotInSingleSteps) {
    auto* body = ball(0, 0, 100);
    body->setLinearDamping(0.5f);
    run(1, 0.1f);
    EXPECT_FLOAT_EQ(body->getVelocity().x, 100.0f);
    world->setAutoStep(true);
    scene->stepPhysicsAndNavigation(0.1f);
    EXPECT_NEAR(body->getVelocity().x, 95.0f, 0.01f);
}

TEST_F(PhysicsBodyTest, RotationThatIsNotEnabledStaysSo) {
    auto* body = ball(0, 0);
    body->setRotationEnable(false);
    body->setDynamic(false);
    body->setDynamic(true);
    run(1);
    body->applyImpulse(Vec2(0, 1000), Vec2(5, 0));
    EXPECT_NEAR(body->getAngularVelocity(), 0.0f, 1e-6f);
}

TEST_F(PhysicsBodyTest, ARestingBodyWaitsUntilItIsTouched) {
    world->setGravity(Vec2(0, -100));
    auto* body = ball(100, 100);
    body->setResting(true);
    EXPECT_TRUE(body->isResting());
    run(30);
    EXPECT_TRUE(body->isResting());
    EXPECT_EQ(body->getNode()->getPositionY(), 100.0f);
    auto* bullet = ball(60, 100, 200);
    bullet->setGravityEnable(false);
    run(30);
    EXPECT_FALSE(body->isResting());
    EXPECT_GT(body->getNode()->getPositionX(), 101.0f);
}

TEST_F(PhysicsBodyTest, ADisabledBodyTakesNoPart) {
    auto* body = ball(0, 0, 60);
    run(1);
    body->setEnabled(false);
    run(60);
    EXPECT_NEAR(body->getPosition().x, 1.0f, 0.01f);
    EXPECT_EQ(world->getAllBodies().size(), 1);
    body->setEnabled(true);
    run(60);
    EXPECT_NEAR(body->getPosition().x, 61.0f, 0.1f);
}

// --- Nodes ---

TEST_F(PhysicsBodyTest, TheNodeTurnsClockwiseByDegrees) {
    auto* body = ball(100, 100);
    body->setAngularVelocity(kHalfTurnsPerSecond / 2);
    run(60);
    EXPECT_NEAR(body->getNode()->getRotation(), -90.0f, 0.05f);
    EXPECT_EQ(body->getNode()->getPosition(), Vec2(100, 100));
}

TEST_F(PhysicsBodyTest, TheBodyFollowsChangesOfTheNode) {
    auto* body = ball(100, 100);
    run(1);
    body->getNode()->setPosition(150, 60);
    body->getNode()->setRotation(30);
    run(1);
    EXPECT_EQ(body->getPosition(), Vec2(150, 60));
    EXPECT_NEAR(body->getRotation(), 30.0f, 1e-4f);
    EXPECT_NEAR(body->local2World(Vec2(10, 0)).x, 150.0f + 10.0f * std::cos(0.5235988f), 1e-3f);
}

TEST_F(PhysicsBodyTest, ARotationSetBeforeTheBodyCountsOnce) {
    auto* node = Node::create();
    node->setRotation(30);
    auto* body = PhysicsBody::createBox(Size(20, 20));
    node->setPhysicsBody(body);
    scene->addChild(node);
    run(1);
    EXPECT_NEAR(cpBodyGetAngle(body->getCPBody()), -0.5235988, 1e-6);
    EXPECT_NEAR(node->getRotation(), 30.0f, 1e-4f);
}

TEST_F(PhysicsBodyTest, ParentsWithPositionScaleAndRotationAreIncluded) {
    auto* parent = Node::create();
    parent->setPosition(100, 0);
    parent->setScale(2);
    parent->setRotation(-90);
    scene->addChild(parent);
    auto* body = PhysicsBody::createCircle(10, PhysicsMaterial(1, 0, 0));
    auto* node = place(body, 10, 0, parent);
    run(1);
    EXPECT_NEAR(body->getPosition().x, 100.0f, 1e-4f);
    EXPECT_NEAR(body->getPosition().y, 20.0f, 1e-4f);
    EXPECT_NEAR(static_cast<PhysicsShapeCircle*>(body->getFirstShape())->getRadius(), 20.0f, 1e-4f);
    EXPECT_NEAR(body->getMass(), 400.0f * 3.14159f, 0.1f);
    body->setVelocity(Vec2(60, 0));
    run(60);
    EXPECT_NEAR(body->getPosition().x, 160.0f, 0.01f);
    EXPECT_NEAR(node->getPositionX(), 10.0f, 0.01f);
    EXPECT_NEAR(node->getPositionY(), -30.0f, 0.01f);
    EXPECT_NEAR(node->getRotation(), 0.0f, 0.01f);
}

TEST_F(PhysicsBodyTest, TheBodyIsAtTheCenterOfTheNode) {
    auto* node = Node::create();
    node->setContentSize(Size(40, 20));
    node->setPosition(100, 100);
    auto* body = PhysicsBody::createBox(Size(40, 20));
    node->setPhysicsBody(body);
    scene->addChild(node);
    run(1);
    EXPECT_EQ(body->getPosition(), Vec2(120, 110));
    body->setAngularVelocity(kHalfTurnsPerSecond);
    run(60);
    // It turns about its own center, although the anchor point is another.
    EXPECT_NEAR(body->getPosition().x, 120.0f, 0.01f);
    EXPECT_NEAR(node->getPositionX(), 140.0f, 0.1f);
    EXPECT_NEAR(node->getPositionY(), 120.0f, 0.1f);
}

TEST_F(PhysicsBodyTest, ABodyInsideAnotherFollowsItsParent) {
    auto* outer = ball(0, 0, 60);
    outer->setCollisionBitmask(0);
    auto* inner = PhysicsBody::createCircle(5);
    inner->setDynamic(false);
    auto* node = place(inner, 10, 0, outer->getNode());
    run(60);
    EXPECT_NEAR(outer->getNode()->getPositionX(), 60.0f, 0.01f);
    EXPECT_NEAR(inner->getPosition().x + node->getPositionX(), 80.0f, 3.0f);
}

TEST_F(PhysicsBodyTest, AScaleOfZeroAndBackKeepsTheGeometry) {
    auto* body = PhysicsBody::createBox(Size(20, 10), PhysicsMaterial(1, 0, 0));
    auto* node = place(body, 0, 0);
    node->setScale(0);
    run(2);
    node->setScale(-1, 1);
    run(2);
    const Size size = static_cast<PhysicsShapeBox*>(body->getFirstShape())->getSize();
    EXPECT_NEAR(size.width * size.height, 200.0f, 1e-3f);
    EXPECT_NEAR(body->getMass(), 200.0f, 1e-2f);
}

TEST_F(PhysicsBodyTest, LeavesTheWorldWithItsNode) {
    auto* body = ball(0, 0);
    RefPtr<Node> node = body->getNode();
    run(1);
    EXPECT_EQ(body->getWorld(), world);
    node->removeFromParent();
    EXPECT_EQ(body->getWorld(), nullptr);
    EXPECT_TRUE(world->getAllBodies().empty());
    scene->addChild(node);
    EXPECT_EQ(body->getWorld(), world);
    node->removeComponent(body);
    EXPECT_EQ(node->getPhysicsBody(), nullptr);
    EXPECT_TRUE(world->getAllBodies().empty());
}

TEST_F(PhysicsBodyTest, AnotherBodyReplacesIt) {
    const RefPtr<PhysicsBody> first = ball(0, 0);
    Node* node = first->getNode();
    auto* second = PhysicsBody::createCircle(5);
    node->setPhysicsBody(second);
    EXPECT_EQ(node->getPhysicsBody(), second);
    EXPECT_EQ(first->getNode(), nullptr);
    node->setPhysicsBody(nullptr);
    EXPECT_EQ(node->getPhysicsBody(), nullptr);
}

TEST_F(PhysicsBodyTest, InASceneWithoutPhysicsItDoesNothing) {
    const RefPtr<Scene> plain = Scene::create();
    auto* node = Node::create();
    node->setPhysicsBody(PhysicsBody::createCircle(5));
    plain->addChild(node);
    plain->stepPhysicsAndNavigation(0.1f);
    EXPECT_EQ(node->getPhysicsBody()->getWorld(), nullptr);
    EXPECT_EQ(plain->getPhysicsWorld(), nullptr);
}

TEST_F(PhysicsBodyTest, ASceneWithoutPhysicsIsWarnedOf) {
    const auto missed = [](const copra::LogCapture& log) {
        return log.contains("PhysicsBody: the scene has no physics world");
    };
    const copra::LogCapture log;
    auto* node = Node::create();
    node->setPhysicsBody(PhysicsBody::createCircle(5));
    scene->addChild(node);
    const RefPtr<Scene> plain = Scene::create();
    auto* other = Node::create();
    plain->addChild(other);
    other->setPhysicsBody(PhysicsBody::createCircle(5));
    EXPECT_FALSE(missed(log)) << "it has no world yet, but does not run";
    plain->onEnter();
    EXPECT_TRUE(missed(log)) << log.text();
    plain->onExit();
}

} // namespace
