#pragma once

#include "audio/include/AudioEngine.h"
#include "cocos2d.h"

// A game in the idiom of 4.0: squares fall, a touch removes them.
class GameScene : public cocos2d::Scene {
public:
    static cocos2d::Scene* createScene() { return GameScene::create(); }
    virtual bool init() override;
    void update(float dt) override;
    CREATE_FUNC(GameScene);

private:
    void addSquare();

    cocos2d::Vector<cocos2d::LayerColor*> _squares;
    cocos2d::Label* _scoreLabel = nullptr;
    cocos2d::backend::ProgramState* _programState = nullptr;
    int _score = 0;
};
