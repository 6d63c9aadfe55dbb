#include "studio/json/GUIReader.h"

#include "action/CallFunc.h"
#include "app/Director.h"
#include "base/WeakPtr.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "studio/json/ActionManagerEx.h"
#include "studio/values/studioDictionary.h"
#include "testing/TestApp.h"
#include "testsFolder.h"
#include "ui/CocosGUI.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <memory>

using namespace cocos2d;
using namespace cocos2d::ui;
using cocostudio::ActionManagerEx;
using cocostudio::GUIReader;

namespace {

const std::filesystem::path kData =
    std::filesystem::path(copra::testsFolder()) / "features/studio/scenes/data";

std::string bytesOf(const std::string& name) {
    std::ifstream file(kData / name, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

class GUIReaderTest : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        app = std::make_unique<copra::testing::TestApp>();
        app->run(Scene::create());
        FileUtils::getInstance()->addSearchPath(kData.string());
    }
    void TearDown() override {
        ActionManagerEx::destroyInstance();
        GUIReader::destroyInstance();
        ObjectFactory::destroyInstance();
        app.reset();
        FileUtils::destroyInstance();
    }

    static Widget* load() {
        const std::string name = GetParam();
        return name.find(".json") != std::string::npos
                   ? GUIReader::getInstance()->widgetFromJsonFile(name.c_str())
                   : GUIReader::getInstance()->widgetFromBinaryFile(name.c_str());
    }
    template<class T = Widget>
    static T* find(Widget* root, const char* name) {
        return dynamic_cast<T*>(Helper::seekWidgetByName(root, name));
    }

    std::unique_ptr<copra::testing::TestApp> app;
};

TEST_P(GUIReaderTest, WidgetsHaveTheirProperties) {
    const copra::LogCapture log;
    Widget* root = load();
    ASSERT_NE(root, nullptr);
    EXPECT_TRUE(root->getContentSize().equals(Size(960, 640))); // of the design
    auto* picture = find<ImageView>(root, "picture");
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(picture->getPosition(), Vec2(100, 50));
    EXPECT_EQ(picture->getTag(), 9);
    EXPECT_EQ(picture->getActionTag(), 42);
    EXPECT_EQ(picture->getColor(), Color3B(10, 20, 30));
    EXPECT_EQ(picture->getOpacity(), 200);
    EXPECT_EQ(picture->getLocalZOrder(), 3);
    EXPECT_EQ(picture->getRotation(), 15.0f);
    EXPECT_EQ(picture->getScaleX(), 2.0f);
    EXPECT_EQ(picture->getScaleY(), 0.5f);
    EXPECT_TRUE(picture->isFlippedX());
    EXPECT_TRUE(picture->getContentSize().equals(Size(8, 8)));
    auto* ok = find<Button>(root, "ok");
    EXPECT_EQ(ok->getTitleText(), "OK");
    EXPECT_EQ(ok->getTitleColor(), Color3B(1, 2, 3));
    EXPECT_TRUE(ok->isTouchEnabled());
    EXPECT_TRUE(ok->getContentSize().equals(Size(12, 6)));
    EXPECT_EQ(find<Slider>(root, "slider")->getPercent(), 30);
}

TEST_P(GUIReaderTest, LayoutsHaveTheirRules) {
    Widget* root = load();
    auto* rows = find<Layout>(root, "rows");
    EXPECT_EQ(rows->getLayoutType(), Layout::Type::VERTICAL);
    EXPECT_EQ(rows->getSizeType(), Widget::SizeType::PERCENT);
    EXPECT_FALSE(rows->isVisible());
    EXPECT_EQ(rows->getBackGroundColor(), Color3B(9, 8, 7));
    auto* parameter = dynamic_cast<LinearLayoutParameter*>(find(root, "row")->getLayoutParameter());
    ASSERT_NE(parameter, nullptr);
    EXPECT_EQ(parameter->getGravity(), LinearLayoutParameter::LinearGravity::CENTER_HORIZONTAL);
    EXPECT_EQ(parameter->getMargin().top, 4.0f);
    auto* list = find<ListView>(root, "list");
    EXPECT_EQ(list->getItems().size(), 1);
    EXPECT_EQ(list->getItemsMargin(), 3.0f);
    EXPECT_EQ(list->getDirection(), ScrollView::Direction::VERTICAL);
}

TEST_P(GUIReaderTest, TheOriginOfAWidgetThatIsNoPanelIsItsAnchorPoint) {
    Widget* root = load();
    EXPECT_EQ(find(root, "inside")->getPosition(), Vec2(6, 7));
}

TEST_P(GUIReaderTest, ReportsWhatIsMissingAndKeepsTheRest) {
    const copra::LogCapture log;
    Widget* root = load();
    EXPECT_TRUE(log.contains(std::string(GetParam()) + ": \"ok\": missing.png is missing"));
    EXPECT_TRUE(log.contains("\"unknown\": there is no widget class Dial"));
    EXPECT_EQ(root->getChildrenCount(), 5);
}

TEST_P(GUIReaderTest, KnowsTheDesignSize) {
    load();
    EXPECT_TRUE(GUIReader::getInstance()->getFileDesignSize(GetParam()).equals(Size(960, 640)));
    EXPECT_TRUE(GUIReader::getInstance()->getFileDesignSize("other").equals(Size::ZERO));
    EXPECT_EQ(GUIReader::getInstance()->getVersionInteger("1.3.0.1"), 1301);
    EXPECT_EQ(GUIReader::getInstance()->getVersionInteger("1"), 0);
}

TEST_P(GUIReaderTest, PlaysAnimationsByName) {
    Widget* root = load();
    app->scene()->addChild(root);
    auto* picture = find(root, "picture");
    int ends = 0;
    auto* action =
        ActionManagerEx::getInstance()->playActionByName(GetParam(), "in", CallFunc::create([&] { ++ends; }));
    ASSERT_NE(action, nullptr);
    EXPECT_FLOAT_EQ(action->getTotalTime(), 0.5f);
    EXPECT_EQ(picture->getPosition(), Vec2::ZERO);
    app->step(15);
    EXPECT_GT(picture->getPositionX(), 20.0f);
    EXPECT_LT(picture->getPositionX(), 80.0f);
    EXPECT_TRUE(action->isPlaying());
    app->step(30);
    EXPECT_EQ(picture->getPosition(), Vec2(100, 50));
    EXPECT_EQ(picture->getOpacity(), 255);
    EXPECT_EQ(ends, 1);
    for (const float start : {0.0f, std::numeric_limits<float>::quiet_NaN()}) {
        action->updateToFrameByTime(0.3f);
        action->updateToFrameByTime(start);
        EXPECT_EQ(picture->getPosition(), Vec2::ZERO);
    }
    const copra::LogCapture log;
    EXPECT_EQ(ActionManagerEx::getInstance()->playActionByName(GetParam(), "out"), nullptr);
    EXPECT_TRUE(log.contains("\"out\""));
}

TEST_P(GUIReaderTest, RepeatedAnimationsCallBackAtTheEndOfEachRound) {
    app->scene()->addChild(load());
    int ends = 0;
    auto* action = ActionManagerEx::getInstance()->getActionByName(GetParam(), "in");
    action->setLoop(true);
    action->play(CallFunc::create([&] {
        if (++ends == 2) action->stop();
    }));
    app->step(20);
    EXPECT_EQ(ends, 0);
    app->step(20);
    EXPECT_EQ(ends, 1);
    EXPECT_TRUE(action->isPlaying());
    app->step(80);
    EXPECT_EQ(ends, 2);
    EXPECT_FALSE(action->isPlaying());
}

TEST_P(GUIReaderTest, AnimationsOutliveTheirWidgets) {
    Widget* root = load();
    app->scene()->addChild(root);
    ActionManagerEx::getInstance()->playActionByName(GetParam(), "in");
    app->step(3);
    root->removeFromParent();
    app->step(3);
    EXPECT_NE(ActionManagerEx::getInstance()->playActionByName(GetParam(), "in"), nullptr);
    app->step(3);
}

TEST_P(GUIReaderTest, AnimationsThatDoNotPlayEndWithTheirObject) {
    const copra::WeakPtr<Widget> root(load());
    auto* actions = ActionManagerEx::getInstance();
    actions->getActionByName(GetParam(), "in")->updateToFrameByTime(0.1f);
    actions->releaseActions();
    app->step(1);
    EXPECT_EQ(root.get(), nullptr);
}

class Dial : public Widget {
public:
    int hours = 0;
    static Ref* create() {
        auto* dial = new Dial();
        dial->init();
        dial->autorelease();
        return dial;
    }
};

class DialParser : public Ref {
public:
    void parse(const std::string&, Ref* widget, const rapidjson::Value& json) {
        dynamic_cast<Dial*>(widget)->hours = json.IsObject() ? 12 : 0;
    }
};

TEST_P(GUIReaderTest, MakesWidgetsOfTheGame) {
    DialParser parser;
    GUIReader::getInstance()->registerTypeAndCallBack("Dial", &Dial::create, &parser,
                                                      parseselector(DialParser::parse));
    auto* dial = find<Dial>(load(), "unknown");
    ASSERT_NE(dial, nullptr);
    EXPECT_EQ(dial->hours, 12);
}

std::string interfaceName(const testing::TestParamInfo<const char*>& tested) {
    const std::string file = tested.param;
    return file == "interface.json" ? "json" : file == "interface.csb" ? "packed" : "plain";
}

INSTANTIATE_TEST_SUITE_P(Formats, GUIReaderTest,
                         testing::Values("interface.json", "interface.csb", "interface-plain.csb"),
                         interfaceName);

class BrokenInterfaceTest : public GUIReaderTest {};

TEST_F(BrokenInterfaceTest, IsNullAndReported) {
    const copra::LogCapture log;
    EXPECT_EQ(GUIReader::getInstance()->widgetFromJsonFile("nothing.json"), nullptr);
    EXPECT_EQ(GUIReader::getInstance()->widgetFromBinaryFile("nothing.csb"), nullptr);
    EXPECT_EQ(GUIReader::getInstance()->widgetFromJsonFile("nodes.csd"), nullptr);
    EXPECT_EQ(GUIReader::getInstance()->widgetFromBinaryFile("nodes.csb"), nullptr);
    EXPECT_EQ(GUIReader::getInstance()->widgetFromJsonFile(nullptr), nullptr);
    EXPECT_TRUE(log.contains("nodes.csd: Invalid value. at byte 0"));
    EXPECT_EQ(log.lineCount(), 5);
}

TEST_F(BrokenInterfaceTest, ChangedBytesAreHarmless) {
    std::string bytes = bytesOf("interface-plain.csb");
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const char before = bytes[i];
        bytes[i] = static_cast<char>(before ^ 0x7f);
        Value value;
        std::string fault;
        copra::readCocoBinary(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), value,
                              fault);
        bytes[i] = before;
    }
}

TEST_F(BrokenInterfaceTest, DeepJsonIsRejected) {
    Value value;
    std::string fault;
    EXPECT_FALSE(copra::parseStudioJson(std::string(100000, '[') + std::string(100000, ']'), value, fault));
    EXPECT_EQ(fault, "nested too deeply");
}

} // namespace
