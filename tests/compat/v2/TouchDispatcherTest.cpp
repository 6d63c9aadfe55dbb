#include "cocos2d.h"
#include "testing/GameTest.h"

#include <string>
#include <vector>

USING_NS_CC;
using copra::testing::GameTest;

namespace {

std::vector<std::string> s_touches;

class TouchDispatcherTest : public GameTest {
protected:
    TouchDispatcherTest() { s_touches.clear(); }
    ~TouchDispatcherTest() override { dispatcher()->removeAllDelegates(); }
    static CCTouchDispatcher* dispatcher() { return CCDirector::sharedDirector()->getTouchDispatcher(); }
};

class Delegate : public CCTargetedTouchDelegate {
public:
    Delegate(std::string name, bool claims) : _name(std::move(name)), _claims(claims) {}
    bool ccTouchBegan(CCTouch*, CCEvent*) override {
        s_touches.push_back(_name + " began");
        return _claims;
    }
    void ccTouchEnded(CCTouch*, CCEvent*) override { s_touches.push_back(_name + " ended"); }

private:
    std::string _name;
    bool _claims;
};

/// As games of 2.x write it.
class TargetedLayer : public CCLayer {
public:
    CREATE_FUNC(TargetedLayer)
    bool init() override {
        if (!CCLayer::init()) return false;
        setTouchEnabled(true);
        return true;
    }
    void registerWithTouchDispatcher() override {
        CCDirector::sharedDirector()->getTouchDispatcher()->addTargetedDelegate(this, 0, true);
    }
    bool ccTouchBegan(CCTouch* touch, CCEvent*) override {
        s_touches.push_back("layer at " + std::to_string(static_cast<int>(touch->getLocation().x)));
        return true;
    }
};

class StandardLayer : public CCLayer {
public:
    CREATE_FUNC(StandardLayer)
    bool init() override {
        if (!CCLayer::init()) return false;
        setTouchEnabled(true);
        return true;
    }
    void ccTouchesBegan(CCSet* touches, CCEvent*) override {
        s_touches.push_back("standard " + std::to_string(touches->count()));
    }
};

/// A sprite that is a delegate by itself.
class Button : public CCSprite, public CCTargetedTouchDelegate {
public:
    CREATE_FUNC(Button)
    bool ccTouchBegan(CCTouch*, CCEvent*) override {
        s_touches.push_back("button");
        return true;
    }
    void onEnter() override {
        CCSprite::onEnter();
        CCDirector::sharedDirector()->getTouchDispatcher()->addTargetedDelegate(this, -1, true);
    }
    void onExit() override {
        CCDirector::sharedDirector()->getTouchDispatcher()->removeDelegate(this);
        CCSprite::onExit();
    }
};

using Log = std::vector<std::string>;

} // namespace

TEST_F(TouchDispatcherTest, LowerPrioritiesComeFirstAndOnlyClaimersGetTheRest) {
    Delegate late("late", true), early("early", false);
    dispatcher()->addTargetedDelegate(&late, 5, false);
    dispatcher()->addTargetedDelegate(&early, -5, false);
    app.tap(Vec2(10, 10));
    EXPECT_EQ(s_touches, (Log{"early began", "late began", "late ended"}));
}

TEST_F(TouchDispatcherTest, AClaimedTouchThatIsSwallowedReachesNoOther) {
    Delegate first("first", true), second("second", true);
    dispatcher()->addTargetedDelegate(&first, 0, true);
    dispatcher()->addTargetedDelegate(&second, 1, true);
    app.tap(Vec2(10, 10));
    EXPECT_EQ(s_touches, (Log{"first began", "first ended"}));
    s_touches.clear();
    dispatcher()->setPriority(2, &first);
    app.tap(Vec2(10, 10));
    EXPECT_EQ(s_touches, (Log{"second began", "second ended"}));
}

TEST_F(TouchDispatcherTest, ALayerMayRegisterItself) {
    app.scene()->addChild(TargetedLayer::create());
    app.step();
    app.tap(Vec2(42, 10));
    EXPECT_EQ(s_touches, Log{"layer at 42"});
}

TEST_F(TouchDispatcherTest, ALayerThatLeftReceivesNothing) {
    auto* layer = TargetedLayer::create();
    app.scene()->addChild(layer);
    app.step();
    layer->removeFromParent();
    app.tap(Vec2(42, 10));
    EXPECT_TRUE(s_touches.empty());
}

