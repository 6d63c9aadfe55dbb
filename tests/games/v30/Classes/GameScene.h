#ifndef __GAME_SCENE_H__
#define __GAME_SCENE_H__

#include "cocos2d.h"

// A game in the idiom of 3.0: squares fall, a touch removes them.
class GameLayer : public cocos2d::Layer {
public:
    static cocos2d::Scene* createScene();
    virtual bool init();
    CREATE_FUNC(GameLayer);

    void addSquare(float dt);
    void menuRestart(cocos2d::Object* pSender);
    bool onTouchBegan(cocos2d::Touch* touch, cocos2d::Event* event);

private:
    cocos2d::Vector<cocos2d::Sprite*> _squares;
    cocos2d::LabelTTF* _scoreLabel;
    int _score;
};

#endif
