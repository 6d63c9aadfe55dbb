#include "hud/Hud.h"

#include "Layout.h"
#include "game/GameSceneTest.h"
#include "hud/StageStrip.h"
#include "view/Typography.h"

using namespace beecluster;
using cocos2d::Vec2;

namespace {

class HudTest : public GameSceneTest {
protected:
    HudTest() {
        hud = Hud::create([this] { ++pauses; });
        app.scene()->addChild(hud);
    }

    Hud* hud = nullptr;
    int pauses = 0;
};

} // namespace

TEST_F(HudTest, ShowsPointsInGroupsAndBees) {
    hud->setScore(1234567, 1, 0.0f);
    hud->setBees(19);
    EXPECT_NE(findLabel("1 234 567"), nullptr);
    EXPECT_NE(findLabel("19"), nullptr);
}

TEST_F(HudTest, ShowsTheMultiplierFromTwoOn) {
    hud->setScore(0, 1, 0.0f);
    auto* multiplier = findLabel("x1");
    ASSERT_NE(multiplier, nullptr);
    EXPECT_FALSE(multiplier->isVisible());
    hud->setScore(0, 3, 0.5f);
    EXPECT_EQ(multiplier->getString(), "x3");
    EXPECT_TRUE(multiplier->isVisible());
}

TEST_F(HudTest, WarnsWhenFewBeesAreLeft) {
    hud->setBees(6);
    auto* bees = findLabel("6");
    ASSERT_NE(bees, nullptr);
    const auto usual = bees->getTextColor();
    hud->setBees(2);
    EXPECT_NE(bees->getTextColor(), usual);
    hud->setBees(7);
    EXPECT_EQ(bees->getTextColor(), usual);
}

TEST_F(HudTest, ShowsABossOnlyInItsFight) {
    hud->setBoss(0.0f, "The Bear", 3);
    auto* name = findLabel("The Bear");
    ASSERT_NE(name, nullptr);
    EXPECT_TRUE(name->getParent()->isVisible());
    hud->setBoss(-1.0f);
    EXPECT_FALSE(name->getParent()->isVisible());
    hud->setBoss(0.0f, "The Bear", 3);
    EXPECT_TRUE(name->getParent()->isVisible());
}

TEST_F(HudTest, AnnouncesForAFewSeconds) {
    hud->announce("Large", "small");
    EXPECT_NE(findLabel("Large"), nullptr);
    EXPECT_NE(findLabel("small"), nullptr);
    app.step(240);
    EXPECT_EQ(findLabel("Large"), nullptr);
    EXPECT_EQ(findLabel("small"), nullptr);
}

TEST_F(HudTest, PausesByTheButtonInTheCorner) {
    app.step();
    app.tap(Vec2(layout::kFieldWidth - 38, layout::kFieldHeight - 41));
    EXPECT_EQ(pauses, 1);
}

TEST_F(HudTest, APromptIsFaintInFrontOfTheSwarm) {
    hud->prompt("Fetch the flowers");
    app.step(60);
    const auto stay = [this](float y) {
        for (int step = 0; step < 60; ++step) hud->setSwarm(Vec2(300, y));
        app.step();
        return static_cast<int>(findLabel("Fetch the flowers")->getDisplayedOpacity());
    };
    EXPECT_EQ(stay(400), 255);
    EXPECT_LT(stay(60), 120);
    EXPECT_GT(stay(60), 60) << "still to be read";
    EXPECT_EQ(stay(400), 255);
}

TEST_F(HudTest, APromptAppearsAboveASwarmThatIsWhereItWouldBe) {
    const Vec2 home = playfield().home();
    hud->setSwarm(home);
    hud->prompt("Fetch the flowers");
    app.step(60);
    for (int step = 0; step < 60; ++step) hud->setSwarm(home);
    app.step();
    const auto* label = findLabel("Fetch the flowers");
    EXPECT_EQ(static_cast<int>(label->getDisplayedOpacity()), 255);
    EXPECT_GT(label->convertToWorldSpace(Vec2::ZERO).y, home.y + 60);
}

TEST_F(HudTest, ScoreAndCountAreFaintOverTheSwarm) {
    hud->setScore(5, 3, 0.5f);
    hud->setBees(9);
    const auto stay = [this](float x, float y) {
        for (int step = 0; step < 60; ++step) hud->setSwarm(Vec2(x, y));
        app.step();
    };
    const auto opacity = [this](const char* text) {
        return static_cast<int>(findLabel(text)->getDisplayedOpacity());
    };
    stay(480, 320);
    EXPECT_EQ(opacity("5"), 255);
    EXPECT_EQ(opacity("9"), 255);
    stay(60, 590);
    EXPECT_LT(opacity("5"), 140);
    EXPECT_LT(opacity("x3"), 140);
    EXPECT_EQ(opacity("9"), 255);
    stay(880, 590);
    EXPECT_EQ(opacity("5"), 255);
    EXPECT_LT(opacity("9"), 140);
}