TEST_F(TouchDispatcherTest, StandardLayersComeAfterTargetedDelegates) {
    app.scene()->addChild(StandardLayer::create());
    Delegate delegate("targeted", true);
    dispatcher()->addTargetedDelegate(&delegate, 100, false);
    app.step();
    app.touchDown(Vec2(5, 5));
    EXPECT_EQ(s_touches, (Log{"targeted began", "standard 1"}));
    app.touchUp(Vec2(5, 5));
}

TEST_F(TouchDispatcherTest, ASpriteMayBeADelegate) {
    auto* button = Button::create();
    app.scene()->addChild(button);
    app.step();
    app.tap(Vec2(5, 5));
    EXPECT_EQ(s_touches, Log{"button"});
    button->removeFromParent();
    app.tap(Vec2(5, 5));
    EXPECT_EQ(s_touches.size(), 1u);
}

TEST_F(TouchDispatcherTest, MenusComeBeforeDelegatesAboveTheirPriority) {
    auto* item = CCMenuItemSprite::create(CCSprite::create(), CCSprite::create());
    item->setContentSize(CCSizeMake(100, 100));
    item->setAnchorPoint(CCPointZero);
    auto* menu = CCMenu::createWithItem(item);
    menu->setPosition(CCPointZero);
    app.scene()->addChild(menu);
    Delegate before("before", false), after("after", false);
    dispatcher()->addTargetedDelegate(&after, -127, false);
    dispatcher()->addTargetedDelegate(&before, -129, false);
    app.step();
    app.tap(Vec2(50, 50));
    EXPECT_EQ(s_touches, Log{"before began"}); // the menu claims and swallows it
}

TEST_F(TouchDispatcherTest, NothingIsSentWhileItIsDisabled) {
    Delegate delegate("delegate", true);
    dispatcher()->addTargetedDelegate(&delegate, 0, false);
    dispatcher()->setDispatchEvents(false);
    app.tap(Vec2(5, 5));
    dispatcher()->setDispatchEvents(true);
    EXPECT_TRUE(s_touches.empty());
}

namespace {

/// Takes a touch over that another delegate follows, as the scrolling layers of 1.x and 2.x do.
class Thief : public CCTargetedTouchDelegate {
public:
    bool ccTouchBegan(CCTouch*, CCEvent*) override { return true; }
    void ccTouchMoved(CCTouch* touch, CCEvent* event) override {
        s_touches.push_back("thief moved");
        if (s_touches.size() > 1) return;
        auto* dispatcher = CCDirector::sharedDirector()->getTouchDispatcher();
        CCSet touches;
        touches.addObject(touch);
        dispatcher->touchesCancelled(&touches, event);
        auto* handler = static_cast<CCTargetedTouchHandler*>(dispatcher->findHandler(this));
        EXPECT_FALSE(handler->getClaimedTouches()->containsObject(touch));
        handler->getClaimedTouches()->addObject(touch);
    }
    void ccTouchCancelled(CCTouch*, CCEvent*) override { s_touches.push_back("thief cancelled"); }
    void ccTouchEnded(CCTouch*, CCEvent*) override { s_touches.push_back("thief ended"); }
};

class Robbed : public Delegate {
public:
    Robbed() : Delegate("robbed", true) {}
    void ccTouchCancelled(CCTouch*, CCEvent*) override { s_touches.push_back("robbed cancelled"); }
};

} // namespace

TEST_F(TouchDispatcherTest, ADelegateMayTakeATouchOver) {
    Thief thief;
    Robbed robbed;
    dispatcher()->addTargetedDelegate(&thief, -5, false);
    dispatcher()->addTargetedDelegate(&robbed, 3, false);
    EXPECT_EQ(dispatcher()->findHandler(&robbed)->getPriority(), 3);
    app.touchDown(Vec2(5, 5));
    s_touches.clear();
    app.touchMove(Vec2(15, 5));
    app.step();
    app.touchMove(Vec2(25, 5));
    app.touchUp(Vec2(25, 5));
    EXPECT_EQ(s_touches,
              (Log{"thief moved", "thief cancelled", "robbed cancelled", "thief moved", "thief ended"}));
    Delegate stranger("stranger", true);
    EXPECT_EQ(dispatcher()->findHandler(&stranger), nullptr);
}
