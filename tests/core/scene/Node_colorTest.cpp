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

/// Counts how often its colors are computed.
class Counting : public Node {
public:
    CREATE_FUNC(Counting);
    void updateDisplayedColor(const Color3B& parentColor) override {
        ++colors;
        Node::updateDisplayedColor(parentColor);
    }
    void updateDisplayedOpacity(GLubyte parentOpacity) override {
        ++opacities;
        Node::updateDisplayedOpacity(parentOpacity);
    }
    int colors = 0;
    int opacities = 0;
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

TEST_F(NodeColor, OnlyTheChildThatIsAddedGetsItsColor) {
    parent->setCascadeOpacityEnabled(true);
    parent->setCascadeColorEnabled(true);
    parent->setOpacity(50);
    parent->setColor(Color3B::RED);
    auto* const first = Counting::create();
    parent->addChild(first);
    parent->addChild(Node::create());
    EXPECT_EQ(first->getDisplayedColor(), Color3B::RED);
    EXPECT_EQ(first->getDisplayedOpacity(), 50);
    EXPECT_EQ(first->colors, 1) << "many children would take quadratic time";
    EXPECT_EQ(first->opacities, 1);
}

TEST_F(NodeColor, AClassThatOverridesTheCascadeIsAskedForEachChild) {
    auto* const own = Counting::create();
    own->setCascadeColorEnabled(true);
    scene->addChild(own);
    const int before = own->colors;
    own->addChild(Node::create());
    EXPECT_EQ(own->colors, before + 1);
}

TEST_F(NodeColor, AnAddedChildShowsThatItsParentHasLeftATintedNode) {
    parent->setCascadeColorEnabled(true);
    parent->setColor(Color3B::RED);
    auto* const group = Node::create();
    group->setCascadeColorEnabled(true);
    parent->addChild(group);
    parent->setCascadeColorEnabled(false);
    group->updateDisplayedColor(Color3B::BLUE); // as a class of the game may
    auto* const leaf = Node::create();
    group->addChild(leaf);
    EXPECT_EQ(group->getDisplayedColor(), Color3B::WHITE);
    EXPECT_EQ(leaf->getDisplayedColor(), Color3B::WHITE);
}

TEST_F(NodeColor, SwitchingACascadeOffKeepsTheNodeUnderItsOwnParentsCascade) {
    parent->setCascadeOpacityEnabled(true);
    child->setCascadeOpacityEnabled(true);
    parent->setOpacity(100);
    child->setCascadeOpacityEnabled(false);
    EXPECT_EQ(child->getDisplayedOpacity(), 100);
}

TEST_F(NodeColor, AChildMayLeaveWhenItsOpacityChanges) {
    struct Leaving : Node {
        void updateDisplayedOpacity(GLubyte parentOpacity) override {
            Node::updateDisplayedOpacity(parentOpacity);
            if (parentOpacity == 0) removeFromParent();
        }
    };
    parent->setCascadeOpacityEnabled(true);
    for (int i = 0; i < 3; ++i) {
        auto* leaving = new Leaving();
        parent->addChild(leaving);
        leaving->release();
    }
    auto* last = Counting::create();
    parent->addChild(last);
    last->opacities = 0;
    parent->setOpacity(0);
    EXPECT_EQ(parent->getChildrenCount(), 2);
    EXPECT_EQ(last->getDisplayedOpacity(), 0);
    EXPECT_EQ(last->opacities, 1);
}
