#include "actors/SteeredNode.h"

#include "actors/ActorFixture.h"
#include "gameplay/frame.h"
#include "gameplay/steering/Arrival.h"
#include "gameplay/steering/SteeringBehaviors.h"

#include <limits>

using namespace cocos2d;
using copra::Steerable;
using copra::SteeredNode;

class SteeredNodeTest : public ActorTest {
protected:
    Node* nodeAt(const Vec2& place) {
        Node* node = Node::create();
        node->setPosition(place);
        scene->addChild(node);
        return node;
    }
};

TEST_F(SteeredNodeTest, FliesANodeTheWayThatAPlainMoverFlies) {
    const Vec2 target(200, 120);
    Node* node = nodeAt(Vec2(10, 20));
    SteeredNode thing(node);
    Steerable plain;
    plain.position = Vec2(10, 20);
    for (int i = 0; i < 200; ++i) {
        steerObject(thing, {}, kFrame, [&](const Steerable& self) { return arrival(self, target); });
        steer(plain, arrival(plain, target), kFrame);
        ASSERT_EQ(node->getPosition(), plain.position);
    }
    EXPECT_LT(node->getPosition().distance(target), 1.0f);
}

TEST_F(SteeredNodeTest, LooksAlongItsCourseUnlessAskedNotTo) {
    Node* turning = nodeAt(Vec2::ZERO);
    Node* upright = nodeAt(Vec2::ZERO);
    SteeredNode a(turning), b(upright, false);
    const auto right = [](const Steerable& self) { return seek(self, Vec2(100, 0)); };
    steerObject(a, {}, kFrame, right);
    steerObject(b, {}, kFrame, right);
    EXPECT_NEAR(turning->getRotation(), 90, 1e-3);
    EXPECT_EQ(upright->getRotation(), 0);
    EXPECT_EQ(upright->getPosition(), turning->getPosition());
    const auto rest = [](const Steerable&) { return Vec2::ZERO; };
    for (int i = 0; i < 60; ++i) steerObject(a, {}, kFrame, rest);
    EXPECT_EQ(a.velocity, Vec2::ZERO);
    EXPECT_NEAR(turning->getRotation(), 90, 1e-3) << "at rest it keeps looking there";
    b.setTurns(true);
    steerObject(b, {}, kFrame, right);
    EXPECT_NEAR(upright->getRotation(), 90, 1e-3);
}

TEST_F(SteeredNodeTest, TakesItsPlaceFromTheNodeAfterEveryMove) {
    Node* node = nodeAt(Vec2::ZERO);
    SteeredNode thing(node);
    node->setPosition(300, 0);
    steerObject(thing, {}, kFrame, [](const Steerable& self) {
        EXPECT_EQ(self.position, Vec2(300, 0));
        return Vec2::ZERO;
    });
}

TEST_F(SteeredNodeTest, StopsQuietlyWhenTheNodeDies) {
    Node* node = nodeAt(Vec2::ZERO);
    frame(); // only the scene holds it now
    SteeredNode thing(node);
    const auto right = [](const Steerable& self) { return seek(self, Vec2(100, 0)); };
    steerObject(thing, {}, kFrame, right);
    EXPECT_GT(thing.velocity.x, 0);
    node->removeFromParent();
    EXPECT_EQ(thing.node(), nullptr);
    steerObject(thing, {}, kFrame, right);
    EXPECT_EQ(thing.velocity, Vec2::ZERO);
    SteeredNode nothing;
    steerObject(nothing, {}, kFrame, right);
    EXPECT_EQ(nothing.velocity, Vec2::ZERO);
}

TEST_F(SteeredNodeTest, InvalidInputMovesNothing) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Node* node = nodeAt(Vec2(5, 6));
    SteeredNode thing(node);
    Steerable lame;
    lame.maxSpeed = 0;
    steerObject(thing, lame, kFrame, [](const Steerable& self) { return seek(self, Vec2(100, 0)); });
    steerObject(thing, {}, nan, [](const Steerable& self) { return seek(self, Vec2(100, 0)); });
    steerObject(thing, {}, kFrame, [nan](const Steerable&) { return Vec2(nan, 0); });
    EXPECT_EQ(node->getPosition(), Vec2(5, 6));
    thing.velocity = Vec2(nan, nan);
    steerObject(thing, {}, kFrame, [](const Steerable& self) { return seek(self, Vec2(100, 6)); });
    EXPECT_GT(node->getPositionX(), 5) << "starts from rest";
    EXPECT_EQ(node->getPositionY(), 6);
}
