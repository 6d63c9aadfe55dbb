#include "base/expectRefused.h"
#include "base/log.h"
#include "event/EventDispatcher.h"
#include "math/Quaternion.h"
#include "scene/Action.h"
#include "scene/ActionManager.h"
#include "scene/Component.h"
#include "scene/SceneFixture.h"
#include "time/Scheduler.h"

#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

class NodeRefusalTest : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        node = Node::create();
        child = Node::create();
        stranger = Node::create();
        scene->addChild(node);
        node->addChild(child);
    }
    void TearDown() override {
        EXPECT_EQ(node->getChildrenCount(), 1);
        EXPECT_EQ(child->getParent(), node.get());
        node.reset();
        child.reset();
        stranger.reset();
        SceneFixture::TearDown();
    }

    RefPtr<Node> node, child, stranger;
};

// --- Children ---

TEST_F(NodeRefusalTest, NullIsNotAdded) {
    EXPECT_REFUSED(node->addChild(nullptr), "the child is null");
    EXPECT_REFUSED(node->addChild(nullptr, 1), "the child is null");
    EXPECT_REFUSED(node->addChild(nullptr, 1, 2), "the child is null");
    EXPECT_REFUSED(node->addChild(nullptr, 1, "x"), "the child is null");
}

TEST_F(NodeRefusalTest, AChildOfANodeIsNotAdded) {
    EXPECT_REFUSED(node->addChild(child), "has a parent already");
    EXPECT_REFUSED(node->addChild(child, 1, 77), "has a parent already");
    EXPECT_REFUSED(node->addChild(child, 1, "x"), "has a parent already");
    EXPECT_REFUSED(stranger->addChild(child), "has a parent already");
    EXPECT_EQ(child->getTag(), Node::INVALID_TAG);
    EXPECT_EQ(child->getName(), "");
    EXPECT_EQ(child->getLocalZOrder(), 0);
}

TEST_F(NodeRefusalTest, ANodeIsNotAddedToItselfOrItsDescendants) {
    EXPECT_REFUSED(stranger->addChild(stranger), "to itself");
    EXPECT_REFUSED(child->addChild(node), "has a parent already");
    const RefPtr<Node> below = Node::create();
    stranger->addChild(below);
    EXPECT_REFUSED(below->addChild(stranger), "to its descendant");
    EXPECT_EQ(stranger->getParent(), nullptr);
}

TEST_F(NodeRefusalTest, WhatIsNotAChildIsNotRemoved) {
    const copra::LogCapture log;
    node->removeChild(nullptr);
    node->removeChild(stranger);
    stranger->removeFromParent();
    EXPECT_EQ(log.text(), "");
    EXPECT_WARNED(node->removeChildByTag(77), "no child has the tag 77");
    EXPECT_WARNED(node->removeChildByName("x"), "no child has the name x");
}

TEST_F(NodeRefusalTest, TheInvalidTagAndTheEmptyNameNameNoChild) {
    EXPECT_REFUSED(node->removeChildByTag(Node::INVALID_TAG), "tag is invalid");
    EXPECT_REFUSED(node->getChildByTag(Node::INVALID_TAG), "tag is invalid");
    EXPECT_REFUSED(node->removeChildByName(""), "name is empty");
    EXPECT_REFUSED(node->getChildByName(""), "name is empty");
    EXPECT_REFUSED(node->enumerateChildren("", [](Node*) { return false; }), "name is empty");
}

TEST_F(NodeRefusalTest, AnEnumerationNeedsACallback) {
    EXPECT_REFUSED(node->enumerateChildren("x", nullptr), "callback is empty");
}

TEST_F(NodeRefusalTest, OnlyChildrenAreReordered) {
    EXPECT_REFUSED(node->reorderChild(nullptr, 1), "the child is null");
    node->reorderChild(stranger, 1);
    EXPECT_EQ(stranger->getLocalZOrder(), 0);
}

// --- Services and values ---

TEST_F(NodeRefusalTest, ServicesAreNotReplacedByNull) {
    EXPECT_REFUSED(node->setScheduler(nullptr), "scheduler is null");
    EXPECT_EQ(node->getScheduler(), context.scheduler());
    EXPECT_REFUSED(node->setActionManager(nullptr), "manager is null");
    EXPECT_EQ(node->getActionManager(), context.actionManager());
    EXPECT_REFUSED(node->setEventDispatcher(nullptr), "dispatcher is null");
    EXPECT_NE(node->getEventDispatcher(), nullptr);
}

