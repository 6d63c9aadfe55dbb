#include "ExampleScene.h"

bool ExampleScene::init() {
    if (!Scene::initWithPhysics()) return false;
    physics = getPhysicsWorld();
    node = bee = Sprite::create("icon.png");
    bee->setPosition(240, 160);
    addChild(bee);
    {
        // An example goes here, in place of this line:
        bee->runAction(RepeatForever::create(RotateBy::create(4, 360)));
    }
    return true;
}
