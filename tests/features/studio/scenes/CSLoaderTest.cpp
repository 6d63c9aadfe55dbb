#include "StudioFixture.h"

#include "nodes/sprites/Sprite.h"
#include "studio/scenes/NodeReader.h"
#include "studio/scenes/WidgetCallBackHandlerProtocol.h"
#include "studio/timeline/ComAudio.h"
#include "ui/UILayoutComponent.h"

using namespace cocos2d;
using namespace cocos2d::ui;
using cocostudio::ComExtensionData;

namespace {

class CSLoaderTest : public BothFormats {};

TEST_P(CSLoaderTest, SpritesHaveTheirProperties) {
    Node* root = load("nodes");
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(root->getTag(), 5);
    EXPECT_TRUE(root->getContentSize().equals(Size(480, 320)));
    auto* hero = find<Sprite>(root, "hero");
    ASSERT_NE(hero, nullptr);
    EXPECT_EQ(hero->getPosition(), Vec2(100, 50));
    EXPECT_EQ(hero->getScaleX(), 2.0f);
    EXPECT_EQ(hero->getScaleY(), 3.0f);
    EXPECT_EQ(hero->getRotation(), 30.0f);
    EXPECT_EQ(hero->getAnchorPoint(), Vec2(0.5f, 0.5f));
    EXPECT_EQ(hero->getColor(), Color3B(10, 20, 30));
    EXPECT_EQ(hero->getOpacity(), 128);
    EXPECT_EQ(hero->getLocalZOrder(), 2);
    EXPECT_EQ(hero->getTag(), 7);
    EXPECT_TRUE(hero->isFlippedX());
    EXPECT_FALSE(hero->isFlippedY());
    EXPECT_TRUE(hero->getContentSize().equals(Size(8, 8)));
    EXPECT_EQ(hero->getBlendFunc().src, 770u);
    EXPECT_EQ(hero->getBlendFunc().dst, 1u);
    const auto* data = dynamic_cast<ComExtensionData*>(hero->getComponent(ComExtensionData::COMPONENT_NAME));
    ASSERT_NE(data, nullptr);
    EXPECT_EQ(data->getActionTag(), 101);
    EXPECT_EQ(data->getCustomProperty(), "note");
}

TEST_P(CSLoaderTest, LoadsThePlistsThatTheSceneNeeds) {
    SpriteFrameCache::getInstance()->removeSpriteFrames();
    Node* root = load("nodes");
    auto* frame = find<Sprite>(root, "frame");
    EXPECT_FALSE(frame->getParent()->isVisible());
    EXPECT_TRUE(frame->getContentSize().equals(Size(12, 6)));
    EXPECT_EQ(frame->getAnchorPoint(), Vec2(1, 0));
}

TEST_P(CSLoaderTest, NodesOfAllClassesAreMade) {
    Node* root = load("nodes");
    auto* sound =
        dynamic_cast<cocostudio::ComAudio*>(find(root, "sound")->getComponent("playable_extension"));
    ASSERT_NE(sound, nullptr);
    EXPECT_STREQ(sound->getFile(), "beep.wav");
    EXPECT_TRUE(sound->isLoop());
    EXPECT_NE(find(root, "smoke"), nullptr);
    auto* panel = find<Layout>(root, "docked");
    ASSERT_NE(panel, nullptr);
    EXPECT_EQ(panel->getBackGroundColorType(), Layout::BackGroundColorType::SOLID);
    EXPECT_EQ(panel->getBackGroundColor(), Color3B(1, 2, 3));
    EXPECT_EQ(panel->getBackGroundColorOpacity(), 100);
    EXPECT_TRUE(panel->isClippingEnabled());
}

TEST_P(CSLoaderTest, TheLayoutFollowsTheVisibleSize) {
    Node* root = CSLoader::createNodeWithVisibleSize(file("nodes"));
    EXPECT_TRUE(root->getContentSize().equals(Director::getInstance()->getVisibleSize()));
    auto* panel = find<Layout>(root, "docked");
    EXPECT_EQ(panel->getPosition(), Vec2(440, 280));
    root->setContentSize(Size(1000, 500));
    Helper::doLayout(root);
    EXPECT_EQ(panel->getPosition(), Vec2(960, 460));
}

TEST_P(CSLoaderTest, WidgetsHaveTheirProperties) {
    Node* root = load("widgets");
    auto* ok = find<Button>(root, "ok");
    ASSERT_NE(ok, nullptr);
    EXPECT_EQ(ok->getTitleText(), "Yes");
    EXPECT_EQ(ok->getTitleFontSize(), 18.0f);
    EXPECT_EQ(ok->getTitleColor(), Color3B(1, 2, 3));
    EXPECT_TRUE(ok->isScale9Enabled());
    EXPECT_TRUE(ok->getContentSize().equals(Size(60, 30)));
    EXPECT_TRUE(ok->isTouchEnabled());
    EXPECT_EQ(ok->getCallbackName(), "onOk");
    EXPECT_EQ(ok->getCallbackType(), "Click");
    auto* box = find<CheckBox>(root, "box");
    EXPECT_TRUE(box->isSelected());
    EXPECT_FALSE(box->isEnabled());
    auto* image = find<ImageView>(root, "image");
    EXPECT_TRUE(image->getContentSize().equals(Size(20, 10)));
    EXPECT_TRUE(image->isFlippedX());
    auto* title = find<Text>(root, "title");
    EXPECT_EQ(title->getString(), "Hello");
    EXPECT_EQ(title->getFontSize(), 24.0f);
    EXPECT_EQ(title->getTextColor(), Color4B(255, 0, 0, 255));
    EXPECT_EQ(title->getTextHorizontalAlignment(), TextHAlignment::CENTER);
    EXPECT_TRUE(title->getContentSize().equals(Size(100, 30)));
    auto* field = find<TextField>(root, "field");
    EXPECT_EQ(field->getString(), "abc");
    EXPECT_EQ(field->getPlaceHolder(), "name");
    EXPECT_EQ(field->getMaxLength(), 5);
    auto* bar = find<LoadingBar>(root, "bar");
    EXPECT_EQ(bar->getPercent(), 30.0f);
    EXPECT_EQ(bar->getDirection(), LoadingBar::Direction::RIGHT);
    EXPECT_TRUE(bar->getContentSize().equals(Size(100, 10)));
    EXPECT_EQ(find<Slider>(root, "slider")->getPercent(), 40);
}

TEST_P(CSLoaderTest, ViewsGetTheirItemsAndPages) {
    Node* root = load("views");
    auto* scroll = find<ScrollView>(root, "scroll");
    ASSERT_NE(scroll, nullptr);
    EXPECT_TRUE(scroll->getInnerContainerSize().equals(Size(200, 400)));
    EXPECT_EQ(scroll->getDirection(), ScrollView::Direction::VERTICAL);
    EXPECT_TRUE(scroll->isBounceEnabled());
    EXPECT_FALSE(scroll->isScrollBarEnabled());
    EXPECT_NE(find<ImageView>(scroll, "inside"), nullptr);
    auto* list = find<ListView>(root, "list");
    EXPECT_EQ(list->getItems().size(), 2);
    EXPECT_EQ(list->getItemsMargin(), 4.0f);
    EXPECT_EQ(list->getDirection(), ScrollView::Direction::VERTICAL);
    EXPECT_EQ(find<PageView>(root, "pages")->getItems().size(), 2);
}

TEST_P(CSLoaderTest, TheCallbackGetsEveryNodeButTheRoot) {
    std::vector<std::string> names;
    Node* root = CSLoader::createNode(file("nodes"), [&](Ref* ref) {
        auto* node = dynamic_cast<Node*>(ref);
        EXPECT_NE(node->getParent(), nullptr);
        names.push_back(node->getName());
    });
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(names, (std::vector<std::string>{"hero", "frame", "group", "sound", "smoke", "docked"}));
}

// --- Animations ---

TEST_P(CSLoaderTest, AnimatesEveryProperty) {
    Node* root = load("animated");
    app->scene()->addChild(root);
    auto* action = CSLoader::createTimeline(file("animated"));
    ASSERT_NE(action, nullptr);
    EXPECT_EQ(action->getDuration(), 20);
    EXPECT_EQ(action->getTimelines().size(), 12);
    EXPECT_EQ(action->getAnimationInfo("wait").startIndex, 11);
    root->runAction(action);
    auto* hero = find<Sprite>(root, "hero");
    action->gotoFrameAndPause(5);
    EXPECT_EQ(hero->getPosition(), Vec2(50, 25));
    EXPECT_FLOAT_EQ(hero->getScaleX(), 1.5f);          // quadratic: a quarter of the way
    EXPECT_FLOAT_EQ(hero->getRotationSkewX(), 78.75f); // a Bézier curve: 7/8
    EXPECT_EQ(hero->getAnchorPoint(), Vec2(0.75f, 0.75f));
    EXPECT_EQ(hero->getColor(), Color3B(127, 127, 255));
    EXPECT_EQ(hero->getOpacity(), 155);
    EXPECT_EQ(hero->getLocalZOrder(), 1);
    EXPECT_TRUE(hero->isVisible());
    EXPECT_TRUE(hero->getContentSize().equals(Size(8, 8)));
    action->gotoFrameAndPause(16);
    EXPECT_EQ(hero->getPosition(), Vec2(100, 50)); // without tween
    EXPECT_FALSE(hero->isVisible());
    EXPECT_EQ(hero->getLocalZOrder(), 9);
    EXPECT_TRUE(hero->getContentSize().equals(Size(12, 6)));
    EXPECT_EQ(hero->getBlendFunc().dst, 1u);
}

TEST_P(CSLoaderTest, PlaysWithTheFramesOfTheGame) {
    Node* root = load("animated");
    app->scene()->addChild(root);
    auto* action = CSLoader::createTimeline(file("animated"));
    root->runAction(action);
    std::vector<std::string> events;
    action->setFrameEventCallFunc([&](cocostudio::timeline::Frame* frame) {
        events.push_back(dynamic_cast<cocostudio::timeline::EventFrame*>(frame)->getEvent());
    });
    action->play("walk", false);
    app->step(30);
    EXPECT_EQ(events, std::vector<std::string>{"step"});
    EXPECT_EQ(find(root, "hero")->getPosition(), Vec2(100, 50));
    EXPECT_FALSE(action->isPlaying());
}

TEST_P(CSLoaderTest, NestedFilesHaveTheirOwnAnimation) {
    Node* root = load("animated");
    app->scene()->addChild(root);
    Node* inner = find(root, "inner");
    ASSERT_NE(inner, nullptr);
    EXPECT_EQ(inner->getPosition(), Vec2(7, 0));
    auto* wheel = find<Sprite>(root, "wheel");
    ASSERT_NE(wheel, nullptr);
    auto* action = CSLoader::createTimeline(file("animated"));
    root->runAction(action);
    action->gotoFrameAndPlay(0, false);
    app->step(8);
    EXPECT_GT(wheel->getPositionX(), 3.0f);
    app->step(20);
    EXPECT_EQ(wheel->getPositionX(), 3.0f); // a single frame at the end
}

TEST_P(CSLoaderTest, TheCacheGivesOutCopies) {
    auto* first = CSLoader::createTimeline(file("animated"));
    auto* second = CSLoader::createTimeline(file("animated"));
    EXPECT_NE(first, second);
    auto* cache = cocostudio::timeline::ActionTimelineCache::getInstance();
    EXPECT_EQ(cache->loadAnimationActionWithFlatBuffersFile(file("animated")),
              cache->loadAnimationActionWithFlatBuffersFile(file("animated")));
    cache->removeAction(file("animated"));
    EXPECT_EQ(second->getTimelines().size(), 12);
}

// --- Callbacks and classes of a game ---

class Hand : public Node, public cocostudio::WidgetCallBackHandlerProtocol {
public:
    int clicks = 0;
    Widget::ccWidgetClickCallback onLocateClickCallback(const std::string& name) override {
        if (name != "onOk") return nullptr;
        return [this](Ref*) { ++clicks; };
    }
};

class HandReader : public cocostudio::NodeReader {
public:
    static Ref* getInstance() {
        static RefPtr<HandReader> instance;
        if (!instance) instance.weakAssign(new HandReader());
        return instance;
    }
    Node* createNodeWithFlatBuffers(const flatbuffers::Table* nodeOptions) override {
        auto* hand = new Hand();
        hand->init();
        hand->autorelease();
        setPropsWithFlatBuffers(hand, nodeOptions);
        return hand;
    }
};

TEST_P(CSLoaderTest, ACustomClassGetsTheCallbacksOfItsWidgets) {
    CSLoader::getInstance()->registReaderObject("HandReader", &HandReader::getInstance);
    copra::LogCapture log;
    auto* hand = dynamic_cast<Hand*>(load("custom"));
    ASSERT_NE(hand, nullptr);
    EXPECT_EQ(hand->getTag(), 4);
    EXPECT_TRUE(log.contains("\"lost\": there is no callback \"nowhere\""));
    app->scene()->addChild(hand);
    app->step();
    find<Button>(hand, "ok")->setPosition(Vec2(50, 50));
    app->tap(Vec2(52, 52));
    app->step();
    EXPECT_EQ(hand->clicks, 1);
}

TEST_P(CSLoaderTest, WithoutAReaderACustomClassIsItsBaseClass) {
    const copra::LogCapture log;
    Node* root = load("custom");
    EXPECT_NE(find<Sprite>(root, "unknown"), nullptr);
    EXPECT_TRUE(log.contains("Sprite \"unknown\": no reader is registered for the custom class Stranger"));
}

// --- Bad input ---

TEST_P(CSLoaderTest, ReportsFilesThatContainThemselvesAndWhatIsMissing) {
    const copra::LogCapture log;
    Node* root = load("cyclic");
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(root->getChildrenCount(), 4);
    EXPECT_TRUE(log.contains("CSLoader: " + file("cyclic") + ": missing.plist is missing"));
    EXPECT_TRUE(log.contains("Sprite \"framed\": missing.plist has no sprite frame lost.png"));
    EXPECT_TRUE(log.contains(file("cyclic") + ": ProjectNode \"self\""));
    EXPECT_TRUE(log.contains("Sprite \"after\": missing.png is missing"));
    EXPECT_TRUE(log.contains("ProjectNode \"lost\": " + file("missing") + " is missing"));
}

TEST_P(CSLoaderTest, MissingFilesAreNull) {
    const copra::LogCapture log;
    EXPECT_EQ(load("nothing"), nullptr);
    EXPECT_EQ(CSLoader::createNodeWithVisibleSize(file("nothing")), nullptr);
    EXPECT_EQ(CSLoader::createTimeline(file("nothing")), nullptr);
    EXPECT_TRUE(log.contains(file("nothing") + " is missing"));
}

TEST_P(CSLoaderTest, TruncatedFilesLoadAsFarAsTheyGoOrNotAtAll) {
    const copra::LogCapture log;
    const std::string whole = contents(file("widgets"));
    for (std::size_t length = 0; length < whole.size(); length += 37) {
        Data data;
        data.copy(reinterpret_cast<const unsigned char*>(whole.data()), static_cast<ssize_t>(length));
        CSLoader::createNode(data);
    }
    EXPECT_TRUE(log.contains("is not a scene of Cocos Studio"));
}

INSTANTIATE_TEST_SUITE_P(Formats, CSLoaderTest, testing::Values(".csb", ".csd"), formatName);

class CsbTest : public StudioFixture {};

TEST_F(CsbTest, AnotherVersionIsReportedAndLoaded) {
    const copra::LogCapture log;
    EXPECT_NE(CSLoader::createNode("custom.csb"), nullptr);
    EXPECT_TRUE(log.contains("custom.csb: version 1.9.0.0 instead of 2.1.0.0"));
}

TEST_F(CsbTest, LoadsFromMemory) {
    const std::string bytes = contents("animated.csb");
    Data data;
    data.copy(reinterpret_cast<const unsigned char*>(bytes.data()), static_cast<ssize_t>(bytes.size()));
    EXPECT_NE(find(CSLoader::createNode(data), "hero"), nullptr);
    EXPECT_EQ(CSLoader::createTimeline(data, "key")->getDuration(), 20);
}

TEST_F(CsbTest, EveryChangedByteIsHarmless) {
    const copra::LogCapture log;
    std::string bytes = contents("animated.csb");
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const char before = bytes[i];
        bytes[i] = static_cast<char>(before ^ 0x55);
        Data data;
        data.copy(reinterpret_cast<const unsigned char*>(bytes.data()), static_cast<ssize_t>(bytes.size()));
        CSLoader::createNode(data);
        bytes[i] = before;
    }
}

TEST_F(CsbTest, ReadsAnimationsInJson) {
    auto* cache = cocostudio::timeline::ActionTimelineCache::getInstance();
    auto* action = cache->createActionFromContent(
        "a.json",
        R"({"action":{"duration":10,"speed":2,"timelines":[)"
        R"({"frameType":"PositionFrame","actionTag":7,"frames":[{"frameIndex":0,"x":1,"y":2,"tween":true},)"
        R"({"frameIndex":10,"x":5,"y":6}]},{"frameType":"Nonsense"}]}})");
    ASSERT_NE(action, nullptr);
    EXPECT_EQ(action->getDuration(), 10);
    EXPECT_EQ(action->getTimeSpeed(), 2.0f);
    EXPECT_EQ(action->getTimelines().size(), 1);
    const copra::LogCapture log;
    EXPECT_EQ(cache->createActionFromContent("b.json", "[1, 2"), nullptr);
    EXPECT_TRUE(log.contains("b.json"));
}

} // namespace
