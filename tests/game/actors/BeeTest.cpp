#include "actors/Bee.h"

#include "Tuning.h"
#include "actors/Hive.h"
#include "game/GameSceneTest.h"
#include "rules/Categories.h"

#include <algorithm>
#include <set>

using namespace beecluster;
using cocos2d::Vec2;

namespace {

class BeeTest : public GameSceneTest {
protected:
    BeeTest() {
        bee = Bee::create();
        app.scene()->addChild(bee);
    }

    /// The outlines of all bees of a hive.
    static const cocos2d::Node* outlinesOf(const Hive* hive) {
        const cocos2d::Node* outlines = nullptr;
        for (const cocos2d::Node* child : hive->getChildren())
            if (child->getLocalZOrder() == -1) outlines = child;
        return outlines;
    }

    Bee* bee = nullptr;
};

} // namespace

TEST_F(BeeTest, LeansIntoCurvesAndBackAgain) {
    for (int i = 0; i < 30; ++i) bee->step(app.kFrame, Vec2(tuning().bees.speed, 0));
    EXPECT_NEAR(bee->getRotation(), 32.0f, 0.1f);
    bee->step(app.kFrame, Vec2::ZERO);
    EXPECT_GT(bee->getRotation(), 20.0f) << "not at once";
    for (int i = 0; i < 30; ++i) bee->step(app.kFrame, Vec2::ZERO);
    EXPECT_NEAR(bee->getRotation(), 0.0f, 0.1f);
}

TEST_F(BeeTest, IsProtectedForAWhileAndFullyVisibleAfterwards) {
    EXPECT_FALSE(bee->isProtected());
    bee->protect(0.5f);
    EXPECT_TRUE(bee->isProtected());
    bool hasBlinked = false;
    for (int i = 0; i < 40; ++i) {
        bee->step(app.kFrame, Vec2::ZERO);
        hasBlinked = hasBlinked || bee->getOpacity() < 255;
    }
    EXPECT_TRUE(hasBlinked);
    EXPECT_FALSE(bee->isProtected());
    EXPECT_EQ(bee->getOpacity(), 255);
}

TEST_F(BeeTest, CollidesWithHarmfulThingsAndGiftsOnly) {
    EXPECT_EQ(bee->getCategory(), category::kBee);
    EXPECT_EQ(bee->getCollisionMask(), category::kHarmsBees | category::kRaisedPaw | category::kGift);
}

TEST_F(BeeTest, OfAHiveIsFoundByItsPosition) {
    auto* hive = Hive::create(1);
    app.scene()->addChild(hive);
    EXPECT_EQ(hive->nearest(Vec2::ZERO), nullptr);
    Bee* left = hive->addBee(Vec2(100, 100));
    Bee* right = hive->addBee(Vec2(800, 100));
    EXPECT_EQ(hive->nearest(Vec2(50, 300)), left);
    EXPECT_EQ(hive->nearest(Vec2(700, 300)), right);
    hive->removeBee(left);
    EXPECT_EQ(hive->count(), 1);
    EXPECT_EQ(hive->nearest(Vec2(50, 300)), right);
}

TEST_F(BeeTest, OfAHiveFliesToTheGoalWithTheOthers) {
    auto* hive = Hive::create(1);
    app.scene()->addChild(hive);
    for (int i = 0; i < 8; ++i) hive->addBee(Vec2(100.0f + 30.0f * static_cast<float>(i), 100));
    hive->setGoal(Vec2(700, 400), true);
    for (int i = 0; i < 300; ++i) hive->step(app.kFrame);
    EXPECT_NEAR(hive->center().distance(Vec2(700, 400)), 0.0f, 60.0f);
    for (const Bee* one : hive->bees()) {
        for (const Bee* other : hive->bees()) {
            if (one != other) {
                EXPECT_GT(one->getPosition().distance(other->getPosition()), 8.0f);
            }
        }
    }
}

TEST_F(BeeTest, OfAHiveHaveAnOutlineOnRequest) {
    auto* hive = Hive::create(1);
    app.scene()->addChild(hive);
    Bee* first = hive->addBee(Vec2(100, 100));
    Bee* second = hive->addBee(Vec2(300, 300));
    hive->removeBee(first);
    app.step();
    hive->step(0.01f);
    hive->show(SwarmLook::Honey, true);
    const cocos2d::Node* outlines = outlinesOf(hive);
    ASSERT_EQ(outlines->getChildrenCount(), 1);
    const cocos2d::Node* outline = outlines->getChildren().front();
    EXPECT_EQ(outline->getPosition(), second->getPosition());
    EXPECT_GT(outline->getScale(), second->getScale());
}

