#include "compat/box2d/GLESRender.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace {

struct Thing {
    int value = 7;
};

class CountingDraw : public b2Draw {
public:
    int polygons = 0;
    int circles = 0;
    void DrawPolygon(const b2Vec2*, int32, const b2Color&) override { ++polygons; }
    void DrawSolidPolygon(const b2Vec2*, int32, const b2Color&) override { ++polygons; }
    void DrawCircle(const b2Vec2&, float32, const b2Color&) override { ++circles; }
    void DrawSolidCircle(const b2Vec2&, float32, const b2Vec2&, const b2Color&) override { ++circles; }
    void DrawSegment(const b2Vec2&, const b2Vec2&, const b2Color&) override {}
    void DrawTransform(const b2Transform&) override {}
};

class Box2DTest : public testing::Test {
protected:
    Box2DTest() : world(b2Vec2(0.0f, -10.0f)) {}

    b2Body* addBody(b2BodyType type, float32 x, float32 y, void* data) {
        b2BodyDef definition;
        definition.type = type;
        definition.position.Set(x, y);
        definition.userData = data;
        return world.CreateBody(&definition);
    }

    b2World world;
};

TEST_F(Box2DTest, UserDataIsAPointer) {
    Thing thing;
    b2Body* body = addBody(b2_dynamicBody, 0, 0, &thing);
    auto* same = static_cast<Thing*>(body->GetUserData());
    EXPECT_EQ(same->value, 7);
    EXPECT_TRUE(body->GetUserData() != nullptr);
    EXPECT_EQ(((Thing*)body->GetUserData())->value, 7);
    body->SetUserData((void*)3);
    EXPECT_EQ((int)body->GetUserData(), 3);
    EXPECT_EQ((long)body->GetUserData(), 3L);
    EXPECT_TRUE(body->GetUserData() == (void*)3);
    body->SetUserData(nullptr);
    EXPECT_TRUE(body->GetUserData() == NULL);
    if (body->GetUserData()) FAIL();
}

TEST_F(Box2DTest, ABodyFallsOnAnEdge) {
    b2EdgeShape ground;
    ground.Set(b2Vec2(-10, 0), b2Vec2(10, 0));
    addBody(b2_staticBody, 0, 0, nullptr)->CreateFixture(&ground, 0);
    b2CircleShape circle;
    circle.m_radius = 1;
    b2Body* ball = addBody(b2_dynamicBody, 0, 5, nullptr);
    ball->CreateFixture(&circle, 1);
    for (int i = 0; i < 240; ++i) world.Step(1.0f / 60.0f, 8, 3);
    EXPECT_NEAR(ball->GetPosition().y, 1.0f, 0.05f);
}

TEST_F(Box2DTest, DrawsWithTheOldNames) {
    b2PolygonShape box;
    box.SetAsBox(1, 1);
    addBody(b2_dynamicBody, 0, 5, nullptr)->CreateFixture(&box, 1);
    CountingDraw draw;
    draw.SetFlags(b2Draw::e_shapeBit);
    world.SetDebugDraw(&draw);
    world.DrawDebugData();
    EXPECT_EQ(draw.polygons, 1);
    EXPECT_EQ(draw.circles, 0);
}

TEST_F(Box2DTest, AChainNeedsNoNeighbors) {
    const b2Vec2 points[] = {{10, 0}, {0, 0}, {-10, 0}};
    b2ChainShape chain;
    chain.CreateChain(points, 3);
    EXPECT_EQ(chain.GetChildCount(), 2);
}

TEST_F(Box2DTest, DeactivatesBodiesByTheirOldName) {
    b2Body* const body = addBody(b2_dynamicBody, 0, 5, nullptr);
    body->SetActive(false);
    EXPECT_FALSE(body->IsActive());
    world.Step(0.1f, 8, 3);
    EXPECT_EQ(body->GetPosition().y, 5.0f);
}