TEST(Typography, GroupsDigitsByThree) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), "1 000");
    EXPECT_EQ(grouped(12345678), "12 345 678");
    EXPECT_EQ(grouped(-1234), "-1 234");
    EXPECT_EQ(grouped(-123), "-123");
}

TEST_F(HudTest, TheBearsHealthIsAtTheTopAndNotOverTheSwarm) {
    hud->setBoss(0.5f, "The Bear", 3);
    const auto* name = findLabel("The Bear");
    ASSERT_NE(name, nullptr);
    EXPECT_GT(name->getParent()->getPositionY(), layout::kFieldHeight * 0.85f);
    EXPECT_LT(name->getParent()->getPositionY() + name->getPositionY(), layout::kFieldHeight - 10);
}

TEST_F(HudTest, APromptIsHiddenUnderAMenu) {
    const auto isShown = [this] {
        const cocos2d::Node* node = findLabel("Stay low");
        while (node && node->isVisible()) node = node->getParent();
        return node == nullptr;
    };
    hud->showPrompt(false); // there is none
    hud->showPrompt(true);
    hud->prompt("Stay low");
    EXPECT_TRUE(isShown());
    hud->showPrompt(false);
    EXPECT_FALSE(isShown());
    hud->showPrompt(true);
    EXPECT_TRUE(isShown());
}

TEST_F(HudTest, LeavesTheFieldWhereTheViewIsTaller) {
    hud->setScore(5, 1, 0.0f);
    const auto heightOfScore = [this] { return findLabel("5")->convertToWorldSpace(Vec2::ZERO).y; };
    const float before = heightOfScore();
    app.view().setFrameSize(600, 1000);
    viewfit::fit();
    hud->fitView();
    EXPECT_GT(heightOfScore(), before + 50);
    app.view().setFrameSize(960, 640);
    viewfit::fit();
    hud->fitView();
    EXPECT_EQ(heightOfScore(), before);
}

TEST_F(HudTest, ShowsTheHealthOfABossUnderItsName) {
    hud->setBoss(0.5f, "Frog");
    const auto* name = findLabel("Frog");
    ASSERT_NE(name, nullptr);
    EXPECT_TRUE(name->getParent()->isVisible());
    hud->setBoss(-1.0f);
    EXPECT_FALSE(name->getParent()->isVisible());
}

TEST_F(HudTest, TheStripFillsTheStagesUpToThePlayer) {
    auto* strip = StageStrip::create();
    app.scene()->addChild(strip);
    const auto full = [strip](int stage) { return strip->widthOf(stage); };
    strip->show(3, 1, 0.5f);
    EXPECT_FLOAT_EQ(full(1), full(0) / 2);
    EXPECT_FLOAT_EQ(full(2), 0.0f);
    strip->show(3, 2, 7.0f);
    EXPECT_FLOAT_EQ(full(1), full(0));
    EXPECT_FLOAT_EQ(full(2), full(0));
}

TEST_F(HudTest, TheStripIsBetweenTheScoreAndTheBees) {
    hud->setScore(5, 4, 0.0f);
    hud->setBees(8);
    hud->setProgress(5, 0, 0.0f);
    const StageStrip* strip = nullptr;
    for (cocos2d::Node* child : hud->upperEdge()->getChildren())
        if (auto* found = dynamic_cast<StageStrip*>(child)) strip = found;
    ASSERT_NE(strip, nullptr);
    float left = layout::kFieldWidth;
    float right = 0;
    for (const cocos2d::Node* part : strip->getChildren()) {
        left = std::min(left, strip->getPositionX() + part->getBoundingBox().getMinX());
        right = std::max(right, strip->getPositionX() + part->getBoundingBox().getMaxX());
    }
    EXPECT_GT(left, findLabel("x4")->getPositionX() + 20);
    EXPECT_LT(right, findLabel("8")->getParent()->getPositionX() - 112 - 20) << "the jelly is there";
}

TEST_F(HudTest, HasNoCombWhereThereIsNoPollen) {
    hud->makeRoom(cocos2d::Rect(40, 40, 400, 140), Vec2(300, 600));
    for (auto* timer : app.findAll<cocos2d::ProgressTimer>()) {
        const bool isComb = timer->getType() == cocos2d::ProgressTimer::Type::RADIAL;
        EXPECT_EQ(timer->getParent()->isVisible(), !isComb);
    }
}
