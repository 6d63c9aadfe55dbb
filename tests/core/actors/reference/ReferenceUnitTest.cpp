#include "actors/reference/ReferenceUnit.h"

#include "actors/ActorFixture.h"
#include "gameplay/frame.h"

#include <limits>

using namespace cocos2d;
using copra::ReferenceUnit;
using Movement = copra::ReferenceUnit::Movement;

class ReferenceUnitTest : public ActorTest {
protected:
    ReferenceUnit* unit(Movement movement, float speed = 5.0f) {
        ReferenceUnit* sprite = ReferenceUnit::create("bee", movement, speed);
        scene->addChild(sprite);
        return sprite;
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame(kFrame);
    }
};

TEST_F(ReferenceUnitTest, CountsFramesNotSeconds) {
    ReferenceUnit* sprite = unit(Movement::Home);
    sprite->setHeading({1, 0});
    sprite->setTargetPosition({100, 100});
    for (int i = 0; i < 10; ++i) frame(i % 2 ? 0.001f : 0.1f);
    EXPECT_NEAR(sprite->getPositionX(), 42.970224836f, 1e-2f);
    EXPECT_NEAR(sprite->getPositionY(), 22.368883205f, 1e-2f);
    EXPECT_NEAR(sprite->getRotation(), 40.0f, 1e-2f);
    frames(20);
    EXPECT_EQ(sprite->getPosition(), Vec2(100, 100));
    EXPECT_TRUE(sprite->hasArrived());
}

TEST_F(ReferenceUnitTest, FliesStraightTurnsAndFliesOn) {
    ReferenceUnit* straight = unit(Movement::Straight, 4.0f);
    ReferenceUnit* turret = unit(Movement::LockOn, 4.0f);
    ReferenceUnit* homing = unit(Movement::Home, 4.0f);
    straight->setTargetPosition({0, -40});
    turret->setTargetPosition({100, 100});
    frames(5);
    EXPECT_NEAR(straight->getPositionY(), -20.0f, 1e-3f);
    EXPECT_NEAR(straight->getRotation(), 180.0f, 1e-3f);
    EXPECT_NEAR(turret->getRotation(), 25.0f, 1e-2f);
    EXPECT_NEAR(homing->getPositionY(), 20.0f, 1e-3f) << "without a target";
}

TEST_F(ReferenceUnitTest, FollowsANodeAndForgetsItWhenItDies) {
    ReferenceUnit* straight = unit(Movement::Straight);
    ReferenceUnit* homing = unit(Movement::Home);
    Node* node = Node::create();
    node->setPosition(0, 1000);
    scene->addChild(node);
    for (ReferenceUnit* each : {straight, homing}) each->setTarget(node);
    frames(10);
    node->removeFromParent();
    frames(300);
    EXPECT_EQ(straight->getTarget(), nullptr);
    EXPECT_NEAR(straight->getPositionY(), 1000.0f, 1e-2f) << "to the last known place";
    EXPECT_GT(homing->getPositionY(), 1200.0f) << "along its heading";
}

TEST_F(ReferenceUnitTest, RefusesInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_NOT_MADE((ReferenceUnit::create("bee", Movement::Home, 0.0f)), "cannot be created: speed");
    EXPECT_NOT_MADE((ReferenceUnit::create("bee", Movement::Home, 5.0f, nan)), "cannot be created: speed");
    ReferenceUnit* sprite = unit(Movement::Home);
    EXPECT_WARNED(sprite->setTargetPosition({nan, 0}), "target refused");
    EXPECT_WARNED(sprite->setHeading({0, 0}), "heading refused");
    frames(1);
    EXPECT_NEAR(sprite->getPositionY(), 5.0f, 1e-3f);
}