TEST_F(Box2DTest, FixturesAndJointsHaveUserDataToo) {
    Thing thing;
    b2CircleShape circle;
    circle.m_radius = 1;
    b2Body* const body = addBody(b2_dynamicBody, 0, 5, nullptr);
    b2Fixture* const fixture = body->CreateFixture(&circle, 1);
    fixture->SetUserData(&thing);
    EXPECT_EQ(static_cast<Thing*>(fixture->GetUserData()), &thing);
    b2RevoluteJointDef definition;
    definition.Initialize(addBody(b2_staticBody, 0, 0, nullptr), body, b2Vec2(0, 0));
    b2Joint* const joint = world.CreateJoint(&definition);
    joint->SetUserData(&thing);
    EXPECT_EQ(static_cast<Thing*>(joint->GetUserData()), &thing);
}

TEST_F(Box2DTest, PolygonsReturnTheirVertices) {
    b2PolygonShape box;
    box.SetAsBox(1, 2);
    ASSERT_EQ(box.GetVertexCount(), 4);
    EXPECT_EQ(std::abs(box.GetVertex(3).y), 2.0f);
}

/// A ball that hangs at a joint.
class HangingBall : public Box2DTest {
protected:
    HangingBall() {
        b2CircleShape circle;
        circle.m_radius = 0.5f;
        ceiling = addBody(b2_staticBody, 0, 10, nullptr);
        ball = addBody(b2_dynamicBody, 0, 6, nullptr);
        ball->CreateFixture(&circle, 1);
    }
    /// The lowest and the last height of the ball in ten seconds.
    void swing() {
        for (int i = 0; i < 600; ++i) {
            world.Step(1.0f / 60.0f, 8, 3);
            lowest = std::min(lowest, ball->GetPosition().y);
        }
    }

    b2Body* ceiling = nullptr;
    b2Body* ball = nullptr;
    float lowest = 6.0f;
};

TEST_F(HangingBall, ADistanceJointWithoutFrequencyIsRigid) {
    b2DistanceJointDef definition;
    definition.bodyA = ceiling;
    definition.bodyB = ball;
    definition.length = 4.0f;
    world.CreateJoint(&definition);
    swing();
    EXPECT_NEAR(lowest, 6.0f, 0.05f);
}

TEST_F(HangingBall, ADistanceJointWithAFrequencyIsASpring) {
    b2DistanceJointDef definition;
    definition.frequencyHz = 1.0f;
    definition.dampingRatio = 0.5f;
    definition.Initialize(ceiling, ball, ceiling->GetPosition(), ball->GetPosition());
    world.CreateJoint(&definition);
    swing();
    // Where the force of the spring equals the weight: g / (2 pi f)^2 below.
    EXPECT_NEAR(ball->GetPosition().y, 6.0f - 10.0f / 39.48f, 0.02f);
    EXPECT_LT(lowest, ball->GetPosition().y - 0.01f);
}

TEST_F(HangingBall, ARopeHoldsAtItsLength) {
    b2RopeJointDef definition;
    definition.bodyA = ceiling;
    definition.bodyB = ball;
    definition.localAnchorA.Set(0, 0);
    definition.localAnchorB.Set(0, 0);
    definition.maxLength = 7.0f;
    world.CreateJoint(&definition);
    swing();
    EXPECT_NEAR(ball->GetPosition().y, 3.0f, 0.05f);
}

TEST_F(HangingBall, AMouseJointPullsWithItsUsualFrequency) {
    b2MouseJointDef definition;
    definition.bodyA = ceiling;
    definition.bodyB = ball;
    definition.target = ball->GetPosition();
    definition.maxForce = 1000.0f * ball->GetMass();
    auto* const joint = static_cast<b2MouseJoint*>(world.CreateJoint(&definition));
    joint->SetTarget(b2Vec2(3, 8));
    swing();
    EXPECT_NEAR(ball->GetPosition().x, 3.0f, 0.02f);
    EXPECT_NEAR(ball->GetPosition().y, 8.0f, 0.05f);
}

TEST_F(HangingBall, AWeldWithAFrequencyBends) {
    b2WeldJointDef definition;
    definition.frequencyHz = 2.0f;
    definition.dampingRatio = 0.7f;
    definition.Initialize(ceiling, ball, b2Vec2(1, 6));
    world.CreateJoint(&definition);
    swing();
    EXPECT_GT(std::abs(ball->GetAngle()), 0.01f);
}

