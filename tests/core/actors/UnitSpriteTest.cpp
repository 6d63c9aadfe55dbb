#include "actors/UnitSprite.h"
#include "actors/ActorFixture.h"
#include "gameplay/frame.h"

#include <limits>

using namespace cocos2d;
using copra::Pursuit;
using copra::UnitSprite;
using copra::UnitTuning;

namespace {

UnitTuning tuned(Pursuit pursuit) {
    UnitTuning tuning;
    tuning.pursuit = pursuit;
    tuning.turnDegrees = 300.0f;
    return tuning;
}

} // namespace

class UnitSpriteTest : public ActorTest {
protected:
    UnitSprite* unit(Pursuit pursuit) {
        UnitSprite* sprite = UnitSprite::create("bee", tuned(pursuit));
        scene->addChild(sprite);
        return sprite;
    }
    Node* prey(const Vec2& place) {
        Node* node = Node::create();
        node->setPosition(place);
        scene->addChild(node);
        return node;
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame(kFrame);
    }
};

TEST_F(UnitSpriteTest, LooksUpAtFirstAndStandsWithoutATargetWhenItFliesStraight) {
    UnitSprite* sprite = unit(Pursuit::Straight);
    EXPECT_EQ(sprite->getRotation(), 0.0f);
    frames(10);
    EXPECT_EQ(sprite->getPosition(), Vec2::ZERO);
}

TEST_F(UnitSpriteTest, FliesStraightToAPlaceTurnsToItAndNotifiesOnce) {
    UnitSprite* sprite = unit(Pursuit::Straight);
    int arrivals = 0;
    sprite->setOnArrived([&](UnitSprite*) { ++arrivals; });
    sprite->setTargetPosition({30, 0});
    frames(1);
    EXPECT_NEAR(sprite->getPositionX(), 5.0f, 1e-4f);
    EXPECT_NEAR(sprite->getRotation(), 90.0f, 1e-3f);
    frames(20);
    EXPECT_EQ(sprite->getPosition(), Vec2(30, 0));
    EXPECT_TRUE(sprite->hasArrived());
    EXPECT_EQ(arrivals, 1);
    sprite->setTargetPosition({30, 10});
    frames(20);
    EXPECT_EQ(arrivals, 2);
}

TEST_F(UnitSpriteTest, HomesInOnANodeInAnotherParent) {
    Node* layer = Node::create();
    layer->setPosition(500, 0);
    scene->addChild(layer);
    Node* node = Node::create();
    node->setPosition(-400, 100);
    layer->addChild(node);
    UnitSprite* sprite = unit(Pursuit::Home);
    sprite->setHeading({5, 0});
    sprite->setTarget(node);
    frames(1);
    EXPECT_NEAR(sprite->getPositionX(), 4.98097f, 1e-3f);
    EXPECT_NEAR(sprite->getPositionY(), 0.435779f, 1e-3f);
    EXPECT_NEAR(sprite->getRotation(), 85.0f, 1e-2f);
    frames(29);
    EXPECT_TRUE(sprite->hasArrived());
}

TEST_F(UnitSpriteTest, ATurretStaysWhereItIs) {
    UnitSprite* sprite = unit(Pursuit::LockOn);
    sprite->setTarget(prey({100, 0}));
    frames(16);
    EXPECT_FALSE(sprite->hasArrived());
    frames(3);
    EXPECT_TRUE(sprite->hasArrived());
    EXPECT_NEAR(sprite->getRotation(), 90.0f, 1e-3f);
    EXPECT_EQ(sprite->getPosition(), Vec2::ZERO);
}