TEST_F(NodeRefusalTest, ANullTouchIsAtTheOrigin) {
    Vec2 place(1, 1);
    EXPECT_REFUSED(place = node->convertTouchToNodeSpace(nullptr), "touch is null");
    EXPECT_REFUSED(place = node->convertTouchToNodeSpaceAR(nullptr), "touch is null");
    EXPECT_TRUE(place == Vec2(1, 1) || place == Vec2::ZERO);
}

TEST_F(NodeRefusalTest, NullIsAcceptedWhereItMeansNone) {
    const copra::LogCapture log;
    node->setAdditionalTransform(nullptr);
    node->setUserObject(nullptr);
    node->getPosition(nullptr, nullptr);
    stranger->onExit(); // never entered
    EXPECT_FALSE(stranger->isRunning());
    EXPECT_EQ(log.text(), "");
}

TEST_F(NodeRefusalTest, TwoScalesAreNoSingleValue) {
    node->setScale(2, 3);
    EXPECT_ASSERTED(node->getScale(), "no single value");
}

// --- Timers ---

TEST_F(NodeRefusalTest, ATimerNeedsAKeyOrASelector) {
    EXPECT_REFUSED(node->schedule([](float) {}, 1.0f, ""), "key is empty");
    EXPECT_REFUSED(node->schedule(static_cast<SEL_SCHEDULE>(nullptr)), "selector is null");
    EXPECT_FALSE(node->isScheduled(""));
    EXPECT_FALSE(node->isScheduled(static_cast<SEL_SCHEDULE>(nullptr)));
}

TEST_F(NodeRefusalTest, AWrongIntervalIsReadAsZero) {
    const char* const sentence = "interval is negative or NaN and is read as 0";
    int calls = 0;
    const auto count = [&](float) { ++calls; };
    EXPECT_WARNED(node->schedule(count, -1.0f, "negative"), sentence);
    for (int i = 0; i < 4; ++i) frame(0.1f);
    EXPECT_EQ(calls, 3);
    EXPECT_WARNED(node->schedule(count, kNaN, "NaN"), sentence);
    EXPECT_WARNED(node->schedule(CC_SCHEDULE_SELECTOR(Node::update), -1.0f), sentence);
}

TEST_F(NodeRefusalTest, ATimerWithoutACallbackDoesNothing) {
    node->schedule(nullptr, 0.01f, "empty");
    node->scheduleOnce([](float) {}, -1.0f, "once");
    frame(0.1f);
    frame(0.1f);
    EXPECT_FALSE(node->isScheduled("once"));
}

TEST_F(NodeRefusalTest, WhatIsNotScheduledIsNotUnscheduled) {
    const copra::LogCapture log;
    node->unschedule("x");
    node->unschedule(static_cast<SEL_SCHEDULE>(nullptr));
    node->unscheduleUpdate();
    EXPECT_EQ(log.text(), "");
}

// --- NaN ---

struct Setter {
    const char* name;
    void (*set)(Node&);
};

void PrintTo(const Setter& setter, std::ostream* out) {
    *out << setter.name;
}

class NodeNaNTest : public SceneFixture, public testing::WithParamInterface<Setter> {};

TEST_P(NodeNaNTest, IsIgnoredWithAWarning) {
    Node* const node = Node::create();
    scene->addChild(node);
    node->setPosition(1, 2);
    node->setScale(2);
    node->setRotation(3);
    const Mat4 before = node->getNodeToParentTransform();
    EXPECT_WARNED(GetParam().set(*node), "NaN");
    frame();
    EXPECT_EQ(node->getPosition(), Vec2(1, 2));
    EXPECT_EQ(node->getPositionZ(), 0);
    EXPECT_EQ(node->getScale(), 2);
    EXPECT_EQ(node->getScaleZ(), 2);
    EXPECT_EQ(node->getRotation(), 3);
    EXPECT_EQ(node->getGlobalZOrder(), 0);
    for (int i = 0; i < 16; ++i) EXPECT_EQ(node->getNodeToParentTransform().m[i], before.m[i]) << i;
}

