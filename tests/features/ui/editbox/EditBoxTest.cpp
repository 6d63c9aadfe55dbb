#include "ui/editbox/EditBoxFixture.h"

#include "event/EventListenerKeyboard.h"

using namespace cocos2d;
using ui::EditBox;

namespace {

class EditBoxTest : public EditBoxFixture {};

TEST_F(EditBoxTest, ATouchBeginsEditing) {
    EditBox* edited = box();
    type("x");
    EXPECT_STREQ(edited->getText(), "");
    tap(200, 100);
    type("B");
    type("\xc3\xb6");
    backspace();
    EXPECT_STREQ(edited->getText(), "B");
    EXPECT_EQ(said, (Words{"begin a", "B", "B\xc3\xb6", "B"}));
}

TEST_F(EditBoxTest, ReturnEndsEditing) {
    EditBox* edited = box();
    tap(200, 100);
    type("hi");
    said.clear();
    type("\n");
    EXPECT_EQ(said, (Words{"end 3", "return"}));
    EXPECT_FALSE(isEditing());
    type("x");
    EXPECT_STREQ(edited->getText(), "hi");
}

TEST_F(EditBoxTest, ATouchElsewhereAndEscapeEndEditing) {
    box();
    tap(200, 100);
    tap(600, 500);
    EXPECT_EQ(said, (Words{"begin a", "end 0", "return"}));
    tap(200, 100);
    press(Key::KEY_ESCAPE);
    EXPECT_FALSE(isEditing());
}

TEST_F(EditBoxTest, TabMovesThroughTheForm) {
    EditBox* first = box("first", 100);
    EditBox* second = box("second", 200);
    second->setText("old");
    tap(200, 100);
    type("one");
    press(Key::KEY_TAB);
    type("two"); // replaces the text, which is selected
    EXPECT_STREQ(first->getText(), "one");
    EXPECT_STREQ(second->getText(), "two");
    EXPECT_EQ(said[2], "end 1");
    press(Key::KEY_TAB); // around to the first
    type("three");
    EXPECT_STREQ(first->getText(), "three");
    pressWith(Key::KEY_LEFT_SHIFT, Key::KEY_TAB);
    type("four");
    EXPECT_STREQ(second->getText(), "four");
    second->setReturnType(EditBox::KeyboardReturnType::NEXT);
    type("\n");
    type("five");
    EXPECT_STREQ(first->getText(), "five");
}

TEST_F(EditBoxTest, OtherListenersDoNotGetTheKeysOfTheBox) {
    std::vector<std::string> keys;
    auto* listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [&](Key, Event*) { keys.push_back("down"); };
    listener->onKeyReleased = [&](Key, Event*) { keys.push_back("up"); };
    context.eventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    box();
    tap(200, 100);
    press(Key::KEY_W);
    press(Key::KEY_ESCAPE); // ends editing
    EXPECT_TRUE(keys.empty());
    press(Key::KEY_W);
    EXPECT_EQ(keys, (Words{"down", "up"}));
}

TEST_F(EditBoxTest, SelectsCopiesAndPastes) {
    EditBox* edited = box();
    edited->setText("honey bee");
    edited->openKeyboard();
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_A);
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_C);
    EXPECT_EQ(copra::clipboardText(), "honey bee");
    press(Key::KEY_HOME);
    key(Key::KEY_LEFT_SHIFT, true);
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_RIGHT_ARROW);
    key(Key::KEY_LEFT_SHIFT, false);
    pressWith(Key::KEY_RIGHT_CTRL, Key::KEY_X);
    EXPECT_STREQ(edited->getText(), "bee");
    EXPECT_EQ(copra::clipboardText(), "honey ");
    press(Key::KEY_END);
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_V);
    EXPECT_STREQ(edited->getText(), "beehoney ");
    press(Key::KEY_LEFT_ARROW);
    press(Key::KEY_DELETE);
    EXPECT_STREQ(edited->getText(), "beehoney");
}