TEST_F(UnitSpriteTest, LeadsANodeByTheSpeedThatItSees) {
    UnitSprite* leading = unit(Pursuit::Lead);
    UnitSprite* homing = unit(Pursuit::Home);
    Node* node = prey({300, 0});
    for (UnitSprite* sprite : {leading, homing}) {
        sprite->setHeading({1, 0});
        sprite->setTarget(node);
    }
    int led = 0, homed = 0;
    for (int i = 1; i < 300; ++i) {
        node->setPosition(300, 3.0f * static_cast<float>(i));
        frames(1);
        if (!led && leading->hasArrived()) led = i;
        if (!homed && homing->hasArrived()) homed = i;
    }
    EXPECT_NEAR(led, 76, 3);
    EXPECT_GT(homed, led + 10);
}

TEST_F(UnitSpriteTest, FliesOnWhenItsTargetDies) {
    UnitSprite* sprite = unit(Pursuit::Home);
    UnitSprite* straight = unit(Pursuit::Straight);
    UnitSprite* turret = unit(Pursuit::LockOn);
    Node* node = prey({0, 1000});
    for (UnitSprite* each : {sprite, straight, turret}) each->setTarget(node);
    frames(10);
    node->removeFromParent();
    frames(10);
    EXPECT_EQ(sprite->getTarget(), nullptr);
    EXPECT_NEAR(sprite->getPositionY(), 100.0f, 1e-2f) << "along its heading";
    EXPECT_NEAR(straight->getPositionY(), 100.0f, 1e-2f) << "to the last known place";
    EXPECT_FALSE(turret->hasArrived());
    EXPECT_NEAR(turret->getRotation(), 0.0f, 1e-3f);
    frames(300);
    EXPECT_NEAR(straight->getPositionY(), 1000.0f, 1e-2f);
    EXPECT_GT(sprite->getPositionY(), 1200.0f);
}

TEST_F(UnitSpriteTest, ATargetThatLeapsIsNotLed) {
    UnitSprite* sprite = unit(Pursuit::Navigate);
    Node* node = prey({0, 300});
    sprite->setTarget(node);
    frames(5);
    node->setPosition(-5000, 300);
    for (int i = 0; i < 30; ++i) {
        const float before = sprite->getRotation();
        frames(1);
        EXPECT_LE(std::abs(sprite->getRotation() - before), 5.01f);
    }
}

TEST_F(UnitSpriteTest, MayBeRemovedByItsListener) {
    UnitSprite* sprite = unit(Pursuit::Straight);
    sprite->setOnArrived([](UnitSprite* arrived) { arrived->removeFromParent(); });
    sprite->setTargetPosition({3, 0});
    frames(3);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(UnitSpriteTest, RefusesInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    UnitTuning faulty;
    faulty.speed = -1.0f;
    EXPECT_NOT_MADE((UnitSprite::create("bee", faulty)), "UnitSprite cannot be created: speed");
    EXPECT_REFUSED(UnitSprite::create(static_cast<SpriteFrame*>(nullptr)), "the sprite frame is null");
    UnitSprite* sprite = unit(Pursuit::Home);
    EXPECT_WARNED(sprite->setTuning(faulty), "UnitSprite: tuning refused: speed");
    EXPECT_WARNED(sprite->setTargetPosition({nan, 0}), "target refused");
    EXPECT_WARNED(sprite->setHeading({0, 0}), "heading refused");
    EXPECT_WARNED(sprite->setHeading({nan, 0}), "heading refused");
    sprite->clearTarget();
    sprite->setTarget(nullptr);
    frames(1);
    EXPECT_NEAR(sprite->getPositionY(), 5.0f, 1e-3f);
}

TEST_F(UnitSpriteTest, ATargetThatIsRemovedFromTheSceneIsHarmless) {
    for (const Pursuit pursuit :
         {Pursuit::Straight, Pursuit::LockOn, Pursuit::Home, Pursuit::Lead, Pursuit::Navigate}) {
        UnitSprite* sprite = unit(pursuit);
        RefPtr<Node> node = prey({200, 300});
        sprite->setTarget(node);
        frames(5);
        node->removeFromParent();
        frames(5);
        EXPECT_TRUE(copra::isFinite(sprite->getPosition()));
    }
}