const Setter kSetters[] = {
    {"Position", [](Node& node) { node.setPosition(kNaN, 5); }},
    {"PositionY", [](Node& node) { node.setPositionY(kNaN); }},
    {"PositionAsVector", [](Node& node) { node.setPosition(Vec2(5, std::sqrt(-1.0f))); }},
    {"PositionZ", [](Node& node) { node.setPositionZ(kNaN); }},
    {"Position3D", [](Node& node) { node.setPosition3D(Vec3(1, kNaN, 0)); }},
    {"PositionNormalized", [](Node& node) { node.setPositionNormalized(Vec2(kNaN, 0)); }},
    {"Scale", [](Node& node) { node.setScale(kNaN); }},
    {"ScaleX", [](Node& node) { node.setScaleX(kNaN); }},
    {"ScaleOfTwoAxes", [](Node& node) { node.setScale(2, kNaN); }},
    {"ScaleZ", [](Node& node) { node.setScaleZ(kNaN); }},
    {"Rotation", [](Node& node) { node.setRotation(kNaN); }},
    {"RotationSkewY", [](Node& node) { node.setRotationSkewY(kNaN); }},
    {"Rotation3D", [](Node& node) { node.setRotation3D(Vec3(kNaN, 0, 3)); }},
    {"RotationQuat", [](Node& node) { node.setRotationQuat(Quaternion(kNaN, 0, 0, 1)); }},
    {"SkewX", [](Node& node) { node.setSkewX(kNaN); }},
    {"SkewY", [](Node& node) { node.setSkewY(kNaN); }},
    {"AnchorPoint", [](Node& node) { node.setAnchorPoint(Vec2(kNaN, 0)); }},
    {"ContentSize", [](Node& node) { node.setContentSize(Size(kNaN, 1)); }},
    {"GlobalZOrder", [](Node& node) { node.setGlobalZOrder(kNaN); }},
    {"AdditionalTransform",
     [](Node& node) {
         Mat4 transform;
         transform.m[12] = kNaN;
         node.setAdditionalTransform(&transform);
     }},
};
INSTANTIATE_TEST_SUITE_P(, NodeNaNTest, testing::ValuesIn(kSetters),
                         [](const testing::TestParamInfo<Setter>& setter) {
                             return std::string(setter.param.name);
                         });

// --- Components ---

class ComponentRefusalTest : public NodeRefusalTest {
protected:
    void SetUp() override {
        NodeRefusalTest::SetUp();
        component->setName("a");
        node->addComponent(component);
    }
    void TearDown() override {
        EXPECT_EQ(node->getComponent("a"), component.get());
        EXPECT_EQ(component->getOwner(), node.get());
        node->removeAllComponents();
        PoolManager::getInstance()->getCurrentPool()->clear();
        EXPECT_EQ(component->getReferenceCount(), 1u);
        NodeRefusalTest::TearDown();
    }

    const RefPtr<Component> component{Component::create()};
};

TEST_F(ComponentRefusalTest, NullIsNotAdded) {
    EXPECT_REFUSED(node->addComponent(nullptr), "component is null");
}

TEST_F(ComponentRefusalTest, AComponentHasOneOwner) {
    EXPECT_REFUSED(node->addComponent(component), "owner already");
    EXPECT_REFUSED(stranger->addComponent(component), "owner already");
    EXPECT_FALSE(stranger->removeComponent(component));
}

TEST_F(ComponentRefusalTest, ANameIsTakenOnce) {
    const RefPtr<Component> twin = Component::create();
    twin->setName("a");
    EXPECT_REFUSED(node->addComponent(twin), "is taken");
    EXPECT_EQ(twin->getOwner(), nullptr);
}

TEST_F(ComponentRefusalTest, WhatIsNotThereIsNotRemoved) {
    const copra::LogCapture log;
    EXPECT_FALSE(node->removeComponent("b"));
    EXPECT_FALSE(node->removeComponent(""));
    EXPECT_FALSE(node->removeComponent(static_cast<Component*>(nullptr)));
    EXPECT_EQ(node->getComponent(""), nullptr);
    stranger->removeAllComponents();
    EXPECT_EQ(log.text(), "");
}

} // namespace

TEST_F(NodeRefusalTest, AReleasedNodeIsNotAChild) {
    auto* released = new Node();
    released->release();
    EXPECT_CHECKED(node->addChild(released), "the child has been released");
    EXPECT_CHECKED(node->addChild(released, 1), "the child has been released");
    EXPECT_CHECKED(node->addChild(released, 1, 2), "the child has been released");
}

TEST_F(NodeRefusalTest, AReleasedActionIsNotRun) {
    class Start : public Action {};
    auto* released = new Start();
    released->release();
    EXPECT_CHECKED(node->runAction(released), "the action has been released");
}
