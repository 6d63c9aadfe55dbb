#ifndef __GAME_SCENE_H__
#define __GAME_SCENE_H__

#include "cocos2d.h"

// A game in the idiom of 2.2: squares fall, a touch removes them.
class GameLayer : public cocos2d::CCLayer {
public:
    virtual bool init();
    static cocos2d::CCScene* scene();
    CREATE_FUNC(GameLayer);
    virtual ~GameLayer();

    virtual void draw();
    virtual void registerWithTouchDispatcher();
    virtual bool ccTouchBegan(cocos2d::CCTouch* pTouch, cocos2d::CCEvent* pEvent);
    void addSquare(float dt);
    void squareLanded(cocos2d::CCNode* sender);
    void menuRestart(cocos2d::CCObject* pSender);

private:
    CC_SYNTHESIZE_RETAIN(cocos2d::CCArray*, m_squares, Squares);
    cocos2d::CCLabelTTF* m_pScore;
    int m_nScore;
    int m_nDrawn;
};

#endif
