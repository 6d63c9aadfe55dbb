#include "actors/reference/ReferenceSteering.h"

#include "action/Place.h"
#include "actors/ActorFixture.h"
#include "gameplay/frame.h"

#include <limits>

using namespace cocos2d;
using copra::ReferenceSteering;

class ReferenceSteeringTest : public ActorTest {
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

    ReferenceSteering* follower() {
        ReferenceSteering* sprite = ReferenceSteering::create(dummy, "bee", 0.5f, 4.0f, 50.0f);
        scene->addChild(sprite);
        return sprite;
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame(kFrame);
    }

    RefPtr<copra::CollisionSprite> dummy;
};

TEST_F(ReferenceSteeringTest, StartsOnItsTargetWithTheArticlesRadius) {
    dummy->setPosition(30, 40);
    ReferenceSteering* sprite = follower();
    EXPECT_EQ(sprite->getPosition(), Vec2(30, 40));
    EXPECT_EQ(sprite->getRadius(), 10.0f);
    EXPECT_EQ(sprite->getTarget(), dummy.get());
}

TEST_F(ReferenceSteeringTest, FliesTheArticlesPathWhateverTheFrameTime) {
    ReferenceSteering* sprite = follower();
    dummy->setPosition(100, 0);
    for (int i = 0; i < 8; ++i) frame(i % 2 == 0 ? 0.001f : 0.1f);
    EXPECT_NEAR(sprite->getPositionX(), 18.0f, 1e-3f);
    frames(12);
    EXPECT_NEAR(sprite->getPositionX(), 64.180352f, 1e-3f);
    EXPECT_NEAR(sprite->getVelocity().x, 3.114752f, 2e-4f);
    EXPECT_NEAR(sprite->getRotation(), 90.0f, 1e-3f);
}

TEST_F(ReferenceSteeringTest, MovesAsItsArithmeticToTheLastBit) {
    ReferenceSteering* sprite = follower();
    copra::reference::Arrival article;
    dummy->setPosition(70, 31);
    for (int i = 0; i < 100; ++i) {
        if (i == 40) dummy->setPosition(-13, 5);
        frames(1);
        article.step(dummy->getPosition());
        ASSERT_EQ(sprite->getPosition(), article.position) << "frame " << i;
        ASSERT_EQ(sprite->getRotation(), article.rotation) << "frame " << i;
    }
}

TEST_F(ReferenceSteeringTest, SeesWhereAnActionHasPutTheTargetInThisFrame) {
    ReferenceSteering* sprite = follower();
    dummy->runAction(Place::create({0, 100}));
    frames(1);
    EXPECT_NEAR(sprite->getPositionY(), 0.5f, 1e-4f);
    EXPECT_NEAR(sprite->getRotation(), 0.0f, 1e-3f);
}

TEST_F(ReferenceSteeringTest, FollowsATargetInAnotherParent) {
    Node* layer = Node::create();
    layer->setPosition(500, 0);
    scene->addChild(layer);
    dummy->removeFromParent();
    layer->addChild(dummy);
    dummy->setPosition(-400, 0);
    ReferenceSteering* sprite = follower();
    sprite->setPosition(0, 0);
    frames(8);
    EXPECT_NEAR(sprite->getPositionX(), 18.0f, 1e-3f);
}

TEST_F(ReferenceSteeringTest, FliesOnWhenTheTargetDies) {
    ReferenceSteering* sprite = follower();
    dummy->setPosition(100, 0);
    frames(8);
    dummy->removeFromParent();
    dummy.reset();
    frames(10);
    EXPECT_EQ(sprite->getTarget(), nullptr);
    EXPECT_NEAR(sprite->getPositionX(), 18.0f + 40.0f, 1e-3f);
}

TEST_F(ReferenceSteeringTest, ATargetThatTeleportsIsFollowedWithinTheLimits) {
    ReferenceSteering* sprite = follower();
    for (int i = 0; i < 200; ++i) {
        if (i % 20 == 0) dummy->setPosition(i % 40 == 0 ? Vec2(3000, -2000) : Vec2(-50, 70));
        const Vec2 before = sprite->getPosition();
        frames(1);
        ASSERT_LE(sprite->getPosition().distance(before), 4.001f);
    }
}

TEST_F(ReferenceSteeringTest, IsNotMadeFromInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float numbers[][3] = {
        {0.0f, 4.0f, 50.0f}, {0.5f, -4.0f, 50.0f}, {0.5f, 4.0f, -1.0f}, {nan, 4.0f, 50.0f}};
    for (const auto& n : numbers)
        EXPECT_NOT_MADE((ReferenceSteering::create(dummy, picture, n[0], n[1], n[2])),
                        "ReferenceSteering cannot be created: maxAccel and maxSpeed");
    EXPECT_WARNED(follower()->setVelocity({nan, 0.0f}), "velocity refused");
    EXPECT_REFUSED(ReferenceSteering::create(nullptr, picture, 0.5f, 4.0f, 50.0f), "the target is null");
}
