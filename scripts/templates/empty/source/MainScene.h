#pragma once

#include "cocos2d.h"

/// The first scene. Its nodes have names, by which tests find them: logo, text.
class MainScene : public cocos2d::Scene {
public:
    CREATE_FUNC(MainScene);
    bool init() override;
};
