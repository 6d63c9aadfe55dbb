#include "scene/SceneFixture.h"

using namespace cocos2d;

namespace {

class NodeColor : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        parent = Node::create();
        child = Node::create();
        scene->addChild(parent);
        parent->addChild(child);
    }

    Node* parent = nullptr;
    RefPtr<Node> child;
};

} // namespace

TEST_F(NodeColor, DoesNotCascadeByDefault) {
    parent->setOpacity(100);
    parent->setColor(Color3B(10, 20, 30));
    EXPECT_EQ(child->getDisplayedOpacity(), 255);
    EXPECT_EQ(child->getDisplayedColor(), Color3B::WHITE);
}

TEST_F(NodeColor, CascadesMultiplyAndTruncate) {
    parent->setCascadeOpacityEnabled(true);
    parent->setCascadeColorEnabled(true);
    parent->setOpacity(128);
    parent->setColor(Color3B(128, 255, 0));
    child->setOpacity(128);
    child->setColor(Color3B(128, 100, 100));
    EXPECT_EQ(child->getDisplayedOpacity(), 64);
    EXPECT_EQ(child->getDisplayedColor(), Color3B(64, 100, 0));
    EXPECT_EQ(child->getOpacity(), 128);
}

TEST_F(NodeColor, AChildThatLeavesACascadingParentShowsItsOwnColorAgain) {
    parent->setCascadeOpacityEnabled(true);
    parent->setCascadeColorEnabled(true);
    parent->setOpacity(50);
    parent->setColor(Color3B::BLACK);
    child->removeFromParent();
    EXPECT_EQ(child->getDisplayedOpacity(), 255);
    EXPECT_EQ(child->getDisplayedColor(), Color3B::WHITE);
    parent->addChild(child);
    parent->removeAllChildren();
    EXPECT_EQ(child->getDisplayedOpacity(), 255);
}

TEST_F(NodeColor, SwitchingACascadeOffKeepsTheNodeUnderItsOwnParentsCascade) {
    parent->setCascadeOpacityEnabled(true);
    child->setCascadeOpacityEnabled(true);
    parent->setOpacity(100);
    child->setCascadeOpacityEnabled(false);
    EXPECT_EQ(child->getDisplayedOpacity(), 100);
}
