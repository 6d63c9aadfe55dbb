// What axmol has beside cocos2d-x: names, defaults, and forms of functions.

#include "axmol.h"
#include "axmol/ui/axmol-ui.h"

#include "testing/GameTest.h"

#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <thread>

USING_NS_AX;
using copra::testing::GameTest;

namespace {

using AxmolNames = GameTest;

TEST_F(AxmolNames, ADrawNodeTakesColorsOfBytes) {
    const ax::RefPtr<ax::DrawNode> bytes = ax::DrawNode::create();
    const ax::RefPtr<ax::DrawNode> floats = ax::DrawNode::create();
    const ax::Vec2 corners[] = {{0, 0}, {10, 0}, {0, 10}};
    const auto draw = [&](ax::DrawNode* node, const auto& color) {
        node->drawDot(ax::Vec2::ZERO, 3, color);
        node->drawLine({0, 0}, {10, 10}, color);
        node->drawRect(corners[0], corners[1], color);
        node->drawSolidPoly(corners, 3, color);
        node->drawPolygon(corners, 3, color, 1, color);
        node->drawSolidCircle(ax::Vec2::ZERO, 3, 0, 20, color);
    };
    draw(bytes, ax::Color4B(255, 0, 51, 102));
    draw(floats, ax::Color4F(1, 0, 0.2f, 0.4f));
    app.run(ax::Scene::create());
    const auto drawn = [&](ax::DrawNode* node) {
        app.scene()->removeAllChildren();
        app.scene()->addChild(node);
        app.step();
        return app.director().getRenderer()->getDrawnVertices();
    };
    const auto vertices = drawn(bytes);
    EXPECT_GT(vertices, 0);
    EXPECT_EQ(drawn(floats), vertices);
    EXPECT_EQ(ax::Color4F(ax::Color4B(255, 0, 51, 102)), ax::Color4F(1, 0, 0.2f, 0.4f));
}

TEST_F(AxmolNames, ValuesHaveDefaultsAnd64Bits) {
    const ax::Value none;
    EXPECT_EQ(none.asInt(7), 7);
    EXPECT_EQ(none.asUint(7u), 7u);
    EXPECT_EQ(none.asFloat(1.5f), 1.5f);
    EXPECT_EQ(none.asDouble(1.5), 1.5);
    EXPECT_TRUE(none.asBool(true));
    EXPECT_EQ(none.asByte(9), 9);
    EXPECT_EQ(none.asInt64(1), 1);
    EXPECT_EQ(ax::Value(3).asInt(7), 3);
    EXPECT_EQ(ax::Value("text").asStringRef(), "text");
    EXPECT_EQ(ax::Value(3).asStringRef(), "");

    constexpr std::int64_t kLow = std::numeric_limits<std::int64_t>::min();
    constexpr std::uint64_t kHigh = std::numeric_limits<std::uint64_t>::max();
    ax::Value value(kLow);
    EXPECT_EQ(value.asInt64(), kLow);
    EXPECT_EQ(value.asString(), std::to_string(kLow));
    const ax::Value copy = value;
    EXPECT_EQ(copy, value);
    value = kHigh;
    EXPECT_EQ(value.asUint64(), kHigh);
    EXPECT_NE(copy, value);
    EXPECT_FALSE(value.isNull());
    EXPECT_EQ(ax::Value(std::int64_t{-3}).asInt(), -3);
    EXPECT_EQ(ax::Value(std::int64_t{-3}).asFloat(), -3.0f);
}

TEST_F(AxmolNames, LargeIntegersAreSaved) {
    const copra::testing::TestFiles files;
    auto* const settings = ax::UserDefault::getInstance();
    EXPECT_EQ(settings->getLargeIntForKey("score"), 0);
    EXPECT_EQ(settings->getLargeIntForKey("score", 5), 5);
    settings->setLargeIntForKey("score", -1'234'567'890'123);
    EXPECT_EQ(settings->getLargeIntForKey("score", 5), -1'234'567'890'123);
}

TEST_F(AxmolNames, NodesHaveAPlaceInTheWorld) {
    auto* const parent = ax::Node::create();
    parent->setPosition(100, 50);
    parent->setScale(2);
    auto* const child = ax::Node::create();
    EXPECT_EQ(child->getWorldPosition(), ax::Vec2::ZERO) << "without a parent";
    parent->addChild(child);
    child->setPosition(10, 10);
    child->setContentSize(ax::Size(20, 20));
    EXPECT_EQ(child->getWorldPosition(), ax::Vec2(120, 70));
    child->setWorldPosition(ax::Vec2(100, 50));
    EXPECT_EQ(child->getPosition(), ax::Vec2::ZERO);
    EXPECT_TRUE(child->hitTest(ax::Vec2(139, 89)));
    EXPECT_FALSE(child->hitTest(ax::Vec2(141, 89)));
}

TEST_F(AxmolNames, FunctionsRunInTheNextFrameAndInTheBackground) {
    app.run(ax::Scene::create());
    std::string calls;
    app.director().getScheduler()->runOnAxmolThread([&] { calls += 'a'; });
    app.director().queueOperation([&](void* param) { calls += *static_cast<char*>(param); },
                                  const_cast<char*>("b"));
    EXPECT_EQ(calls, "");
    app.step();
    EXPECT_EQ(calls, "ab");
    std::atomic<bool> isDone = false;
    app.director().getJobSystem()->enqueue([&] { isDone = true; }, [&] { calls += isDone ? 'c' : '-'; });
    app.director().getJobSystem()->enqueue([] {});
    for (int i = 0; i < 1'000 && calls.size() < 3; ++i) {
        app.step();
        std::this_thread::yield();
    }
    EXPECT_EQ(calls, "abc");
}

TEST_F(AxmolNames, AnEventMayBeForced) {
    auto* const dispatcher = app.director().getEventDispatcher();
    int calls = 0;
    dispatcher->addCustomEventListener("wake", [&](ax::EventCustom*) { ++calls; });
    dispatcher->setEnabled(false);
    ax::EventCustom event("wake");
    dispatcher->dispatchEvent(&event);
    EXPECT_EQ(calls, 0);
    dispatcher->dispatchEvent(&event, true);
    EXPECT_EQ(calls, 1);
    EXPECT_FALSE(dispatcher->isEnabled());
    dispatcher->setEnabled(true);
}

TEST_F(AxmolNames, RichTextTakesAnotherText) {
    struct Text : ax::ui::RichText {
        using RichText::_protectedChildren;
    };
    ax::RefPtr<Text> text;
    text.weakAssign(new Text);
    ASSERT_TRUE(text->initWithXML("<b>one</b>"));
    text->setString("two <i>three</i>");
    app.run(ax::Scene::create());
    app.scene()->addChild(text);
    text->formatText();
    std::string shown;
    std::function<void(ax::Node*)> collect = [&](ax::Node* node) {
        if (auto* const label = dynamic_cast<ax::Label*>(node)) shown += label->getString();
        for (ax::Node* child : node->getChildren()) collect(child);
    };
    for (ax::Node* child : text->_protectedChildren) collect(child);
    EXPECT_EQ(shown.find("one"), std::string::npos);
    EXPECT_NE(shown.find("three"), std::string::npos) << shown;
}

TEST(AxmolUtils, EncodeAndDecode) {
    EXPECT_EQ(ax::utils::base64Encode("bees"), "YmVlcw==");
    EXPECT_EQ(ax::utils::base64Decode("YmVlcw=="), "bees");
    EXPECT_EQ(ax::utils::base64Decode("!"), "");
    EXPECT_EQ(ax::utils::base64Encode(""), "");
    EXPECT_EQ(ax::utils::urlEncode("a b&\xC3\xA4~"), "a%20b%26%C3%A4~");
    EXPECT_EQ(ax::utils::urlDecode("a%20b+%26%C3%A4%"), "a b &\xC3\xA4%");
    EXPECT_EQ(ax::utils::urlDecode("%4"), "%4");
    EXPECT_EQ(ax::utils::urlDecode("%zz%41"), "%zzA");
    EXPECT_EQ(ax::utils::bin2hex(std::string_view("\x00\xFF", 2)), "00ff");
    EXPECT_EQ(ax::utils::bin2hex("\xAB", true), "AB");
    EXPECT_EQ(ax::utils::computeDigest("bees", "md5"), "fc241ec2669cc09d984b5ce23f71ffca");
    EXPECT_EQ(ax::utils::bin2hex(ax::utils::computeDigest("bees", "md5", false)),
              ax::utils::computeDigest("bees", "md5"));
    EXPECT_EQ(ax::utils::computeDigest("bees", "sha0"), "");
}

TEST_F(AxmolNames, ACameraHasAFieldOfView) {
    auto* const camera = ax::Camera::createPerspective(60, 1.5f, 1, 1000);
    const ax::Mat4 wide = camera->getProjectionMatrix();
    camera->setFOV(45);
    EXPECT_EQ(camera->getFOV(), 45.0f);
    EXPECT_GT(camera->getProjectionMatrix().m[5], wide.m[5]) << "sees less, larger";
    for (const float none : {0.0f, -30.0f, 180.0f, NAN}) camera->setFOV(none);
    EXPECT_EQ(camera->getFOV(), 45.0f);

    auto* const flat = ax::Camera::createOrthographic(100, 100, -10, 10);
    const ax::Mat4 before = flat->getProjectionMatrix();
    flat->setFOV(45);
    EXPECT_EQ(std::memcmp(flat->getProjectionMatrix().m, before.m, sizeof before.m), 0);
}

} // namespace
