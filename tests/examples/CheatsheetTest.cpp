#include "audio/AudioEngine.h"
#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class CheatsheetTest : public copra::testing::GameTest {
protected:
    void SetUp() override { FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/../resources"); }
    Node* self = app.scene();
};

TEST_F(CheatsheetTest, Nodes) {
    auto* node = Node::create(); // lives until the end of the frame, unless it is kept
    RefPtr<Node> kept = node;    // keeps it
    Vector<Node*> list;          // keeps all of its elements
    list.pushBack(node);
    self->addChild(node, 1, "hero"); // z order, name
    node->setPosition(100, 50);      // points, from the lower left corner of the parent
    node->setScale(2);
    node->setRotation(45);                  // degrees, clockwise
    node->setAnchorPoint(Vec2(0.5f, 0.5f)); // the point at the position: the middle
    node->setContentSize(Size(64, 64));
    node->setOpacity(128); // 0 to 255
    node->setColor(Color3B::RED);
    node->setCascadeOpacityEnabled(true); // children fade with it
    node->setVisible(true);
    node->setLocalZOrder(5); // among the children of its parent
    node->setTag(7);
    EXPECT_EQ(self->getChildByName("hero"), node);
    EXPECT_EQ(self->getChildByTag(7), node);
    EXPECT_EQ(node->getParent(), self);
    EXPECT_NEAR(node->getBoundingBox().size.width, 181.02f, 0.01f); // in the parent, with scale and rotation
    const Vec2 world = node->convertToWorldSpaceAR(Vec2::ZERO);     // in world space
    EXPECT_EQ(self->convertToNodeSpace(world), Vec2(100, 50));
    for (Node* child : node->getChildren()) child->setVisible(false);
    node->removeFromParent();              // stops its actions and timers, too
    EXPECT_EQ(kept->getParent(), nullptr); // kept and list still hold it
}

TEST_F(CheatsheetTest, Pictures) {
    auto* frames = SpriteFrameCache::getInstance();
    frames->addSpriteFramesWithFile("beecluster.plist");        // a sheet
    auto* bee = Sprite::createWithSpriteFrameName("bee_0.png"); // Sprite::create("file.png") for a file
    bee->setSpriteFrame("bee_1.png");
    bee->setFlippedX(true);
    bee->setBlendFunc(BlendFunc::ADDITIVE);
    bee->getTexture()->setAliasTexParameters(); // pixel art
    self->addChild(bee);

    Vector<SpriteFrame*> wings;
    for (const char* name : {"bee_0.png", "bee_1.png"}) wings.pushBack(frames->getSpriteFrameByName(name));
    auto* animation = Animation::createWithSpriteFrames(wings, 0.1f); // seconds a frame
    bee->runAction(RepeatForever::create(Animate::create(animation)));

    auto* shapes = DrawNode::create();
    shapes->drawSolidRect(Vec2(0, 0), Vec2(40, 20), Color4F::GREEN);
    shapes->drawDot(Vec2(20, 10), 5, Color4F::WHITE);
    self->addChild(shapes);
    self->addChild(LayerColor::create(Color4B(20, 30, 60, 255)), -1); // a background
    self->addChild(ParticleFire::create()); // or ParticleSystemQuad::create("file.plist")

    auto* label = Label::createWithSystemFont("Score", "DejaVu Sans", 24); // createWithTTF() for a file
    label->setString("Score 12");
    label->enableOutline(Color4B::BLACK, 2);
    label->setAlignment(TextHAlignment::CENTER);
    self->addChild(label);
    EXPECT_EQ(label->getString(), "Score 12");
    EXPECT_TRUE(bee->isFlippedX());
}

TEST_F(CheatsheetTest, Actions) {
    auto* node = Node::create();
    self->addChild(node);
    int calls = 0;
    node->runAction(Sequence::create(MoveBy::create(1, Vec2(100, 0)), DelayTime::create(0.5f),
                                     CallFunc::create([&] { ++calls; }), nullptr)); // one after another
    node->runAction(Spawn::create(RotateBy::create(1, 90), ScaleTo::create(1, 2), nullptr)); // at once
    node->runAction(EaseBackOut::create(MoveBy::create(1, Vec2(0, 50))));
    auto* blink =
        RepeatForever::create(Sequence::create(FadeOut::create(0.2f), FadeIn::create(0.2f), nullptr));
    blink->setTag(1);
    node->runAction(blink);
    node->runAction(JumpBy::create(1, Vec2(0, 0), 30, 2));
    node->runAction(TintTo::create(1, Color3B::YELLOW));
    app.wait(2.0f);
    EXPECT_EQ(calls, 1);
    EXPECT_NEAR(node->getPositionX(), 100, 0.01f);
    node->stopActionByTag(1);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
    node->runAction(RemoveSelf::create());
    node->stopAllActions();
    EXPECT_NE(node->getParent(), nullptr);
}

