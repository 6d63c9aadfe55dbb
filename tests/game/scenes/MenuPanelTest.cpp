#include "scenes/MenuPanel.h"

#include "game/GameSceneTest.h"

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
    session->records.add({111, GameMode::Story, "creek", 9, "2026-11-01", FieldShape::Wide});
    session->records.add({222, GameMode::Story, "creek", 9, "2026-11-02", FieldShape::Tall});
    session->records.add({333, GameMode::Endless, "creek", 9, "2026-11-03", FieldShape::Tall});
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
    session->records.add({222, GameMode::Story, "creek", 9, "2026-11-02", FieldShape::Tall});
    session->field = FieldShape::Tall;
    showGames();
    EXPECT_NE(findLabel("222"), nullptr);
}

TEST_F(MenuPanelTest, AListWithoutGamesSaysSo) {
    showGames();
    EXPECT_NE(findLabel("1.  No game yet"), nullptr);
}
