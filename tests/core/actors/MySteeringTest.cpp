#include "actors/ActorFixture.h"

#include "action/Place.h"
#include "actors/MySteering.h"
#include "base/log.h"
#include "gameplay/frame.h"

#include <limits>

using namespace cocos2d;
using copra::MySteering;

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

    MySteering* follower() {
        MySteering* sprite = MySteering::create(dummy, "bee", 0.5f, 4.0f, 50.0f);
        scene->addChild(sprite);
        return sprite;
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame(kFrame);
    }

    RefPtr<copra::CollisionSprite> dummy;
};

TEST_F(MySteeringTest, StartsOnItsTargetWithTheArticlesRadius) {
    dummy->setPosition(30, 40);
    MySteering* sprite = follower();
    EXPECT_EQ(sprite->getPosition(), Vec2(30, 40));
    EXPECT_EQ(sprite->getRadius(), 10.0f);
    EXPECT_EQ(sprite->getTarget(), dummy.get());
}

TEST_F(MySteeringTest, FliesTheArticlesPathWhateverTheFrameTime) {
    MySteering* sprite = follower();
    dummy->setPosition(100, 0);
    for (int i = 0; i < 8; ++i) frame(i % 2 == 0 ? 0.001f : 0.1f);
    EXPECT_NEAR(sprite->getPositionX(), 18.0f, 1e-3f);
    frames(12);
    EXPECT_NEAR(sprite->getPositionX(), 64.180352f, 1e-3f);
    EXPECT_NEAR(sprite->getVelocity().x, 60 * 3.114752f, 1e-2f);
    EXPECT_NEAR(sprite->getRotation(), 90.0f, 1e-3f);
}

TEST_F(MySteeringTest, SeesWhereAnActionHasPutTheTargetInThisFrame) {
    MySteering* sprite = follower();
    dummy->runAction(Place::create({0, 100}));
    frames(1);
    EXPECT_NEAR(sprite->getPositionY(), 0.5f, 1e-4f);
    EXPECT_NEAR(sprite->getRotation(), 0.0f, 1e-3f);
}

TEST_F(MySteeringTest, TheImprovedFormFliesTheSamePathAndComesToRest) {
    MySteering* sprite = follower();
    sprite->setForm(MySteering::Form::Improved);
    dummy->setPosition(100, 0);
    frames(20);
    EXPECT_NEAR(sprite->getPositionX(), 64.180352f, 1e-2f);
    frames(200);
    EXPECT_TRUE(sprite->hasArrived());
    EXPECT_TRUE(sprite->getVelocity().isZero());
    EXPECT_NEAR(sprite->getPositionX(), 100.0f, 0.5f);
    EXPECT_NEAR(sprite->getRotation(), 90.0f, 1e-3f) << "it keeps looking where it flew";
}

TEST_F(MySteeringTest, TheImprovedFormTakesPointsASecond) {
    copra::Steerable limits;
    limits.maxSpeed = 120.0f;
    MySteering* sprite = MySteering::create(dummy, "bee", limits);
    scene->addChild(sprite);
    EXPECT_EQ(sprite->getForm(), MySteering::Form::Improved);
    dummy->setPosition(1000, 0);
    frames(60);
    EXPECT_NEAR(sprite->getVelocity().x, 120.0f, 1e-2f);
}

TEST_F(MySteeringTest, KeepsItsVelocityWhenTheFormChanges) {
    MySteering* sprite = follower();
    dummy->setPosition(100, 0);
    frames(4);
    const Vec2 before = sprite->getVelocity();
    sprite->setForm(MySteering::Form::Improved);
    EXPECT_NEAR(sprite->getVelocity().x, before.x, 1e-3f);
    sprite->setForm(MySteering::Form::Reference);
    EXPECT_NEAR(sprite->getVelocity().x, before.x, 1e-3f);
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

TEST_F(MySteeringTest, FliesOnWhenTheTargetDies) {
    MySteering* sprite = follower();
    dummy->setPosition(100, 0);
    frames(8);
    dummy->removeFromParent();
    dummy.reset();
    frames(10);
    EXPECT_EQ(sprite->getTarget(), nullptr);
    EXPECT_NEAR(sprite->getPositionX(), 18.0f + 40.0f, 1e-3f);
}

TEST_F(MySteeringTest, TheImprovedFormBrakesWhenTheTargetDies) {
    MySteering* sprite = follower();
    sprite->setForm(MySteering::Form::Improved);
    dummy->setPosition(100, 0);
    frames(8);
    dummy->removeFromParent();
    dummy.reset();
    frames(10);
    EXPECT_TRUE(sprite->getVelocity().isZero());
    EXPECT_LT(sprite->getPositionX(), 40.0f);
}

TEST_F(MySteeringTest, IsNotMadeFromNonsense) {
    copra::LogCapture log;
    EXPECT_EQ(MySteering::create(nullptr, picture, 0.5f, 4.0f, 50.0f), nullptr);
    EXPECT_EQ(MySteering::create(dummy, static_cast<SpriteFrame*>(nullptr), 0.5f, 4.0f, 50.0f), nullptr);
    EXPECT_EQ(MySteering::create(dummy, picture, 0.0f, 4.0f, 50.0f), nullptr);
    EXPECT_EQ(MySteering::create(dummy, picture, 0.5f, -4.0f, 50.0f), nullptr);
    EXPECT_EQ(MySteering::create(dummy, picture, 0.5f, 4.0f, -1.0f), nullptr);
    EXPECT_EQ(MySteering::create(dummy, picture, std::numeric_limits<float>::quiet_NaN(), 4.0f, 50.0f),
              nullptr);
    EXPECT_EQ(log.lineCount(), 6);
    EXPECT_TRUE(log.contains("maxSpeed"));
}

TEST_F(MySteeringTest, RefusesAFaultyTuningAndGoesOnAsBefore) {
    copra::LogCapture log;
    MySteering* sprite = follower();
    copra::ArrivalTuning faulty;
    faulty.tolerance = -1.0f;
    sprite->setTuning({}, faulty);
    sprite->setVelocity({std::numeric_limits<float>::quiet_NaN(), 0.0f});
    EXPECT_EQ(sprite->getForm(), MySteering::Form::Reference);
    EXPECT_TRUE(sprite->getVelocity().isZero());
    EXPECT_EQ(log.lineCount(), 2);
}

TEST_F(MySteeringTest, ATargetThatTeleportsIsFollowedWithinTheLimits) {
    for (const auto form : {MySteering::Form::Reference, MySteering::Form::Improved}) {
        dummy->setPosition(0, 0);
        MySteering* sprite = follower();
        sprite->setForm(form);
        for (int i = 0; i < 200; ++i) {
            if (i % 20 == 0) dummy->setPosition(i % 40 == 0 ? Vec2(3000, -2000) : Vec2(-50, 70));
            const Vec2 before = sprite->getPosition();
            frames(1);
            ASSERT_LE(sprite->getPosition().distance(before), 4.001f);
        }
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