/// Two balls at a distance of 2.
class Box2DSpringTest : public Box2DTest {
protected:
    b2Body* addBall(float x) {
        b2Body* body = addBody(b2_dynamicBody, x, 0, nullptr);
        b2CircleShape circle;
        circle.m_radius = 0.5f;
        body->CreateFixture(&circle, 1.0f);
        return body;
    }
    b2Body* left = addBall(0);
    b2Body* right = addBall(2);
};

TEST_F(Box2DSpringTest, ALivingJointGetsAFrequency) {
    b2DistanceJointDef definition;
    definition.Initialize(left, right, left->GetPosition(), right->GetPosition());
    auto* joint = static_cast<b2DistanceJoint*>(world.CreateJoint(&definition));
    EXPECT_FLOAT_EQ(joint->GetFrequency(), 0.0f);
    joint->SetDampingRatio(0.3f);
    EXPECT_FLOAT_EQ(joint->GetDampingRatio(), 0.3f);
    joint->SetFrequency(4.0f);
    EXPECT_NEAR(joint->GetFrequency(), 4.0f, 1e-4f);
    EXPECT_NEAR(joint->GetDampingRatio(), 0.3f, 1e-4f);
    world.SetGravity(b2Vec2(0, 0));
    right->SetLinearVelocity(b2Vec2(10, 0)); // a spring gives way
    for (int i = 0; i < 3; ++i) world.Step(1 / 60.0f, 8, 3);
    EXPECT_GT(right->GetPosition().x - left->GetPosition().x, 2.2f);
}

TEST_F(Box2DSpringTest, AJointWithoutFrequencyIsRigidAgain) {
    b2DistanceJointDef definition;
    definition.Initialize(left, right, left->GetPosition(), right->GetPosition());
    definition.frequencyHz = 2.0f;
    auto* joint = static_cast<b2DistanceJoint*>(world.CreateJoint(&definition));
    EXPECT_NEAR(joint->GetFrequency(), 2.0f, 1e-4f);
    joint->SetFrequency(0.0f);
    joint->SetLength(3.0f);
    world.SetGravity(b2Vec2(0, 0));
    for (int i = 0; i < 120; ++i) world.Step(1 / 60.0f, 8, 3);
    EXPECT_NEAR(right->GetPosition().x - left->GetPosition().x, 3.0f, 0.05f);
}

TEST_F(Box2DSpringTest, MouseWeldAndWheelJointsHaveFrequencies) {
    b2MouseJointDef mouse;
    mouse.bodyA = left;
    mouse.bodyB = right;
    auto* dragged = static_cast<b2MouseJoint*>(world.CreateJoint(&mouse));
    dragged->SetFrequency(3.0f);
    dragged->SetDampingRatio(0.9f);
    EXPECT_NEAR(dragged->GetFrequency(), 3.0f, 1e-4f);
    EXPECT_NEAR(dragged->GetDampingRatio(), 0.9f, 1e-4f);
    b2WeldJointDef weld;
    weld.Initialize(left, right, b2Vec2(1, 0));
    auto* welded = static_cast<b2WeldJoint*>(world.CreateJoint(&weld));
    welded->SetFrequency(6.0f);
    EXPECT_NEAR(welded->GetFrequency(), 6.0f, 1e-4f);
    b2WheelJointDef wheel;
    wheel.Initialize(left, right, b2Vec2(2, 0), b2Vec2(0, 1));
    auto* turned = static_cast<b2WheelJoint*>(world.CreateJoint(&wheel));
    EXPECT_NEAR(turned->GetSpringFrequencyHz(), 2.0f, 1e-4f);
    EXPECT_NEAR(turned->GetSpringDampingRatio(), 0.7f, 1e-4f);
    turned->SetSpringFrequencyHz(5.0f);
    EXPECT_NEAR(turned->GetSpringDampingRatio(), 0.7f, 1e-4f);
}

TEST_F(Box2DTest, PolygonsHaveTheCountOfTheirVertices) {
    b2PolygonShape box;
    box.SetAsBox(1, 2);
    EXPECT_EQ(box.m_vertexCount, 4);
    EXPECT_EQ(box.GetVertexCount(), 4);
}

} // namespace
