#pragma once

#include "cocos2d.h"

/// Opens the window and runs the first scene.
class AppDelegate : public cocos2d::Application {
public:
    bool applicationDidFinishLaunching() override;
    void applicationDidEnterBackground() override;
    void applicationWillEnterForeground() override;
};
