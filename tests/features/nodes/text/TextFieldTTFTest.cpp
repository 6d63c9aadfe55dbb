#include "nodes/text/TextFieldTTF.h"

#include "base/AutoreleasePool.h"
#include "base/WeakPtr.h"
#include "nodes/text/LabelFixture.h"
#include "scene/Camera.h"

using namespace cocos2d;

namespace {

class TextFieldTTFTest : public LabelFixture {
protected:
    /// A field that has the keyboard and holds these words.
    TextFieldTTF* typing(const std::string& words) {
        TextFieldTTF* field = TextFieldTTF::textFieldWithPlaceHolder("name?", "a.ttf", 20);
        scene->addChild(field);
        field->attachWithIME();
        field->setString(words);
        return field;
    }
    static void type(const std::string& text) {
        IMEDispatcher::sharedDispatcher()->dispatchInsertText(text.data(), text.size());
    }
    static void press(EventKeyboard::KeyCode key) {
        IMEDispatcher::sharedDispatcher()->dispatchControlKey(key);
    }
    static void erase() { IMEDispatcher::sharedDispatcher()->dispatchDeleteBackward(); }
    static std::string shown(TextFieldTTF* field) { return field->Label::getString(); }
};

using Key = EventKeyboard::KeyCode;

TEST_F(TextFieldTTFTest, TypesWhereTheCursorIs) {
    TextFieldTTF* field = typing("ac");
    EXPECT_EQ(shown(field), "ac\b|") << "behind the last character";
    press(Key::KEY_LEFT_ARROW);
    EXPECT_EQ(shown(field), "a\b|c");
    type("b");
    EXPECT_EQ(field->getString(), "abc");
    EXPECT_EQ(shown(field), "ab\b|c");
    field->appendString("\xc3\xa4");
    EXPECT_EQ(field->getString(), "ab\xc3\xa4"
                                  "c");
}

TEST_F(TextFieldTTFTest, ErasesInFrontOfTheCursorAndBehindIt) {
    TextFieldTTF* field = typing("abcd");
    field->setCursorPosition(2);
    erase();
    EXPECT_EQ(field->getString(), "acd");
    press(Key::KEY_DELETE);
    EXPECT_EQ(field->getString(), "ad");
    press(Key::KEY_HOME);
    erase();
    EXPECT_EQ(field->getString(), "ad") << "nothing is in front of it";
    press(Key::KEY_END);
    press(Key::KEY_RIGHT_ARROW);
    press(Key::KEY_DELETE);
    EXPECT_EQ(field->getString(), "ad") << "nothing is behind it";
    EXPECT_EQ(field->getCharCount(), 2U);
}

TEST_F(TextFieldTTFTest, LeavesTheCursorWhereItIsWhenItIsSentBeyondTheText) {
    TextFieldTTF* field = typing("ab");
    field->setCursorPosition(3);
    EXPECT_EQ(shown(field), "ab\b|");
}

TEST_F(TextFieldTTFTest, TheEscapeKeyGivesTheKeyboardBack) {
    TextFieldTTF* field = typing("ab");
    press(Key::KEY_ESCAPE);
    EXPECT_FALSE(IMEDispatcher::sharedDispatcher()->isAnyDelegateAttachedWithIME());
    EXPECT_EQ(shown(field), "ab");
}

TEST_F(TextFieldTTFTest, TheCursorTakesNoRoomAndBlinks) {
    TextFieldTTF* field = typing("ab");
    const float width = field->getContentSize().width;
    field->update(1.25f);
    EXPECT_EQ(shown(field), "ab\b ");
    EXPECT_EQ(field->getContentSize().width, width);
    field->update(0.5f);
    EXPECT_EQ(shown(field), "ab\b|");
    field->detachWithIME();
    EXPECT_EQ(field->getContentSize().width, width);
}

TEST_F(TextFieldTTFTest, HasAnotherCursorOrNone) {
    TextFieldTTF* field = typing("ab");
    field->setCursorChar('_');
    EXPECT_EQ(shown(field), "ab\b_");
    field->setCursorEnabled(false);
    EXPECT_EQ(shown(field), "ab");
    field->setCursorEnabled(true);
    EXPECT_EQ(shown(field), "ab\b_");
}

TEST_F(TextFieldTTFTest, ShowsThePlaceHolderUntilItHasTheKeyboard) {
    TextFieldTTF* field = typing("");
    EXPECT_EQ(shown(field), "\b|");
    field->detachWithIME();
    EXPECT_EQ(shown(field), "name?");
}

TEST_F(TextFieldTTFTest, CountsTheSignsOfAPassword) {
    TextFieldTTF* field = typing("abc");
    field->setSecureTextEntry(true);
    field->setPasswordTextStyle("**");
    field->setCursorPosition(1);
    EXPECT_EQ(shown(field), "**\b|****");
}

TEST_F(TextFieldTTFTest, GoesToTheCharacterThatIsTouched) {
    TextFieldTTF* field = typing("abc");
    field->setAnchorPoint(Vec2::ZERO);
    field->setPosition(50, 50);
    const RefPtr<Camera> camera(Camera::create());
    const float letter = field->getContentSize().width / 3;
    const float middle = field->getContentSize().height / 2;
    field->setCursorFromPoint(Vec2(50 + letter * 1.5f, 50 + middle), camera);
    EXPECT_EQ(shown(field), "a\b|bc");
    field->setCursorFromPoint(Vec2(10, 50 + middle), camera);
    EXPECT_EQ(shown(field), "a\b|bc") << "beside the field";
    field->setCursorFromPoint(Vec2(50 + letter * 0.5f, 50 + middle), nullptr);
    EXPECT_EQ(shown(field), "a\b|bc") << "without a camera";
}

TEST_F(TextFieldTTFTest, ADelegateMayRefuseToHaveItDrawn) {
    struct Hiding : TextFieldDelegate {
        bool onVisit(TextFieldTTF*, Renderer*, const Mat4&, uint32_t) override { return true; }
    } hiding;
    TextFieldTTF* field = typing("abc");
    EXPECT_FALSE(drawn().empty());
    field->setDelegate(&hiding);
    EXPECT_TRUE(drawn().empty());
    field->setDelegate(nullptr);
}

TEST_F(TextFieldTTFTest, ItsDelegateMayRemoveItWhileItIsTypedInto) {
    class Removing : public TextFieldDelegate {
    public:
        bool onTextFieldInsertText(TextFieldTTF* sender, const char*, std::size_t) override {
            sender->removeFromParent();
            return false;
        }
        bool onTextFieldDeleteBackward(TextFieldTTF* sender, const char*, std::size_t) override {
            sender->removeFromParent();
            return false;
        }
    } delegate;
    for (const bool erases : {false, true}) {
        TextFieldTTF* field = typing("ab");
        field->setDelegate(&delegate);
        PoolManager::getInstance()->getCurrentPool()->clear();
        const copra::WeakPtr<TextFieldTTF> watched(field);
        if (erases)
            erase();
        else
            type("c");
        PoolManager::getInstance()->getCurrentPool()->clear();
        EXPECT_TRUE(watched.expired());
    }
}

} // namespace
