#include "actors/ActorFixture.h"

#include "actors/TrackBullet.h"
#include "base/AutoreleasePool.h"
#include "gameplay/frame.h"

#include <limits>

using namespace cocos2d;
using copra::CollisionSprite;
using copra::TrackBullet;
using copra::TrackTuning;

class TrackBulletTest : public ActorTest {
protected:
    TrackBullet* bulletAt(float x, float y, const TrackTuning& tuning = {}) {
        TrackBullet* bullet = TrackBullet::create("bee", Vec2(0, 1), tuning);
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

TEST_F(TrackBulletTest, SteersFromTheFirstFrame) {
    enemyAt(300, 300);
    TrackBullet* bullet = bulletAt(100, 100);
    frames(1);
    EXPECT_NEAR(bullet->getPositionX(), 100.174524f, 1e-3f);
    frames(9);
    EXPECT_NEAR(bullet->getPositionX(), 109.572536f, 1e-2f);
    EXPECT_NEAR(bullet->getPositionY(), 199.41459f, 1e-2f);
    EXPECT_NEAR(bullet->getRotation(), 10.0f, 1e-2f);
}

TEST_F(TrackBulletTest, HitsWhatItChases) {
    TrackTuning tuning;
    tuning.turnDegrees = 360.0f;
    CollisionSprite* enemy = enemyAt(300, 300);
    TrackBullet* bullet = bulletAt(100, 100, tuning);
    float nearest = 1e9f;
    for (int i = 0; i < 60; ++i) {
        enemy->setPosition(enemy->getPosition() + Vec2(-1, 0));
        frames(1);
        nearest = std::min(nearest, bullet->getPosition().distance(enemy->getPosition()));
    }
    EXPECT_LT(nearest, 8.0f);
}

TEST_F(TrackBulletTest, FliesOnWhenTheEnemyDiesAndFindsTheNext) {
    CollisionSprite* first = enemyAt(150, 300);
    TrackBullet* bullet = bulletAt(100, 100);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), first);
    enemies.clear();
    first->removeFromParent();
    frames(1);
    EXPECT_EQ(bullet->getTarget(), nullptr);
    CollisionSprite* next = enemyAt(120, 400);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), next);
}

TEST_F(TrackBulletTest, ReleasesADamagedEnemyAndOneOutsideTheWindow) {
    Wreck* damaged = enemyAt(150, 300);
    TrackBullet* first = bulletAt(100, 100);
    frames(1);
    EXPECT_EQ(first->getTarget(), damaged);
    damaged->damaged = true;
    frames(1);
    EXPECT_EQ(first->getTarget(), nullptr);
    enemies.clear();
    Wreck* enemy = enemyAt(950, 300);
    TrackBullet* bullet = bulletAt(100, 100);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), enemy);
    enemy->setPosition(970, 300); // the design size is 960 x 640
    frames(1);
    EXPECT_EQ(bullet->getTarget(), nullptr);
}

TEST_F(TrackBulletTest, TakesItsPreyFromItsWorld) {
    copra::CollisionWorld world;
    CollisionSprite* enemy = enemyAt(150, 300);
    CollisionSprite* ally = enemyAt(110, 200);
    enemy->setCategory(2u);
    TrackBullet* bullet = bulletAt(100, 100);
    bullet->setEnemies(nullptr);
    for (CollisionSprite* sprite : {enemy, ally, static_cast<CollisionSprite*>(bullet)}) world.add(sprite);
    world.step();
    frames(1);
    EXPECT_EQ(bullet->getTarget(), enemy) << "all but its own category";
    bullet->setTarget(nullptr);
    bullet->setTargetCategories(1u);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), ally) << "never itself";
}

TEST_F(TrackBulletTest, EndsWhenItIsOldOrHasLeftTheWindow) {
    TrackTuning tuning;
    tuning.lifetime = 0.25f;
    RefPtr<TrackBullet> old = bulletAt(100, 100, tuning);
    frames(14);
    EXPECT_NE(old->getParent(), nullptr);
    frames(2);
    EXPECT_EQ(old->getParent(), nullptr);

    RefPtr<TrackBullet> out = bulletAt(100, 600);
    frames(4);
    EXPECT_NE(out->getParent(), nullptr) << "40 points: on the edge";
    frames(2);
    EXPECT_EQ(out->getParent(), nullptr);
}

TEST_F(TrackBulletTest, MayFlyInFromOutside) {
    TrackBullet* bullet = bulletAt(100, -200);
    frames(30);
    EXPECT_EQ(bullet->getParent(), scene.get());
    EXPECT_NEAR(bullet->getPositionY(), 100.0f, 1e-2f);
}

TEST_F(TrackBulletTest, IsNotMadeFromInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    TrackTuning faulty;
    faulty.speed = -1.0f;
    EXPECT_NOT_MADE((TrackBullet::create(picture, {0, 1}, faulty)), "TrackBullet cannot be created: speed");
    EXPECT_NOT_MADE((TrackBullet::create(picture, {nan, 1})), "direction must be finite");
    EXPECT_REFUSED(TrackBullet::create(static_cast<SpriteFrame*>(nullptr), {0, 1}),
                   "the sprite frame is null");
    TrackBullet* bullet = bulletAt(0, 0);
    EXPECT_WARNED(bullet->setTuning(faulty), "TrackBullet: tuning refused: speed");
    EXPECT_EQ(bullet->getVelocity(), Vec2(0, 600));
}

TEST_F(TrackBulletTest, ReleasesAnEnemyThatHasLeftTheScene) {
    RefPtr<CollisionSprite> enemy = enemyAt(150, 300);
    TrackBullet* bullet = bulletAt(100, 100);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), enemy.get());
    enemy->removeFromParent();
    const float rotation = bullet->getRotation();
    frames(3);
    EXPECT_EQ(bullet->getTarget(), nullptr);
    EXPECT_NEAR(bullet->getRotation(), rotation, 1e-3f);
    scene->addChild(enemy);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), enemy.get()) << "and finds it when it is back";
    enemies.clear();
}

TEST_F(TrackBulletTest, AnEnemyThatTeleportsIsFollowedAtTheTurnRateOrReleased) {
    CollisionSprite* enemy = enemyAt(150, 300);
    TrackTuning tuning;
    tuning.window = Rect(0, 0, 960, 640);
    TrackBullet* bullet = bulletAt(100, 100, tuning);
    for (int i = 0; i < 30; ++i) {
        if (i % 10 == 5) enemy->setPosition(i % 20 == 5 ? Vec2(700, 600) : Vec2(60, 620));
        const float before = bullet->getRotation();
        frames(1);
        ASSERT_LE(std::abs(bullet->getRotation() - before), 1.001f);
        ASSERT_NEAR(bullet->getVelocity().length(), 600.0f, 1e-2f);
    }
    EXPECT_EQ(bullet->getTarget(), enemy);
    enemy->setPosition(100, 10);
    frames(1);
    EXPECT_EQ(bullet->getTarget(), nullptr) << "behind it";
}

TEST_F(TrackBulletTest, ItsSourceOfEnemiesMayRemoveIt) {
    TrackBullet* bullet = bulletAt(100, 100);
    bullet->setEnemies([bullet](std::vector<CollisionSprite*>&) { bullet->removeFromParent(); });
    PoolManager::getInstance()->getCurrentPool()->clear();
    frames(1);
    EXPECT_EQ(scene->getChildrenCount(), 0);
}
