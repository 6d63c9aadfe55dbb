#ifndef __GAME_SCENE_H__
#define __GAME_SCENE_H__

#include "cocos2d.h"

// A game in the idiom of 1.x: squares fall, a touch removes them.
class GameLayer : public cocos2d::CCLayerColor {
public:
    virtual bool init();
    static cocos2d::CCScene* scene();
    LAYER_NODE_FUNC(GameLayer);
    virtual ~GameLayer();

    void addSquare(cocos2d::ccTime dt);
    void step(cocos2d::ccTime dt);
    void squareLanded(cocos2d::CCNode* sender);
    void menuRestart(cocos2d::CCObject* pSender);
    virtual void ccTouchesEnded(cocos2d::CCSet* touches, cocos2d::CCEvent* event);

protected:
    cocos2d::CCMutableArray<cocos2d::CCSprite*>* m_pSquares;
    cocos2d::CCLabelTTF* m_pScore;
    int m_nScore;
};

#endif
