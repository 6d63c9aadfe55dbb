// Focus, text input, and taps.

#include "ClassExamples.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class EventExamples : public ClassExamples {
protected:
    EventExamples() : bee(Sprite::create("garden.png", Rect(0, 0, 64, 64))) {
        bee->setPosition(100, 100);
        scene->addChild(bee);
    }

    Sprite* const bee;
    int doubleTaps = 0;
    int taps = 0;
    std::string focused;
};

TEST_F(EventExamples, DoubleTap) {
    //! [EventListenerTouchOneByOne: A tap and a double tap on a node]
    auto listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [this](Touch* touch, Event*) { return bee->hitTest(touch->getLocation()); };
    listener->onTouchEnded = [this](Touch* touch, Event*) {
        if (!bee->hitTest(touch->getLocation())) return; // the finger left the bee
        if (bee->isScheduled("tap")) {
            bee->unschedule("tap");
            ++doubleTaps;
        } else { // a single tap, unless a second one follows
            bee->scheduleOnce([](float) { log("a single tap"); }, 0.3f, "tap");
        }
    };
    bee->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, bee);
    //! [EventListenerTouchOneByOne: A tap and a double tap on a node]
    app.tap(bee);
    app.tap(bee);
    EXPECT_EQ(doubleTaps, 1);
    app.wait(1);
    app.tap(bee);
    EXPECT_EQ(doubleTaps, 1);
}

TEST_F(EventExamples, EventListener) {
    //! [EventListener]
    auto listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [this](Touch*, Event*) { return ++taps > 0; };
    bee->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, bee); // removed with the bee
    listener->setEnabled(false);    // receives nothing until it is enabled again
    auto other = listener->clone(); // a listener can be added only once
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(other, scene);
    //! [EventListener]
    app.tap(bee);
    EXPECT_EQ(taps, 1);
}

TEST_F(EventExamples, EventListenerFocus) {
    //! [EventListenerFocus, EventFocus]
    auto listener = EventListenerFocus::create();
    listener->onFocusChanged = [this](ui::Widget* before, ui::Widget* now) { // either may be null
        if (before) before->setScale(1);
        if (now) now->setScale(1.1f);
        focused = now ? now->getName() : "";
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    auto play = ui::Button::create("widgets/push.png");
    play->setName("play");
    play->setFocusEnabled(true);
    scene->addChild(play);
    play->requestFocus();
    //! [EventListenerFocus, EventFocus]
    app.step();
    EXPECT_EQ(focused, "play");
}

TEST_F(EventExamples, IMEDelegate) {
    //! [IMEDelegate]
    class CheatCode : public Node, public IMEDelegate { // receives what is typed, without a text field
    public:
        CREATE_FUNC(CheatCode);
        std::string typed;

    protected:
        bool canAttachWithIME() override { return true; }
        bool canDetachWithIME() override { return true; }
        void insertText(const char* text, std::size_t bytes) override { typed.append(text, bytes); } // UTF-8
        void deleteBackward() override { typed.clear(); }
    };
    auto code = CheatCode::create();
    scene->addChild(code);
    code->attachWithIME(); // one at a time has the keyboard
    //! [IMEDelegate]
    app.type("bees");
    EXPECT_EQ(code->typed, "bees");
    code->detachWithIME();
}

TEST_F(EventExamples, TextFieldDelegate) {
    //! [TextFieldDelegate]
    class OnlyDigits : public TextFieldDelegate {
    public:
        bool onTextFieldInsertText(TextFieldTTF*, const char* text, std::size_t) override {
            return text[0] < '0' || text[0] > '9'; // true refuses the character
        }
    };
    OnlyDigits digits; // not retained: it has to outlive the field, or call field->setDelegate(nullptr)
    auto field = TextFieldTTF::textFieldWithPlaceHolder("number", "fonts/Quicksand-Bold.ttf", 20);
    field->setDelegate(&digits);
    scene->addChild(field);
    field->attachWithIME();
    //! [TextFieldDelegate]
    app.type("a7");
    EXPECT_EQ(field->getString(), "7");
    field->detachWithIME();
    field->setDelegate(nullptr);
}

TEST_F(EventExamples, HitTest) {
    //! [Node, Rect: Is a point inside a node?]
    const Vec2 point(110, 90); // of the world, such as touch->getLocation()
    bool isHit = bee->hitTest(point);
    const Vec2 inParent = bee->getParent()->convertToNodeSpace(point);
    bool isInBox =
        bee->getBoundingBox().containsPoint(inParent); // the upright box, in the space of the parent
    //! [Node, Rect: Is a point inside a node?]
    EXPECT_TRUE(isHit);
    EXPECT_TRUE(isInBox);
}

} // namespace