TEST_F(CheatsheetTest, Time) {
    int waves = 0, starts = 0;
    self->schedule([&](float) { ++waves; }, 0.5f, "waves");      // every half second
    self->scheduleOnce([&](float) { ++starts; }, 1.0f, "start"); // after a second
    app.wait(1.1f);
    self->unschedule("waves");
    EXPECT_EQ(waves, 2);
    EXPECT_EQ(starts, 1);
    self->pause(); // its timers, actions, and listeners
    self->resume();
    auto* director = Director::getInstance();
    director->getScheduler()->setTimeScale(0.5f);                              // slow motion
    director->getScheduler()->performFunctionInCocosThread([&] { ++starts; }); // from any thread
    app.step();
    EXPECT_EQ(starts, 2);
    director->getScheduler()->setTimeScale(1);
    director->pause(); // the whole game
    director->resume();
}

TEST_F(CheatsheetTest, Input) {
    Vec2 at;
    auto* touch = EventListenerTouchOneByOne::create();
    touch->setSwallowTouches(true);
    touch->onTouchBegan = [&](Touch* finger, Event*) {
        at = finger->getLocation();
        return true;
    }; // true claims the touch
    touch->onTouchMoved = [&](Touch* finger, Event*) { at += finger->getDelta(); };
    auto* dispatcher = Director::getInstance()->getEventDispatcher();
    dispatcher->addEventListenerWithSceneGraphPriority(touch, self); // lives with the node

    EventKeyboard::KeyCode pressed{};
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [&](EventKeyboard::KeyCode key, Event*) { pressed = key; };
    dispatcher->addEventListenerWithSceneGraphPriority(keys, self);

    int hits = 0;
    auto* hit = EventListenerCustom::create("hit", [&](EventCustom*) { ++hits; }); // an event of your own
    dispatcher->addEventListenerWithSceneGraphPriority(hit, self);
    dispatcher->dispatchCustomEvent("hit");

    app.step();
    app.tap(Vec2(50, 60));
    app.press(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(at, Vec2(50, 60));
    EXPECT_EQ(pressed, EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(hits, 1);
}

TEST_F(CheatsheetTest, ScenesAndMenus) {
    auto* director = Director::getInstance();
    EXPECT_TRUE(
        director->getVisibleSize().equals(director->getWinSize())); // the design size, without borders
    auto* next = Scene::create();
    int clicks = 0;
    auto* button = ui::Button::create();
    button->setTitleText("Play");
    button->setPosition(director->getVisibleSize() / 2);
    button->addClickEventListener([&](Ref*) { ++clicks; });
    next->addChild(button, 0, "play");
    auto* menu = Menu::create(MenuItemFont::create("Quit", [&](Ref*) { director->popScene(); }), nullptr);
    menu->setPosition(60, 30);
    next->addChild(menu);
    director->pushScene(next); // popScene() returns
    app.step(2);
    app.tap(app.find("play"));
    EXPECT_EQ(clicks, 1);
    auto* last = Scene::create();
    director->replaceScene(TransitionFade::create(0.5f, last)); // the old scene is gone afterwards
    app.wait(0.6f);
    EXPECT_EQ(director->getRunningScene(), last);
}

TEST_F(CheatsheetTest, SoundFilesAndValues) {
    const int music = AudioEngine::play2d("music.ogg", true, 0.5f); // loop, volume; -1 without the file
    AudioEngine::setVolume(music, 0.8f);
    AudioEngine::stop(music);
    AudioEngine::preload("shot.ogg");

    auto* saved = UserDefault::getInstance();
    saved->setIntegerForKey("best", 120);
    saved->flush();
    EXPECT_EQ(saved->getIntegerForKey("best", 0), 120); // 0 if there is none

    auto* files = FileUtils::getInstance();
    const std::string own = files->getWritablePath() + "level.txt"; // the player's folder
    files->writeStringToFile("1 2 3", own);
    EXPECT_EQ(files->getStringFromFile(own), "1 2 3");
    EXPECT_TRUE(files->isFileExist("beecluster.plist")); // in the search paths
    const ValueMap sheet = files->getValueMapFromFile("beecluster.plist");
    EXPECT_EQ(sheet.count("frames"), 1u);

    const int dice = RandomHelper::random_int(1, 6); // 1 to 6, inclusive
    EXPECT_TRUE(dice >= 1 && dice <= 6);
    EXPECT_EQ(StringUtils::format("%d of %d", 1, 6), "1 of 6");
    EXPECT_FLOAT_EQ(Vec2(3, 4).getLength(), 5.0f);
    EXPECT_TRUE(Rect(0, 0, 10, 10).containsPoint(Vec2(5, 5)));
    CCLOG("dice: %d", dice); // debug builds only
}

} // namespace
