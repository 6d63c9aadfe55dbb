/// The seven classes of the core in one frame after the other, without a window: docs/core.md explains each stop.

#include "action/Move.h"
#include "actors/CollisionWorld.h"
#include "actors/MySteering.h"
#include "actors/TrackBullet.h"
#include "app/Director.h"
#include "nodes/sprites/Sprite.h"
#include "render/SpriteFrame.h"
#include "testing/TestApp.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

constexpr float kFrame = 1.0f / 60.0f;

/// A sprite with a circle that counts what it touches.
class Rock : public copra::CollisionSprite {
public:
    static Rock* create(SpriteFrame* frame, const Vec2& position, copra::CollisionWorld& world) {
        auto* rock = new Rock();
        rock->autorelease();
        rock->initWithSpriteFrame(frame);
        rock->setPosition(position);
        rock->setCollisionWorld(&world);
        return rock;
    }
    void collisionDetectedWith(copra::CollisionSprite*) override { ++touches; }
    int touches = 0;
};

/// A node that counts the time of its updates.
class Clock : public Node {
public:
    CREATE_FUNC(Clock)
    void update(float dt) override { seconds += dt; }
    float seconds = 0.0f;
};

class MiniatureTest : public testing::Test {
protected:
    void SetUp() override {
        scene = Scene::create();
        app.run(scene);
        const unsigned char white[] = {255, 255, 255, 255};
        auto* texture = new Texture2D();
        texture->initWithData(white, sizeof white, Texture2D::PixelFormat::RGBA8888, 1, 1, Size(1, 1));
        frame = SpriteFrame::createWithTexture(texture, Rect(0, 0, 20, 20));
        texture->release();
    }
    template<class T>
    T* added(T* node) {
        scene->addChild(node);
        return node;
    }

    copra::testing::TestApp app;
    Scene* scene = nullptr;
    RefPtr<SpriteFrame> frame;
};

} // namespace

TEST_F(MiniatureTest, TheLoopGivesItsTimeToTheScheduler) {
    auto* clock = added(Clock::create());
    clock->scheduleUpdate();
    app.step(30, kFrame);
    EXPECT_NEAR(clock->seconds, 0.5f, 1e-4f);
}

TEST_F(MiniatureTest, AnActionMovesANodeAndShowsItsStartFirst) {
    auto* node = added(Node::create());
    node->runAction(MoveBy::create(1.0f, Vec2(60.0f, 0.0f)));
    app.step(1, kFrame);
    EXPECT_EQ(node->getPosition(), Vec2(0.0f, 0.0f));
    app.step(30, kFrame);
    EXPECT_NEAR(node->getPositionX(), 30.0f, 0.01f);
    app.step(40, kFrame);
    EXPECT_EQ(node->getPosition(), Vec2(60.0f, 0.0f));
}

TEST_F(MiniatureTest, ATreePassesItsTransformOnAndRunsWhileItIsInTheScene) {
    auto* parent = Node::create();
    auto* child = Node::create();
    parent->addChild(child);
    child->setPosition(10.0f, 0.0f);
    EXPECT_FALSE(child->isRunning());
    added(parent)->setRotation(90.0f);
    EXPECT_TRUE(child->isRunning());
    EXPECT_NEAR(child->convertToWorldSpace(Vec2::ZERO).y, -10.0f, 1e-4f);
    const RefPtr<Node> kept = child;
    parent->removeFromParent();
    EXPECT_FALSE(kept->isRunning());
}

TEST_F(MiniatureTest, SpritesOfOneTextureAreOneDrawCall) {
    auto* renderer = Director::getInstance()->getRenderer();
    app.step();
    const auto batches = renderer->getDrawnBatches();
    for (int i = 0; i < 100; ++i)
        added(Sprite::createWithSpriteFrame(frame))->setPosition(static_cast<float>(i), 100.0f);
    app.step();
    EXPECT_EQ(renderer->getDrawnBatches(), batches + 1);
}

TEST_F(MiniatureTest, SpritesThatOverlapAreNotifiedInEveryStepOfTheirWorld) {
    copra::CollisionWorld world;
    auto* left = added(Rock::create(frame, Vec2(100.0f, 100.0f), world));
    auto* right = added(Rock::create(frame, Vec2(115.0f, 100.0f), world));
    auto* far = added(Rock::create(frame, Vec2(300.0f, 100.0f), world));
    world.step(kFrame);
    world.step(kFrame);
    EXPECT_EQ(left->touches, 2);
    EXPECT_EQ(right->touches, 2);
    EXPECT_EQ(far->touches, 0);
    scene->removeAllChildren();
}

TEST_F(MiniatureTest, SteeringComesToRestAtItsTarget) {
    auto* target = added(Node::create());
    auto* bee = added(copra::MySteering::create(target, frame));
    target->setPosition(200.0f, 100.0f);
    app.step(10, kFrame);
    EXPECT_FALSE(bee->hasArrived());
    EXPECT_GT(bee->getVelocity().x, 0.0f);
    app.step(300, kFrame);
    EXPECT_TRUE(bee->hasArrived());
    EXPECT_NEAR(bee->getPosition().distance(target->getPosition()), 0.0f, 1.0f);
}

TEST_F(MiniatureTest, ATrackingBulletTurnsToTheEnemyAhead) {
    copra::CollisionWorld world;
    auto* enemy = added(Rock::create(frame, Vec2(280.0f, 260.0f), world));
    enemy->setCategory(2);
    auto* bullet = added(copra::TrackBullet::create(frame, Vec2(0.0f, 1.0f)));
    bullet->setPosition(240.0f, 40.0f);
    bullet->setCollisionWorld(&world);
    const RefPtr<Node> kept = bullet;
    for (int i = 0; i < 120 && enemy->touches == 0; ++i) {
        app.step(1, kFrame);
        world.step(kFrame);
    }
    EXPECT_GT(enemy->touches, 0);
    scene->removeAllChildren();
}
