#include "GameScene.h"

#include <cstdio>

using namespace cocos2d;

CCScene* GameLayer::scene() {
    CCScene* scene = CCScene::node();
    GameLayer* layer = GameLayer::node();
    scene->addChild(layer);
    return scene;
}

bool GameLayer::init() {
    if (!CCLayerColor::initWithColor(ccc4(40, 40, 80, 255))) return false;
    CCSize size = CCDirector::sharedDirector()->getWinSize();
    m_nScore = 0;
    m_pSquares = new CCMutableArray<CCSprite*>;
    m_pScore = CCLabelTTF::labelWithString("0", "Arial", 24);
    m_pScore->setPosition(ccp(size.width / 2, size.height - 30));
    this->addChild(m_pScore, 1);

    CCMenuItemFont* item =
        CCMenuItemFont::itemFromString("restart", this, menu_selector(GameLayer::menuRestart));
    CCMenu* menu = CCMenu::menuWithItems(item, NULL);
    menu->setPosition(ccp(80, 30));
    this->addChild(menu, 2);

    this->setIsTouchEnabled(true);
    this->schedule(schedule_selector(GameLayer::addSquare), 0.2f);
    this->schedule(schedule_selector(GameLayer::step));
    return true;
}

GameLayer::~GameLayer() {
    m_pSquares->release();
}

void GameLayer::addSquare(ccTime dt) {
    CCSize size = CCDirector::sharedDirector()->getWinSize();
    CCSprite* square = new CCSprite();
    square->init();
    square->setTextureRect(CCRectMake(0, 0, 40, 40));
    square->autorelease();
    square->setPosition(ccp(CCRANDOM_0_1() * size.width, size.height));
    CCFiniteTimeAction* fall = CCMoveTo::actionWithDuration(2.0f, ccp(square->getPosition().x, 0));
    CCFiniteTimeAction* done =
        CCCallFuncN::actionWithTarget(this, callfuncN_selector(GameLayer::squareLanded));
    square->runAction(CCSequence::actions(fall, done, NULL));
    this->addChild(square);
    m_pSquares->addObject(square);
}

void GameLayer::step(ccTime dt) {
    CCMutableArray<CCSprite*>::CCMutableArrayIterator it;
    for (it = m_pSquares->begin(); it != m_pSquares->end(); it++) {
        CCSprite* square = *it;
        square->setRotation(square->getRotation() + 90 * dt);
    }
}

void GameLayer::squareLanded(CCNode* sender) {
    CCSprite* square = (CCSprite*)sender;
    m_pSquares->removeObject(square);
    this->removeChild(square, true);
}

void GameLayer::menuRestart(CCObject* pSender) {
    CCDirector::sharedDirector()->replaceScene(
        CCTransitionFade::transitionWithDuration(0.2f, GameLayer::scene()));
}

void GameLayer::ccTouchesEnded(CCSet* touches, CCEvent* event) {
    CCTouch* touch = (CCTouch*)(touches->anyObject());
    CCPoint location = touch->locationInView();
    location = CCDirector::sharedDirector()->convertToGL(location);
    for (unsigned int i = m_pSquares->count(); i > 0; --i) {
        CCSprite* square = m_pSquares->getObjectAtIndex(i - 1);
        if (ccpDistance(square->getPosition(), location) > 60) continue;
        m_pSquares->removeObject(square);
        this->removeChild(square, true);
        char text[16];
        sprintf(text, "%d", ++m_nScore);
        m_pScore->setString(text);
    }
}