TEST_F(EditBoxTest, APasswordIsShownAsDotsAndNotCopied) {
    EditBox* edited = box();
    edited->setInputFlag(EditBox::InputFlag::PASSWORD);
    edited->setText("abc");
    EXPECT_EQ(view(edited)->shownLines(), (Words{"\xe2\x97\x8f\xe2\x97\x8f\xe2\x97\x8f"}));
    edited->openKeyboard();
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_A);
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_C);
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_X);
    EXPECT_EQ(copra::clipboardText(), "");
    EXPECT_STREQ(edited->getText(), "abc");
}

TEST_F(EditBoxTest, TheModeLimitsWhatCanBeTyped) {
    EditBox* edited = box();
    const auto typed = [&](EditBox::InputMode mode, const std::string& text) {
        edited->setInputMode(mode);
        edited->setText("");
        type(text);
        return std::string(edited->getText());
    };
    edited->openKeyboard();
    EXPECT_EQ(typed(EditBox::InputMode::NUMERIC, "-12.5a-3"), "-1253");
    EXPECT_EQ(typed(EditBox::InputMode::DECIMAL, "-1.2.5x"), "-1.25");
    EXPECT_EQ(typed(EditBox::InputMode::PHONE_NUMBER, "+49 (30) x1"), "+49 (30) 1");
    EXPECT_EQ(typed(EditBox::InputMode::EMAIL_ADDRESS, "a b@c.d"), "ab@c.d");
    EXPECT_EQ(typed(EditBox::InputMode::URL, "http://a b"), "http://ab");
    EXPECT_EQ(typed(EditBox::InputMode::SINGLE_LINE, "a\tb\nc d"), "abc d");
    edited->setText("as it is"); // not limited
    EXPECT_STREQ(edited->getText(), "as it is");
}

TEST_F(EditBoxTest, TheFlagChangesCapitals) {
    EditBox* edited = box();
    const auto typed = [&](EditBox::InputFlag flag) {
        edited->setInputFlag(flag);
        edited->setText("");
        type("hi \xc3\xb6 bee. new Hive");
        return std::string(edited->getText());
    };
    EXPECT_EQ(edited->getInputFlag(), EditBox::InputFlag::INITIAL_CAPS_ALL_CHARACTERS);
    edited->openKeyboard();
    type("as typed");
    EXPECT_STREQ(edited->getText(), "as typed");
    EXPECT_EQ(typed(EditBox::InputFlag::INITIAL_CAPS_ALL_CHARACTERS), "HI \xc3\x96 BEE. NEW HIVE");
    EXPECT_EQ(typed(EditBox::InputFlag::LOWERCASE_ALL_CHARACTERS), "hi \xc3\xb6 bee. new hive");
    EXPECT_EQ(typed(EditBox::InputFlag::INITIAL_CAPS_WORD), "Hi \xc3\x96 Bee. New Hive");
    EXPECT_EQ(typed(EditBox::InputFlag::INITIAL_CAPS_SENTENCE), "Hi \xc3\xb6 bee. New Hive");
    EXPECT_EQ(typed(EditBox::InputFlag::SENSITIVE), "hi \xc3\xb6 bee. new Hive");
}

TEST_F(EditBoxTest, LimitsTheLength) {
    EditBox* edited = box();
    EXPECT_LT(edited->getMaxLength(), 0);
    edited->setMaxLength(4);
    edited->openKeyboard();
    type("honey");
    EXPECT_STREQ(edited->getText(), "hone");
    said.clear();
    type("y");
    EXPECT_TRUE(said.empty());
}

TEST_F(EditBoxTest, AHighBoxHasSeveralLines) {
    EditBox* edited = box("a", 200, Size(200, 200));
    edited->openKeyboard();
    type("one");
    type("\n");
    type("two");
    EXPECT_STREQ(edited->getText(), "one\ntwo");
    EXPECT_EQ(view(edited)->shownLines(), (Words{"one", "two"}));
    press(Key::KEY_UP_ARROW);
    press(Key::KEY_HOME);
    type("x");
    EXPECT_STREQ(edited->getText(), "xone\ntwo");
    press(Key::KEY_DOWN_ARROW);
    press(Key::KEY_END);
    type("y");
    EXPECT_STREQ(edited->getText(), "xone\ntwoy");
    edited->setInputMode(EditBox::InputMode::SINGLE_LINE);
    type("\n");
    EXPECT_FALSE(isEditing());
}

