#include "hud/ButtonList.h"

#include "game/GameSceneTest.h"

using namespace beecluster;
using cocos2d::Vec2;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

class ButtonListTest : public GameSceneTest {
protected:
    void show(const std::function<void()>& onEscape) {
        list = ButtonList::create(
            {{"First", [this] { pressed += "1"; }}, {"Second", [this] { pressed += "2"; }}}, onEscape);
        list->setPosition(480, 320);
        app.scene()->addChild(list);
        app.step();
    }

    ButtonList* list = nullptr;
    std::string pressed;
};

} // namespace

TEST_F(ButtonListTest, PressesTheFirstButtonWithoutAFocus) {
    show(nullptr);
    app.press(Key::KEY_ENTER);
    EXPECT_EQ(pressed, "1");
}

TEST_F(ButtonListTest, OnlyTheButtonWithTheFocusIsBright) {
    show(nullptr);
    const auto isBright = [this](const char* text) {
        const auto* item = dynamic_cast<cocos2d::MenuItemSprite*>(findLabel(text)->getParent());
        return item->getNormalImage()->getColor() == cocos2d::Color3B::WHITE;
    };
    EXPECT_TRUE(isBright("First") && isBright("Second")) << "without a focus";
    list->focus(1);
    EXPECT_FALSE(isBright("First"));
    EXPECT_TRUE(isBright("Second"));
    list->focus(0);
    EXPECT_TRUE(isBright("First"));
    EXPECT_FALSE(isBright("Second"));
}

TEST_F(ButtonListTest, MovesTheFocusByArrowsAndAroundBothEnds) {
    show(nullptr);
    list->focus(0);
    app.press(Key::KEY_DOWN_ARROW);
    app.press(Key::KEY_SPACE);
    app.press(Key::KEY_S);
    app.press(Key::KEY_SPACE);
    app.press(Key::KEY_UP_ARROW);
    app.press(Key::KEY_SPACE);
    EXPECT_EQ(pressed, "212");
}

TEST_F(ButtonListTest, PressesTheButtonThatIsTouched) {
    show(nullptr);
    app.tap(Vec2(480, 320 - 42));
    EXPECT_EQ(pressed, "2");
    app.tap(Vec2(480, 320 + 42));
    EXPECT_EQ(pressed, "21");
    app.tap(Vec2(20, 20));
    EXPECT_EQ(pressed, "21");
}

TEST_F(ButtonListTest, CallsEscapeAndKeepsItFromOtherListeners) {
    int escapes = 0;
    int others = 0;
    auto* keys = cocos2d::EventListenerKeyboard::create();
    keys->onKeyPressed = [&others](Key, cocos2d::Event*) { ++others; };
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(keys, 1);
    show([&escapes] { ++escapes; });
    app.press(Key::KEY_ESCAPE);
    EXPECT_EQ(escapes, 1);
    EXPECT_EQ(others, 0);
    app.press(Key::KEY_Q);
    EXPECT_EQ(others, 1) << "keys that mean nothing here are left to others";
}

TEST_F(ButtonListTest, LeavesEscapeToOthersWithoutACallback) {
    int others = 0;
    auto* keys = cocos2d::EventListenerKeyboard::create();
    keys->onKeyPressed = [&others](Key, cocos2d::Event*) { ++others; };
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(keys, 1);
    show(nullptr);
    app.press(Key::KEY_ESCAPE);
    EXPECT_EQ(others, 1);
}

TEST_F(ButtonListTest, ALongTextFitsOnItsButton) {
    auto* column = ButtonList::create({{"Noch viel mehr als ein Versuch", [] {}}}, nullptr);
    app.scene()->addChild(column);
    const auto* text = findLabel("Noch viel mehr als ein Versuch");
    ASSERT_NE(text, nullptr);
    const cocos2d::Rect box = text->getBoundingBox();
    EXPECT_GT(box.getMinX(), 10);
    EXPECT_LT(box.getMaxX(), text->getParent()->getContentSize().width - 10);
}
