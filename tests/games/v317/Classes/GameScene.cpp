#include "GameScene.h"

USING_NS_CC;

enum Kinds { kSquare = 1, kGround = 2 };

bool GameScene::init() {
    if (!Scene::initWithPhysics()) return false;
    auto visibleSize = Director::getInstance()->getVisibleSize();
    Vec2 origin = Director::getInstance()->getVisibleOrigin();
    getPhysicsWorld()->setGravity(Vec2(0, -200));

    _scoreLabel = Label::createWithSystemFont("0", "Arial", 24);
    _scoreLabel->setPosition(origin + Vec2(visibleSize.width / 2, visibleSize.height - 30));
    addChild(_scoreLabel, 1);

    auto ground = Node::create();
    auto body = PhysicsBody::createBox(Size(visibleSize.width, 10));
    body->setDynamic(false);
    body->setCategoryBitmask(kGround);
    body->setContactTestBitmask(kSquare);
    ground->setPhysicsBody(body);
    ground->setPosition(origin + Vec2(visibleSize.width / 2, 5));
    addChild(ground);

    auto button = ui::Button::create();
    button->setTitleText("restart");
    button->setTitleFontSize(20);
    button->setPosition(origin + Vec2(80, 40));
    button->addTouchEventListener([](Ref*, ui::Widget::TouchEventType type) {
        if (type == ui::Widget::TouchEventType::ENDED)
            Director::getInstance()->replaceScene(TransitionSlideInL::create(0.2f, GameScene::create()));
    });
    addChild(button, 2);

    auto touch = EventListenerTouchOneByOne::create();
    touch->onTouchBegan = [this](Touch* t, Event*) {
        for (auto* node : Vector<Node*>(getChildren()))
            if (node->getTag() == kSquare && node->getBoundingBox().containsPoint(t->getLocation()))
                hit(node);
        return true;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touch, this);
    auto contact = EventListenerPhysicsContact::create();
    contact->onContactBegin = CC_CALLBACK_1(GameScene::onContactBegin, this);
    _eventDispatcher->addEventListenerWithSceneGraphPriority(contact, this);
    auto keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode code, Event*) {
        if (code == EventKeyboard::KeyCode::KEY_SPACE) addSquare(0);
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);

    schedule(CC_SCHEDULE_SELECTOR(GameScene::addSquare), 0.2f);
    return true;
}

void GameScene::addSquare(float) {
    auto visibleSize = Director::getInstance()->getVisibleSize();
    auto square = DrawNode::create();
    square->drawSolidRect(Vec2(-20, -20), Vec2(20, 20), Color4F::ORANGE);
    square->setContentSize(Size(40, 40));
    square->setTag(kSquare);
    square->setPosition(RandomHelper::random_real(0.0f, visibleSize.width), visibleSize.height);
    auto body = PhysicsBody::createBox(Size(40, 40), PhysicsMaterial(1, 0.3f, 0.5f));
    body->setCategoryBitmask(kSquare);
    body->setContactTestBitmask(kGround);
    square->setPhysicsBody(body);
    addChild(square);
}

bool GameScene::onContactBegin(PhysicsContact& contact) {
    auto a = contact.getShapeA()->getBody()->getNode();
    auto b = contact.getShapeB()->getBody()->getNode();
    auto square = a && a->getTag() == kSquare ? a : b;
    if (square && square->getTag() == kSquare)
        square->runAction(Sequence::create(FadeOut::create(0.5f), RemoveSelf::create(), nullptr));
    return true;
}

void GameScene::hit(Node* square) {
    square->removeFromParent();
    _scoreLabel->setString(StringUtils::format("%d", ++_score));
}
