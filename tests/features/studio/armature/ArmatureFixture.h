#pragma once

#include "app/Director.h"
#include "base/AutoreleasePool.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "nodes/sprites/Sprite.h"
#include "render/Renderer.h"
#include "render/SpriteFrameCache.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/Skin.h"
#include "testing/TestApp.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

/// A running game that finds the armatures that tests/features/studio/armature/make_files.py has made.
class ArmatureFixture : public testing::Test {
protected:
    void SetUp() override {
        app = std::make_unique<copra::testing::TestApp>();
        scene = cocos2d::Scene::create();
        app->run(scene);
        cocos2d::FileUtils::getInstance()->addSearchPath(copra::testsFolder() +
                                                         "/features/studio/armature/files");
    }
    void TearDown() override {
        cocostudio::ArmatureDataManager::destroyInstance();
        app.reset();
        cocos2d::FileUtils::destroyInstance();
    }

    static cocostudio::ArmatureDataManager* manager() {
        return cocostudio::ArmatureDataManager::getInstance();
    }
    /// An armature of a file, in the scene.
    cocostudio::Armature* load(const std::string& name, const std::string& file = "figures.ExportJson") {
        manager()->addArmatureFileInfo(file);
        auto* const armature = cocostudio::Armature::create(name);
        if (armature) scene->addChild(armature);
        return armature;
    }
    /// Destroys what nothing but the autorelease pool owns.
    static void clearPool() { cocos2d::PoolManager::getInstance()->getCurrentPool()->clear(); }
    /// Of the last frame.
    ssize_t drawnVertices() const { return app->director().getRenderer()->getDrawnVertices(); }
    /// The place of what a bone shows, in its armature.
    static cocos2d::Vec2 placeOf(cocostudio::Armature* armature, const std::string& bone) {
        const cocos2d::Mat4 transform = armature->getBone(bone)->getNodeToArmatureTransform();
        return cocos2d::Vec2(transform.m[12], transform.m[13]);
    }
    static void expectNear(const cocos2d::Vec2& value, const cocos2d::Vec2& expected) {
        EXPECT_NEAR(value.x, expected.x, 0.01f);
        EXPECT_NEAR(value.y, expected.y, 0.01f);
    }

    std::unique_ptr<copra::testing::TestApp> app;
    cocos2d::Scene* scene = nullptr;
};
