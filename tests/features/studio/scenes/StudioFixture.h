#pragma once

#include "app/Director.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "render/SpriteFrameCache.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/scenes/ActionTimelineCache.h"
#include "studio/scenes/CSLoader.h"
#include "studio/timeline/ActionTimeline.h"
#include "studio/timeline/ComExtensionData.h"
#include "testing/TestApp.h"
#include "testsFolder.h"
#include "ui/CocosGUI.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// A running game that finds the scenes that tests/features/studio/make_scenes.py has made.
class StudioFixture : public testing::Test {
protected:
    void SetUp() override {
        app = std::make_unique<copra::testing::TestApp>();
        app->run(cocos2d::Scene::create());
        const std::filesystem::path tests(copra::testsFolder());
        cocos2d::FileUtils::getInstance()->addSearchPath((tests / "features/studio/scenes/data").string());
        cocos2d::FileUtils::getInstance()->addSearchPath((tests / "features/studio/armature/files").string());
    }
    void TearDown() override {
        cocos2d::CSLoader::destroyInstance();
        cocostudio::ArmatureDataManager::destroyInstance();
        cocostudio::timeline::ActionTimelineCache::destroyInstance();
        cocos2d::ObjectFactory::destroyInstance();
        app.reset();
        cocos2d::FileUtils::destroyInstance();
    }

    /// The node with this name below the root.
    template<class T = cocos2d::Node>
    static T* find(cocos2d::Node* root, const std::string& name) {
        if (root->getName() == name) return dynamic_cast<T*>(root);
        for (cocos2d::Node* child : root->getChildren())
            if (T* const found = find<T>(child, name)) return found;
        return nullptr;
    }

    static std::string contents(const std::string& name) {
        std::ifstream file(std::filesystem::path(copra::testsFolder()) / "features/studio/scenes/data" / name,
                           std::ios::binary);
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    }

    std::unique_ptr<copra::testing::TestApp> app;
};

/// Both formats of the editor give the same scene.
class BothFormats : public StudioFixture, public testing::WithParamInterface<const char*> {
protected:
    static std::string file(const std::string& name) { return name + GetParam(); }
    static cocos2d::Node* load(const std::string& name) { return cocos2d::CSLoader::createNode(file(name)); }
};

inline std::string formatName(const testing::TestParamInfo<const char*>& info) {
    return std::string(info.param).substr(1);
}
