#include "ui/editbox/EditBoxFixture.h"

#include "backend/text/text.h"
#include "fonts/worldFonts.h"
#include "platform/GlyphSource.h"

#include <algorithm>

using namespace cocos2d;
using ui::EditBox;

namespace {

class EditBoxKeysTest : public EditBoxFixture {};

TEST_F(EditBoxKeysTest, AHeldKeyRepeats) {
    auto* typing = IMEDispatcher::sharedDispatcher();
    EditBox* edited = box();
    edited->setText("abcdef");
    edited->openKeyboard();
    key(Key::KEY_LEFT_ARROW, true);
    typing->dispatchControlKey(Key::KEY_LEFT_ARROW); // comes with the press
    typing->dispatchControlKey(Key::KEY_LEFT_ARROW);
    typing->dispatchControlKey(Key::KEY_LEFT_ARROW);
    key(Key::KEY_LEFT_ARROW, false);
    type("x");
    EXPECT_STREQ(edited->getText(), "abcxdef");
    key(Key::KEY_DELETE, true);
    typing->dispatchControlKey(Key::KEY_DELETE);
    typing->dispatchControlKey(Key::KEY_DELETE);
    key(Key::KEY_DELETE, false);
    EXPECT_STREQ(edited->getText(), "abcxf");
}

TEST_F(EditBoxKeysTest, ADoubleClickSelectsAWordAndATripleClickEverything) {
    EditBox* edited = box();
    edited->setText("iiii mmmm");
    tap(105, 100); // begins editing
    tap(105, 100);
    type("x");
    EXPECT_STREQ(edited->getText(), "x mmmm");
    frames(5);
    tap(105, 100);
    tap(105, 100);
    tap(105, 100);
    type("y");
    EXPECT_STREQ(edited->getText(), "y");
    frames(5);
    tap(105, 100);
    frames(5); // too late
    tap(105, 100);
    type("z");
    EXPECT_EQ(std::string(edited->getText()).size(), 2u);
}

TEST_F(EditBoxKeysTest, ADoubleClickSelectsWordsAsItIsDragged) {
    EditBox* edited = box();
    edited->setText("iiii mmmm nnnn");
    tap(105, 100);
    begin(105, 100);
    move(106, 100); // a trembling hand
    end(106, 100);
    EXPECT_EQ(copied(), "iiii");
    frames(5);
    tap(105, 100);
    begin(105, 100);
    move(299, 100);
    end(299, 100);
    EXPECT_EQ(copied(), "iiii mmmm nnnn");
}

TEST_F(EditBoxKeysTest, AClickWithShiftExtendsTheSelection) {
    EditBox* edited = box();
    edited->setText("iiii");
    edited->openKeyboard();
    press(Key::KEY_HOME);
    key(Key::KEY_LEFT_SHIFT, true);
    tap(295, 100);
    key(Key::KEY_LEFT_SHIFT, false);
    EXPECT_EQ(copied(), "iiii");
}

TEST_F(EditBoxKeysTest, ShiftIsKnownInTheNextBox) {
    box("1", 100);
    box("2", 200);
    box("3", 300)->openKeyboard();
    key(Key::KEY_LEFT_SHIFT, true);
    press(Key::KEY_TAB);
    press(Key::KEY_TAB);
    key(Key::KEY_LEFT_SHIFT, false);
    EXPECT_EQ(said.back(), "begin 1");
    press(Key::KEY_TAB);
    EXPECT_EQ(said.back(), "begin 2");
}

TEST_F(EditBoxKeysTest, TheOldShortcutsOfTheClipboardWork) {
    EditBox* edited = box();
    edited->setText("hive");
    edited->openKeyboard();
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_A);
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_INSERT);
    press(Key::KEY_END);
    pressWith(Key::KEY_LEFT_SHIFT, Key::KEY_INSERT);
    EXPECT_STREQ(edited->getText(), "hivehive");
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_A);
    pressWith(Key::KEY_LEFT_SHIFT, Key::KEY_DELETE);
    EXPECT_STREQ(edited->getText(), "");
    EXPECT_EQ(copra::clipboardText(), "hivehive");
}

TEST_F(EditBoxKeysTest, WordsOfAPasswordDoNotShow) {
    EditBox* edited = box();
    edited->setInputFlag(EditBox::InputFlag::PASSWORD);
    edited->setText("two words");
    edited->openKeyboard();
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_LEFT_ARROW);
    type("x");
    EXPECT_STREQ(edited->getText(), "xtwo words");
}

