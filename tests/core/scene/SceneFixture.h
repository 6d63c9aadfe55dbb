#pragma once

#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "math/Mat4.h"
#include "render/Renderer.h"
#include "scene/Camera.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

/// A running scene without a Director: services, one scene, and frames on demand.
class SceneFixture : public testing::Test {
protected:
    void SetUp() override {
        scene = cocos2d::Scene::create();
        scene->removeChild(scene->getDefaultCamera()); // the tests count their own children
        context.frame.runningScene = scene;
        scene->onEnter();
        scene->onEnterTransitionDidFinish();
    }

    void TearDown() override {
        scene->onExitTransitionDidStart();
        scene->onExit();
        scene->cleanup();
        scene.reset();
        cocos2d::PoolManager::getInstance()->getCurrentPool()->clear();
    }

    /// One frame: time passes, then everything is visited.
    void frame(float dt = 0.0f) {
        context.update(dt);
        visit();
    }

    void visit() {
        context.frame.visiting = true;
        scene->visit(context.renderer(), cocos2d::Mat4::IDENTITY, 0);
        context.frame.visiting = false;
        context.renderer()->clean();
        cocos2d::PoolManager::getInstance()->getCurrentPool()->clear();
    }

    std::vector<std::string> take() { return std::exchange(said, {}); }

    copra::SceneContext context;
    cocos2d::RefPtr<cocos2d::Scene> scene;
    std::vector<std::string> said; ///< What the nodes of a test noted, in order.
};
