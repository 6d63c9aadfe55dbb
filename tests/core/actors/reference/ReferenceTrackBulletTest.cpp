#include "actors/reference/ReferenceTrackBullet.h"

#include "actors/ActorFixture.h"
#include "gameplay/frame.h"

#include <limits>

using namespace cocos2d;
using copra::CollisionSprite;
using copra::ReferenceTrackBullet;

class ReferenceTrackBulletTest : public ActorTest {
protected:
    ReferenceTrackBullet* bulletAt(float x, float y) {
        ReferenceTrackBullet* bullet = ReferenceTrackBullet::create("bee", Vec2(0, 10));
        bullet->setPosition(x, y);
        bullet->setEnemies([this](std::vector<CollisionSprite*>& list) {
            for (CollisionSprite* enemy : enemies) list.push_back(enemy);
        });
        scene->addChild(bullet);
        return bullet;
    }
    Wreck* enemyAt(float x, float y) {
        Wreck* enemy = Wreck::create();
        enemy->setPosition(x, y);
        scene->addChild(enemy);
        enemies.push_back(enemy);
        return enemy;
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame(kFrame);
    }

    std::vector<CollisionSprite*> enemies;
};

TEST_F(ReferenceTrackBulletTest, FliesTheArticlesPath) {
    CollisionSprite* enemy = enemyAt(300, 300);
    ReferenceTrackBullet* bullet = bulletAt(100, 90);
    frame(0.5f);
    EXPECT_EQ(bullet->getTarget(), enemy) << "seeking costs the first frame";
    EXPECT_NEAR(bullet->getPositionY(), 100.0f, 1e-3f);
    frame(0.001f);
    EXPECT_NEAR(bullet->getPositionX(), 100.174524f, 1e-3f);
    EXPECT_NEAR(bullet->getPositionY(), 109.998477f, 1e-3f);
    EXPECT_NEAR(bullet->getRotation(), 1.0f, 1e-3f);
    frames(19);
    EXPECT_NEAR(bullet->getPositionX(), 136.262807f, 1e-2f);
    EXPECT_NEAR(bullet->getPositionY(), 295.656596f, 1e-2f);
    EXPECT_NEAR(bullet->getRotation(), 20.0f, 1e-3f);
    frames(9);
    EXPECT_EQ(bullet->getTarget(), enemy);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), nullptr) << "beside it";
}

TEST_F(ReferenceTrackBulletTest, ReleasesADamagedEnemyAndOneBeyondTheLowerEdge) {
    Wreck* enemy = enemyAt(150, 300);
    ReferenceTrackBullet* bullet = bulletAt(100, 100);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), enemy);
    enemy->damaged = true;
    frames(1);
    EXPECT_EQ(bullet->getTarget(), nullptr);
    enemy->damaged = false;
    frames(1);
    EXPECT_EQ(bullet->getTarget(), enemy);
    enemy->setPosition(-1, 600);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), nullptr);
}

TEST_F(ReferenceTrackBulletTest, TakesItsPreyFromItsWorld) {
    copra::CollisionWorld world;
    CollisionSprite* enemy = enemyAt(150, 300);
    enemy->setCategory(2u);
    ReferenceTrackBullet* bullet = bulletAt(100, 100);
    bullet->setEnemies(nullptr);
    world.add(enemy);
    world.add(bullet);
    world.step();
    frames(1);
    EXPECT_EQ(bullet->getTarget(), enemy);
}

TEST_F(ReferenceTrackBulletTest, IsNotMadeFromInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    for (const Vec2& velocity : {Vec2(0, 0), Vec2(nan, 1)})
        EXPECT_NOT_MADE((ReferenceTrackBullet::create(picture, velocity)), "cannot be created: velocity");
    EXPECT_NOT_MADE((ReferenceTrackBullet::create(picture, {0, 1}, -1.0f)), "the turn at least 0");
}
