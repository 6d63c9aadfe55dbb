// Joints of physics bodies.

#include "ClassExamples.h"

#if CC_USE_PHYSICS

USING_NS_CC;

namespace {

class JointExamples : public ClassExamples {
protected:
    JointExamples()
        : ClassExamples(&Scene::createWithPhysics),
          physics(scene->getPhysicsWorld()),
          hook(addBall(Vec2(240, 240))->getPhysicsBody()),
          ball(addBall(Vec2(240, 140))->getPhysicsBody()) {
        hook->setDynamic(false);
    }

    Node* addBall(const Vec2& position) {
        auto* const node = Node::create();
        node->setPosition(position);
        node->setPhysicsBody(PhysicsBody::createCircle(10));
        scene->addChild(node);
        return node;
    }

    float distance() const { return hook->getPosition().distance(ball->getPosition()); }

    PhysicsWorld* const physics;
    PhysicsBody* const hook; ///< does not move
    PhysicsBody* const ball; ///< 100 points below it
};

TEST_F(JointExamples, PhysicsJointPin) {
    //! [PhysicsJointPin]
    auto pin = PhysicsJointPin::construct(hook, ball, Vec2(240, 240)); // the ball swings about this point
    physics->addJoint(pin);                                            // owned by the world
    ball->applyImpulse(Vec2(2000, 0));
    //! [PhysicsJointPin]
    app.step(60);
    EXPECT_NEAR(distance(), 100, 3);
}

TEST_F(JointExamples, PhysicsJointFixed) {
    //! [PhysicsJointFixed]
    auto glue = PhysicsJointFixed::construct(hook, ball, Vec2(240, 190)); // held as they are now
    physics->addJoint(glue);
    //! [PhysicsJointFixed]
    app.step(60);
    EXPECT_NEAR(distance(), 100, 3);
}

TEST_F(JointExamples, PhysicsJointLimit) {
    //! [PhysicsJointLimit]
    auto rope = PhysicsJointLimit::construct(hook, ball, Vec2::ZERO, Vec2::ZERO, 0, 150); // 150 points long
    physics->addJoint(rope);
    //! [PhysicsJointLimit]
    app.step(120);
    EXPECT_LE(distance(), 155);
}

TEST_F(JointExamples, PhysicsJointSpring) {
    //! [PhysicsJointSpring]
    auto spring = PhysicsJointSpring::construct(hook, ball, Vec2::ZERO, Vec2::ZERO, 400, 5);
    spring->setRestLength(80); // points; pulls when longer, pushes when shorter
    physics->addJoint(spring);
    //! [PhysicsJointSpring]
    app.step(30);
    EXPECT_EQ(spring->getRestLength(), 80);
}

TEST_F(JointExamples, PhysicsJointGroove) {
    //! [PhysicsJointGroove]
    // The middle of the ball slides along a line 100 points below the hook.
    auto rail = PhysicsJointGroove::construct(hook, ball, Vec2(-80, -100), Vec2(80, -100), Vec2::ZERO);
    physics->addJoint(rail);
    ball->setVelocity(Vec2(50, 0));
    //! [PhysicsJointGroove]
    app.step(60);
    EXPECT_NEAR(ball->getPosition().y, 140, 3);
}

TEST_F(JointExamples, PhysicsJointRotarySpring) {
    //! [PhysicsJointRotarySpring]
    auto hinge = PhysicsJointRotarySpring::construct(hook, ball, 20000, 500); // turns the ball back
    physics->addJoint(hinge);
    physics->addJoint(PhysicsJointPin::construct(hook, ball, Vec2(240, 140))); // and holds its middle
    //! [PhysicsJointRotarySpring]
    app.step(10);
    EXPECT_EQ(hinge->getStiffness(), 20000);
}

TEST_F(JointExamples, PhysicsJointRotaryLimit) {
    //! [PhysicsJointRotaryLimit]
    auto stop =
        PhysicsJointRotaryLimit::construct(hook, ball, -0.5f, 0.5f); // radians: a door that opens a little
    physics->addJoint(stop);
    physics->addJoint(PhysicsJointPin::construct(hook, ball, Vec2(240, 140)));
    //! [PhysicsJointRotaryLimit]
    app.step(10);
    EXPECT_EQ(stop->getMax(), 0.5f);
}

TEST_F(JointExamples, PhysicsJointRatchet) {
    //! [PhysicsJointRatchet]
    auto winch =
        PhysicsJointRatchet::construct(hook, ball, 0, 0.5f); // clicks every half radian, one way only
    physics->addJoint(winch);
    physics->addJoint(PhysicsJointPin::construct(hook, ball, Vec2(240, 140)));
    //! [PhysicsJointRatchet]
    app.step(10);
    EXPECT_EQ(winch->getRatchet(), 0.5f);
}

TEST_F(JointExamples, PhysicsJointGear) {
    //! [PhysicsJointGear]
    auto wheel = Node::create();
    wheel->setPosition(300, 140);
    wheel->setPhysicsBody(PhysicsBody::createCircle(10));
    scene->addChild(wheel);
    // One turns twice as fast as the other.
    auto gear = PhysicsJointGear::construct(ball, wheel->getPhysicsBody(), 0, 2);
    physics->addJoint(gear);
    //! [PhysicsJointGear]
    app.step(10);
    EXPECT_EQ(gear->getRatio(), 2);
}

TEST_F(JointExamples, PhysicsJointMotor) {
    //! [PhysicsJointMotor]
    auto motor = PhysicsJointMotor::construct(hook, ball, 3); // radians a second
    motor->setMaxForce(1000000);                              // what it cannot overcome stops it
    physics->addJoint(motor);
    physics->addJoint(PhysicsJointPin::construct(hook, ball, Vec2(240, 140)));
    //! [PhysicsJointMotor]
    app.step(30);
    EXPECT_NE(ball->getAngularVelocity(), 0);
}

TEST_F(JointExamples, PhysicsJoint) {
    //! [PhysicsJoint]
    auto rope = PhysicsJointLimit::construct(hook, ball, Vec2::ZERO, Vec2::ZERO, 0, 150);
    rope->setTag(1);
    rope->setCollisionEnable(false); // hook and ball pass through each other
    physics->addJoint(rope);
    // Later: cut it.
    physics->removeJoint(rope, true); // true: deletes it
    //! [PhysicsJoint]
    app.step(120);
    EXPECT_GT(distance(), 155);
}

TEST_F(JointExamples, PhysicsRayCastInfo) {
    app.step(1);
    //! [PhysicsRayCastInfo]
    Node* seen = nullptr; // what a laser hits first
    float nearest = 1;
    auto hit = [&](PhysicsWorld&, const PhysicsRayCastInfo& info, void*) {
        if (info.fraction < nearest) {
            nearest = info.fraction;
            seen = info.shape->getBody()->getNode();
        }
        return true; // goes on: shapes come in no order
    };
    physics->rayCast(hit, Vec2(0, 240), Vec2(480, 240), nullptr);
    //! [PhysicsRayCastInfo]
    EXPECT_EQ(seen, hook->getNode());
}

TEST_F(JointExamples, PhysicsShapePolygon) {
    //! [PhysicsShapePolygon]
    const Vec2 points[] = {Vec2(-20, -10), Vec2(20, -10), Vec2(0, 25)};
    auto roof = Node::create();
    roof->setPhysicsBody(PhysicsBody::createPolygon(points, 3));
    scene->addChild(roof);
    //! [PhysicsShapePolygon]
    EXPECT_EQ(roof->getPhysicsBody()->getShapes().size(), 1);
}

TEST_F(JointExamples, PhysicsShapeEdgeChain) {
    //! [PhysicsShapeEdgeChain]
    const Vec2 hills[] = {Vec2(0, 40), Vec2(120, 80), Vec2(260, 30), Vec2(480, 60)};
    auto ground = Node::create();
    ground->setPhysicsBody(PhysicsBody::createEdgeChain(hills, 4)); // open; createEdgePolygon() closes it
    scene->addChild(ground);
    //! [PhysicsShapeEdgeChain]
    EXPECT_FALSE(ground->getPhysicsBody()->isDynamic());
}

} // namespace

#endif
