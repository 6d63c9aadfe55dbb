#include "scene/ProtectedNode.h"

#include "base/expectRefused.h"
#include "scene/SceneFixture.h"

using namespace cocos2d;

namespace {

class ProtectedNodeTest : public SceneFixture {};

TEST_F(ProtectedNodeTest, RefusesItselfAndItsAncestors) {
    const RefPtr<Node> root = Node::create();
    auto* const middle = Node::create();
    auto* const node = ProtectedNode::create();
    root->addChild(middle);
    middle->addChild(node);
    const RefPtr<ProtectedNode> lone = ProtectedNode::create();
    EXPECT_REFUSED(lone->addProtectedChild(lone), "the child is this node or its ancestor");
    EXPECT_REFUSED(node->addProtectedChild(root), "the child is this node or its ancestor");
    EXPECT_REFUSED(node->addProtectedChild(middle), "the child has a parent already");
    EXPECT_REFUSED(lone->addProtectedChild(nullptr, 0, 0), "the child is null");
}

TEST_F(ProtectedNodeTest, RefusesTheAncestorOfAProtectedParent) {
    const RefPtr<ProtectedNode> outer = ProtectedNode::create();
    auto* const inner = ProtectedNode::create();
    outer->addProtectedChild(inner);
    EXPECT_REFUSED(inner->addProtectedChild(outer), "the child is this node or its ancestor");
    EXPECT_REFUSED(inner->addChild(outer), "cannot be added to itself or to its descendant");
}

/// A running protected node with two protected children.
class ProtectedChildrenTest : public SceneFixture {
protected:
    ProtectedChildrenTest() {
        owner->addProtectedChild(first);
        owner->addProtectedChild(second);
        owner->onEnter();
        owner->onEnterTransitionDidFinish();
    }
    ~ProtectedChildrenTest() override {
        if (owner->isRunning()) owner->onExit();
    }

    const RefPtr<ProtectedNode> owner = ProtectedNode::create();
    Node* const first = Node::create();
    const RefPtr<Node> second = Node::create();
};

TEST_F(ProtectedChildrenTest, AChildRemovedWhileItsOwnerLeavesExits) {
    auto* const child = Node::create();
    child->setOnExitCallback([&] { owner->removeProtectedChild(second); });
    owner->addChild(child);
    owner->onExit();
    EXPECT_FALSE(second->isRunning());
    EXPECT_EQ(second->getParent(), nullptr);
}

TEST_F(ProtectedChildrenTest, AChildRemovedByItsSiblingExitsOnce) {
    int exits = 0;
    second->setOnExitCallback([&] { ++exits; });
    first->setOnExitCallback([&] { owner->removeProtectedChild(second); });
    owner->onExit();
    EXPECT_EQ(exits, 1);
    EXPECT_FALSE(second->isRunning());
}

TEST_F(ProtectedChildrenTest, AChildThatRemovesItselfExitsOnce) {
    int exits = 0;
    second->setOnExitCallback([&] {
        ++exits;
        second->removeFromParent();
    });
    owner->removeProtectedChild(second);
    EXPECT_EQ(exits, 1);
    EXPECT_EQ(second->getParent(), nullptr);
    EXPECT_FALSE(second->isRunning());
}

TEST_F(ProtectedChildrenTest, AnOwnerThatLeavesWhileItEntersDoesNotEnterItsChildren) {
    owner->onExit();
    auto* const child = Node::create();
    child->setOnEnterCallback([&] { owner->onExit(); });
    owner->addChild(child);
    owner->onEnter();
    EXPECT_FALSE(owner->isRunning());
    EXPECT_FALSE(first->isRunning());
    EXPECT_FALSE(second->isRunning());
}

} // namespace
