#pragma once

#include "cocos2d.h"
#include "ui/CocosGUI.h"

// A game in the idiom of 3.17: squares with physics bodies fall, a touch removes them.
class GameScene : public cocos2d::Scene {
public:
    virtual bool init() override;
    CREATE_FUNC(GameScene);

private:
    void addSquare(float dt);
    bool onContactBegin(cocos2d::PhysicsContact& contact);
    void hit(cocos2d::Node* square);

    cocos2d::Label* _scoreLabel = nullptr;
    int _score = 0;
};
