#include "studio/json/SceneReader.h"

#include "base/log.h"
#include "files/FileUtils.h"
#include "nodes/sprites/Sprite.h"
#include "studio/json/ActionManagerEx.h"
#include "studio/json/ComAttribute.h"
#include "studio/json/ComRender.h"
#include "studio/json/GUIReader.h"
#include "testing/TestApp.h"
#include "ui/UIWidget.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

using namespace cocos2d;
using namespace cocostudio;

namespace {

class SceneReaderTest : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        app = std::make_unique<copra::testing::TestApp>();
        app->run(Scene::create());
        const std::filesystem::path tests(COPRA_TESTS_DIR);
        FileUtils::getInstance()->addSearchPath((tests / "studio/scenes/data").string());
    }
    void TearDown() override {
        SceneReader::destroyInstance();
        ActionManagerEx::destroyInstance();
        GUIReader::destroyInstance();
        app.reset();
        FileUtils::destroyInstance();
    }
    static Node* load(SceneReader::AttachComponentType attach = SceneReader::AttachComponentType::DEFAULT) {
        return SceneReader::getInstance()->createNodeWithSceneFile(GetParam(), attach);
    }
    static Node* tagged(int tag) { return SceneReader::getInstance()->getNodeByTag(tag); }

    std::unique_ptr<copra::testing::TestApp> app;
};

TEST_P(SceneReaderTest, NodesHaveTheirPlace) {
    Node* root = load();
    ASSERT_NE(root, nullptr);
    EXPECT_TRUE(root->getContentSize().equals(Size(960, 640)));
    Node* hero = tagged(10);
    ASSERT_NE(hero, nullptr);
    EXPECT_EQ(hero->getName(), "hero");
    EXPECT_EQ(hero->getPosition(), Vec2(30, 40));
    EXPECT_EQ(hero->getScaleX(), 2.0f);
    EXPECT_EQ(hero->getScaleY(), 3.0f);
    EXPECT_EQ(hero->getRotation(), 45.0f);
    EXPECT_EQ(hero->getLocalZOrder(), 6);
    EXPECT_FALSE(tagged(11)->isVisible());
    EXPECT_EQ(tagged(99), nullptr);
}

TEST_P(SceneReaderTest, ComponentsDrawAndHoldValues) {
    load();
    Node* hero = tagged(10);
    auto* render = dynamic_cast<ComRender*>(hero->getComponent("picture"));
    ASSERT_NE(render, nullptr);
    EXPECT_EQ(render->getNode()->getParent(), hero);
    EXPECT_NE(dynamic_cast<Sprite*>(render->getNode()), nullptr);
    auto* values = dynamic_cast<ComAttribute*>(hero->getComponent("values"));
    ASSERT_NE(values, nullptr);
    EXPECT_EQ(values->getInt("lives"), 3);
    EXPECT_EQ(values->getFloat("speed"), 1.5f);
    EXPECT_EQ(values->getString("name"), "bee");
    EXPECT_TRUE(values->getBool("strong"));
    EXPECT_EQ(values->getInt("missing", 7), 7);
    values->setString("name", "wasp");
    EXPECT_EQ(values->getString("name"), "wasp");
    auto* interface = dynamic_cast<ComRender*>(tagged(12)->getComponent("interface"));
    ASSERT_NE(interface, nullptr);
    EXPECT_NE(dynamic_cast<ui::Widget*>(interface->getNode()), nullptr);
    hero->removeComponent(render);
    EXPECT_EQ(hero->getChildrenCount(), 1);
}

TEST_P(SceneReaderTest, WhatIsDrawnMayBeTheNodeItself) {
    load(SceneReader::AttachComponentType::RENDER_NODE);
    EXPECT_NE(dynamic_cast<Sprite*>(tagged(10)), nullptr);
    EXPECT_EQ(tagged(10)->getName(), "hero");
    EXPECT_NE(tagged(10)->getComponent("values"), nullptr);
    EXPECT_TRUE(tagged(11)->getContentSize().equals(Size(12, 6)));
}

TEST_P(SceneReaderTest, ReportsWhatIsMissingAndLoadsTheRest) {
    const copra::LogCapture log;
    int components = 0;
    SceneReader::getInstance()->setTarget([&](Ref* component, void*) { components += component ? 1 : 0; });
    load();
    EXPECT_EQ(components, 5);
    EXPECT_TRUE(log.contains("\"lost\": missing.png is missing"));
    EXPECT_TRUE(log.contains("\"lost\": missing.wav is missing"));
    EXPECT_TRUE(log.contains("\"lost\": there is no component CCArmature"));
    EXPECT_NE(tagged(13), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Formats, SceneReaderTest, testing::Values("scene.json", "scene.csb"),
                         [](const auto& tested) { return std::string(tested.param).substr(6); });

class BrokenSceneTest : public SceneReaderTest {};

TEST_F(BrokenSceneTest, IsNullAndReported) {
    const copra::LogCapture log;
    SceneReader* reader = SceneReader::getInstance();
    EXPECT_EQ(reader->createNodeWithSceneFile("nothing.json"), nullptr);
    EXPECT_EQ(reader->createNodeWithSceneFile("nodes.csb"), nullptr);
    EXPECT_EQ(reader->createNodeWithSceneFile("values.json"), nullptr);
    EXPECT_TRUE(log.contains("nothing.json: the file is missing"));
    EXPECT_TRUE(log.contains("values.json: it is no scene"));
    EXPECT_EQ(reader->getNodeByTag(1), nullptr);
}

} // namespace
