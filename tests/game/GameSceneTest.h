#pragma once

#include "Layout.h"
#include "cocos2d.h"
#include "platform/system/process.h"
#include "scenes/Session.h"
#include "testing/TestApp.h"
#include "testsFolder.h"
#include "view/Effects.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>

/// A fixture for actors and scenes of the game: no window, the art loaded, a session with seed 1.
class GameSceneTest : public ::testing::Test {
protected:
    GameSceneTest() : app(cocos2d::Size(beecluster::layout::kFieldWidth, beecluster::layout::kFieldHeight)) {
        cocos2d::FileUtils::getInstance()->setSearchPaths({copra::testsFolder() + "/../resources"});
        cocos2d::Director::getInstance()->setContentScaleFactor(beecluster::layout::kArtScale);
        beecluster::loadArt();
        beecluster::loadScenery();
        options.program.frames = 1; // scores of tests are not saved
        session = std::make_shared<beecluster::Session>(options);
    }
    ~GameSceneTest() override {
        cocos2d::Director::getInstance()->setContentScaleFactor(1.0f);
        if (_folder.empty()) return;
        cocos2d::FileUtils::getInstance()->setWritablePath(_before);
        std::filesystem::remove_all(_folder);
    }

    /// Settings and records of this test are in a folder of its own.
    void useFolder() {
        _before = cocos2d::FileUtils::getInstance()->getWritablePath();
        _folder = testing::TempDir() + "bees" + std::to_string(copra::processNumber()) + "/";
        std::filesystem::create_directories(_folder);
        cocos2d::FileUtils::getInstance()->setWritablePath(_folder);
        cocos2d::UserDefault::destroyInstance();
    }

    /// The first node of a class below `node`; null if there is none.
    template<class NodeClass>
    static NodeClass* find(cocos2d::Node* node) {
        if (auto* found = dynamic_cast<NodeClass*>(node)) return found;
        for (cocos2d::Node* child : node->getChildren())
            if (auto* found = find<NodeClass>(child)) return found;
        return nullptr;
    }
    /// The first label below `node` that reads `text`; null if there is none.
    static cocos2d::Label* findLabel(cocos2d::Node* node, const std::string& text) {
        auto* label = dynamic_cast<cocos2d::Label*>(node);
        if (label && label->getString() == text) return label;
        for (cocos2d::Node* child : node->getChildren())
            if (auto* found = findLabel(child, text)) return found;
        return nullptr;
    }
    cocos2d::Label* findLabel(const std::string& text) { return findLabel(app.scene(), text); }

    copra::testing::TestApp app;
    beecluster::Options options;
    beecluster::SessionPtr session;

private:
    std::string _folder; ///< of useFolder()
    std::string _before;
};
