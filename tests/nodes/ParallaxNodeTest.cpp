#include "nodes/ParallaxNode.h"

#include "scene/Stage.h"

using namespace cocos2d;

namespace {

class ParallaxNodeTest : public StageTest {
protected:
    void SetUp() override {
        StageTest::SetUp();
        parallax = ParallaxNode::create();
        scene->addChild(parallax);
        near = Node::create();
        far = Node::create();
        parallax->addChild(far, 1, Vec2(0.5f, 1), Vec2(10, 20));
        parallax->addChild(near, 2, Vec2(2, 0), Vec2(-5, 0));
    }

    ParallaxNode* parallax = nullptr;
    Node* near = nullptr;
    Node* far = nullptr;
};

TEST_F(ParallaxNodeTest, ChildrenMoveByTheirRatio) {
    parallax->setPosition(100, 60);
    visit();
    EXPECT_EQ(far->convertToWorldSpace(Vec2::ZERO), Vec2(60, 80));
    EXPECT_EQ(near->convertToWorldSpace(Vec2::ZERO), Vec2(195, 0));
    parallax->setPosition(-30, 8);
    visit();
    EXPECT_EQ(far->convertToWorldSpace(Vec2::ZERO), Vec2(-5, 28));
}

TEST_F(ParallaxNodeTest, MovesOfParentsCountToo) {
    Node* holder = Node::create();
    holder->setPosition(50, 50);
    scene->addChild(holder);
    RefPtr<ParallaxNode> keep = parallax;
    parallax->removeFromParentAndCleanup(false);
    holder->addChild(parallax);
    visit();
    EXPECT_EQ(far->convertToWorldSpace(Vec2::ZERO), Vec2(35, 70));
}

TEST_F(ParallaxNodeTest, RemovedChildrenAreLeftAlone) {
    RefPtr<Node> keep = near;
    parallax->removeChild(near, true);
    near->setPosition(1, 2);
    parallax->setPosition(100, 0);
    visit();
    EXPECT_EQ(near->getPosition(), Vec2(1, 2));
    EXPECT_EQ(parallax->getChildrenCount(), 1);
    parallax->removeAllChildren();
    parallax->setPosition(0, 0);
    visit();
    EXPECT_EQ(parallax->getChildrenCount(), 0);
}

} // namespace
