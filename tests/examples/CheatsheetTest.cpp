#include "audio/AudioEngine.h"
#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

// check_pages.py looks for each piece of code of docs/cheatsheet.md in this file.
class CheatsheetTest : public copra::testing::GameTest {
protected:
    void SetUp() override { FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/../resources"); }
    Node* scene = app.scene();
    Director* director = Director::getInstance();
    EventDispatcher* _eventDispatcher = director->getEventDispatcher();
    int calls = 0;
    int waves = 0;
    int starts = 0;
    Vec2 at;
    EventKeyboard::KeyCode pressed{};
    int hits = 0;
    int clicks = 0;
};

TEST_F(CheatsheetTest, Nodes) {
    auto* node = Node::create();
    RefPtr<Node> kept = node;
    Vector<Node*> list;
    list.pushBack(node);
    scene->addChild(node, 1, "hero");
    node->setPosition(100, 50);
    node->setScale(2);
    node->setRotation(45);
    node->setAnchorPoint(Vec2(0.5f, 0.5f));
    node->setContentSize(Size(64, 64));
    node->setOpacity(128);
    node->setColor(Color3B::RED);
    node->setCascadeOpacityEnabled(true);
    node->setVisible(true);
    node->setLocalZOrder(5);
    node->setTag(7);
    EXPECT_EQ(scene->getChildByName("hero"), node);
    EXPECT_EQ(scene->getChildByTag(7), node);
    EXPECT_EQ(node->getParent(), scene);
    EXPECT_NEAR(node->getBoundingBox().size.width, 181.02f, 0.01f);
    const Vec2 world = node->convertToWorldSpaceAR(Vec2::ZERO);
    EXPECT_EQ(scene->convertToNodeSpace(world), Vec2(100, 50));
    EXPECT_TRUE(node->hitTest(world));
    for (Node* child : node->getChildren()) child->setVisible(false);
    node->removeFromParent();
    EXPECT_EQ(kept->getParent(), nullptr);
}

TEST_F(CheatsheetTest, Pictures) {
    auto* star = Sprite::create("hive.png");
    star->setTexture("hive_wax.png");
    scene->addChild(star);
    auto* frames = SpriteFrameCache::getInstance();
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    auto* bee = Sprite::createWithSpriteFrameName("bee_0.png");
    bee->setSpriteFrame("bee_1.png");
    bee->setFlippedX(true);
    bee->setBlendFunc(BlendFunc::ADDITIVE);
    bee->getTexture()->setAliasTexParameters();
    scene->addChild(bee);

    Vector<SpriteFrame*> wings;
    for (const char* name : {"bee_0.png", "bee_1.png"}) wings.pushBack(frames->getSpriteFrameByName(name));
    auto* animation = Animation::createWithSpriteFrames(wings, 0.1f);
    bee->runAction(RepeatForever::create(Animate::create(animation)));

    auto* shapes = DrawNode::create();
    shapes->drawSolidRect(Vec2(0, 0), Vec2(40, 20), Color4F::GREEN);
    shapes->drawDot(Vec2(20, 10), 5, Color4F::WHITE);
    scene->addChild(shapes);
    scene->addChild(LayerColor::create(Color4B(20, 30, 60, 255)), -1);
    scene->addChild(ParticleFire::create());

    auto* label = Label::createWithTTF("Score", "fonts/Quicksand-Bold.ttf", 24);
    label->setString("Score 12");
    label->setTextColor(Color4B::YELLOW);
    label->enableOutline(Color4B::BLACK, 2);
    label->setAlignment(TextHAlignment::CENTER);
    scene->addChild(label);
    EXPECT_EQ(label->getString(), "Score 12");
    EXPECT_TRUE(bee->isFlippedX());
    EXPECT_TRUE(star->getContentSize().equals(star->getTexture()->getContentSize()));
}

TEST_F(CheatsheetTest, Actions) {
    auto* node = Node::create();
    scene->addChild(node);
    node->runAction(MoveBy::create(1, Vec2(100, 0)));
    node->runAction(
        Sequence::create(DelayTime::create(0.5f), CallFunc::create([this] { ++calls; }), nullptr));
    node->runAction(Spawn::create(RotateBy::create(1, 90), ScaleTo::create(1, 2), nullptr));
    node->runAction(EaseSineInOut::create(MoveBy::create(1, Vec2(0, 50))));
    node->runAction(EaseBackOut::create(MoveBy::create(1, Vec2(0, 50))));
    auto* blink = Sequence::create(FadeOut::create(0.2f), FadeIn::create(0.2f), nullptr);
    node->runAction(Repeat::create(blink, 5));
    auto* pulse = RepeatForever::create(blink->clone());
    pulse->setTag(1);
    node->runAction(pulse);
    node->runAction(JumpBy::create(1, Vec2(0, 0), 30, 2));
    node->runAction(TintTo::create(1, Color3B::YELLOW));
    app.wait(2.1f);
    EXPECT_EQ(calls, 1);
    EXPECT_NEAR(node->getPositionX(), 100, 0.01f);
    node->stopActionByTag(1);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
    node->runAction(RemoveSelf::create());
    node->stopAllActions();
    EXPECT_NE(node->getParent(), nullptr);
}

TEST_F(CheatsheetTest, Time) {
    scene->scheduleUpdate();
    scene->schedule([this](float) { ++waves; }, 0.5f, "waves");
    scene->scheduleOnce([this](float) { ++starts; }, 1.0f, "start");
    app.wait(1.1f);
    scene->unschedule("waves");
    EXPECT_EQ(waves, 2);
    EXPECT_EQ(starts, 1);
    scene->pause();
    scene->resume();
    director->getScheduler()->setTimeScale(0.5f);
    director->getScheduler()->performFunctionInCocosThread([this] { ++starts; });
    app.step();
    EXPECT_EQ(starts, 2);
    director->getScheduler()->setTimeScale(1);
    director->pause();
    director->resume();
}

TEST_F(CheatsheetTest, Input) {
    auto* touch = EventListenerTouchOneByOne::create();
    touch->setSwallowTouches(true);
    touch->onTouchBegan = [](Touch*, Event*) { return true; };
    touch->onTouchMoved = [this](Touch* finger, Event*) { at += finger->getDelta(); };
    touch->onTouchEnded = [this](Touch* finger, Event*) { at = finger->getLocation(); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touch, scene);

    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) { pressed = key; };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, scene);

    auto* hit = EventListenerCustom::create("hit", [this](EventCustom*) { ++hits; });
    _eventDispatcher->addEventListenerWithSceneGraphPriority(hit, scene);
    _eventDispatcher->dispatchCustomEvent("hit");

    app.step();
    app.tap(Vec2(50, 60));
    app.press(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(at, Vec2(50, 60));
    EXPECT_EQ(pressed, EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(hits, 1);
    _eventDispatcher->removeEventListener(keys);
}

TEST_F(CheatsheetTest, ScenesAndMenus) {
    EXPECT_TRUE(director->getVisibleSize().equals(director->getWinSize()));
    auto* next = Scene::create();
    auto* button = ui::Button::create();
    button->setTitleText("Play");
    button->setPosition(director->getVisibleSize() / 2);
    button->addClickEventListener([this](Ref*) { ++clicks; });
    next->addChild(button, 0, "play");
    auto* menu =
        Menu::create(MenuItemFont::create("Quit", [](Ref*) { Director::getInstance()->end(); }), nullptr);
    menu->setPosition(60, 30);
    next->addChild(menu);
    director->pushScene(next);
    app.step(2);
    app.tap(app.find("play"));
    EXPECT_EQ(clicks, 1);
    director->popScene();
    app.step();
    auto* last = Scene::create();
    director->replaceScene(TransitionFade::create(0.5f, last));
    app.wait(0.6f);
    EXPECT_EQ(director->getRunningScene(), last);
    director->replaceScene(Scene::create());
    app.step();
    EXPECT_NE(director->getRunningScene(), last);
}

TEST_F(CheatsheetTest, SoundFilesAndValues) {
    AudioEngine::play2d("shot.ogg");
    AudioEngine::preload("shot.ogg");
    const int music = AudioEngine::play2d("music.ogg", true, 0.5f);
    AudioEngine::setVolume(music, 0.8f);
    AudioEngine::stop(music);

    UserDefault::getInstance()->setIntegerForKey("best", 120);
    EXPECT_EQ(UserDefault::getInstance()->getIntegerForKey("best", 0), 120);

    auto* files = FileUtils::getInstance();
    const std::string path = files->getWritablePath() + "level.txt";
    files->writeStringToFile("1 2 3", path);
    EXPECT_EQ(files->getStringFromFile(path), "1 2 3");
    EXPECT_TRUE(files->isFileExist("beecluster.plist"));
    utils::captureScreen(nullptr, "screen.png");
    app.step();
    const ValueMap values = files->getValueMapFromFile("beecluster.plist");
    EXPECT_EQ(values.count("frames"), 1u);

    const int dice = random(1, 6);
    EXPECT_TRUE(dice >= 1 && dice <= 6);
    EXPECT_EQ(StringUtils::format("%d of %d", 1, 6), "1 of 6");
    EXPECT_FLOAT_EQ(Vec2(3, 4).getLength(), 5.0f);
    EXPECT_FLOAT_EQ(Vec2(3, 4).distance(Vec2::ZERO), 5.0f);
    EXPECT_TRUE(Rect(0, 0, 10, 10).containsPoint(Vec2(5, 5)));
    CCLOG("dice: %d", dice);
}

} // namespace
