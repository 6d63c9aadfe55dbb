#include "actors/ActorFixture.h"

#include "action/Place.h"
#include "actors/MySteering.h"
#include "gameplay/frame.h"

#include <limits>

using namespace cocos2d;
using copra::MySteering;
using copra::SteeringTuning;

class MySteeringTest : public ActorTest {
protected:
    void SetUp() override {
        ActorTest::SetUp();
        dummy = copra::CollisionSprite::create();
        scene->addChild(dummy);
    }
    void TearDown() override {
        dummy.reset();
        ActorTest::TearDown();
    }

    MySteering* follower(const SteeringTuning& tuning = {}) {
        MySteering* sprite = MySteering::create(dummy, "bee", tuning);
        scene->addChild(sprite);
        return sprite;
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame(kFrame);
    }

    RefPtr<copra::CollisionSprite> dummy;
};

TEST_F(MySteeringTest, StartsOnItsTargetWithHalfItsWidthAsRadius) {
    dummy->setPosition(30, 40);
    MySteering* sprite = follower();
    EXPECT_EQ(sprite->getPosition(), Vec2(30, 40));
    EXPECT_EQ(sprite->getRadius(), 10.0f);
    EXPECT_EQ(sprite->getTarget(), dummy.get());
}

TEST_F(MySteeringTest, FliesTheArticlesPathInSecondsAndComesToRest) {
    MySteering* sprite = follower(); // 4 points a frame and half a point a frame, a frame
    dummy->setPosition(100, 0);
    frames(20);
    EXPECT_NEAR(sprite->getPositionX(), 64.180352f, 1e-2f);
    frames(200);
    EXPECT_TRUE(sprite->hasArrived());
    EXPECT_TRUE(sprite->getVelocity().isZero());
    EXPECT_NEAR(sprite->getPositionX(), 100.0f, 0.5f);
    EXPECT_NEAR(sprite->getRotation(), 90.0f, 1e-3f) << "it keeps looking where it flew";
}

TEST_F(MySteeringTest, SeesWhereAnActionHasPutTheTargetInThisFrame) {
    MySteering* sprite = follower();
    dummy->runAction(Place::create({0, 100}));
    frames(1);
    EXPECT_NEAR(sprite->getPositionY(), 0.5f, 1e-4f);
    EXPECT_NEAR(sprite->getRotation(), 0.0f, 1e-3f);
}

TEST_F(MySteeringTest, ItsLimitsAreInPointsASecond) {
    SteeringTuning tuning;
    tuning.maxSpeed = 120.0f;
    MySteering* sprite = follower(tuning);
    dummy->setPosition(1000, 0);
    frames(60);
    EXPECT_NEAR(sprite->getVelocity().x, 120.0f, 1e-2f);
    EXPECT_EQ(sprite->getTuning().maxSpeed, 120.0f);
    tuning.maxSpeed = 60.0f;
    sprite->setTuning(tuning);
    frames(60);
    EXPECT_NEAR(sprite->getVelocity().x, 60.0f, 1e-2f);
}

TEST_F(MySteeringTest, LeavesItsRotationAloneWhenAsked) {
    MySteering* sprite = follower();
    sprite->setTurns(false);
    sprite->setRotation(17.0f);
    dummy->setPosition(100, 0);
    frames(10);
    EXPECT_EQ(sprite->getRotation(), 17.0f);
    sprite->setTurns(true);
    frames(1);
    EXPECT_NEAR(sprite->getRotation(), 90.0f, 1e-3f);
}

TEST_F(MySteeringTest, FollowsATargetInAnotherParent) {
    Node* layer = Node::create();
    layer->setPosition(500, 0);
    scene->addChild(layer);
    dummy->removeFromParent();
    layer->addChild(dummy);
    dummy->setPosition(-400, 0);
    MySteering* sprite = follower();
    sprite->setPosition(0, 0);
    frames(8);
    EXPECT_NEAR(sprite->getPositionX(), 18.0f, 1e-3f);
}

TEST_F(MySteeringTest, BrakesWhenTheTargetDies) {
    MySteering* sprite = follower();
    dummy->setPosition(100, 0);
    frames(8);
    dummy->removeFromParent();
    dummy.reset();
    frames(10);
    EXPECT_EQ(sprite->getTarget(), nullptr);
    EXPECT_TRUE(sprite->getVelocity().isZero());
    EXPECT_LT(sprite->getPositionX(), 40.0f);
}

TEST_F(MySteeringTest, IsNotMadeFromInvalidInput) {
    SteeringTuning fast, slow, odd;
    fast.maxSpeed = std::numeric_limits<float>::quiet_NaN();
    slow.maxAccel = 0.0f;
    odd.brakeDistance = -1.0f;
    EXPECT_NOT_MADE((MySteering::create(dummy, picture, fast)), "MySteering cannot be created: maxSpeed");
    EXPECT_NOT_MADE((MySteering::create(dummy, picture, slow)), "maxAccel");
    EXPECT_NOT_MADE((MySteering::create(dummy, picture, odd)), "brakeDistance");
    EXPECT_REFUSED(MySteering::create(nullptr, picture), "MySteering::create: the target is null");
    EXPECT_REFUSED(MySteering::create(dummy, static_cast<SpriteFrame*>(nullptr)), "the sprite frame is null");
}

TEST_F(MySteeringTest, IgnoresAFaultyTuningAndVelocity) {
    MySteering* sprite = follower();
    SteeringTuning faulty;
    faulty.tolerance = -1.0f;
    EXPECT_WARNED(sprite->setTuning(faulty), "MySteering: tuning refused: tolerance");
    EXPECT_WARNED(sprite->setVelocity({std::numeric_limits<float>::quiet_NaN(), 0.0f}), "velocity refused");
    EXPECT_EQ(sprite->getTuning().tolerance, SteeringTuning{}.tolerance);
    EXPECT_TRUE(sprite->getVelocity().isZero());
}

TEST_F(MySteeringTest, ATargetThatTeleportsIsFollowedWithinTheLimits) {
    dummy->setPosition(0, 0);
    MySteering* sprite = follower();
    for (int i = 0; i < 200; ++i) {
        if (i % 20 == 0) dummy->setPosition(i % 40 == 0 ? Vec2(3000, -2000) : Vec2(-50, 70));
        const Vec2 before = sprite->getPosition();
        frames(1);
        ASSERT_LE(sprite->getPosition().distance(before), 4.001f);
    }
}

TEST_F(MySteeringTest, ATargetThatIsTakenOffTheStageIsStillFollowedWhileItLives) {
    MySteering* sprite = follower();
    dummy->setPosition(100, 0);
    dummy->removeFromParent();
    frames(8);
    EXPECT_EQ(sprite->getTarget(), dummy.get());
    EXPECT_NEAR(sprite->getPositionX(), 18.0f, 1e-3f);
}
