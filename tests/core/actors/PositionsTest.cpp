#include "actors/Positions.h"
#include "scene/Node.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

Node* childAt(Node* parent, float x, float y, float scale) {
    Node* const child = Node::create();
    child->setPosition(x, y);
    child->setScale(scale);
    parent->addChild(child);
    return child;
}

TEST(PositionsIn, EqualThoseOfOneNodeWhateverTheParents) {
    Node* const root = Node::create();
    Node* const space = childAt(root, 10, 20, 2);
    Node* const parents[] = {space, childAt(root, 3, 4, 0.5f), root, childAt(space, 7, 1, 3)};
    copra::PositionsIn positions(space);
    for (const int at : {0, 1, 1, 2, 3, 1, 0}) {
        const Node& node = *childAt(parents[at], 5, 6, 1);
        EXPECT_EQ(positions.of(node), copra::positionIn(space, node));
    }
    EXPECT_EQ(positions.of(*childAt(root, 30, 60, 1)), Vec2(10, 20));
    EXPECT_EQ(positions.of(*Node::create()), copra::positionIn(space, *Node::create())) << "no parent";
}

} // namespace
