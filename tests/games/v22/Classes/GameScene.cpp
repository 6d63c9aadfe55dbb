#include "GameScene.h"

USING_NS_CC;

CCScene* GameLayer::scene() {
    CCScene* scene = CCScene::create();
    scene->addChild(GameLayer::create());
    return scene;
}

bool GameLayer::init() {
    if (!CCLayer::init()) return false;
    CCSize size = CCDirector::sharedDirector()->getVisibleSize();
    CCPoint origin = CCDirector::sharedDirector()->getVisibleOrigin();
    m_nScore = 0;
    m_nDrawn = 0;
    m_squares = NULL;
    setSquares(CCArray::create());
    m_pScore = CCLabelTTF::create("0", "Arial", 24);
    m_pScore->setPosition(ccp(origin.x + size.width / 2, origin.y + size.height - 30));
    this->addChild(m_pScore, 1);
    CCMenuItemFont* item = CCMenuItemFont::create("restart", this, menu_selector(GameLayer::menuRestart));
    CCMenu* menu = CCMenu::create(item, NULL);
    menu->setPosition(ccp(80, 30));
    this->addChild(menu, 2);
    setTouchEnabled(true);
    schedule(schedule_selector(GameLayer::addSquare), 0.2f);
    return true;
}

GameLayer::~GameLayer() {
    CCAssert(m_nDrawn > 0, "draw() was called");
    CC_SAFE_RELEASE(m_squares);
}

void GameLayer::draw() {
    CCLayer::draw();
    ++m_nDrawn;
    ccDrawColor4B(255, 255, 0, 255);
    ccDrawLine(ccp(0, 1), ccp(480, 1));
}

void GameLayer::registerWithTouchDispatcher() {
    CCDirector::sharedDirector()->getTouchDispatcher()->addTargetedDelegate(this, 0, true);
}

void GameLayer::addSquare(float dt) {
    CCSize size = CCDirector::sharedDirector()->getWinSize();
    CCLayerColor* square = CCLayerColor::create(ccc4(200, 80, 80, 255), 40, 40);
    square->setPosition(ccp(CCRANDOM_0_1() * size.width, size.height));
    CCActionInterval* fall = CCMoveTo::create(2.0f, ccp(square->getPositionX(), 0));
    square->runAction(CCSequence::create(
        fall, CCCallFuncN::create(this, callfuncN_selector(GameLayer::squareLanded)), NULL));
    addChild(square);
    m_squares->addObject(square);
}

void GameLayer::squareLanded(CCNode* sender) {
    m_squares->removeObject(sender);
    sender->removeFromParentAndCleanup(true);
}

void GameLayer::menuRestart(CCObject* pSender) {
    CCDirector::sharedDirector()->replaceScene(CCTransitionFade::create(0.2f, GameLayer::scene()));
}

bool GameLayer::ccTouchBegan(CCTouch* pTouch, CCEvent* pEvent) {
    CCPoint location = convertToNodeSpace(pTouch->getLocation());
    CCArray* hit = CCArray::create();
    CCObject* object = NULL;
    CCARRAY_FOREACH(m_squares, object) {
        CCNode* square = dynamic_cast<CCNode*>(object);
        if (square->boundingBox().containsPoint(location)) hit->addObject(square);
    }
    CCARRAY_FOREACH(hit, object) {
        squareLanded((CCNode*)object);
        m_pScore->setString(CCString::createWithFormat("%d", ++m_nScore)->getCString());
    }
    return true;
}
