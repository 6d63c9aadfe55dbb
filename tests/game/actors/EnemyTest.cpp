#include "actors/Enemy.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/ActorLayer.h"
#include "actors/EnemyShot.h"
#include "actors/Gift.h"
#include "actors/Hive.h"
#include "data/GameData.h"
#include "game/GameSceneTest.h"
#include "view/ViewFit.h"

using namespace beecluster;
using cocos2d::Vec2;

namespace {

const Route kCornerRoute{{200, 500}, {{1.0f, {200, 0}}, {1.0f, {0, -200}}, {1.0f, {0, 900}}}};

class EnemyTest : public GameSceneTest {
protected:
    EnemyTest() {
        layer = cocos2d::Node::create();
        app.scene()->addChild(layer);
    }
    Enemy* add(EnemyKind kind, int health = 3) {
        auto* enemy = Enemy::create({kind, health, &kCornerRoute, Vec2(), false}, layer);
        layer->addChild(enemy);
        return enemy;
    }

    cocos2d::Node* layer = nullptr;
};

} // namespace

TEST_F(EnemyTest, FollowsItsRouteAndRoundsTheCorner) {
    Enemy* wasp = add(EnemyKind::Wasp);
    float nearestToCorner = 1000.0f;
    for (int i = 0; i < 110; ++i) {
        app.step();
        nearestToCorner = std::min(nearestToCorner, wasp->getPosition().distance(Vec2(400, 500)));
    }
    EXPECT_GT(nearestToCorner, 2.0f) << "it cuts the corner";
    EXPECT_LT(nearestToCorner, 90.0f);
    EXPECT_NEAR(wasp->getPosition().distance(Vec2(400, 320)), 0.0f, 110.0f);
}

TEST_F(EnemyTest, HasLeftOnceItsRouteEndsOutsideTheField) {
    Enemy* wasp = add(EnemyKind::Wasp);
    app.step(120);
    EXPECT_FALSE(wasp->hasLeft());
    EXPECT_TRUE(app.stepUntil([wasp] { return wasp->hasLeft(); }, 600));
    EXPECT_GT(wasp->getPositionY(), layout::kFieldHeight);
}

TEST_F(EnemyTest, DiesOfAsManyHitsAsItHasHealth) {
    Enemy* wasp = add(EnemyKind::Wasp, 2);
    EXPECT_FALSE(wasp->applyHit(Vec2(0, 1)));
    EXPECT_FALSE(wasp->isDamaged());
    EXPECT_TRUE(wasp->applyHit(Vec2(0, 1)));
    EXPECT_TRUE(wasp->isDamaged());
}

TEST_F(EnemyTest, IsWhiteForAMomentAfterAHit) {
    Enemy* wasp = add(EnemyKind::Wasp, 5);
    const auto isWhite = [wasp] { return wasp->getChildren().back()->isVisible(); };
    EXPECT_FALSE(isWhite());
    wasp->applyHit(Vec2(0, 1));
    app.step();
    EXPECT_TRUE(isWhite());
    app.step(20);
    EXPECT_FALSE(isWhite());
}

TEST_F(EnemyTest, FlashesAsStronglyAsThePlayerLikes) {
    Enemy* wasp = add(EnemyKind::Wasp, 5);
    wasp->setFlashes(0.2f);
    EXPECT_EQ(wasp->getChildren().back()->getOpacity(), 51);
}

TEST_F(EnemyTest, AHitKnocksTheLightOnesBack) {
    Enemy* wasp = add(EnemyKind::Wasp, 5);
    Enemy* beetle = add(EnemyKind::Beetle, 50);
    const float before = wasp->getVelocity().y;
    const float heavyBefore = beetle->getVelocity().y;
    wasp->applyHit(Vec2(0, 500));
    beetle->applyHit(Vec2(0, 500));
    EXPECT_GT(wasp->getVelocity().y - before, 3 * (beetle->getVelocity().y - heavyBefore));
    EXPECT_GT(beetle->getVelocity().y, heavyBefore);
}

TEST_F(EnemyTest, TakesItsLeaderAlong) {
    const auto before = layer->getChildrenCount();
    Enemy* wasp = add(EnemyKind::Wasp);
    EXPECT_EQ(layer->getChildrenCount(), before + 2);
    wasp->removeFromParent();
    EXPECT_EQ(layer->getChildrenCount(), before);
}

TEST_F(EnemyTest, OfAKindThatTurnsShootsWhereItFaces) {
    Enemy* hornet = add(EnemyKind::Hornet);
    const Vec2 target = hornet->getPosition() + Vec2(300, 0);
    EXPECT_LT(hornet->aimAt(target).y, -0.9f) << "it starts facing down";
    for (int i = 0; i < 120; ++i) hornet->turnTowards(target, app.kFrame);
    EXPECT_GT(hornet->aimAt(target).getNormalized().x, 0.99f);
    Enemy* wasp = add(EnemyKind::Wasp);
    EXPECT_EQ(wasp->aimAt(wasp->getPosition() + Vec2(30, 40)), Vec2(30, 40));
}