TEST_F(EditBoxKeysTest, EndStaysInAWrappedLine) {
    EditBox* edited = box("a", 200, Size(100, 200));
    edited->openKeyboard();
    type("mmm mmm mmm mmm mmm");
    ASSERT_GT(view(edited)->shownLines().size(), 1u);
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_HOME);
    const float top = view(edited)->caretPoint().y;
    press(Key::KEY_END);
    EXPECT_EQ(view(edited)->caretPoint().y, top);
    EXPECT_GT(view(edited)->caretPoint().x, 20);
}

TEST_F(EditBoxKeysTest, AKeyOnTheFocusedBoxBeginsEditing) {
    EditBox* edited = box();
    edited->setText("old");
    ui::Widget::enableDpadNavigation(true);
    edited->requestFocus();
    press(Key::KEY_ENTER);
    EXPECT_TRUE(isEditing());
    type("new");
    EXPECT_STREQ(edited->getText(), "new");
    type("\n");
    press(Key::KEY_ENTER);
    EXPECT_TRUE(isEditing());
    ui::Widget::enableDpadNavigation(false);
}

// --- Text from right to left ---

class RightToLeftEditBoxTest : public EditBoxFixture {
protected:
    void SetUp() override {
        EditBoxFixture::SetUp();
        copra::setGlyphSource(nullptr);
        copra::installGlyphSource();
    }
    EditBox* worldBox(const std::string& text) {
        EditBox* made = box();
        made->setFont(copra::test::kDejaVu.c_str(), 20);
        made->setText(text.c_str());
        made->openKeyboard();
        return made;
    }
    std::vector<float> caretsGoing(EditBox* edited, Key arrow, int steps) {
        std::vector<float> places = {view(edited)->caretPoint().x};
        for (int i = 0; i < steps; ++i) {
            press(arrow);
            places.push_back(view(edited)->caretPoint().x);
        }
        return places;
    }
};

TEST_F(RightToLeftEditBoxTest, TheCaretStandsAtTheLeftEndOfWhatIsTyped) {
    EditBox* edited = worldBox("\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d"); // shalom
    EXPECT_NEAR(view(edited)->caretPoint().x, 5, 0.1f);
    press(Key::KEY_HOME);
    EXPECT_GT(view(edited)->caretPoint().x, 40);
    type("x"); // before the text
    EXPECT_STREQ(edited->getText(), "x\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d");
}

TEST_F(RightToLeftEditBoxTest, TheArrowsMoveTheCaretWhereTheyPoint) {
    EditBox* edited = worldBox("ab \xd7\xa9\xd7\x9c\xd7\x9d cd");
    press(Key::KEY_HOME);
    const auto right = caretsGoing(edited, Key::KEY_RIGHT_ARROW, 8);
    EXPECT_TRUE(std::is_sorted(right.begin(), right.end()));
    EXPECT_GT(right.back(), right.front() + 60);
    auto left = caretsGoing(edited, Key::KEY_LEFT_ARROW, 8);
    EXPECT_TRUE(std::is_sorted(left.rbegin(), left.rend()));
    EXPECT_NEAR(left.back(), 5, 0.1f);
}

TEST_F(RightToLeftEditBoxTest, ATouchPlacesTheCaretInArabic) {
    EditBox* edited = worldBox("\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85"); // salam, with a ligature
    tap(106, 100);                                                  // the left end
    type("1");
    EXPECT_STREQ(edited->getText(), "\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85"
                                    "1");
}

TEST_F(RightToLeftEditBoxTest, ASelectionCollapsesToTheSideOfTheArrow) {
    EditBox* edited = worldBox("\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d");
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_A);
    press(Key::KEY_RIGHT_ARROW); // the beginning
    EXPECT_GT(view(edited)->caretPoint().x, 40);
    pressWith(Key::KEY_LEFT_CTRL, Key::KEY_LEFT_ARROW); // a word on
    EXPECT_NEAR(view(edited)->caretPoint().x, 5, 0.1f);
}

/// Removes the edit box that begins to be edited.
class LeavingEditBoxTest : public EditBoxFixture {
protected:
    void editBoxEditingDidBegin(EditBox* begun) override {
        if (begun->getName() == "b") begun->removeFromParent();
    }
};

TEST_F(LeavingEditBoxTest, TheNextBoxMayLeaveWhenItBegins) {
    EditBox* first = box("a", 100);
    box("b", 200);
    clearPool();
    first->openKeyboard();
    press(Key::KEY_TAB);
    EXPECT_FALSE(isEditing());
}

} // namespace
