#include "ExampleScene.h"

bool ExampleScene::init() {
    if (!Scene::init()) return false;
    // The pages say which of their images have two pixels per point: set 2 for these.
    Director::getInstance()->setContentScaleFactor(1);

    // An example goes here, in place of these lines.
    auto* garden = Sprite::create("garden.png");
    garden->setPosition(240, 160);
    addChild(garden, 0, "garden");
    return true;
}