TEST_F(EnemyTest, DoesNotShootFromOutsideTheField) {
    Enemy* wasp = add(EnemyKind::Wasp);
    wasp->setPosition(480, 700);
    EXPECT_FALSE(wasp->readyToShoot(1.0f, 2.0f));
    wasp->setPosition(480, 600);
    EXPECT_TRUE(wasp->readyToShoot(0.0f, 2.0f));
    EXPECT_FALSE(wasp->readyToShoot(1.0f, 2.0f));
}

TEST_F(EnemyTest, ShotFliesStraightOnUntilItIsOutside) {
    const ShotPattern straight = gameData()->patterns.at("fan");
    auto* shot = EnemyShot::create({&straight, 0.0f, 120.0f});
    shot->setPosition(100, 300);
    EXPECT_TRUE(shot->step(0.5f, nullptr));
    EXPECT_NEAR(shot->getPositionX(), 160.0f, 0.01f);
    EXPECT_FLOAT_EQ(shot->getPositionY(), 300.0f);
    EXPECT_FALSE(shot->step(10.0f, nullptr));
}

TEST_F(EnemyTest, AShotIsShownInTheChosenPalette) {
    auto* cache = cocos2d::SpriteFrameCache::getInstance();
    const ShotPattern pattern = gameData()->patterns.at("fan");
    auto* shot = EnemyShot::create({&pattern, 0.0f, 120.0f});
    const auto rectOf = [cache](const char* frame) { return cache->getSpriteFrameByName(frame)->getRect(); };
    shot->show(ShotPalette::WarmCold);
    EXPECT_TRUE(shot->getTextureRect().equals(rectOf("shot_thorn_warm_cold.png")));
    shot->show(ShotPalette::Contrast);
    EXPECT_TRUE(shot->getTextureRect().equals(rectOf("shot_thorn_contrast.png")));
    shot->show(ShotPalette::Standard);
    EXPECT_TRUE(shot->getTextureRect().equals(rectOf("shot_thorn.png")));
}

TEST_F(EnemyTest, HomingShotTurnsForItsTimeOnly) {
    ShotPattern homing = gameData()->patterns.at("burrs");
    homing.turnRate = 90.0f;
    homing.homingTime = 1.0f;
    auto* shot = EnemyShot::create({&homing, 0.0f, 100.0f});
    shot->setPosition(400, 300);
    auto* target = cocos2d::Node::create();
    target->setPosition(400, 600);
    for (int i = 0; i < 60; ++i) shot->step(app.kFrame, target);
    const Vec2 turned = shot->getPosition();
    EXPECT_GT(turned.y, 330.0f) << "it has turned upwards";
    target->setPosition(400, 0);
    for (int i = 0; i < 60; ++i) shot->step(app.kFrame, target);
    EXPECT_GT(shot->getPositionY(), turned.y) << "and no longer turns back";
}

TEST_F(EnemyTest, GiftSinksAndFliesToABeeThatIsNear) {
    auto* hive = Hive::create(1);
    app.scene()->addChild(hive);
    auto* gift = Gift::create(GiftKind::Honey, 0);
    gift->setPosition(400, 400);
    EXPECT_TRUE(gift->step(1.0f, *hive));
    EXPECT_NEAR(gift->getPositionY(), 400.0f - tuning().gifts.fall, 0.01f);
    hive->addBee(gift->getPosition() + Vec2(60, 30));
    const float before = gift->getPositionX();
    gift->step(0.1f, *hive);
    EXPECT_GT(gift->getPositionX(), before + 5.0f);
    gift->setPosition(50, -60);
    EXPECT_FALSE(gift->step(0.1f, *hive)) << "below the field";
}

TEST_F(EnemyTest, LayerListsItsActorsAndRemovesThem) {
    copra::CollisionWorld world;
    auto* gifts = ActorLayer<Gift>::create();
    app.scene()->addChild(gifts);
    for (int i = 0; i < 4; ++i) gifts->add(Gift::create(GiftKind::Flower, i), world);
    EXPECT_EQ(gifts->count(), 4);
    Gift* second = gifts->actors()[1];
    gifts->remove(second);
    EXPECT_EQ(gifts->count(), 3);
    EXPECT_EQ(gifts->getChildrenCount(), 3);
    std::vector<Gift*> asked;
    gifts->removeUnless([&asked](Gift* gift) {
        asked.push_back(gift);
        return asked.size() == 1;
    });
    EXPECT_EQ(asked.size(), 3U) << "every actor is asked, also after a removal";
    ASSERT_EQ(gifts->count(), 1);
    EXPECT_EQ(gifts->actors()[0], asked[0]) << "the latest first";
    gifts->removeAllChildren();
}

TEST_F(EnemyTest, FadesAtTheSidesWhereLeavesLieInFrontOfIt) {
    const auto opacityAt = [this](float x) {
        Enemy* ladybird = add(EnemyKind::Ladybird);
        ladybird->setPosition(x, 300);
        ladybird->update(0);
        return static_cast<int>(ladybird->getOpacity());
    };
    EXPECT_EQ(opacityAt(0), 255) << "the window ends there";
    app.view().setFrameSize(1920, 1080);
    viewfit::fit();
    EXPECT_EQ(opacityAt(0), 0);
    EXPECT_GT(opacityAt(15), 50);
    EXPECT_LT(opacityAt(15), 200);
    EXPECT_EQ(opacityAt(80), 255);
    app.view().setFrameSize(960, 640);
    viewfit::fit();
}
