#include "scenes/MenuPanel.h"

#include "game/GameSceneTest.h"
#include "platform/Clipboard.h"
#include "records/Medals.h"
#include "scenes/GameFlow.h"
#include "scenes/TitleScene.h"
#include "text/Texts.h"

#include <algorithm>
#include <vector>

using namespace beecluster;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class MenuPanelTest : public GameSceneTest {
protected:
    void showGames() {
        auto* panel = MenuPanel::create(session);
        app.scene()->addChild(panel);
        panel->showGames();
        app.step();
    }
};

} // namespace

TEST_F(MenuPanelTest, TheBestGamesAreThoseOfOneModeOnOneField) {
    session->player.records.add({111, GameMode::Story, "creek", 9, "2026-11-01", FieldShape::Wide});
    session->player.records.add({222, GameMode::Story, "creek", 9, "2026-11-02", FieldShape::Tall});
    session->player.records.add({333, GameMode::Endless, "creek", 9, "2026-11-03", FieldShape::Tall});
    showGames();
    EXPECT_NE(findLabel("111"), nullptr);
    EXPECT_NE(findLabel("1.  2026-11-01  Willow Creek"), nullptr);
    EXPECT_EQ(findLabel("222"), nullptr);
    app.press(Key::KEY_UP_ARROW); // from the last row to that of the field
    app.press(Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(findLabel("111"), nullptr);
    EXPECT_NE(findLabel("222"), nullptr);
    app.press(Key::KEY_UP_ARROW);
    app.press(Key::KEY_RIGHT_ARROW);
    EXPECT_NE(findLabel("333"), nullptr);
    EXPECT_EQ(findLabel("222"), nullptr);
}

TEST_F(MenuPanelTest, TheBestGamesBeginWithTheFieldOfTheWindow) {
    session->player.records.add({222, GameMode::Story, "creek", 9, "2026-11-02", FieldShape::Tall});
    session->game.field = FieldShape::Tall;
    showGames();
    EXPECT_NE(findLabel("222"), nullptr);
}

TEST_F(MenuPanelTest, AModeShowsItsBestGame) {
    app.scene()->addChild(MenuPanel::create(session));
    EXPECT_NE(findLabel("Endless"), nullptr);
    session->player.records.add({33300, GameMode::Endless, "creek", 9, "2026-11-03", FieldShape::Wide});
    app.scene()->addChild(MenuPanel::create(session));
    EXPECT_NE(findLabel("Endless  (Best: 33 300)"), nullptr);
}

TEST_F(MenuPanelTest, EveryMedalHasAPictureAndSaysWhatItIsFor) {
    session->player.records.addMedal("bear");
    session->player.records.addMedal("chain"); // of an older version
    auto* panel = MenuPanel::create(session);
    app.scene()->addChild(panel);
    panel->showMedals();
    ASSERT_NE(findLabel("Send the bear home"), nullptr);
    auto* frame = cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName("icon_honey.png");
    std::vector<int> opacities;
    for (const cocos2d::Node* child : findLabel("Honey saved")->getParent()->getChildren()) {
        const auto* sprite = dynamic_cast<const cocos2d::Sprite*>(child);
        if (sprite && sprite->isFrameDisplayed(frame)) opacities.push_back(sprite->getOpacity());
    }
    EXPECT_EQ(opacities.size(), 10U) << "a page";
    EXPECT_EQ(std::count(opacities.begin(), opacities.end(), 255), 1) << "only the earned one is bright";
    std::size_t seen = 0;
    for (int page = 0; page < 3; ++page) {
        for (const Medal& medal : allMedals())
            if (findLabel(text("medal." + medal.family + ".hint",
                               textOr("stage." + medal.value + ".title", medal.value))))
                ++seen;
        app.press(page == 0 ? Key::KEY_UP_ARROW
                            : Key::KEY_RIGHT_ARROW); // from the last row to that of the page
        if (page == 0) app.press(Key::KEY_RIGHT_ARROW);
    }
    EXPECT_EQ(seen, allMedals().size());
}

TEST_F(MenuPanelTest, AModeIsClosedUntilItsMedalIsEarned) {
    app.scene()->addChild(MenuPanel::create(session));
    ASSERT_NE(findLabel("Hard journey"), nullptr);
    EXPECT_NE(findLabel("Opens with the medal \"Honey saved\""), nullptr);
    app.press(Key::KEY_DOWN_ARROW);
    app.press(Key::KEY_DOWN_ARROW);
    app.press(Key::KEY_ENTER);
    app.step(60);
    EXPECT_EQ(session->game.mode, GameMode::Story) << "nothing begins";
    session->player.records.addMedal("bear");
    app.scene()->removeAllChildren();
    app.scene()->addChild(MenuPanel::create(session));
    EXPECT_EQ(findLabel("Opens with the medal \"Honey saved\""), nullptr);
    app.press(Key::KEY_DOWN_ARROW);
    app.press(Key::KEY_DOWN_ARROW);
    app.press(Key::KEY_ENTER);
    app.step(60);
    EXPECT_EQ(session->game.mode, GameMode::Hard);
    EXPECT_EQ(session->game.tally.hardship, kHardRounds);
}

TEST_F(MenuPanelTest, ASwarmOfTheDayIsPlayedOnceAndThenALineToCopy) {
    session->player.records.add({128400, GameMode::Daily, "bear", 41, today(), FieldShape::Wide});
    app.scene()->addChild(MenuPanel::create(session));
    app.press(Key::KEY_DOWN_ARROW);
    app.press(Key::KEY_ENTER);
    app.step(60);
    EXPECT_EQ(session->game.mode, GameMode::Story) << "no second game";
    EXPECT_EQ(copra::clipboardText(), "BeeCluster " + today() + ": 128 400, 41 bees");
}

TEST_F(MenuPanelTest, AListWithoutGamesSaysSo) {
    showGames();
    EXPECT_NE(findLabel("1.  No game yet"), nullptr);
}

TEST_F(MenuPanelTest, AModeSaysWhatItIs) {
    flow::showTitle(session);
    app.step(60);
    dynamic_cast<TitleScene*>(app.scene())->showMenu();
    const auto isShown = [this](const char* key) {
        const auto* label = findLabel(text(key));
        return label && label->isVisible();
    };
    EXPECT_TRUE(isShown("mode.endless.hint"));
    app.press(Key::KEY_DOWN_ARROW);
    EXPECT_FALSE(isShown("mode.endless.hint"));
    EXPECT_TRUE(isShown("mode.daily.hint"));
    app.press(Key::KEY_DOWN_ARROW);
    EXPECT_FALSE(isShown("mode.daily.hint"));
}
