#include "AppDelegate.h"
#include "ExampleScene.h"

USING_NS_CC;

bool AppDelegate::applicationDidFinishLaunching() {
    auto* director = Director::getInstance();
    if (!director->getOpenGLView()) {
        auto* view = GLViewImpl::createWithRect("@NAME@", Rect(0, 0, 960, 640), 1.0f, true);
        if (!view) return false;
        director->setOpenGLView(view);
    }
    director->getOpenGLView()->setDesignResolutionSize(480, 320, ResolutionPolicy::SHOW_ALL);
    director->setContentScaleFactor(1);   // 2 on pages that say so
    auto* scene = ExampleScene::create(); // or the scene of an example
    if (director->getRunningScene())
        director->replaceScene(scene);
    else
        director->runWithScene(scene);
    return true;
}

void AppDelegate::applicationDidEnterBackground() { Director::getInstance()->stopAnimation(); }

void AppDelegate::applicationWillEnterForeground() { Director::getInstance()->startAnimation(); }
