#pragma once

#include <cocos2d.h>
#include <ui/CocosGUI.h>

USING_NS_CC;
using namespace copra;

/// The scene for examples: their statements belong in init(), their functions and members in this class.
class ExampleScene : public Scene {
public:
    CREATE_FUNC(ExampleScene);

    bool init() override;

private:
    // Many examples use these names.
    Scene* scene = this;
    PhysicsWorld* physics = nullptr; ///< the world of the scene
    Sprite* bee = nullptr;           ///< a sprite in the scene
    Node* node = nullptr;            ///< the same sprite
};
