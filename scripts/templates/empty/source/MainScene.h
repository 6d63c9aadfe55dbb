#pragma once

#include "cocos2d.h"

/// The first scene. Tests find its nodes by their names: logo, text.
class MainScene : public cocos2d::Scene {
public:
    CREATE_FUNC(MainScene);
    bool init() override;
};
