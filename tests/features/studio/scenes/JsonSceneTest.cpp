// Scenes of the betas of Cocos Studio 2.
#include "StudioFixture.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "studio/timeline/ComAudio.h"

using namespace cocos2d;

namespace {

class JsonSceneTest : public StudioFixture {};

TEST_F(JsonSceneTest, NodesHaveTheirProperties) {
    Node* root = CSLoader::createNode("beta.json");
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(root->getTag(), 3);
    EXPECT_EQ(root->getAnchorPoint(), Vec2::ZERO);
    auto* hero = find<Sprite>(root, "hero");
    ASSERT_NE(hero, nullptr);
    EXPECT_EQ(hero->getPosition(), Vec2(40, 50));
    EXPECT_EQ(hero->getScaleY(), 3);
    EXPECT_EQ(hero->getRotation(), 30);
    EXPECT_EQ(hero->getOpacity(), 100);
    EXPECT_EQ(hero->getColor(), Color3B(9, 8, 7));
    EXPECT_EQ(hero->getLocalZOrder(), 2);
    EXPECT_EQ(hero->getAnchorPoint(), Vec2(0, 1));
    EXPECT_EQ(hero->getContentSize().width, 12); // a frame of the sheet
    EXPECT_TRUE(hero->isFlippedX());
    EXPECT_NE(hero->getComponent("sound"), nullptr);
    auto* map = find<TMXTiledMap>(root, "map");
    ASSERT_NE(map, nullptr);
    EXPECT_EQ(map->getMapSize().height, 3);
}

TEST_F(JsonSceneTest, WidgetsHaveTheirProperties) {
    Node* root = CSLoader::getInstance()->createNodeFromJson("beta.json");
    ASSERT_NE(root, nullptr);
    auto* ok = find<ui::Button>(root, "ok");
    ASSERT_NE(ok, nullptr);
    EXPECT_EQ(ok->getTitleText(), "OK");
    EXPECT_EQ(ok->getPosition(), Vec2(10, 20));
    EXPECT_EQ(ok->getRotationSkewX(), 15);
    auto* inside = find<ui::Text>(root, "inside");
    ASSERT_NE(inside, nullptr);
    EXPECT_EQ(inside->getPosition(), Vec2(2, 3)); // 3.x: from the corner
}

TEST_F(JsonSceneTest, AnimationsFindTheirNodes) {
    Node* root = CSLoader::createNode("beta.json");
    ASSERT_NE(root, nullptr);
    app->scene()->addChild(root);
    auto* action = CSLoader::createTimeline("beta.json");
    ASSERT_NE(action, nullptr);
    root->runAction(action);
    action->gotoFrameAndPlay(0, false);
    app->step(12);
    EXPECT_EQ(find(root, "hero")->getPosition(), Vec2(100, 50));
}

TEST_F(JsonSceneTest, WhatIsMissingOrWrongIsReportedAndTheRestLoads) {
    const copra::LogCapture log;
    Node* root = CSLoader::createNode("beta.json");
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(root->getChildrenCount(), 8);
    EXPECT_NE(find(root, "docked"), nullptr); // of the nested nodes.csb
    EXPECT_TRUE(log.contains("CSLoader: beta.json: Sprite \"lost\": missing.png is missing"));
    EXPECT_TRUE(log.contains("CSLoader: beta.json: Particle \"smoke\": missing.plist is missing"));
    EXPECT_TRUE(log.contains("SubGraph \"self\": beta.json contains itself"));
    EXPECT_TRUE(log.contains("there is no widget class Dial"));
}

TEST_F(JsonSceneTest, FilesThatAreNoScenesAreNull) {
    const copra::LogCapture log;
    EXPECT_EQ(CSLoader::createNode("nothing.json"), nullptr);
    EXPECT_EQ(CSLoader::createNode("texts.json"), nullptr);
    EXPECT_EQ(CSLoader::getInstance()->loadNodeWithContent("{\"nodeTree\":"), nullptr);
    EXPECT_TRUE(log.contains("nothing.json is missing"));
    EXPECT_TRUE(log.contains("texts.json is not a scene"));
    EXPECT_TRUE(log.contains("(content)"));
}

TEST_F(JsonSceneTest, ASecondComponentOfANameIsReportedAndLeftOut) {
    const copra::LogCapture log;
    Node* root = CSLoader::getInstance()->loadNodeWithContent(
        R"({"nodeTree":{"classname":"Node","options":{"name":"root","components":[)"
        R"({"componentType":"ComAudio","componentName":"a","comAudioloop":true},)"
        R"({"componentType":"ComAudio","componentName":"a"},)"
        R"({"componentType":"ComAudio","componentName":"ComExtensionData"}]},"children":[]}})");
    ASSERT_NE(root, nullptr);
    EXPECT_TRUE(dynamic_cast<cocostudio::ComAudio*>(root->getComponent("a"))->isLoop()) << "the first";
    EXPECT_TRUE(log.contains("\"root\": it has two components \"a\""));
    EXPECT_TRUE(log.contains("\"root\": it has two components \"ComExtensionData\""));
}

TEST_F(JsonSceneTest, BeforeVersion3PositionsInWidgetsBeginAtTheAnchorPoint) {
    Node* root = CSLoader::getInstance()->loadNodeWithContent(
        R"({"nodeTree":{"classname":"Node","options":{"name":"root","visible":true},"children":[)"
        R"({"classname":"ImageView","options":{"classname":"ImageView","name":"outer","width":40,"height":20,)"
        R"("ignoreSize":false,"anchorPointX":0.5,"anchorPointY":0.5},"children":[)"
        R"({"classname":"Label","options":{"classname":"Label","name":"inner","x":1,"y":2,"text":"a"},"children":[]}]}]}})");
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(find(root, "inner")->getPosition(), Vec2(21, 12));
}

} // namespace
