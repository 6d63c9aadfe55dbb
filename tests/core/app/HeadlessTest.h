#pragma once

#include "testing/GameTest.h"

#include <string>
#include <utility>
#include <vector>

/// A Director with a view on the null backend, 480 x 320 points, and an empty scene running.
class HeadlessTest : public copra::testing::GameTest {
protected:
    /// The scenes end here, while what they note into is still there.
    void TearDown() override {
        director->popToRootScene();
        frame();
        director->replaceScene(cocos2d::Scene::create());
        frame();
    }

    void frame(float dt = 0.0f) { director->mainLoop(dt); }
    std::vector<std::string> take() { return std::exchange(said, {}); }

    cocos2d::Director* director = &app.director();
    cocos2d::GLView* view = &app.view();
    std::vector<std::string> said; ///< What the scenes of a test noted, in order.
};
