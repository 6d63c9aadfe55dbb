/// What a node's callbacks throw passes through a change of the tree, which is completed all the same.

#include "scene/SceneFixture.h"

#include "base/SelfClearing.h"
#include "base/failing.h"
#include "scene/Component.h"

#include <gmock/gmock.h>

#include <functional>
#include <stdexcept>
#include <utility>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

using copra::test::fail;

/// Throws in its own onExit() before it calls that of the base class.
class Stubborn : public Node {
public:
    Stubborn() { autorelease(); }
    void onExit() override { fail(); }
};

class Throwing : public Component {
public:
    Throwing() { autorelease(); }
    void onEnter() override { fail(); }
    void onExit() override { fail(); }
    void update(float) override { fail(); }
};

class NodeExceptionTest : public SceneFixture {
protected:
    Node* noting(const std::string& name) {
        Node* node = Node::create();
        node->setOnEnterCallback([this, name] { said.push_back(name + " enters"); });
        node->setOnExitCallback([this, name] { said.push_back(name + " exits"); });
        return node;
    }
};

} // namespace

TEST_F(NodeExceptionTest, ANodeWhoseCallbackThrowsEntersWithItsChildrenAndSiblings) {
    Node* const parent = Node::create();
    Node* const thrower = Node::create();
    thrower->setOnEnterCallback(fail);
    thrower->addChild(noting("child"));
    parent->addChild(noting("first"));
    parent->addChild(thrower);
    parent->addChild(noting("last"));
    EXPECT_THROW(scene->addChild(parent), std::runtime_error);
    EXPECT_THAT(take(), ElementsAre("first enters", "child enters", "last enters"));
    EXPECT_TRUE(parent->isRunning());
    EXPECT_TRUE(thrower->isRunning());
    EXPECT_EQ(parent->getParent(), scene.get());
}

TEST_F(NodeExceptionTest, ANodeWhoseCallbackThrowsLeavesWithItsChildrenAndSiblings) {
    Node* const parent = Node::create();
    const RefPtr<Node> thrower = Node::create();
    parent->addChild(noting("first"));
    parent->addChild(thrower);
    thrower->addChild(noting("child"));
    parent->addChild(noting("last"));
    scene->addChild(parent);
    take();
    thrower->setOnExitCallback(fail);
    EXPECT_THROW(parent->removeAllChildren(), std::runtime_error);
    EXPECT_THAT(take(), ElementsAre("first exits", "child exits", "last exits"));
    EXPECT_EQ(parent->getChildrenCount(), 0);
    EXPECT_FALSE(thrower->isRunning());
    EXPECT_EQ(thrower->getParent(), nullptr);
    thrower->setOnExitCallback(nullptr);
    parent->addChild(thrower);
    EXPECT_TRUE(thrower->isRunning());
}

TEST_F(NodeExceptionTest, ANodeThatThrowsBeforeItCallsItsBaseLeavesAllTheSame) {
    const RefPtr<Node> stubborn = new Stubborn();
    stubborn->addChild(noting("child"));
    scene->addChild(stubborn);
    take();
    EXPECT_THROW(stubborn->removeFromParent(), std::runtime_error);
    EXPECT_THAT(take(), ElementsAre("child exits"));
    EXPECT_FALSE(stubborn->isRunning());
    EXPECT_EQ(scene->getChildrenCount(), 0);
}

TEST_F(NodeExceptionTest, AComponentThatThrowsStaysAndOthersMayBeRemoved) {
    Node* const node = noting("node");
    auto* const component = new Throwing();
    component->setName("throwing");
    node->addComponent(component);
    EXPECT_THROW(scene->addChild(node), std::runtime_error);
    EXPECT_TRUE(node->isRunning());
    node->scheduleUpdate();
    EXPECT_THROW(context.update(0.1f), std::runtime_error);
    EXPECT_THROW(context.update(0.1f), std::runtime_error);
    EXPECT_TRUE(node->removeComponent("throwing"));
    context.update(0.1f);
    node->removeFromParent();
    EXPECT_THAT(take(), ElementsAre("node enters", "node exits"));
}

TEST_F(NodeExceptionTest, ACallbackOfTheLifeCycleMayClearItself) {
    copra::test::SelfClearing entered, arrived, started, exited;
    const RefPtr<Node> node = Node::create();
    Node* const known = node;
    node->setOnEnterCallback(entered.callback([known] { known->setOnEnterCallback(nullptr); }));
    node->setonEnterTransitionDidFinishCallback(
        arrived.callback([known] { known->setonEnterTransitionDidFinishCallback(nullptr); }));
    node->setonExitTransitionDidStartCallback(
        started.callback([known] { known->setonExitTransitionDidStartCallback(nullptr); }));
    node->setOnExitCallback(exited.callback([known] { known->setOnExitCallback(nullptr); }));
    for (int i = 0; i < 2; ++i) {
        scene->addChild(node);
        node->removeFromParent();
    }
    EXPECT_TRUE(entered.endedWell());
    EXPECT_TRUE(arrived.endedWell());
    EXPECT_TRUE(started.endedWell());
    EXPECT_TRUE(exited.endedWell());
}

// --- The default camera of a scene ---

namespace {

class DefaultCameraExceptionTest : public NodeExceptionTest {
protected:
    void SetUp() override {
        NodeExceptionTest::SetUp();
        other = Scene::create(); // that of the fixture has no camera
        other->onEnter();
        camera = other->getDefaultCamera();
    }
    void TearDown() override {
        other->onExit();
        other.reset();
        NodeExceptionTest::TearDown();
    }
    static Node* throwingAtItsExit() {
        Node* const node = Node::create();
        node->setOnExitCallback(fail);
        return node;
    }

    RefPtr<Scene> other;
    Camera* camera = nullptr;
};

} // namespace

TEST_F(DefaultCameraExceptionTest, IsForgottenWhenItsRemovalThrows) {
    camera->addChild(throwingAtItsExit());
    EXPECT_THROW(camera->removeFromParent(), std::runtime_error);
    EXPECT_EQ(other->getDefaultCamera(), nullptr);
    context.projectionChanged();
}

TEST_F(DefaultCameraExceptionTest, StaysWhenTheRemovalOfAllChildrenThrows) {
    Node* const thrower = throwingAtItsExit();
    other->addChild(thrower);
    EXPECT_THROW(other->removeAllChildren(), std::runtime_error);
    EXPECT_EQ(other->getDefaultCamera(), camera);
    EXPECT_EQ(camera->getParent(), other.get());
    EXPECT_EQ(thrower->getParent(), nullptr);
}
