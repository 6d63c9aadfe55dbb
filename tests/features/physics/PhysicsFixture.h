#pragma once

#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "event/EventDispatcher.h"
#include "math/Mat4.h"
#include "physics/EventListenerPhysicsContact.h"
#include "physics/PhysicsBody.h"
#include "physics/PhysicsShapeCircle.h"
#include "physics/PhysicsShapeEdge.h"
#include "physics/PhysicsShapePolygon.h"
#include "physics/PhysicsWorld.h"
#include "render/Renderer.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"

#include <gtest/gtest.h>

#include <limits>

inline constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

/// A running scene with physics, without gravity and auto step.
class PhysicsFixture : public testing::Test {
protected:
    void SetUp() override {
        scene = cocos2d::Scene::createWithPhysics();
        context.frame.runningScene = scene;
        scene->onEnter();
        scene->onEnterTransitionDidFinish();
        world = scene->getPhysicsWorld();
        world->setGravity(cocos2d::Vec2::ZERO);
        world->setAutoStep(false);
    }

    void TearDown() override {
        if (scene) {
            scene->onExitTransitionDidStart();
            scene->onExit();
            scene->cleanup();
        }
        scene.reset();
        clearPool();
    }

    static void clearPool() { cocos2d::PoolManager::getInstance()->getCurrentPool()->clear(); }

    void run(int steps, float dt = 1.0f / 60.0f) {
        for (int i = 0; i < steps; ++i) world->step(dt);
    }

    /// A node in the scene with the body.
    cocos2d::Node* place(cocos2d::PhysicsBody* body, float x, float y, cocos2d::Node* parent = nullptr) {
        auto* node = cocos2d::Node::create();
        node->setPosition(x, y);
        node->setPhysicsBody(body);
        (parent ? parent : scene.get())->addChild(node);
        return node;
    }

    /// A circle of radius 10 that bounces without loss and notifies of every contact.
    cocos2d::PhysicsBody* ball(float x, float y, float velocityX = 0.0f) {
        auto* body = cocos2d::PhysicsBody::createCircle(10, cocos2d::PhysicsMaterial(1, 1, 0));
        body->setContactTestBitmask(-1);
        body->setVelocity(cocos2d::Vec2(velocityX, 0));
        place(body, x, y);
        return body;
    }

    cocos2d::EventListenerPhysicsContact* listen() {
        auto* listener = cocos2d::EventListenerPhysicsContact::create();
        listener->onContactBegin = [](cocos2d::PhysicsContact&) { return true; };
        scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
        return listener;
    }

    copra::SceneContext context;
    cocos2d::RefPtr<cocos2d::Scene> scene;
    cocos2d::PhysicsWorld* world = nullptr;
};
