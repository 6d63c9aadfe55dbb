#include "actors/BodyWorldBinding.h"
#include "actors/ActorFixture.h"
#include "base/SelfClearing.h"
#include "base/log.h"
#include "gameplay/frame.h"

#include <functional>
#include <limits>
#include <memory>
#include <utility>

using namespace cocos2d;
using copra::BodyWorldBinding;
using copra::makeBox;
using copra::makeWall;

namespace {

/// Calls a function of the game once, when it is moved.
class Moved : public Node {
public:
    using Node::setPosition;
    void setPosition(const Vec2& place) override {
        Node::setPosition(place);
        if (then) std::exchange(then, nullptr)();
    }
    std::function<void()> then;
};

} // namespace

class BodyWorldBindingTest : public ActorTest {
protected:
    Node* crate() {
        Node* node = Node::create();
        scene->addChild(node);
        return node;
    }
    void steps(BodyWorldBinding& stage, int count, float dt = kFrame) {
        for (int i = 0; i < count; ++i) stage.step(dt);
    }
};

TEST_F(BodyWorldBindingTest, NodesFollowTheirBodies) {
    BodyWorldBinding stage;
    stage.world().add(makeWall({0, -20}, {400, 40}));
    Node* node = crate();
    const copra::Handle body = stage.add(node, makeBox({10, 100}, {20, 20}));
    EXPECT_EQ(node->getPosition(), Vec2(10, 100));
    EXPECT_EQ(stage.nodeOf(body), node);
    EXPECT_EQ(stage.bodyOf(node), body);
    steps(stage, 60);
    EXPECT_NEAR(node->getPositionY(), 10.0f, 0.05f);
    EXPECT_NEAR(node->getPositionX(), 10.0f, 1e-3f);
}

TEST_F(BodyWorldBindingTest, AFollowerMayStandBesideItsBody) {
    BodyWorldBinding stage;
    Node* node = crate();
    const copra::Handle body = stage.world().add(makeWall({50, 60}, {20, 20}));
    stage.follow(node, body, {0, 15});
    EXPECT_EQ(node->getPosition(), Vec2(50, 75));
}

TEST_F(BodyWorldBindingTest, TakesTheSameStepsAtAnyFrameRate) {
    const auto placeAfterASecond = [this](float dt, int frames) {
        BodyWorldBinding stage;
        stage.world().add(makeWall({0, -20}, {400, 40}));
        copra::Body ball = makeBox({0, 200}, {20, 20});
        ball.velocity = Vec2(50, 0);
        ball.restitution = 0.7f;
        const copra::Handle handle = stage.add(crate(), ball);
        steps(stage, frames, dt);
        EXPECT_EQ(stage.stepCount(), 60u);
        return stage.world().find(handle)->position;
    };
    const Vec2 place = placeAfterASecond(kFrame, 60);
    EXPECT_EQ(placeAfterASecond(1.0f / 30.0f, 30), place);
    EXPECT_EQ(placeAfterASecond(1.0f / 240.0f, 240), place);
}

TEST_F(BodyWorldBindingTest, NodesMoveSmoothlyBetweenSteps) {
    copra::BodyWorldTuning flat;
    flat.gravity = Vec2::ZERO;
    BodyWorldBinding stage(flat, 1.0f / 30.0f);
    Node* node = crate();
    copra::Body box = makeBox({0, 0}, {20, 20});
    box.velocity.x = 240.0f;
    stage.add(node, box);
    steps(stage, 10, 1.0f / 120.0f);
    float last = node->getPositionX();
    for (int i = 0; i < 50; ++i) {
        stage.step(1.0f / 120.0f);
        ASSERT_NEAR(node->getPositionX() - last, 2.0f, 0.05f) << i;
        last = node->getPositionX();
    }
}

TEST_F(BodyWorldBindingTest, ABodyGoesWithItsNode) {
    BodyWorldBinding stage;
    Node* node = crate();
    const copra::Handle body = stage.add(node, makeBox({0, 0}, {20, 20}));
    node->removeFromParent();
    frame(kFrame); // the pool releases it
    steps(stage, 1);
    EXPECT_EQ(stage.world().find(body), nullptr);
    EXPECT_EQ(stage.nodeOf(body), nullptr);
    Node* other = crate();
    const copra::Handle second = stage.add(other, makeBox({0, 0}, {20, 20}));
    stage.remove(other);
    stage.remove(other);
    EXPECT_EQ(stage.world().find(second), nullptr);
}

TEST_F(BodyWorldBindingTest, PlayersWalkAndTracksMove) {
    BodyWorldBinding stage;
    stage.world().add(makeWall({0, -20}, {800, 40}));
    Node* hero = crate();
    BodyWorldBinding::Player& player = stage.addPlayer(hero, copra::makeWalker({0, 0}, {20, 30}));
    copra::PlatformTrack track;
    track.body = stage.world().add(makeWall({0, 200}, {40, 10}));
    track.stops = {{0, 200}, {60, 200}};
    stage.addTrack(track);
    player.input.walk = 1.0f;
    steps(stage, 60);
    EXPECT_GT(hero->getPositionX(), 150.0f);
    EXPECT_NEAR(stage.world().find(track.body)->position.x, 60.0f, 1.1f);
    hero->removeFromParent();
    frame(kFrame);
    steps(stage, 5); // the player has no node to move any more
}