TEST_F(BeeTest, OfAHiveKeepTheirColorsInEachLookAndHaveARimOfIt) {
    auto* hive = Hive::create(1);
    app.scene()->addChild(hive);
    const Bee* added = hive->addBee(Vec2(100, 100));
    const cocos2d::Node* outlines = outlinesOf(hive);
    EXPECT_FALSE(outlines->isVisible());
    hive->show(SwarmLook::Moon, false);
    EXPECT_TRUE(outlines->isVisible());
    EXPECT_EQ(outlines->getChildren().front()->getPosition(), added->getPosition()) << "in its first frame";
    EXPECT_NE(outlines->getChildren().front()->getDisplayedColor(), cocos2d::Color3B::WHITE);
    EXPECT_EQ(added->getDisplayedColor(), cocos2d::Color3B::WHITE) << "yellow times blue is mud";
    hive->show(SwarmLook::Honey, false);
    EXPECT_FALSE(outlines->isVisible());
}

TEST_F(BeeTest, OfAHiveCastsItsShadowBelowAllBees) {
    auto* hive = Hive::create(1);
    app.scene()->addChild(hive);
    Bee* first = hive->addBee(Vec2(100, 100));
    const Bee* second = hive->addBee(Vec2(110, 110));
    hive->sortAllChildren();
    cocos2d::Node* shadows = hive->getChildren().front();
    EXPECT_EQ(shadows->getChildrenCount(), 2) << "drawn before each of them";
    EXPECT_EQ(second->getChildrenCount(), 0);
    hive->step(app.kFrame);
    const Vec2 away = shadows->getChildren().front()->getPosition() - first->getPosition();
    EXPECT_GT(away.x, 0) << "light comes from the upper left";
    EXPECT_LT(away.y, 0);
    hive->removeBee(first);
    EXPECT_EQ(shadows->getChildrenCount(), 1);
}

TEST_F(BeeTest, TheBeesOfAHiveHaveThreeLooks) {
    auto* hive = Hive::create(1);
    app.scene()->addChild(hive);
    std::set<cocos2d::SpriteFrame*> looks;
    const char* const names[] = {"bee_0.png", "bee_dark_0.png", "bee_light_0.png"};
    for (int i = 0; i < 2 * Bee::kLooks; ++i) {
        const Bee* added = hive->addBee(Vec2(100, 100));
        for (const char* name : names) {
            auto* frame = cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName(name);
            if (added->isFrameDisplayed(frame)) looks.insert(frame);
        }
    }
    EXPECT_EQ(looks.size(), 3U);
}

TEST_F(BeeTest, OneOfAHiveIsTheQueenAndAnotherFollowsHer) {
    auto* hive = Hive::create(1);
    app.scene()->addChild(hive);
    for (int i = 0; i < 3; ++i) hive->addBee(Vec2(100, 100));
    const auto queens = [hive] {
        const auto& bees = hive->bees();
        return std::count_if(bees.begin(), bees.end(), [](const Bee* one) { return one->hasCrown(); });
    };
    EXPECT_EQ(queens(), 1);
    hive->removeBee(hive->bees().front());
    EXPECT_EQ(queens(), 1);
    hive->removeBee(hive->bees().back());
    EXPECT_EQ(queens(), 1);
    hive->removeBee(hive->bees().back());
    EXPECT_EQ(queens(), 0);
}

TEST_F(BeeTest, CheersByTurningAndThenFliesOn) {
    bee->cheer(0.2f);
    bee->step(0.1f, Vec2::ZERO);
    EXPECT_FLOAT_EQ(bee->getRotation(), 0.0f) << "not yet";
    bee->step(0.1f, Vec2::ZERO);
    bee->step(0.3f, Vec2::ZERO);
    EXPECT_GT(bee->getRotation(), 90.0f);
    for (int i = 0; i < 120; ++i) bee->step(app.kFrame, Vec2::ZERO);
    EXPECT_FALSE(bee->isCheering());
    EXPECT_FLOAT_EQ(bee->getRotation(), 0.0f);
}
