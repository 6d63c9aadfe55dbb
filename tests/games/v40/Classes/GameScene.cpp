#include "GameScene.h"

USING_NS_CC;

bool GameScene::init() {
    if (!Scene::init()) return false;
    const auto safeArea = Director::getInstance()->getSafeAreaRect();
    _scoreLabel = Label::createWithSystemFont("0", "Arial", 24);
    _scoreLabel->setPosition(safeArea.getMidX(), safeArea.getMaxY() - 30);
    addChild(_scoreLabel, 1);

    auto touches = EventListenerTouchAllAtOnce::create();
    touches->onTouchesEnded = [this](const std::vector<Touch*>& ended, Event*) {
        for (auto touch : ended) {
            for (auto square : Vector<LayerColor*>(_squares)) {
                if (!square->getBoundingBox().containsPoint(touch->getLocation())) continue;
                square->removeFromParent();
                _squares.eraseObject(square);
                _scoreLabel->setString(std::to_string(++_score));
            }
        }
    };
    getEventDispatcher()->addEventListenerWithSceneGraphPriority(touches, this);
    schedule([this](float) { addSquare(); }, 0.2f, "squares");
    scheduleUpdate();
    AudioEngine::stopAll();
    return true;
}

void GameScene::addSquare() {
    const auto size = Director::getInstance()->getWinSize();
    auto square = LayerColor::create(Color4B(80, 200, 80, 255), 40, 40);
    square->setPosition(random(0.0f, size.width), size.height);
    addChild(square);
    _squares.pushBack(square);
}

void GameScene::update(float dt) {
    for (auto square : Vector<LayerColor*>(_squares)) {
        square->setPositionY(square->getPositionY() - 150 * dt);
        if (square->getPositionY() > 0) continue;
        square->removeFromParent();
        _squares.eraseObject(square);
    }
}