TEST_F(BodyWorldBindingTest, ALevelsPlatformsMove) {
    copra::Level level;
    level.walls.push_back(makeWall({0, -20}, {800, 40}));
    level.slopes.push_back({{0, 0}, {100, 50}, {}, 0.5f});
    copra::Level::Moving moving;
    moving.body = makeWall({0, 200}, {40, 10});
    moving.track.stops = {{0, 200}, {300, 200}};
    level.platforms.push_back(moving);
    BodyWorldBinding stage;
    const auto made = stage.add(level);
    Node* plank = crate();
    stage.follow(plank, made.tracks[0].body);
    steps(stage, 31);
    EXPECT_NEAR(plank->getPositionX(), 30.0f, 0.1f);
    EXPECT_EQ(stage.world().slopeCount(), 1u);
}

TEST_F(BodyWorldBindingTest, CallsTheGamesRulesBeforeEachStep) {
    BodyWorldBinding stage;
    int calls = 0;
    stage.setBeforeStep([&](float dt) {
        EXPECT_EQ(dt, kFrame);
        ++calls;
    });
    stage.step(0.1f);
    EXPECT_EQ(calls, 6);
    stage.step(5.0f);
    EXPECT_EQ(calls, 21) << "a quarter of a second at most";
}

TEST_F(BodyWorldBindingTest, RefusesInvalidInput) {
    copra::LogCapture log;
    const float nan = std::numeric_limits<float>::quiet_NaN();
    BodyWorldBinding stage({}, -1.0f);
    EXPECT_EQ(stage.world().find(stage.add(crate(), makeBox({nan, 0}, {20, 20}))), nullptr);
    EXPECT_EQ(log.lineCount(), 2);
    stage.follow(nullptr, {});
    stage.follow(crate(), {});
    stage.remove(nullptr);
    EXPECT_EQ(stage.bodyOf(nullptr), copra::Handle());
    stage.step(0.0f);
    stage.step(nan);
    stage.step(-1.0f);
    EXPECT_EQ(stage.stepCount(), 0u);
}

TEST_F(BodyWorldBindingTest, RefusesANodeThatIsNull) {
    BodyWorldBinding stage;
    EXPECT_REFUSED((stage.add(nullptr, makeBox({0, 0}, {20, 20}))),
                   "BodyWorldBinding::add: the node is null");
}

TEST_F(BodyWorldBindingTest, TheCallbackBeforeAStepMayClearItself) {
    BodyWorldBinding stage;
    copra::test::SelfClearing clearing;
    stage.setBeforeStep(clearing.callback([&stage] { stage.setBeforeStep(nullptr); }));
    steps(stage, 3);
    EXPECT_TRUE(clearing.endedWell());
}

TEST_F(BodyWorldBindingTest, TheFunctionBeforeAStepMayDestroyTheBinding) {
    auto stage = std::make_unique<BodyWorldBinding>();
    stage->setBeforeStep([&](float) { stage.reset(); });
    BodyWorldBinding* const stepped = stage.get();
    stepped->step(10 * kFrame);
    EXPECT_EQ(stage, nullptr);
}

TEST_F(BodyWorldBindingTest, MovingANodeMayBindOthers) {
    BodyWorldBinding stage;
    auto* breeder = new Moved();
    breeder->autorelease();
    scene->addChild(breeder);
    stage.add(breeder, makeBox({0, 0}, {10, 10}));
    stage.add(crate(), makeBox({50, 0}, {10, 10}));
    Node* young = nullptr;
    breeder->then = [&] {
        for (int i = 0; i < 100; ++i) stage.add(young = crate(), makeBox({0, 100}, {10, 10}));
    };
    stage.step(kFrame);
    ASSERT_NE(young, nullptr);
    EXPECT_NE(stage.world().find(stage.bodyOf(young)), nullptr);
}

TEST_F(BodyWorldBindingTest, MovingANodeMayDestroyTheBinding) {
    auto stage = std::make_unique<BodyWorldBinding>();
    auto* last = new Moved();
    last->autorelease();
    scene->addChild(last);
    stage->add(last, makeBox({0, 0}, {10, 10}));
    stage->add(crate(), makeBox({50, 0}, {10, 10}));
    last->then = [&stage] { stage.reset(); };
    BodyWorldBinding* const stepped = stage.get();
    stepped->step(kFrame);
    EXPECT_EQ(stage, nullptr);
}

TEST_F(BodyWorldBindingTest, AStepThatThrowsIsCompleted) {
    BodyWorldBinding stage;
    int calls = 0;
    stage.setBeforeStep([&](float) {
        if (++calls == 1) throw 1;
    });
    EXPECT_THROW(stage.step(kFrame), int);
    stage.step(kFrame);
    EXPECT_EQ(calls, 2);
}
