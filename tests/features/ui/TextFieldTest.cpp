#include "ui/WidgetFixture.h"

#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "event/IMEDelegate.h"
#include "nodes/text/TextFieldTTF.h"
#include "scene/Component.h"

using namespace cocos2d;
using namespace cocos2d::ui;

namespace {

struct LegacyTextFieldListener : Ref {
    void onEvent(Ref*, TextFiledEventType event) { events.push_back(event); }
    std::vector<TextFiledEventType> events;
};

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

TEST_F(TextFieldTest, UpdatesWhileItRuns) {
    struct Counting : ui::TextField {
        void update(float delta) override {
            TextField::update(delta);
            ++updates;
        }
        int updates = 0;
    };
    auto* f = new Counting();
    f->init();
    scene->addChild(f);
    f->release();
    context.update(0.1f);
    EXPECT_EQ(f->updates, 1);
}

TEST_F(TextFieldTest, UpdatesItsComponents) {
    struct Counting : Component {
        void update(float) override { ++updates; }
        int updates = 0;
    };
    ui::TextField* const f = field();
    auto* component = new Counting();
    f->addComponent(component);
    component->release();
    context.update(0.1f);
    EXPECT_EQ(component->updates, 1);
}

struct Refusing : TextFieldDelegate {
    bool onTextFieldInsertText(TextFieldTTF*, const char*, std::size_t) override { return true; }
};

TEST_F(TextFieldTest, ItsTextMayOutliveIt) {
    RefPtr<TextFieldTTF> text;
    {
        const AutoreleasePool pool;
        ui::TextField* const f = field();
        text = dynamic_cast<TextFieldTTF*>(f->getVirtualRenderer());
        text->removeFromParent();
        f->removeFromParent();
    }
    ASSERT_EQ(text->getReferenceCount(), 1u);
    text->attachWithIME();
    type("ab");
    erase();
    text->detachWithIME();
    EXPECT_EQ(text->getString(), "a");
    EXPECT_TRUE(said.empty());
}

TEST_F(TextFieldTest, ATouchAcquiresKeyboardFocus) {
    ui::TextField* f = field();
    type("x");
    EXPECT_EQ(f->getString(), "");
    tap(100, 100);
    type("Bee");
    EXPECT_EQ(f->getString(), "Bee");
    EXPECT_EQ(f->getStringLength(), 3);
    erase();
    EXPECT_EQ(f->getString(), "Be");
    EXPECT_TRUE(said.empty()) << "until the next update";
    context.update(0.1f);
    EXPECT_EQ(said, (Words{"attached", "deleted", "inserted"})) << "in this order, as in cocos2d-x";
}

TEST_F(TextFieldTest, ATouchElsewhereAndTheReturnKeyReleaseKeyboardFocus) {
    ui::TextField* f = field();
    tap(100, 100);
    context.update(0.1f);
    tap(400, 300);
    EXPECT_FALSE(hasKeyboard());
    context.update(0.1f);
    tap(100, 100);
    context.update(0.1f);
    type("\n");
    EXPECT_FALSE(hasKeyboard());
    EXPECT_EQ(f->getString(), "");
    context.update(0.1f);
    EXPECT_EQ(said, (Words{"attached", "detached", "attached", "detached"}));
}

TEST_F(TextFieldTest, TruncatesToTheMaximumLength) {
    ui::TextField* f = field();
    f->setMaxLength(4);
    f->setMaxLengthEnabled(true);
    tap(100, 100);
    type("h\xc3\xb6nig bee");
    EXPECT_EQ(f->getString(), "h\xc3\xb6ni");
    context.update(0.1f);
    said.clear();
    type("x"); // no room, no event
    context.update(0.1f);
    EXPECT_TRUE(said.empty());
}

TEST_F(TextFieldTest, TextThatIsTypedBeforeTheEndDoesNotPushOutTheRest) {
    ui::TextField* f = field();
    f->setMaxLength(4);
    f->setMaxLengthEnabled(true);
    f->setCursorEnabled(true);
    f->setString("abc");
    tap(100, 100);
    f->setCursorPosition(1);
    type("xyz");
    EXPECT_EQ(f->getString(), "axbc");
    type("z");
    EXPECT_EQ(f->getString(), "axbc");
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

TEST_F(TextFieldTest, ReleasesKeyboardFocusWhenItIsRemoved) {
    ui::TextField* f = field();
    tap(100, 100);
    f->removeFromParent();
    EXPECT_FALSE(hasKeyboard());
    type("x"); // no field receives it
}

TEST_F(TextFieldTest, ADelegateMayRejectInput) {
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

TEST_F(TextFieldTest, FlagsSayWhatHasHappenedUntilTheNextUpdate) {
    ui::TextField* f = field();
    const auto flags = [f] {
        return std::vector<bool>{f->getAttachWithIME(), f->getInsertText(), f->getDeleteBackward(),
                                 f->getDetachWithIME()};
    };
    const std::vector<bool> none(4, false);
    EXPECT_EQ(flags(), none);
    tap(100, 100);
    type("x");
    erase();
    tap(400, 300);
    EXPECT_EQ(flags(), std::vector<bool>(4, true));
    context.update(0.1f);
    EXPECT_EQ(flags(), none);
    said.clear();
    f->setInsertText(true);
    context.update(0.1f);
    EXPECT_EQ(said, (Words{"inserted"}));
    EXPECT_EQ(flags(), none);
}

TEST_F(TextFieldTest, HasNoEventsWhileItIsRemoved) {
    ui::TextField* f = field();
    tap(100, 100);
    context.update(0.1f);
    said.clear();
    f->removeFromParent();
    context.update(0.1f);
    EXPECT_TRUE(said.empty());
}

TEST_F(TextFieldTest, TheTouchAreaReplacesTheField) {
    ui::TextField* f = field();
    f->setTouchSize(Size(400, 100));
    expectSize(f->getTouchSize(), 400, 100);
    EXPECT_FALSE(f->hitTest(Vec2(250, 140), nullptr, nullptr));
    f->setTouchAreaEnabled(true);
    EXPECT_TRUE(f->hitTest(Vec2(250, 140), nullptr, nullptr));
    EXPECT_FALSE(f->hitTest(Vec2(250, 160), nullptr, nullptr));
}

TEST_F(TextFieldTest, LimitsTheTextWhenTheMaximumIsEnabled) {
    ui::TextField* f = field();
    EXPECT_EQ(f->getMaxLength(), 10);
    f->setString("abcdefghijklm");
    EXPECT_EQ(f->getStringLength(), 13);
    f->setMaxLengthEnabled(true);
    EXPECT_TRUE(f->isMaxLengthEnabled());
    EXPECT_EQ(f->getString(), "abcdefghij");
    f->setMaxLength(-4);
    EXPECT_EQ(f->getMaxLength(), 0);
    EXPECT_EQ(f->getString(), "");
}

TEST_F(TextFieldTest, HasColorsFontAndAlignment) {
    ui::TextField* f = field();
    f->setTextColor(Color4B::RED);
    f->setPlaceHolderColor(Color4B(1, 2, 3, 4));
    f->setFontName("Sans");
    f->setFontSize(33);
    f->setTextHorizontalAlignment(TextHAlignment::CENTER);
    f->setTextVerticalAlignment(TextVAlignment::BOTTOM);
    EXPECT_EQ(f->getTextColor(), Color4B::RED);
    EXPECT_EQ(f->getPlaceHolderColor(), Color4B(1, 2, 3, 4));
    EXPECT_EQ(f->getFontName(), "Sans");
    EXPECT_EQ(f->getFontSize(), 33);
    EXPECT_EQ(f->getTextHorizontalAlignment(), TextHAlignment::CENTER);
    EXPECT_EQ(f->getTextVerticalAlignment(), TextVAlignment::BOTTOM);
    EXPECT_EQ(f->getPlaceHolder(), "your name");
}

TEST_F(TextFieldTest, OnlyTheFirstCharacterOfThePasswordStyleCounts) {
    ui::TextField* f = field();
    f->setPasswordStyleText("#*");
    EXPECT_STREQ(f->getPasswordStyleText(), "#");
    f->setPasswordStyleText("");
    f->setPasswordStyleText(nullptr);
    EXPECT_STREQ(f->getPasswordStyleText(), "#");
}

TEST_F(TextFieldTest, ACopyHasTheSameSettings) {
    ui::TextField* f = field();
    f->setMaxLength(5);
    f->setMaxLengthEnabled(true);
    f->setPasswordStyleText("#");
    f->setPasswordEnabled(true);
    f->setString("hello");
    auto* copy = dynamic_cast<ui::TextField*>(f->clone());
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->getString(), "hello");
    EXPECT_EQ(copy->getPlaceHolder(), "your name");
    EXPECT_EQ(copy->getMaxLength(), 5);
    EXPECT_TRUE(copy->isMaxLengthEnabled());
    EXPECT_TRUE(copy->isPasswordEnabled());
    EXPECT_STREQ(copy->getPasswordStyleText(), "#");
    EXPECT_EQ(copy->getDescription(), "TextField");
}

TEST_F(TextFieldTest, ALegacyListenerReceivesItsEvents) {
    ui::TextField* f = field();
    auto* listener = new LegacyTextFieldListener();
    f->addEventListenerTextField(listener, textfieldeventselector(LegacyTextFieldListener::onEvent));
    tap(100, 100);
    type("x");
    context.update(0.1f);
    EXPECT_EQ(listener->events, (std::vector<TextFiledEventType>{TEXTFIELD_EVENT_ATTACH_WITH_IME,
                                                                 TEXTFIELD_EVENT_INSERT_TEXT}));
    listener->release();
    erase();
    context.update(0.1f);
    EXPECT_EQ(f->getString(), "");
}

TEST_F(TextFieldTest, OnlyOneFieldHasTheKeyboardFocus) {
    ui::TextField* first = field(100);
    ui::TextField* second = field(300);
    tap(100, 100);
    tap(300, 100);
    type("x");
    EXPECT_EQ(first->getString(), "");
    EXPECT_EQ(second->getString(), "x");
}

TEST_F(TextFieldTest, BitmapFontsAreFontsToo) {
    useImageFonts();
    auto* text = ui::TextField::create("AB", "tiny.fnt", 20);
    auto* label = dynamic_cast<Label*>(text->getVirtualRenderer());
    ASSERT_NE(label, nullptr);
    EXPECT_EQ(label->getLabelType(), Label::LabelType::BMFONT);
    EXPECT_FLOAT_EQ(label->getBMFontSize(), 20);
}

} // namespace
