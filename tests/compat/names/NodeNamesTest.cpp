#include "scene/SceneFixture.h"

#include "compat/names/NodeRGBA.h"
#include "event/EventDispatcher.h"
#include "math/Quaternion.h"
#include "platform/Screen.h"
#include "scene/Action.h"
#include "scene/ActionManager.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

class NodeNames : public SceneFixture {};

/// Opens what is protected.
class Window : public Node {
public:
    using Node::convertToWindowSpace;
};

} // namespace

TEST_F(NodeNames, AliasesMeanTheSame) {
    Node* node = Node::create();
    node->setContentSize(Size(20, 10));
    node->setPosition(5, 6);
    EXPECT_TRUE(node->boundingBox().equals(node->getBoundingBox()));
    node->setRotationX(10);
    node->setRotationY(20);
    EXPECT_FLOAT_EQ(node->getRotationSkewX(), 10);
    EXPECT_FLOAT_EQ(node->getRotationSkewY(), 20);
    EXPECT_FLOAT_EQ(node->getRotationX() + node->getRotationY(), 30);
    node->setVertexZ(3);
    EXPECT_FLOAT_EQ(node->getVertexZ(), 3);
    EXPECT_TRUE(AffineTransformEqualToTransform(node->nodeToParentTransform(),
                                                node->getNodeToParentAffineTransform()));
    EXPECT_TRUE(
        AffineTransformEqualToTransform(node->nodeToWorldTransform(), node->getNodeToWorldAffineTransform()));
    EXPECT_TRUE(AffineTransformEqualToTransform(node->parentToNodeTransform(),
                                                node->getParentToNodeAffineTransform()));
    EXPECT_TRUE(
        AffineTransformEqualToTransform(node->worldToNodeTransform(), node->getWorldToNodeAffineTransform()));
    EXPECT_EQ(node->numberOfRunningActions(), 0);
}

TEST_F(NodeNames, PausingSchedulerAndActionsStopsTheUpdates) {
    class Counter : public Node {
    public:
        void update(float) override { ++count; }
        int count = 0;
    };
    auto* node = new Counter();
    node->autorelease();
    scene->addChild(node);
    node->scheduleUpdate();
    frame(0.1f);
    node->pauseSchedulerAndActions();
    frame(0.1f);
    node->resumeSchedulerAndActions();
    frame(0.1f);
    EXPECT_EQ(node->count, 2);
    node->unscheduleAllSelectors();
    frame(0.1f);
    EXPECT_EQ(node->count, 2);
}

TEST_F(NodeNames, AQuaternionTurnsTheNodeAboutZ) {
    Node* node = Node::create();
    node->setRotation(30);
    const Quaternion turn = node->getRotationQuat();
    node->setRotation(0);
    node->setRotationQuat(turn);
    EXPECT_NEAR(node->getRotation(), 30, 1e-4);
}

TEST_F(NodeNames, SortNodesOrdersAnyListByZThenArrival) {
    Node* a = Node::create();
    Node* b = Node::create();
    Node* c = Node::create();
    scene->addChild(a, 1);
    scene->addChild(b, 0);
    scene->addChild(c, 1);
    Vector<Node*> nodes{c, b, a};
    Node::sortNodes(nodes);
    EXPECT_THAT(nodes, ElementsAre(b, a, c));
}

TEST_F(NodeNames, AnAdditionalTransformMayBeGivenByReference) {
    Node* node = Node::create();
    Mat4 shift;
    Mat4::createTranslation(3, 4, 0, &shift);
    node->setAdditionalTransform(shift);
    EXPECT_TRUE(node->convertToWorldSpace(Vec2::ZERO).equals(Vec2(3, 4)));
    EXPECT_FLOAT_EQ(node->getParentToNodeTransform().m[12], -3);
}

TEST_F(NodeNames, TheWindowHasYDown) {
    Window node;
    node.setPosition(10, 20);
    const float height = copra::screen().designSize.height;
    EXPECT_TRUE(node.convertToWindowSpace(Vec2(1, 2)).equals(Vec2(11, height - 22)));
}

TEST_F(NodeNames, NodesOfTheOlderColorInterfaceAreNodesWithColor) {
    auto* layer = __LayerRGBA::create();
    __RGBAProtocol* colored = layer;
    colored->setOpacity(100);
    colored->setColor(Color3B::RED);
    EXPECT_EQ(layer->Layer::getOpacity(), 100);
    EXPECT_EQ(static_cast<Node*>(layer)->getColor(), Color3B::RED);
}

TEST_F(NodeNames, SchedulersAndManagersHaveTheirDeprecatedAliases) {
    class Clock : public Node {
    public:
        void tick(float) { ++count; }
        int count = 0;
    };
    Clock clock;
    Scheduler* scheduler = context.scheduler();
    scheduler->scheduleSelector(CC_SCHEDULE_SELECTOR(Clock::tick), &clock, 0.1f, false);
    EXPECT_TRUE(scheduler->isScheduledForTarget(&clock, CC_SCHEDULE_SELECTOR(Clock::tick)));
    context.update(0);
    context.update(0.1f);
    EXPECT_EQ(clock.count, 1);
    scheduler->unscheduleSelector(CC_SCHEDULE_SELECTOR(Clock::tick), &clock);
    EXPECT_FALSE(scheduler->isScheduledForTarget(&clock, CC_SCHEDULE_SELECTOR(Clock::tick)));
    scheduler->scheduleUpdateForTarget(&clock, 0, false);
    scheduler->unscheduleUpdateForTarget(&clock);
    EXPECT_EQ(context.actionManager()->numberOfRunningActionsInTarget(&clock), 0);
}

TEST_F(NodeNames, ALayerWhoseListenersAGameRemovedCanStillSwitchThemOff) {
    auto* layer = Layer::create();
    scene->addChild(layer);
    layer->setTouchEnabled(true);
    layer->setKeypadEnabled(true);
    layer->setAccelerometerEnabled(true);
    context.eventDispatcher()->removeAllEventListeners();
    layer->setTouchEnabled(false);
    layer->setKeypadEnabled(false);
    layer->setAccelerometerEnabled(false);
    EXPECT_FALSE(layer->isKeypadEnabled());
}