TEST_F(EditBoxTest, TouchesPlaceTheCaretAndSelect) {
    EditBox* edited = box();
    edited->setText("iiiiiiiiii");
    tap(290, 100); // behind the text
    type("x");
    EXPECT_STREQ(edited->getText(), "iiiiiiiiiix");
    tap(101, 100); // in front of it
    type("y");
    EXPECT_STREQ(edited->getText(), "yiiiiiiiiiix");
    begin(101, 100);
    move(299, 100);
    end(299, 100);
    type("z");
    EXPECT_STREQ(edited->getText(), "z");
}

TEST_F(EditBoxTest, ALongTextIsScrolledToTheCaret) {
    EditBox* edited = box();
    edited->openKeyboard();
    type(std::string(200, 'm'));
    visit();
    const float right = view(edited)->caretPoint().x;
    EXPECT_LE(right, 195.1f);
    EXPECT_GT(right, 150);
    press(Key::KEY_HOME);
    EXPECT_NEAR(view(edited)->caretPoint().x, 5, 0.1f);
}

TEST_F(EditBoxTest, HasFontsAndColors) {
    EditBox* edited = EditBox::create(Size(200, 30), nullptr);
    EXPECT_EQ(edited->getFontSize(), 20);
    EXPECT_STREQ(edited->getFontName(), "");
    edited->setFont("a.ttf", 12);
    edited->setFontColor(Color3B::RED);
    edited->setPlaceholderFont("a.ttf", 14);
    edited->setPlaceholderFontColor(Color4B::BLUE);
    edited->setPlaceHolder("name");
    edited->setTextHorizontalAlignment(TextHAlignment::RIGHT);
    EXPECT_EQ(edited->getFontSize(), 12);
    EXPECT_STREQ(edited->getFontName(), "a.ttf");
    EXPECT_EQ(edited->getFontColor(), Color4B::RED);
    EXPECT_EQ(edited->getPlaceholderFontSize(), 14);
    EXPECT_EQ(edited->getPlaceholderFontColor(), Color4B::BLUE);
    EXPECT_STREQ(edited->getPlaceHolder(), "name");
    EXPECT_EQ(edited->getTextHorizontalAlignment(), TextHAlignment::RIGHT);
    edited->setText(nullptr);
    edited->setText("\xff");
    EXPECT_STREQ(edited->getText(), "");
    auto* copy = dynamic_cast<EditBox*>(edited->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_STREQ(copy->getPlaceHolder(), "name");
    expectSize(copy->getContentSize(), 200, 30);
}

TEST_F(EditBoxTest, LeavingTheSceneEndsEditing) {
    EditBox* edited = box();
    const RefPtr<EditBox> alive(edited);
    edited->openKeyboard();
    edited->removeFromParent();
    EXPECT_FALSE(isEditing());
    edited->openKeyboard(); // not in a scene
    EXPECT_FALSE(isEditing());
}

TEST_F(EditBoxTest, ADisabledBoxIsNotEdited) {
    EditBox* edited = box();
    edited->openKeyboard();
    edited->setEnabled(false);
    EXPECT_FALSE(isEditing());
    tap(200, 100);
    edited->openKeyboard();
    EXPECT_FALSE(isEditing());
}

TEST_F(EditBoxTest, TheDelegateMayRemoveTheBox) {
    struct Removing : ui::EditBoxDelegate {
        void editBoxReturn(EditBox* edited) override { edited->removeFromParent(); }
    } removing;
    EditBox* edited = box();
    edited->setDelegate(&removing);
    edited->openKeyboard();
    type("\n");
    EXPECT_FALSE(isEditing());
}

TEST_F(EditBoxTest, TheCaretBlinks) {
    EditBox* edited = box();
    edited->openKeyboard();
    frames(20);
    tap(600, 500);
    frames(20);
    EXPECT_FALSE(isEditing());
}

} // namespace
