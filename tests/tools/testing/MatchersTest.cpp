#include "testing/matchers.h"

#include "action/Move.h"
#include "audio/AudioEngine.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "testing/GameTest.h"
#include "testsFolder.h"
#include "ui/UIButton.h"

using namespace cocos2d;
using namespace copra::testing;
using ::testing::Not;
using ::testing::StartsWith;

namespace {

class MatchersTest : public GameTest {
protected:
    Node* add(const Vec2& position) {
        Node* node = Node::create();
        node->setContentSize(Size(20.0f, 20.0f));
        node->setPosition(position);
        app.scene()->addChild(node);
        return node;
    }
    template<typename Matcher, typename Value>
    std::string explain(const Matcher& matcher, const Value& value) {
        ::testing::StringMatchResultListener listener;
        ::testing::ExplainMatchResult(matcher, value, &listener);
        return listener.str();
    }
};

} // namespace

TEST_F(MatchersTest, IsAtComparesPositions) {
    Node* node = add(Vec2(10.0f, 20.0f));
    EXPECT_THAT(node, IsAt(Vec2(10.0f, 20.4f)));
    EXPECT_THAT(node, Not(IsAt(Vec2(10.0f, 21.0f))));
    EXPECT_THAT(node, IsAt(Vec2(10.0f, 30.0f), 12.0f));
    EXPECT_THAT(node, IsOnScreenAt(Vec2(20.0f, 30.0f)));
    EXPECT_EQ(explain(IsAt(Vec2::ZERO), node), "Node 'Scene/Node' at (10, 20)");
}

TEST_F(MatchersTest, NoMatcherHoldsForNull) {
    const Node* none = nullptr;
    EXPECT_THAT(none, Not(IsAt(Vec2::ZERO)));
    EXPECT_THAT(none, Not(IsVisible()));
    EXPECT_THAT(none, Not(HasRunningActions()));
    EXPECT_THAT(none, Not(ShowsText("")));
}

TEST_F(MatchersTest, IsVisibleExplainsWhatHidesANode) {
    Node* node = add(Vec2(10.0f, 20.0f));
    EXPECT_THAT(node, IsVisible());
    node->setOpacity(0);
    EXPECT_THAT(node, Not(IsVisible()));
    EXPECT_EQ(explain(IsVisible(), node), "Node 'Scene/Node' at (10, 20) has the opacity 0");
}

TEST_F(MatchersTest, HasRunningActionsEndsWithTheAction) {
    Node* node = add(Vec2::ZERO);
    node->runAction(MoveBy::create(0.5f, Vec2(10.0f, 0.0f)));
    EXPECT_THAT(node, HasRunningActions());
    app.wait(0.6f);
    EXPECT_THAT(node, Not(HasRunningActions()));
}

TEST_F(MatchersTest, OverlapsWithComparesRectangles) {
    Node* node = add(Vec2::ZERO);
    EXPECT_THAT(node, OverlapsWith(add(Vec2(19.0f, 19.0f))));
    EXPECT_THAT(node, Not(OverlapsWith(add(Vec2(20.0f, 0.0f)))));
}

TEST_F(MatchersTest, ShowsTextReadsLabelsAndWidgetsBelowANode) {
    Node* hud = add(Vec2::ZERO);
    hud->addChild(Label::createWithSystemFont("120 points", "DejaVu Sans", 12.0f));
    auto* button = ui::Button::create();
    button->setTitleText("Start");
    hud->addChild(button);
    EXPECT_THAT(hud, ShowsText("Start"));
    EXPECT_THAT(hud, ShowsText(StartsWith("120")));
    EXPECT_THAT(hud, Not(ShowsText("Stop")));
    button->setVisible(false);
    EXPECT_THAT(hud, Not(ShowsText("Start")));
}

TEST_F(MatchersTest, PlaysComparesTheEndOfThePath) {
    AudioEngine::play2d(copra::testsFolder() + "/features/audio/sounds/sine.wav");
    app.step();
    EXPECT_THAT(app, Plays("sounds/sine.wav"));
    EXPECT_THAT(app, Not(Plays("music.ogg")));
    AudioEngine::pauseAll();
    EXPECT_THAT(app, Not(Plays("sounds/sine.wav")));
}
