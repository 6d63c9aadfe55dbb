#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
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
    void SetUp() override {
        for (const char* folder : {"/../resources", "/gallery/assets"})
            FileUtils::getInstance()->addSearchPath(copra::testsFolder() + folder);
    }
    Scene* scene = app.scene();
    Director* director = Director::getInstance();
    EventDispatcher* _eventDispatcher = director->getEventDispatcher();
    int calls = 0;
    int waves = 0;
    int starts = 0;
    Vec2 at;
    EventKeyboard::KeyCode pressed{};
    int hits = 0;
    int clicks = 0;
    int jumps = 0;
    float speed = 0;
    ValueMap home;
    copra::CollisionWorld _collisions;
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
    Node* hero = scene->getChildByName("hero");
    EXPECT_EQ(hero, node);
    Node* seventh = scene->getChildByTag(7);
    EXPECT_EQ(seventh, node);
    EXPECT_EQ(node->getParent(), scene);
    const Rect box = node->getBoundingBox();
    EXPECT_NEAR(box.size.width, 181.02f, 0.01f);
    const Vec2 world = node->convertToWorldSpaceAR(Vec2::ZERO);
    const Vec2 local = scene->convertToNodeSpace(world);
    EXPECT_EQ(local, Vec2(100, 50));
    const bool isInside = node->hitTest(world);
    EXPECT_TRUE(isInside);
    for (Node* child : node->getChildren()) child->setVisible(false);
    node->removeFromParent();
    EXPECT_EQ(kept->getParent(), nullptr);
}

