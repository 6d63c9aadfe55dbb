#pragma once

#include "axmol.h"

class AppDelegate : private ax::Application {
public:
    AppDelegate() {}
    ~AppDelegate() override {}
    void initGLContextAttrs() override;
    bool applicationDidFinishLaunching() override;
    void applicationDidEnterBackground() override;
    void applicationWillEnterForeground() override;
};
