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

} // namespace
