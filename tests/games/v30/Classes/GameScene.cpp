#include "GameScene.h"

USING_NS_CC;

Scene* GameLayer::createScene() {
    auto scene = Scene::create();
    auto layer = GameLayer::create();
    scene->addChild(layer);
    return scene;
}

bool GameLayer::init() {
    if (!Layer::init()) return false;
    Size visibleSize = Director::getInstance()->getVisibleSize();
    Point origin = Director::getInstance()->getVisibleOrigin();
    _score = 0;
    _scoreLabel = LabelTTF::create("0", "Arial", 24);
    _scoreLabel->setPosition(Point(origin.x + visibleSize.width / 2, origin.y + visibleSize.height - 30));
    this->addChild(_scoreLabel, 1);

    auto item = MenuItemFont::create("restart", CC_CALLBACK_1(GameLayer::menuRestart, this));
    auto menu = Menu::create(item, NULL);
    menu->setPosition(Point(80, 30));
    this->addChild(menu, 2);

    auto listener = EventListenerTouchOneByOne::create();
    listener->setSwallowTouches(true);
    listener->onTouchBegan = CC_CALLBACK_2(GameLayer::onTouchBegan, this);
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    schedule(schedule_selector(GameLayer::addSquare), 0.2f);
    return true;
}

void GameLayer::addSquare(float dt) {
    Size size = Director::getInstance()->getWinSize();
    auto square = Sprite::create();
    square->setTextureRect(Rect(0, 0, 40, 40));
    square->setPosition(Point(CCRANDOM_0_1() * size.width, size.height));
    auto landed = CallFuncN::create([this](Node* node) {
        _squares.eraseObject(static_cast<Sprite*>(node));
        node->removeFromParent();
    });
    square->runAction(Sequence::create(MoveTo::create(2.0f, Point(square->getPositionX(), 0)), landed, NULL));
    addChild(square);
    _squares.pushBack(square);
}

void GameLayer::menuRestart(Object* pSender) {
    Director::getInstance()->replaceScene(TransitionFade::create(0.2f, GameLayer::createScene()));
}

bool GameLayer::onTouchBegan(Touch* touch, Event* event) {
    auto target = static_cast<Node*>(event->getCurrentTarget());
    Point location = target->convertToNodeSpace(touch->getLocation());
    for (auto square : Vector<Sprite*>(_squares)) {
        if (!square->getBoundingBox().containsPoint(location)) continue;
        square->stopAllActions();
        square->removeFromParent();
        _squares.eraseObject(square);
        _scoreLabel->setString(String::createWithFormat("%d", ++_score)->getCString());
    }
    return true;
}
