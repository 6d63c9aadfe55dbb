#include "testing/find.h"

#include "nodes/sprites/Sprite.h"
#include "scene/Camera.h"
#include "testing/GameTest.h"

#include <gmock/gmock.h>
#include <string>

using namespace cocos2d;
using copra::testing::describe;
using copra::testing::GameTest;
using copra::testing::TestFailure;
using copra::testing::whyHidden;
using testing::ContainsRegex;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

namespace {

class FindTest : public GameTest {
protected:
    Node* add(Node* parent, const std::string& name, Node* node = Node::create()) {
        parent->addChild(node, 0, name);
        return node;
    }
    std::string failureOf(const std::function<void()>& step) {
        try {
            step();
        } catch (const TestFailure& failure) {
            return failure.what();
        }
        return {};
    }
};

} // namespace

TEST_F(FindTest, FindsByNameAtAnyDepth) {
    Node* hud = add(app.scene(), "hud");
    Node* score = add(hud, "score");
    EXPECT_EQ(app.find("score"), score);
}

TEST_F(FindTest, APathChoosesAmongEqualNames) {
    add(add(app.scene(), "left"), "button");
    Node* panel = add(add(app.scene(), "right"), "panel");
    Node* button = add(panel, "button");
    EXPECT_EQ(app.find("right/button"), button);
    EXPECT_EQ(app.tryFind("left/panel/button"), nullptr);
}

TEST_F(FindTest, TheClassIsPartOfTheSearch) {
    add(app.scene(), "hero");
    Node* sprite = add(add(app.scene(), "world"), "hero", Sprite::create());
    EXPECT_EQ(app.find<Sprite>("hero"), sprite);
    EXPECT_EQ(app.findAll<Sprite>().size(), 1u);
}

TEST_F(FindTest, FindsByPredicate) {
    add(app.scene(), "one");
    Node* tagged = add(app.scene(), "two");
    tagged->setTag(7);
    EXPECT_EQ(app.findIf<Node>([](Node& node) { return node.getTag() == 7; }), tagged);
}

TEST_F(FindTest, AMissingNodeFailsWithTheNamesThatThereAre) {
    add(add(app.scene(), "hud"), "score");
    EXPECT_THAT(failureOf([this] { app.find<Sprite>("scor"); }),
                EndsWith("there is no Sprite with the name 'scor' in Scene; did you mean 'score'? Names "
                         "there are: hud, score"));
    EXPECT_THAT(failureOf([this] { app.find("hut/score"); }), HasSubstr("did you mean 'hud'?"));
    EXPECT_THAT(failureOf([this] { app.find("lives"); }), Not(HasSubstr("did you mean")));
}

TEST_F(FindTest, ANodeOfAnotherClassIsNamed) {
    add(add(app.scene(), "hud"), "score");
    EXPECT_THAT(failureOf([this] { app.find<Sprite>("score"); }),
                EndsWith("there is no Sprite with the name 'score' in Scene; 'Scene/hud/score' is a Node"));
}

TEST_F(FindTest, AFailureNamesTheLineOfTheTest) {
    const auto at = [](int line) { return ContainsRegex("FindTest.cpp:" + std::to_string(line) + ": "); };
    EXPECT_THAT(failureOf([this] { app.find("score"); }), at(__LINE__));
    EXPECT_THAT(failureOf([this] { copra::testing::find(*app.scene(), "score"); }), at(__LINE__));
    EXPECT_THAT(failureOf([this] { app.findIf<Sprite>([](Sprite&) { return false; }); }), at(__LINE__));
    Node* hidden = Node::create();
    EXPECT_THAT(failureOf([&] { app.tap(hidden); }), at(__LINE__));
    EXPECT_THAT(failureOf([&] { app.drag(hidden, Vec2(1.0f, 1.0f)); }), at(__LINE__));
    EXPECT_THAT(failureOf([&] { app.click(static_cast<Node*>(nullptr)); }), at(__LINE__));
    EXPECT_THAT(failureOf([&] { app.type("\xff"); }), at(__LINE__));
}

TEST_F(FindTest, ANodeIsDescribedByClassPathAndPosition) {
    Node* score = add(add(app.scene(), "hud"), "score");
    score->setPosition(3.0f, 4.5f);
    EXPECT_EQ(describe(score), "Node 'Scene/hud/score' at (3, 4.5)");
    EXPECT_EQ(describe(nullptr), "null");
}

TEST_F(FindTest, ReasonsWhyANodeCannotBeSeen) {
    Node* hud = add(app.scene(), "hud");
    Node* score = add(hud, "score");
    EXPECT_EQ(whyHidden(score), "");
    hud->setVisible(false);
    EXPECT_EQ(whyHidden(score), "is below 'Scene/hud', which is not visible");
    hud->setVisible(true);
    score->setPosition(-1.0f, 0.0f);
    EXPECT_EQ(whyHidden(score), "is outside of the visible area");
    score->removeFromParent();
    EXPECT_EQ(whyHidden(Node::create()), "is in no running scene");
}

TEST_F(FindTest, ATapOnAHiddenNodeFails) {
    Node* start = add(app.scene(), "start");
    start->setVisible(false);
    EXPECT_THAT(failureOf([&] { app.tap(start); }),
                EndsWith("tap: Node 'Scene/start' at (0, 0) is not visible"));
    EXPECT_NE(failureOf([&] { app.tap(static_cast<Node*>(nullptr)); }), "");
}

TEST_F(FindTest, TheCameraMovesTheCenterOnTheScreen) {
    Node* hero = add(app.scene(), "hero");
    hero->setPosition(300.0f, 200.0f);
    app.scene()->getDefaultCamera()->setPositionX(app.scene()->getDefaultCamera()->getPositionX() + 100.0f);
    const Vec2 center = copra::testing::centerOnScreen(*hero);
    EXPECT_NEAR(center.x, 200.0f, 0.01f);
    EXPECT_NEAR(center.y, 200.0f, 0.01f);
}

TEST_F(FindTest, RotatedRectanglesOverlapWhereTheirBoxesDoAndTheyDoNot) {
    Node* a = add(app.scene(), "a");
    Node* b = add(app.scene(), "b");
    for (Node* node : {a, b}) {
        node->setAnchorPoint(Vec2(0.5f, 0.5f));
        node->setContentSize(Size(100.0f, 10.0f));
        node->setRotation(45.0f);
    }
    b->setPosition(30.0f, 30.0f);
    EXPECT_FALSE(copra::testing::overlap(*a, *b));
    b->setRotation(-45.0f);
    EXPECT_TRUE(copra::testing::overlap(*a, *b));
}
