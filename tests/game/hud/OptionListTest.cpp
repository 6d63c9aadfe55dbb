#include "hud/OptionList.h"

#include "game/GameSceneTest.h"

using namespace beecluster;
using cocos2d::Controller;
using cocos2d::Vec2;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class OptionListTest : public GameSceneTest {
protected:
    void show() {
        list = OptionList::create(
            "Options",
            {{"Level", [this] { return std::to_string(level); }, [this](int by) { level += by; }, nullptr},
             {"Done", nullptr, nullptr, [this] { ++presses; }}},
            [this] { ++backs; });
        list->setPosition(480, 320);
        app.scene()->addChild(list);
        app.step();
    }
    /// The middle of a row: the panel is 84 + 2 * 46 + 26 points high.
    static Vec2 row(int index, float x = 0) {
        return {480 + x, 320 + 101 - 84 - 23 - 46 * static_cast<float>(index)};
    }

    OptionList* list = nullptr;
    int level = 5;
    int presses = 0;
    int backs = 0;
};

} // namespace

TEST_F(OptionListTest, KeysChangeValuesAndPressRows) {
    show();
    app.press(Key::KEY_RIGHT_ARROW);
    app.press(Key::KEY_ENTER);
    app.press(Key::KEY_LEFT_ARROW);
    EXPECT_EQ(level, 6);
    EXPECT_NE(findLabel("<  6  >"), nullptr);
    app.press(Key::KEY_DOWN_ARROW);
    app.press(Key::KEY_ENTER);
    EXPECT_EQ(presses, 1);
    app.press(Key::KEY_ESCAPE);
    EXPECT_EQ(backs, 1);
}

TEST_F(OptionListTest, ThePadDoesTheSame) {
    app.connectController();
    show();
    app.controllerButton(Controller::BUTTON_DPAD_RIGHT, true);
    app.controllerButton(Controller::BUTTON_DPAD_RIGHT, false);
    app.step();
    EXPECT_EQ(level, 6);
    app.controllerAxis(Controller::JOYSTICK_LEFT_Y, 0.9f);
    app.step();
    app.controllerAxis(Controller::JOYSTICK_LEFT_Y, 1.0f);
    app.step();
    EXPECT_EQ(list->focused(), 1) << "once, while the stick is out";
    app.controllerButton(Controller::BUTTON_A, true);
    app.step();
    EXPECT_EQ(presses, 1);
    app.controllerButton(Controller::BUTTON_B, true);
    app.step();
    EXPECT_EQ(backs, 1);
}

TEST_F(OptionListTest, RowsThatAreOnlyReadGetNoFocus) {
    const auto value = [] { return std::string("7"); };
    const auto press = [this] { ++presses; };
    list = OptionList::create("List",
                              {{"Read", value, nullptr, nullptr},
                               {"First", nullptr, nullptr, press},
                               {"Read", value, nullptr, nullptr},
                               {"Last", nullptr, nullptr, press}},
                              [this] { ++backs; });
    list->setPosition(480, 320);
    app.scene()->addChild(list);
    app.step();
    EXPECT_EQ(list->focused(), 1);
    list->focus(2);
    EXPECT_EQ(list->focused(), 1);
    app.press(Key::KEY_DOWN_ARROW);
    EXPECT_EQ(list->focused(), 3);
    app.press(Key::KEY_DOWN_ARROW);
    EXPECT_EQ(list->focused(), 1) << "around the end";
    app.press(Key::KEY_UP_ARROW);
    EXPECT_EQ(list->focused(), 3);
    app.tap(Vec2(480, 320 + 162 - 84 - 23)); // on the first row
    EXPECT_EQ(presses, 0);
}

TEST_F(OptionListTest, ManyRowsFitIntoTheField) {
    std::vector<OptionSpec> rows(20, OptionSpec{"Row", nullptr, nullptr, [] {}});
    list = OptionList::create("List", rows, [] {});
    list->setPosition(480, 320);
    app.scene()->addChild(list);
    app.step();
    for (const cocos2d::Node* part : list->getChildren()) {
        EXPECT_GT(part->getPositionY(), -320 + 10);
        EXPECT_LT(part->getPositionY(), 320 - 10);
    }
}

TEST_F(OptionListTest, AClickOnTheLeftOfAValueGoesBack) {
    show();
    app.tap(row(0, 280));
    EXPECT_EQ(level, 6);
    app.tap(row(0, -100));
    EXPECT_EQ(level, 5);
    app.tap(row(1));
    EXPECT_EQ(presses, 1);
    app.tap(Vec2(5, 5));
    EXPECT_EQ(presses + backs, 1) << "outside";
}
