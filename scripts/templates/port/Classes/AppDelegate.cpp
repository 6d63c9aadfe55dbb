#include "AppDelegate.h"
#include "HelloWorldScene.h"

USING_NS_CC;

bool AppDelegate::applicationDidFinishLaunching() {
    auto director = Director::getInstance();
    auto glview = director->getOpenGLView();
    if (!glview) {
        glview = GLViewImpl::createWithRect("@NAME@", Rect(0, 0, 960, 640));
        if (!glview) return false;
        director->setOpenGLView(glview);
    }
    director->setAnimationInterval(1.0f / 60);
    glview->setDesignResolutionSize(960, 640, ResolutionPolicy::NO_BORDER);
    auto scene = HelloWorld::createScene();
    if (director->getRunningScene())
        director->replaceScene(scene);
    else
        director->runWithScene(scene);
    return true;
}

void AppDelegate::applicationDidEnterBackground() { Director::getInstance()->stopAnimation(); }

void AppDelegate::applicationWillEnterForeground() { Director::getInstance()->startAnimation(); }
