#include "ExampleScene.h"

bool ExampleScene::init() {
    if (!Scene::init()) return false;
    // An example goes here, in place of these lines.
    auto* garden = Sprite::create("garden.png");
    garden->setPosition(240, 160);
    addChild(garden, 0, "garden");
    return true;
}
