#include "compat/box2d/Box2DOutlines.h"

#include "compat/box2d/Box2D.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <vector>

using cocos2d::Vec2;

namespace {

class Box2DOutlinesTest : public testing::Test {
protected:
    void SetUp() override { copra::setTakesBox2DSnapshots(true); }
    void TearDown() override { copra::setTakesBox2DSnapshots(false); }

    b2Body* addBody(const b2Shape& shape, float x, float y) {
        b2BodyDef definition;
        definition.position.Set(x, y);
        b2Body* body = world.CreateBody(&definition);
        body->CreateFixture(&shape, 1.0f);
        return body;
    }
    /// What the only snapshot has, after a step.
    const std::vector<copra::Box2DOutline>& outlines() {
        world.Step(1.0f / 60.0f, 8, 3);
        return copra::box2DSnapshots().at(0).outlines;
    }

    b2World world{b2Vec2(0.0f, -10.0f)};
};

TEST_F(Box2DOutlinesTest, APolygonIsAClosedLineInItsPlace) {
    b2PolygonShape box;
    box.SetAsBox(2.0f, 1.0f);
    addBody(box, 10.0f, 5.0f)->SetTransform(b2Vec2(10.0f, 5.0f), b2_pi / 2.0f);
    const auto& found = outlines();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_TRUE(found[0].isClosed);
    ASSERT_EQ(found[0].points.size(), 4u);
    for (const Vec2& point : found[0].points) {
        EXPECT_NEAR(std::abs(point.x - 10.0f), 1.0f, 1e-4f);
        EXPECT_NEAR(std::abs(point.y - 5.0f), 2.0f, 1e-4f);
    }
}

TEST_F(Box2DOutlinesTest, ACircleHasItsCenterAndShowsHowItIsTurned) {
    b2CircleShape circle;
    circle.m_radius = 2.0f;
    addBody(circle, 1.0f, 1.0f)->SetTransform(b2Vec2(1.0f, 1.0f), b2_pi / 2.0f);
    const auto& found = outlines();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].radius, 2.0f);
    ASSERT_EQ(found[0].points.size(), 2u);
    EXPECT_TRUE(found[0].points[0].fuzzyEquals(Vec2(1.0f, 1.0f), 1e-4f));
    EXPECT_TRUE(found[0].points[1].fuzzyEquals(Vec2(1.0f, 3.0f), 1e-4f));
}

TEST_F(Box2DOutlinesTest, EdgesAndChainsAreOpenLines) {
    b2EdgeShape edge;
    edge.Set(b2Vec2(0.0f, 0.0f), b2Vec2(3.0f, 0.0f));
    addBody(edge, 0.0f, 1.0f);
    const b2Vec2 points[] = {{10, 0}, {0, 0}, {-10, 0}};
    b2ChainShape chain;
    chain.CreateChain(points, 3);
    addBody(chain, 0.0f, 0.0f);
    const auto& found = outlines();
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].points.size(), 3u); // Box2D has the newest body first
    EXPECT_EQ(found[1].points.size(), 2u);
    EXPECT_EQ(found[1].points[1], Vec2(3.0f, 1.0f));
    EXPECT_FALSE(found[0].isClosed || found[1].isClosed);
}

TEST_F(Box2DOutlinesTest, AJointIsALineBetweenItsBodies) {
    b2CircleShape circle;
    circle.m_radius = 1.0f;
    b2RevoluteJointDef definition;
    definition.Initialize(addBody(circle, 0, 0), addBody(circle, 4, 0), b2Vec2(2.0f, 0.0f));
    world.CreateJoint(&definition);
    const auto& found = outlines();
    ASSERT_EQ(found.size(), 3u);
    EXPECT_TRUE(found[2].isJoint);
    EXPECT_EQ(found[2].points.front(), Vec2(0.0f, 0.0f));
    EXPECT_EQ(found[2].points.back(), Vec2(4.0f, 0.0f));
}

TEST_F(Box2DOutlinesTest, ASnapshotOutlivesItsWorldForThirtyFrames) {
    auto other = std::make_unique<b2World>(b2Vec2(0.0f, 0.0f));
    other->Step(1.0f / 60.0f, 8, 3);
    other.reset();
    for (int i = 0; i < 30; ++i) copra::ageBox2DSnapshots();
    EXPECT_EQ(copra::box2DSnapshots().size(), 1u);
    copra::ageBox2DSnapshots();
    EXPECT_TRUE(copra::box2DSnapshots().empty());
}

TEST_F(Box2DOutlinesTest, AWorldHasOneSnapshotThoughItIsSteppedTwiceAFrame) {
    world.Step(1.0f / 60.0f, 8, 3);
    world.Step(1.0f / 60.0f, 8, 3);
    EXPECT_EQ(copra::box2DSnapshots().size(), 1u);
}

TEST_F(Box2DOutlinesTest, NothingIsTakenUnlessAToolAsks) {
    copra::setTakesBox2DSnapshots(false);
    world.Step(1.0f / 60.0f, 8, 3);
    EXPECT_TRUE(copra::box2DSnapshots().empty());
}

} // namespace
