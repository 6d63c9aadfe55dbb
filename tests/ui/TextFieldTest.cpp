#include "ui/WidgetFixture.h"

#include "event/IMEDelegate.h"
#include "nodes/text/TextFieldTTF.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

class TextFieldTest : public WidgetFixture {
protected:
    static void type(const std::string& text) {
        IMEDispatcher::sharedDispatcher()->dispatchInsertText(text.data(), text.size());
    }
    static void erase() { IMEDispatcher::sharedDispatcher()->dispatchDeleteBackward(); }
    static bool hasKeyboard() { return IMEDispatcher::sharedDispatcher()->isAnyDelegateAttachedWithIME(); }

    ui::TextField* field(float x = 100) {
        auto* made = ui::TextField::create("your name", "a.ttf", 20);
        made->addEventListener([this](Ref*, ui::TextField::EventType event) {
            static const char* const kWords[] = {"attached", "detached", "inserted", "deleted"};
            said.push_back(kWords[static_cast<int>(event)]);
        });
        return show(made, x, 100);
    }
};

struct Refusing : TextFieldDelegate {
    bool onTextFieldInsertText(TextFieldTTF*, const char*, std::size_t) override { return true; }
};

TEST_F(TextFieldTest, ATouchGivesItTheKeyboard) {
    ui::TextField* f = field();
    type("x");
    EXPECT_EQ(f->getString(), "");
    tap(100, 100);
    type("Bee");
    EXPECT_EQ(f->getString(), "Bee");
    EXPECT_EQ(f->getStringLength(), 3);
    erase();
    EXPECT_EQ(f->getString(), "Be");
    EXPECT_EQ(said, (Words{"attached", "inserted", "deleted"}));
}

TEST_F(TextFieldTest, ATouchElsewhereAndTheReturnKeyTakeItAway) {
    ui::TextField* f = field();
    tap(100, 100);
    tap(400, 300);
    EXPECT_FALSE(hasKeyboard());
    tap(100, 100);
    type("\n");
    EXPECT_FALSE(hasKeyboard());
    EXPECT_EQ(f->getString(), "");
    EXPECT_EQ(said, (Words{"attached", "detached", "attached", "detached"}));
}

TEST_F(TextFieldTest, HoldsNoMoreThanItsLength) {
    ui::TextField* f = field();
    f->setMaxLength(4);
    f->setMaxLengthEnabled(true);
    tap(100, 100);
    type("h\xc3\xb6nig bee");
    EXPECT_EQ(f->getString(), "h\xc3\xb6ni");
    said.clear();
    type("x"); // no room, no event
    EXPECT_TRUE(said.empty());
}

TEST_F(TextFieldTest, DeletesWholeCharacters) {
    ui::TextField* f = field();
    f->setString("a\xc3\xb6");
    tap(100, 100);
    erase();
    EXPECT_EQ(f->getString(), "a");
    erase();
    erase(); // nothing is left
    EXPECT_EQ(f->getString(), "");
}

TEST_F(TextFieldTest, APasswordIsNotShown) {
    ui::TextField* f = field();
    f->setString("secret");
    f->setPasswordEnabled(true);
    f->setPasswordStyleText("#");
    EXPECT_EQ(f->getString(), "secret");
    EXPECT_STREQ(f->getPasswordStyleText(), "#");
    EXPECT_TRUE(f->isPasswordEnabled());
}

TEST_F(TextFieldTest, ShowsItsPlaceHolderWhileItIsEmpty) {
    ui::TextField* f = field();
    const float width = f->getContentSize().width;
    EXPECT_GT(width, 0);
    f->setString("i");
    EXPECT_LT(f->getContentSize().width, width);
    f->setString("");
    EXPECT_FLOAT_EQ(f->getContentSize().width, width);
}

TEST_F(TextFieldTest, LosesTheKeyboardWhenItLeaves) {
    ui::TextField* f = field();
    tap(100, 100);
    f->removeFromParent();
    EXPECT_FALSE(hasKeyboard());
    type("x"); // nobody is there
}

TEST_F(TextFieldTest, ADelegateMayRefuseWhatIsTyped) {
    Refusing refusing;
    auto* plain = TextFieldTTF::textFieldWithPlaceHolder("name", "a.ttf", 20);
    scene->addChild(plain);
    plain->setDelegate(&refusing);
    plain->attachWithIME();
    type("x");
    EXPECT_EQ(plain->getString(), "");
    plain->setDelegate(nullptr);
    type("x");
    EXPECT_EQ(plain->getString(), "x");
    EXPECT_EQ(IMEDispatcher::sharedDispatcher()->getContentText(), "x");
    plain->setString("\xff"); // broken text
    EXPECT_EQ(plain->getString(), "x");
    EXPECT_TRUE(plain->detachWithIME());
    EXPECT_FALSE(plain->detachWithIME());
}

} // namespace
