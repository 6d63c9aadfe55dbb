#include "actors/Gift.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/Hive.h"
#include "game/GameSceneTest.h"
#include "rules/Categories.h"

using namespace beecluster;
using cocos2d::Vec2;

namespace {

class GiftTest : public GameSceneTest {
protected:
    GiftTest() {
        hive = Hive::create(1);
        app.scene()->addChild(hive);
    }

    Gift* giftAt(const Vec2& position, GiftKind kind = GiftKind::Honey) {
        auto* gift = Gift::create(kind, 0);
        gift->setPosition(position);
        app.scene()->addChild(gift);
        return gift;
    }

    Hive* hive = nullptr;
};

} // namespace

TEST_F(GiftTest, SinksAtConstantSpeedWhileNoBeeIsNear) {
    Gift* gift = giftAt(Vec2(400, 300));
    for (int i = 0; i < 60; ++i) EXPECT_TRUE(gift->step(app.kFrame, *hive));
    EXPECT_NEAR(gift->getPositionY(), 300.0f - tuning().gifts.fall * 60.0f * app.kFrame, 0.1f);
    EXPECT_NEAR(gift->getPositionX(), 400.0f, 24.1f) << "it sways by 24 points at most";
}

TEST_F(GiftTest, FliesToTheNearestBeeFasterTheCloserItIs) {
    hive->addBee(Vec2(400, 300));
    hive->addBee(Vec2(100, 300));
    Gift* far = giftAt(Vec2(400.0f + 0.8f * tuning().gifts.pull, 300));
    Gift* near = giftAt(Vec2(400.0f + 0.3f * tuning().gifts.pull, 300));
    const float farBefore = far->getPositionX(), nearBefore = near->getPositionX();
    far->step(app.kFrame, *hive);
    near->step(app.kFrame, *hive);
    EXPECT_LT(far->getPositionX(), farBefore);
    EXPECT_GT(nearBefore - near->getPositionX(), farBefore - far->getPositionX());
    EXPECT_FLOAT_EQ(near->getPositionY(), 300.0f) << "it does not sink while it is pulled";
}

TEST_F(GiftTest, IsGoneBelowTheField) {
    Gift* gift = giftAt(Vec2(400, -layout::kOutside / 2 + 1.0f));
    EXPECT_TRUE(gift->step(0.0f, *hive));
    gift->setPositionY(-layout::kOutside / 2);
    EXPECT_FALSE(gift->step(app.kFrame, *hive));
}

TEST_F(GiftTest, AStunnedBeeFallsAndIsGoneAfterAWhile) {
    hive->addBee(Vec2(430, 300));
    Gift* bee = giftAt(Vec2(400, 300), GiftKind::Bee);
    EXPECT_EQ(bee->getCollisionMask(), 0U) << "it cannot be fetched at once";
    EXPECT_TRUE(bee->step(tuning().stun.time / 2, *hive));
    EXPECT_EQ(bee->getCollisionMask(), category::kBee);
    EXPECT_FLOAT_EQ(bee->getPositionX(), 400.0f) << "it does not fly to a bee";
    EXPECT_LT(bee->getPositionY(), 300.0f);
    EXPECT_FALSE(bee->step(tuning().stun.time / 2, *hive));
}

TEST_F(GiftTest, CollidesWithBeesOnlyAndKeepsItsKind) {
    for (const GiftKind kind : {GiftKind::Honey, GiftKind::Flower, GiftKind::Jelly}) {
        const Gift* gift = giftAt(Vec2::ZERO, kind);
        EXPECT_EQ(gift->kind(), kind);
        EXPECT_EQ(gift->getCategory(), category::kGift);
        EXPECT_EQ(gift->getCollisionMask(), category::kBee);
    }
}