TEST_F(CheatsheetTest, Pictures) {
    auto* star = Sprite::create("hive.png");
    star->setTexture("hive_wax.png");
    scene->addChild(star);
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    auto* bee = Sprite::createWithSpriteFrameName("bee_0.png");
    bee->setSpriteFrame("bee_1.png");
    bee->setFlippedX(true);
    bee->setBlendFunc(BlendFunc::ADDITIVE);
    bee->getTexture()->setAliasTexParameters();
    scene->addChild(bee);

    Vector<SpriteFrame*> wings;
    for (const char* name : {"bee_0.png", "bee_1.png"})
        wings.pushBack(SpriteFrameCache::getInstance()->getSpriteFrameByName(name));
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
    const RefPtr<Node> kept = node;
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
    node->stopAllActions();
    node->runAction(Sequence::create(DelayTime::create(1), RemoveSelf::create(), nullptr));
    app.wait(1.1f);
    EXPECT_EQ(kept->getParent(), nullptr);
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

    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this](Controller*, int key, Event*) {
        if (key == Controller::BUTTON_A) ++jumps;
    };
    pads->onAxisEvent = [this](Controller* pad, int key, Event*) {
        if (key == Controller::JOYSTICK_LEFT_X) speed = pad->getKeyStatus(key).value;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(pads, scene);

    auto* hit = EventListenerCustom::create("hit", [this](EventCustom*) { ++hits; });
    _eventDispatcher->addEventListenerWithSceneGraphPriority(hit, scene);
    _eventDispatcher->dispatchCustomEvent("hit");

    app.step();
    app.tap(Vec2(50, 60));
    app.press(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(at, Vec2(50, 60));
    EXPECT_EQ(pressed, EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(hits, 1);
    app.connectController();
    app.controllerButton(Controller::BUTTON_A, true);
    app.controllerAxis(Controller::JOYSTICK_LEFT_X, 1);
    app.step(2);
    EXPECT_EQ(jumps, 1);
    EXPECT_NEAR(speed, 1, 0.01f);
    _eventDispatcher->removeEventListener(keys);
}

TEST_F(CheatsheetTest, Mouse) {
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseMove = [this](EventMouse* event) { at = Vec2(event->getCursorX(), event->getCursorY()); };
    mouse->onMouseDown = [this](EventMouse* event) {
        if (event->getMouseButton() == EventMouse::MouseButton::BUTTON_RIGHT) ++clicks;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(mouse, scene);
    app.step();
    app.moveMouse(Vec2(50, 60));
    app.click(Vec2(50, 60), EventMouse::MouseButton::BUTTON_RIGHT);
    EXPECT_EQ(at, Vec2(50, 60));
    EXPECT_EQ(clicks, 1);
}

TEST_F(CheatsheetTest, Collisions) {
    auto* bee = copra::CollisionSprite::create("hive.png");
    auto* star = Sprite::create("hive.png");
    auto* wasp = copra::CollisionSprite::create("hive.png");
    for (Node* node : {static_cast<Node*>(bee), static_cast<Node*>(star), static_cast<Node*>(wasp)})
        scene->addChild(node);
    const bool overlaps = star->getBoundingBox().intersectsRect(bee->getBoundingBox());
    EXPECT_TRUE(overlaps);
    bee->setCollisionWorld(&_collisions);
    wasp->setCollisionWorld(&_collisions);
    _collisions.began().connect([this](copra::CollisionSprite*, copra::CollisionSprite*) { ++hits; });
    const float dt = 1.0f / 60;
    _collisions.step(dt);
    EXPECT_EQ(hits, 1);
}

#if CC_USE_PHYSICS
TEST_F(CheatsheetTest, Physics) {
    auto* yard = Scene::createWithPhysics();
    yard->getPhysicsWorld()->setGravity(Vec2(0, -300));
    auto* ground = Node::create();
    ground->setPhysicsBody(PhysicsBody::createEdgeSegment(Vec2(0, 0), Vec2(480, 0)));
    yard->addChild(ground);
    auto* node = Node::create();
    node->setPosition(100, 60);
    node->setPhysicsBody(PhysicsBody::createCircle(20));
    node->getPhysicsBody()->setVelocity(Vec2(100, 0));
    yard->addChild(node);
    ground->getPhysicsBody()->setContactTestBitmask(1);
    node->getPhysicsBody()->setContactTestBitmask(1);
    auto* contacts = EventListenerPhysicsContact::create();
    contacts->onContactBegin = [this](PhysicsContact&) {
        ++hits;
        return true;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(contacts, yard);
    app.run(yard);
    app.wait(1);
    EXPECT_GE(hits, 1);
    EXPECT_GT(node->getPositionX(), 120);
    EXPECT_GT(node->getPositionY(), 10);
}
#endif

TEST_F(CheatsheetTest, MapsAndTheCamera) {
    auto* map = TMXTiledMap::create("meadow.tmx");
    if (TMXLayer* tiles = map->getLayer("ground")) tiles->setTileGID(0, Vec2(3, 2));
    if (TMXObjectGroup* places = map->getObjectGroup("places")) home = places->getObject("home");
    EXPECT_EQ(map->getLayer("ground")->getTileGIDAt(Vec2(3, 2)), 0u);
    ASSERT_EQ(home.count("x"), 1u);
    scene->addChild(map);
    auto* hero = Node::create();
    hero->setPosition(home.at("x").asFloat(), home.at("y").asFloat());
    map->addChild(hero);
    map->runAction(Follow::create(hero, Rect(Vec2::ZERO, map->getContentSize())));
    app.step(2);
    EXPECT_NE(map->getPosition(), Vec2::ZERO);
    scene->getDefaultCamera()->setPosition(300, 200);
    scene->getDefaultCamera()->setZoom(0.5f);
    app.step();
    EXPECT_EQ(scene->getDefaultCamera()->getPosition(), Vec2(300, 200));
}

TEST_F(CheatsheetTest, ScenesAndMenus) {
    const Size design = director->getWinSize();
    const Size visible = director->getVisibleSize();
    EXPECT_TRUE(visible.equals(design));
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
    const int best = UserDefault::getInstance()->getIntegerForKey("best", 0);
    EXPECT_EQ(best, 120);

    auto* files = FileUtils::getInstance();
    const std::string path = files->getWritablePath() + "level.txt";
    files->writeStringToFile("1 2 3", path);
    const std::string level = files->getStringFromFile(path);
    EXPECT_EQ(level, "1 2 3");
    const bool isThere = files->isFileExist("beecluster.plist");
    EXPECT_TRUE(isThere);
    utils::captureScreen(nullptr, "screen.png");
    app.step();
    const ValueMap values = files->getValueMapFromFile("beecluster.plist");
    EXPECT_EQ(values.count("frames"), 1u);

    const int dice = random(1, 6);
    EXPECT_TRUE(dice >= 1 && dice <= 6);
    const std::string text = StringUtils::format("%d of %d", 1, 6);
    EXPECT_EQ(text, "1 of 6");
    const float length = Vec2(3, 4).getLength();
    EXPECT_FLOAT_EQ(length, 5.0f);
    const float distance = Vec2(3, 4).distance(Vec2::ZERO);
    EXPECT_FLOAT_EQ(distance, 5.0f);
    const bool contains = Rect(0, 0, 10, 10).containsPoint(Vec2(5, 5));
    EXPECT_TRUE(contains);
    CCLOG("dice: %d", dice);
}

} // namespace
