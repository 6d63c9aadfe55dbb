#include "GameScene.h"
#include "audio/AudioEngine.h"

#include <algorithm>

USING_NS_CC;

namespace {

const Size kArea(960, 640);
constexpr float kWater = 90;        // the height of the water in points
constexpr float kBoatSpeed = 900;   // points per second
constexpr float kFallSeconds = 3.2f;
constexpr float kStarEvery = 1.1f;  // the seconds between two stars, fewer with each star
const char* const kFont = "fonts/Quicksand-Bold.ttf";

} // namespace

bool GameScene::init() {
    if (!Scene::init()) return false;
    addSky();
    _stars = Node::create();
    addChild(_stars, 1, "stars");
    addBoat();
    addHud();
    listen();
    restart();
    scheduleUpdate();
    return true;
}

void GameScene::addSky() {
    auto* sky = LayerGradient::create(Color4B(22, 24, 66, 255), Color4B(214, 110, 120, 255), Vec2(0, -1));
    addChild(sky, 0, "sky");
    auto* far = DrawNode::create();
    for (int i = 0; i < 60; ++i) // The pattern is the same in every game.
        far->drawDot(Vec2(static_cast<float>(i * 331 % 960), 260 + static_cast<float>(i * 197 % 370)),
                     i % 3 == 0 ? 2.0f : 1.2f, Color4F(1, 1, 1, 0.55f));
    sky->addChild(far);
    for (int i = 0; i < 3; ++i) {
        auto* wave = LayerColor::create(Color4B(26, 40, 92, 150), kArea.width, kWater + 16 - static_cast<float>(i) * 26);
        wave->setPosition(0, -16); // It is below the screen even on the crest.
        addChild(wave, 3);
        wave->runAction(RepeatForever::create(Sequence::create(
            EaseSineInOut::create(MoveBy::create(1.6f + static_cast<float>(i) * 0.4f, Vec2(0, 6))),
            EaseSineInOut::create(MoveBy::create(1.6f + static_cast<float>(i) * 0.4f, Vec2(0, -6))), nullptr)));
    }
}

void GameScene::addBoat() {
    _boat = Sprite::create("boat.png");
    _boat->setPosition(480, kWater + 18);
    addChild(_boat, 2, "boat");
    _boat->runAction(RepeatForever::create(Sequence::create(EaseSineInOut::create(RotateTo::create(1.2f, 4)),
                                                            EaseSineInOut::create(RotateTo::create(1.2f, -4)),
                                                            nullptr)));
}

void GameScene::addHud() {
    _scoreLabel = Label::createWithTTF("", kFont, 40);
    _scoreLabel->setAnchorPoint(Vec2(0, 1));
    _scoreLabel->setPosition(24, kArea.height - 16);
    addChild(_scoreLabel, 5, "score");
    _livesLabel = Label::createWithTTF("", kFont, 28);
    _livesLabel->setAnchorPoint(Vec2(1, 1));
    _livesLabel->setPosition(kArea.width - 24, kArea.height - 22);
    addChild(_livesLabel, 5, "lives");
    _message = Label::createWithTTF("Catch the stars", kFont, 56);
    _message->setPosition(kArea.width / 2, kArea.height / 2 + 60);
    addChild(_message, 5, "message");
}

void GameScene::listen() {
    auto* touches = EventListenerTouchOneByOne::create();
    touches->onTouchBegan = [this](Touch* touch, Event*) {
        if (isOver()) restart();
        _goal = touch->getLocation().x;
        return true;
    };
    touches->onTouchMoved = [this](Touch* touch, Event*) { _goal = touch->getLocation().x; };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);

    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
        if (key == EventKeyboard::KeyCode::KEY_LEFT_ARROW) _direction = -1;
        if (key == EventKeyboard::KeyCode::KEY_RIGHT_ARROW) _direction = 1;
        if (key == EventKeyboard::KeyCode::KEY_SPACE && isOver()) restart();
        if (key == EventKeyboard::KeyCode::KEY_ESCAPE) Director::getInstance()->end();
    };
    keys->onKeyReleased = [this](EventKeyboard::KeyCode key, Event*) {
        if (key == EventKeyboard::KeyCode::KEY_LEFT_ARROW && _direction < 0) _direction = 0;
        if (key == EventKeyboard::KeyCode::KEY_RIGHT_ARROW && _direction > 0) _direction = 0;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

void GameScene::restart() {
    _stars->removeAllChildren();
    _score = 0;
    _lives = 3;
    _untilStar = 1.0f;
    _message->stopAllActions();
    _message->setString("Catch the stars");
    _message->setOpacity(255);
    _message->runAction(Sequence::create(DelayTime::create(1.5f), FadeOut::create(0.5f), nullptr));
    showHud();
}

void GameScene::update(float dt) {
    Scene::update(dt);
    moveBoat(dt);
    if (isOver()) return;
    _untilStar -= dt;
    if (_untilStar <= 0) {
        _untilStar = std::max(0.45f, kStarEvery - 0.02f * static_cast<float>(_score));
        dropStar(random(60.0f, 900.0f));
    }
    const Rect boat = _boat->getBoundingBox();
    const Vector<Node*> falling = _stars->getChildren(); // A copy: caught stars leave _stars.
    for (Node* star : falling) {
        if (boat.containsPoint(star->getPosition()))
            catchStar(star);
        else if (star->getPositionY() < kWater - 20)
            missStar(star);
        if (isOver()) return;
    }
}

void GameScene::moveBoat(float dt) {
    if (_direction != 0) _goal = _boat->getPositionX() + _direction * kBoatSpeed * dt;
    _goal = clampf(_goal, 56, kArea.width - 56);
    const float way = _goal - _boat->getPositionX();
    _boat->setPositionX(_boat->getPositionX() + clampf(way, -kBoatSpeed * dt, kBoatSpeed * dt));
}

Node* GameScene::dropStar(float x) {
    auto* star = Sprite::create("star.png");
    star->setPosition(x, kArea.height + 30);
    _stars->addChild(star, 0, "star");
    star->runAction(MoveTo::create(kFallSeconds, Vec2(x, kWater - 30)));
    star->runAction(RepeatForever::create(RotateBy::create(2, 360)));
    return star;
}

void GameScene::catchStar(Node* star) {
    ++_score;
    showHud();
    AudioEngine::play2d("catch.wav");
    auto* plus = Label::createWithTTF("+1", kFont, 30);
    plus->setPosition(star->getPosition());
    plus->runAction(Sequence::create(Spawn::create(MoveBy::create(0.7f, Vec2(0, 70)), FadeOut::create(0.7f), nullptr),
                                     RemoveSelf::create(), nullptr));
    addChild(plus, 4);
    star->removeFromParent();
}

void GameScene::missStar(Node* star) {
    --_lives;
    AudioEngine::play2d("miss.wav");
    showHud();
    star->removeFromParent();
    if (!isOver()) return;
    _stars->removeAllChildren();
    _message->stopAllActions();
    _message->setString("Touch to play again");
    _message->setOpacity(255);
}

void GameScene::showHud() {
    _scoreLabel->setString(StringUtils::format("%d", _score));
    _livesLabel->setString(StringUtils::format("%d lives", _lives));
}
