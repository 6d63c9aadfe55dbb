#include "AppDelegate.h"
#include "GameScene.h"

USING_NS_CC;

AppDelegate::AppDelegate() {}

AppDelegate::~AppDelegate() {}

bool AppDelegate::applicationDidFinishLaunching() {
    CCDirector* pDirector = CCDirector::sharedDirector();
    pDirector->setOpenGLView(CCEGLView::sharedOpenGLView());
    pDirector->setDisplayFPS(true);
    pDirector->setAnimationInterval(1.0 / 60);
    pDirector->runWithScene(GameLayer::scene());
    return true;
}

void AppDelegate::applicationDidEnterBackground() {
    CCDirector::sharedDirector()->pause();
}

void AppDelegate::applicationWillEnterForeground() {
    CCDirector::sharedDirector()->resume();
}
