#include "HelloWorldScene.h"

USING_NS_CC;

Scene* HelloWorld::createScene() {
    auto scene = Scene::create();
    auto layer = HelloWorld::create();
    scene->addChild(layer);
    return scene;
}

bool HelloWorld::init() {
    if (!Layer::init()) return false;
    auto visibleSize = Director::getInstance()->getVisibleSize();
    Vec2 origin = Director::getInstance()->getVisibleOrigin();

    auto label = Label::createWithTTF("Hello World", "fonts/Quicksand-Bold.ttf", 48);
    label->setPosition(Vec2(origin.x + visibleSize.width / 2, origin.y + visibleSize.height - 100));
    label->setName("hello");
    addChild(label, 1);

    auto sprite = Sprite::create("logo.png");
    sprite->setPosition(Vec2(visibleSize.width / 2 + origin.x, visibleSize.height / 2 + origin.y));
    addChild(sprite);

    auto close = MenuItemFont::create("Close", CC_CALLBACK_1(HelloWorld::menuCloseCallback, this));
    close->setName("close");
    auto menu = Menu::create(close, nullptr);
    menu->setPosition(Vec2(origin.x + visibleSize.width - 80, origin.y + 40));
    addChild(menu, 1);
    return true;
}

void HelloWorld::menuCloseCallback(Ref*) { Director::getInstance()->end(); }
