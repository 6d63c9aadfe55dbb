#include "LevelScene.h"
#include "audio/AudioEngine.h"

#include <string>

USING_NS_CC;

namespace {

constexpr float kTile = 40; // points
const char* const kFont = "fonts/Quicksand-Bold.ttf";

// # ground, o coin, B crate, H hero. A tool such as Tiled can take the place of this table: see readLevel() of Copra.
const char* const kLevel[] = {
    "                                                #", //
    "                                                #", //
    "                                                #", //
    "                                        o       #", //
    "                               o   o   ####     #", //
    "                    o         ##  ##            #", //
    "             o     ###   o                      #", //
    "            ###         ###                o    #", //
    "       o                                 ####   #", //
    "#     ###         B                             #", //
    "# H         o     #     o     B    o            #", //
    "##########  ######################   ############", //
    "##########  ######################   ############", //
};
constexpr int kRows = sizeof kLevel / sizeof *kLevel;

} // namespace

bool LevelScene::init() {
    if (!Scene::init()) return false;
    addBackground();
    _world = Node::create();
    addChild(_world, 1, "world");
    addLevel();
    addHud();
    listen();
    scheduleUpdate();
    return true;
}

void LevelScene::addBackground() {
    addChild(LayerGradient::create(Color4B(120, 190, 235, 255), Color4B(235, 240, 220, 255), Vec2(0, -1)));
    auto* hills = DrawNode::create();
    for (int i = 0; i < 6; ++i)
        hills->drawSolidCircle(Vec2(static_cast<float>(i) * 210, -40 - static_cast<float>(i % 3) * 30), 220,
                               0, 60, Color4F(0.62f, 0.80f, 0.70f, 0.7f));
    addChild(hills);
}

void LevelScene::addLevel() {
    // The pictures in art/. After a change: ./copra pack art --out resources/level.png
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("level.plist");
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; kLevel[row][column] != '\0'; ++column)
            addTile(kLevel[row][column], Vec2((static_cast<float>(column) + 0.5f) * kTile,
                                              (static_cast<float>(kRows - 1 - row) + 0.5f) * kTile));
}

void LevelScene::addTile(char tile, const Vec2& middle) {
    if (tile == '#') {
        auto* ground = Sprite::createWithSpriteFrameName("ground.png");
        ground->setScale(kTile / ground->getContentSize().width);
        ground->setPosition(middle);
        _world->addChild(ground);
        _bodies.world().add(copra::makeWall(middle, Vec2(kTile, kTile)));
    } else if (tile == 'o') {
        auto* coin = Sprite::createWithSpriteFrameName("coin.png");
        coin->setPosition(middle);
        coin->runAction(RepeatForever::create(
            Sequence::create(EaseSineInOut::create(ScaleTo::create(0.5f, 0.4f, 1.0f)),
                             EaseSineInOut::create(ScaleTo::create(0.5f, 1.0f, 1.0f)), nullptr)));
        _world->addChild(coin, 1, "coin");
        _coinNodes.pushBack(coin);
    } else if (tile == 'B') {
        auto* crate = Sprite::createWithSpriteFrameName("crate.png");
        crate->setPosition(middle);
        _world->addChild(crate, 1, "crate");
        _bodies.add(crate, copra::makeBox(middle, Vec2(kTile, kTile), 1));
    } else if (tile == 'H') {
        addHero(middle);
    }
}

void LevelScene::addHero(const Vec2& middle) {
    _hero = Sprite::createWithSpriteFrameName("hero.png");
    _hero->setPosition(middle);
    _world->addChild(_hero, 2, "hero");
    copra::PlatformerTuning tuning;
    tuning.jumpHeight = 130;
    _player = &_bodies.addPlayer(_hero, copra::makeWalker(middle - Vec2(0, 20), Vec2(26, 44)), tuning);
    _bodies.setBeforeStep([this](float) { // a frame has no, one, or several steps
        if (_player->platformer.hasJumped()) AudioEngine::play2d("jump.wav");
    });
}

void LevelScene::addHud() {
    _coinLabel = Label::createWithTTF("0 coins", kFont, 36);
    _coinLabel->setAnchorPoint(Vec2(0, 1));
    _coinLabel->setPosition(24, 624);
    _coinLabel->setTextColor(Color4B(60, 50, 70, 255));
    addChild(_coinLabel, 5, "coins");
}

void LevelScene::listen() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) { onKey(key, true); };
    keys->onKeyReleased = [this](EventKeyboard::KeyCode key, Event*) { onKey(key, false); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);

    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this](Controller*, int key, Event*) {
        if (key == Controller::BUTTON_A) _player->input.jump = true;
    };
    pads->onKeyUp = [this](Controller*, int key, Event*) {
        if (key == Controller::BUTTON_A) _player->input.jump = false;
    };
    pads->onAxisEvent = [this](Controller* controller, int key, Event*) {
        if (key == Controller::JOYSTICK_LEFT_X) _player->input.walk = controller->getKeyStatus(key).value;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(pads, this);
}

void LevelScene::onKey(EventKeyboard::KeyCode key, bool isPressed) {
    using Key = EventKeyboard::KeyCode;
    if (key == Key::KEY_LEFT_ARROW) _isLeftHeld = isPressed;
    if (key == Key::KEY_RIGHT_ARROW) _isRightHeld = isPressed;
    if (key == Key::KEY_SPACE || key == Key::KEY_UP_ARROW) _player->input.jump = isPressed;
    if (key == Key::KEY_DOWN_ARROW) _player->input.down = isPressed;
    if (key == Key::KEY_ESCAPE && isPressed) Director::getInstance()->end();
    _player->input.walk = static_cast<float>(_isRightHeld) - static_cast<float>(_isLeftHeld);
}

void LevelScene::update(float dt) {
    Scene::update(dt);
    _bodies.step(dt);
    _hero->setFlippedX(_player->platformer.facing() < 0);
    if (_hero->getPositionY() < -100)
        Director::getInstance()->replaceScene(LevelScene::create()); // fell into a gap
    collectCoins();
    followHero();
}

void LevelScene::collectCoins() {
    const Rect hero = _hero->getBoundingBox();
    const Vector<Node*> coins = _coinNodes; // a copy: collected coins leave
    for (Node* coin : coins) {
        if (!hero.intersectsRect(coin->getBoundingBox())) continue;
        _coinNodes.eraseObject(coin);
        coin->removeFromParent();
        ++_coins;
        AudioEngine::play2d("coin.wav");
        _coinLabel->setString(StringUtils::format("%d coins", _coins));
    }
    if (!_coinNodes.empty() || getChildByName("message")) return;
    auto* message = Label::createWithTTF("All coins collected!", kFont, 56);
    message->setPosition(480, 400);
    message->setTextColor(Color4B(60, 50, 70, 255));
    addChild(message, 5, "message");
}

void LevelScene::followHero() {
    const float width = static_cast<float>(std::char_traits<char>::length(kLevel[0])) * kTile;
    const float left = clampf(_hero->getPositionX() - 480, 0, width - 960);
    _world->setPositionX(-left);
}
