#include <cstdlib>

// The example brings its own main(), which would wait for a window to be closed.
#define main readmeMain
#include "platform/system/process.h"
#include "readme_example.h"
#undef main

#include <gtest/gtest.h>

namespace {

void frames(int count) {
    for (int i = 0; i < count; ++i) Director::getInstance()->mainLoop(0.1f);
}

TEST(ReadmeExample, TheLabelComesToTheTouch) {
    copra::setEnvironment("COPRA_BACKEND", "null");
    HelloApplication application;
    ASSERT_TRUE(application.applicationDidFinishLaunching());
    frames(2);
    const auto& children = Director::getInstance()->getRunningScene()->getChildren();
    const auto found = std::find_if(children.begin(), children.end(),
                                    [](Node* child) { return dynamic_cast<Label*>(child) != nullptr; });
    ASSERT_NE(found, children.end());
    EXPECT_EQ((*found)->getPosition(), Vec2(240, 160));

    intptr_t id = 0;
    float x = 200;
    float y = 440;
    Director::getInstance()->getOpenGLView()->handleTouchesBegin(1, &id, &x, &y);
    frames(8);
    EXPECT_EQ((*found)->getPosition(), Vec2(100, 100));
    EXPECT_FLOAT_EQ((*found)->getRotation(), 360);
}

} // namespace
