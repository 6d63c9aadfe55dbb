#include "GameScene.h"

USING_NS_AX;

bool GameScene::init() {
    if (!Scene::init()) return false;
    auto visibleSize = _director->getVisibleSize();
    auto origin = _director->getVisibleOrigin();
    _cell = visibleSize / 10;
    AXLOGD("a cell has {} x {} points", _cell.x, _cell.y);

    _scoreLabel = Label::createWithSystemFont("0", "Arial", 24);
    _scoreLabel->setPosition(Vec2(origin.x + visibleSize.width / 2, origin.y + visibleSize.height - 30));
    addChild(_scoreLabel, 1);

    auto listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [this](Touch* touch, Event*) {
        for (auto&& square : Vector<DrawNode*>(_squares)) {
            if (cellAt(square->getPosition()) != cellAt(touch->getLocation())) continue;
            square->removeFromParent();
            _squares.eraseObject(square);
            _scoreLabel->setString(StringUtils::format("%d", ++_score));
        }
        return true;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    scheduleUpdate();
    return true;
}

Vec2 GameScene::cellAt(const Vec2& point) const {
    auto cell = point / _cell;
    return Vec2(floorf(cell.x), floorf(cell.y));
}

void GameScene::update(float delta) {
    _sinceSquare += delta;
    if (_sinceSquare > 0.2f) {
        _sinceSquare = 0;
        auto square = DrawNode::create();
        square->drawSolidRect(Vec2::ZERO, _cell, Color4F::MAGENTA);
        square->setPosition(
            Vec2(AXRANDOM_0_1() * _director->getWinSize().width, _director->getWinSize().height));
        addChild(square);
        _squares.pushBack(square);
    }
    for (auto&& square : Vector<DrawNode*>(_squares)) {
        square->setPosition(square->getPosition() - Vec2(0, 150 * delta));
        if (square->getPositionY() > 0) continue;
        square->removeFromParent();
        _squares.eraseObject(square);
    }
}
