#include "MainScene.h"

USING_NS_CC;

bool MainScene::init() {
    if (!Scene::init()) return false;
    addChild(LayerGradient::create(Color4B(32, 36, 84, 255), Color4B(92, 70, 120, 255), Vec2(0, -1)));
    auto* logo = Sprite::create("logo.png");
    logo->setPosition(480, 380);
    addChild(logo, 1, "logo");
    auto* text = Label::createWithTTF("Touch the star", "fonts/Quicksand-Bold.ttf", 48);
    text->setPosition(480, 250);
    addChild(text, 1, "text");

    auto* listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [logo](Touch*, Event*) {
        logo->stopAllActions();
        logo->runAction(EaseBackOut::create(RotateBy::create(0.6f, 72)));
        return true;
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    return true;
}
