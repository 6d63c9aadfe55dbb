#pragma once

#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "base/expectRefused.h"
#include "base/log.h"
#include "scene/Action.h"
#include "scene/ActionManager.h"
#include "scene/Node.h"
#include "scene/SceneContext.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

/// A running root node in a context of its own, and time that only the test moves.
class ActionFixture : public ::testing::Test {
protected:
    ActionFixture() {
        root = cocos2d::Node::create();
        root->onEnter();
        root->onEnterTransitionDidFinish();
    }
    ~ActionFixture() override {
        root->removeAllChildren();
        root->onExitTransitionDidStart();
        root->onExit();
        root->cleanup();
    }

    /// A new child of the root.
    cocos2d::Node* addNode(float x = 0.0f, float y = 0.0f) {
        auto* node = cocos2d::Node::create();
        node->setPosition(x, y);
        root->addChild(node);
        return node;
    }

    /// One frame.
    void step(float dt) { context.update(dt); }

    /// The frame in which actions only show their start.
    void firstFrame() { step(0.0f); }

    static void expectAt(const cocos2d::Node* node, float x, float y) {
        EXPECT_NEAR(node->getPositionX(), x, 0.001f);
        EXPECT_NEAR(node->getPositionY(), y, 0.001f);
    }

    /// Appends to `calls`, which tests compare with what they expect.
    auto say(const std::string& what) {
        return [this, what] { calls += what; };
    }

    copra::SceneContext context;
    cocos2d::AutoreleasePool pool;
    cocos2d::RefPtr<cocos2d::Node> root;
    std::string calls;
};
