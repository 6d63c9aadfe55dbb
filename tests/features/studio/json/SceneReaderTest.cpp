#include "studio/json/SceneReader.h"

#include "app/Director.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "nodes/sprites/Sprite.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/json/ActionManagerEx.h"
#include "studio/json/ComAttribute.h"
#include "studio/json/ComController.h"
#include "studio/json/ComRender.h"
#include "studio/json/DictionaryHelper.h"
#include "studio/json/GUIReader.h"
#include "studio/json/TriggerBase.h"
#include "studio/timeline/ComAudio.h"
#include "testing/TestApp.h"
#include "testing/TestFiles.h"
#include "testsFolder.h"
#include "ui/UIWidget.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

using namespace cocos2d;
using namespace cocostudio;

namespace {

int s_level = 0;
float s_count = 0.0f;

/// True from a level on.
class AtLeast : public BaseTriggerCondition {
    DECLARE_CLASS_INFO
public:
    bool detect() override { return s_level >= _limit; }
    using BaseTriggerCondition::serialize;
    void serialize(const rapidjson::Value& value) override {
        const rapidjson::Value& item = DICTOOL->getSubDictionary_json(value, "dataitems", 0);
        EXPECT_STREQ(DICTOOL->getStringValue_json(item, "key"), "limit");
        _limit = DICTOOL->getIntValue_json(item, "value");
    }

private:
    int _limit = 0;
};
IMPLEMENT_CLASS_INFO(AtLeast)

/// Counts in steps.
class Count : public BaseTriggerAction {
    DECLARE_CLASS_INFO
public:
    void done() override { s_count += _step; }
    using BaseTriggerAction::serialize;
    void serialize(const rapidjson::Value& value) override {
        _step = DICTOOL->getFloatValue_json(DICTOOL->getSubDictionary_json(value, "dataitems", 0), "value",
                                            10.0f);
    }

private:
    float _step = 0.0f;
};
IMPLEMENT_CLASS_INFO(Count)

class SceneReaderTest : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        app = std::make_unique<copra::testing::TestApp>();
        app->run(Scene::create());
        const std::filesystem::path tests(copra::testsFolder());
        FileUtils::getInstance()->addSearchPath((tests / "features/studio/scenes/data").string());
        FileUtils::getInstance()->addSearchPath((tests / "features/studio/armature/files").string());
    }
    void TearDown() override {
        SceneReader::destroyInstance();
        ActionManagerEx::destroyInstance();
        GUIReader::destroyInstance();
        ArmatureDataManager::destroyInstance();
        ObjectFactory::destroyInstance();
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

TEST_P(SceneReaderTest, ASecondComponentOfANameIsReportedAndLeftOut) {
    copra::testing::TestFiles files;
    files.add("twice.json",
              R"({"classname":"CCNode","gameobjects":[{"classname":"CCNode","name":"hero","objecttag":5,)"
              R"("components":[{"classname":"CCComAudio","name":"a","loop":1},)"
              R"({"classname":"CCComAttribute","name":"a"}]}]})");
    const copra::LogCapture log;
    ASSERT_NE(SceneReader::getInstance()->createNodeWithSceneFile("twice.json"), nullptr);
    EXPECT_NE(dynamic_cast<ComAudio*>(tagged(5)->getComponent("a")), nullptr) << "the first";
    EXPECT_TRUE(log.contains("twice.json: \"hero\": it has two components \"a\""));
}

TEST_P(SceneReaderTest, ReportsWhatIsMissingAndLoadsTheRest) {
    const copra::LogCapture log;
    int components = 0;
    SceneReader::getInstance()->setTarget([&](Ref* component, void*) { components += component ? 1 : 0; });
    load();
    EXPECT_EQ(components, 7);
    EXPECT_TRUE(log.contains("\"lost\": missing.png is missing"));
    EXPECT_TRUE(log.contains("\"lost\": missing.wav is missing"));
    EXPECT_TRUE(log.contains("\"lost\": block.png has no armature"));
    EXPECT_TRUE(log.contains("\"lost\": there is no component CCUnknown"));
    EXPECT_NE(tagged(13), nullptr);
}

TEST_P(SceneReaderTest, ArmaturesPlayTheirMovementAndControllersAreComponents) {
    app->scene()->addChild(load());
    auto* render = dynamic_cast<ComRender*>(tagged(14)->getComponent("bee"));
    ASSERT_NE(render, nullptr);
    auto* bee = dynamic_cast<Armature*>(render->getNode());
    ASSERT_NE(bee, nullptr);
    EXPECT_EQ(bee->getAnimation()->getCurrentMovementID(), "fly");
    EXPECT_NE(dynamic_cast<ComController*>(tagged(14)->getComponent("control")), nullptr);
    app->step(5);
}

TEST_P(SceneReaderTest, TriggersRunTheirActionsAtTheirEvents) {
    ObjectFactory::getInstance()->registerType(AtLeast::Type);
    ObjectFactory::getInstance()->registerType(Count::Type);
    s_level = 0;
    s_count = 0.0f;
    const copra::LogCapture log;
    load();
    EXPECT_TRUE(log.contains("trigger 7: there is no class Nothing"));
    sendEvent(3);
    EXPECT_EQ(s_count, 0.0f);
    s_level = 2;
    sendEvent(3);
    EXPECT_EQ(s_count, 1.5f);
    sendEvent(4);
    EXPECT_EQ(s_count, 13.0f);
    TriggerMng::getInstance()->getTriggerObj(7)->setEnabled(false);
    sendEvent(4);
    EXPECT_EQ(s_count, 23.0f);
    EXPECT_TRUE(TriggerMng::getInstance()->removeTriggerObj(8u));
    EXPECT_FALSE(TriggerMng::getInstance()->removeTriggerObj(8u));
    sendEvent(4);
    EXPECT_EQ(s_count, 23.0f);
    TriggerMng::destroyInstance();
    EXPECT_TRUE(TriggerMng::getInstance()->isEmpty());
}

INSTANTIATE_TEST_SUITE_P(Formats, SceneReaderTest, testing::Values("scene.json", "scene.csb"),
                         [](const auto& tested) { return std::string(tested.param).substr(6); });

/// Remembers the last input.
class Pilot : public ComController {
public:
    bool onTouchBegan(Touch*, Event*) override {
        seen = "one";
        return true;
    }
    void onTouchesBegan(const std::vector<Touch*>&, Event*) override { seen = "all"; }
    void onKeyPressed(EventKeyboard::KeyCode, Event*) override { seen = "key"; }
    void setTouchEnabled(bool value) override {
        ComController::setTouchEnabled(value);
        ++switches;
    }
    std::string seen;
    int switches = 0;
};

class ComControllerTest : public SceneReaderTest {};

TEST_F(ComControllerTest, ReceivesTheInputThatIsEnabled) {
    Pilot* pilot = new Pilot();
    pilot->autorelease();
    app->scene()->addComponent(pilot);
    app->tap(Vec2(1, 1));
    EXPECT_EQ(pilot->seen, "");
    pilot->setTouchMode(Touch::DispatchMode::ALL_AT_ONCE);
    EXPECT_EQ(pilot->switches, 0);
    pilot->setTouchEnabled(true);
    app->tap(Vec2(1, 1));
    EXPECT_EQ(pilot->seen, "all");
    pilot->setTouchMode(Touch::DispatchMode::ONE_BY_ONE);
    EXPECT_EQ(pilot->switches, 3) << "another kind of touches, as in 3.17.2, disables and enables them";
    app->tap(Vec2(1, 1));
    EXPECT_EQ(pilot->seen, "one");
    pilot->setKeypadEnabled(true);
    app->press(EventKeyboard::KeyCode::KEY_A);
    EXPECT_EQ(pilot->seen, "key");
    pilot->seen.clear();
    pilot->setTouchEnabled(false);
    pilot->setKeypadEnabled(false);
    app->tap(Vec2(1, 1));
    app->press(EventKeyboard::KeyCode::KEY_A);
    EXPECT_EQ(pilot->seen, "");
}

class BrokenSceneTest : public SceneReaderTest {};

TEST_F(BrokenSceneTest, IsNullAndReported) {
    const copra::LogCapture log;
    SceneReader* reader = SceneReader::getInstance();
    EXPECT_EQ(reader->createNodeWithSceneFile("nothing.json"), nullptr);
    EXPECT_EQ(reader->createNodeWithSceneFile("nodes.csb"), nullptr);
    EXPECT_EQ(reader->createNodeWithSceneFile("values.json"), nullptr);
    EXPECT_TRUE(log.contains("nothing.json: the file is missing"));
    EXPECT_TRUE(log.contains("values.json: it is not a scene"));
    EXPECT_EQ(reader->getNodeByTag(1), nullptr);
}

} // namespace
