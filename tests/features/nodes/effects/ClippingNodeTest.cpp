#include "nodes/effects/ClippingNode.h"

#include "base/expectRefused.h"
#include "base/lastReference.h"
#include "nodes/effects/EffectFixture.h"

using namespace cocos2d;

namespace {

class ClippingNodeTest : public EffectFixture {
protected:
    static ClippingNode* clipped(Node* stencil) {
        ClippingNode* node = ClippingNode::create(stencil);
        node->addChild(block(8, 8, Color3B::RED));
        return node;
    }

    /// A node that notes its life.
    Node* notingNode() {
        Node* node = Node::create();
        node->setOnEnterCallback([this] { said.push_back("enter"); });
        node->setOnExitCallback([this] { said.push_back("exit"); });
        node->setonEnterTransitionDidFinishCallback([this] { said.push_back("finished"); });
        node->setonExitTransitionDidStartCallback([this] { said.push_back("leaving"); });
        return node;
    }
};

TEST_F(ClippingNodeTest, ShowsChildrenOnlyWhereTheStencilIs) {
    EXPECT_EQ(picture(clipped(rectangle(1, 0, 4, 2)), 6, 3), "......\n.rrr..\n.rrr..\n");
}

TEST_F(ClippingNodeTest, InvertedShowsChildrenOnlyWhereTheStencilIsNot) {
    ClippingNode* node = clipped(rectangle(1, 0, 4, 2));
    node->setInverted(true);
    EXPECT_TRUE(node->isInverted());
    EXPECT_EQ(picture(node, 6, 3), "rrrrrr\nr...rr\nr...rr\n");
}

TEST_F(ClippingNodeTest, MovesTheStencilWithItself) {
    ClippingNode* node = clipped(rectangle(0, 0, 2, 2));
    node->setPosition(1, 1);
    EXPECT_EQ(picture(node, 4, 4), "....\n.rr.\n.rr.\n....\n");
}

TEST_F(ClippingNodeTest, AStencilThatIsTurnedOutOfThePlaneIsSeenInPerspective) {
    const auto turned = [] {
        Sprite* sprite = block(200, 90, Color3B::RED);
        sprite->setRotation3D(Vec3(0, 60, 0));
        return sprite;
    };
    ClippingNode* node = ClippingNode::create(turned());
    node->addChild(block(200, 200, Color3B::RED));
    const std::string seen = picture(turned(), 120, 100);
    EXPECT_NE(seen, picture(block(100, 90, Color3B::RED), 120, 100)) << "not even";
    EXPECT_EQ(picture(node, 120, 100), seen);
}

TEST_F(ClippingNodeTest, DrawsNothingWithoutAStencilAndEverythingWhenInverted) {
    ClippingNode* node = clipped(nullptr);
    EXPECT_EQ(picture(node, 2, 1), "..\n");
    node->setInverted(true);
    EXPECT_EQ(picture(node, 2, 1), "rr\n");
}

TEST_F(ClippingNodeTest, CountsOnlyAlphaAboveTheThreshold) {
    Node* stencil = Node::create();
    Sprite* faint = block(2, 1, Color3B::WHITE);
    faint->setOpacity(100);
    stencil->addChild(faint);
    Sprite* strong = block(2, 1, Color3B::WHITE);
    strong->setPosition(2, 0);
    strong->setOpacity(200);
    stencil->addChild(strong);
    ClippingNode* node = clipped(stencil);
    EXPECT_EQ(picture(node, 6, 1), "rrrr..\n") << "a threshold of 1 takes every pixel";
    node->setAlphaThreshold(0.5f);
    EXPECT_EQ(picture(node, 6, 1), "..rr..\n");
    node->setInverted(true);
    EXPECT_EQ(picture(node, 6, 1), "rr..rr\n");
}

TEST_F(ClippingNodeTest, NestsWithinAnother) {
    ClippingNode* outer = ClippingNode::create(rectangle(0, 0, 4, 4));
    outer->addChild(clipped(rectangle(2, 0, 8, 1)));
    EXPECT_EQ(picture(outer, 6, 2), "......\n..rr..\n");
}

TEST_F(ClippingNodeTest, ClipsAgainWhatComesAfterANestedOne) {
    ClippingNode* outer = ClippingNode::create(rectangle(0, 0, 4, 4));
    outer->addChild(clipped(rectangle(2, 0, 8, 1)));
    Sprite* after = block(8, 1, Color3B::GREEN);
    after->setPosition(0, 1);
    outer->addChild(after);
    EXPECT_EQ(picture(outer, 6, 2), "gggg..\n..rr..\n");
}

TEST_F(ClippingNodeTest, WithoutContentMakesNoMask) {
    ClippingNode* node = ClippingNode::create(rectangle(0, 0, 4, 4));
    EXPECT_FALSE(node->hasContent());
    scene->addChild(node);
    EXPECT_TRUE(drawn().empty());
}

TEST_F(ClippingNodeTest, KeepsTheOrderOfItsSiblings) {
    scene->addChild(block(3, 3, Color3B::GREEN));
    scene->addChild(clipped(rectangle(0, 0, 4, 4)));
    scene->addChild(block(2, 2, Color3B::BLUE));
    EXPECT_EQ(picture(scene, 3, 3), "rrr\nbbr\nbbr\n");
}

TEST_F(ClippingNodeTest, LetsTheStencilLiveAsItDoes) {
    ClippingNode* node = ClippingNode::create(notingNode());
    scene->addChild(node);
    EXPECT_EQ(said, (std::vector<std::string>{"enter", "finished"}));
    said.clear();
    node->removeFromParent();
    EXPECT_EQ(said, (std::vector<std::string>{"leaving", "exit"}));
}

TEST_F(ClippingNodeTest, EntersAndLeavesAStencilThatIsExchanged) {
    ClippingNode* node = ClippingNode::create(Node::create());
    scene->addChild(node);
    node->setStencil(notingNode());
    EXPECT_EQ(said, (std::vector<std::string>{"enter", "finished"}));
    said.clear();
    node->setStencil(nullptr);
    EXPECT_EQ(said, (std::vector<std::string>{"leaving", "exit"}));
    EXPECT_EQ(node->getStencil(), nullptr);
}

TEST_F(ClippingNodeTest, StopsTheActionsOfTheStencilAtCleanup) {
    Node* stencil = Node::create();
    stencil->schedule([](float) {}, "tick");
    ClippingNode* node = ClippingNode::create(stencil);
    scene->addChild(node);
    node->removeFromParentAndCleanup(true);
    EXPECT_FALSE(stencil->isScheduled("tick"));
}

TEST_F(ClippingNodeTest, RefusesToBeItsOwnStencil) {
    ClippingNode* node = clipped(nullptr);
    Node* parent = Node::create();
    parent->addChild(node);
    const auto set = [&](Node* stencil) {
        node->setStencil(stencil);
        return node->getStencil();
    };
    EXPECT_REFUSED(set(node), "ClippingNode::setStencil: a node cannot be clipped by itself or its ancestor");
    EXPECT_REFUSED(set(parent), "ClippingNode::setStencil");
}

TEST_F(ClippingNodeTest, SurvivesAStencilThatBecomesItsAncestor) {
    const copra::LogCapture log;
    Node* stencil = notingNode();
    ClippingNode* node = clipped(stencil);
    scene->addChild(stencil);
    stencil->addChild(node);
    picture(stencil, 2, 2);
    node->setCameraMask(2);
    EXPECT_TRUE(log.contains("contains the node that draws it"));
    EXPECT_EQ(said.front(), "enter");
    stencil->removeFromParent();
    node->setStencil(nullptr);
}

TEST_F(ClippingNodeTest, AcceptsAStencilWithAParentWithAWarning) {
    Node* stencil = rectangle(1, 0, 4, 2);
    Node::create()->addChild(stencil);
    EXPECT_WARNED(ClippingNode::create(stencil), "the stencil has a parent");
}

TEST_F(ClippingNodeTest, AStencilThatTakesItsClippingNodeOutExitsWithIt) {
    Node* stencil = notingNode();
    ClippingNode* node = clipped(stencil);
    stencil->setOnEnterCallback([&] { node->removeFromParent(); });
    scene->addChild(node);
    EXPECT_FALSE(stencil->isRunning());
}

TEST_F(ClippingNodeTest, ItsStencilMayHoldTheLastReference) {
    copra::test::endsWithItsLastReference(
        ClippingNode::create(),
        [](ClippingNode* clipping, const std::function<void()>& held) {
            auto* const stencil = Node::create();
            stencil->setOnEnterCallback(held);
            clipping->setStencil(stencil);
        },
        [](ClippingNode* clipping) { clipping->setStencil(nullptr); });
}

TEST_F(ClippingNodeTest, ItsStencilMayBeSetInADestructor) {
    copra::test::endsWithACall<ClippingNode>([](ClippingNode& node) { node.init(Node::create()); },
                                             [](ClippingNode& node) { node.setStencil(nullptr); });
}

TEST_F(ClippingNodeTest, AStencilThatExitsMayRemoveTheNodeAndReplaceTheStencil) {
    auto* const clipping = ClippingNode::create();
    auto* const stencil = Node::create();
    scene->addChild(clipping);
    clipping->setStencil(stencil);
    stencil->setOnExitCallback([clipping] {
        clipping->removeFromParent();
        clipping->setStencil(nullptr);
    });
    PoolManager::getInstance()->getCurrentPool()->clear();
    clipping->setStencil(Node::create());
    EXPECT_TRUE(scene->getChildren().empty());
}

} // namespace
