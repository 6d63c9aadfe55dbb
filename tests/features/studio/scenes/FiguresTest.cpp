#include "studio/scenes/StudioFixture.h"

#include "render/Renderer.h"
#include "studio/armature/Armature.h"
#include "studio/timeline/SkeletonNode.h"

using namespace cocos2d;
using cocostudio::Armature;
using cocostudio::timeline::BoneNode;
using cocostudio::timeline::SkeletonNode;

namespace {

class FiguresTest : public BothFormats {
protected:
    void SetUp() override {
        BothFormats::SetUp();
        root = load("figures");
        ASSERT_NE(root, nullptr);
        app->scene()->addChild(root);
        skeleton = find<SkeletonNode>(root, "skeleton");
        ASSERT_NE(skeleton, nullptr);
    }
    ssize_t drawnVertices() const { return app->director().getRenderer()->getDrawnVertices(); }

    const copra::LogCapture log;
    Node* root = nullptr;
    SkeletonNode* skeleton = nullptr;
};

TEST_P(FiguresTest, ArmaturesPlayTheirAnimation) {
    auto* bee = find<Armature>(root, "bee");
    ASSERT_NE(bee, nullptr);
    EXPECT_EQ(bee->getPosition(), Vec2(50, 60));
    EXPECT_EQ(bee->getBoneDic().size(), 2);
    EXPECT_EQ(bee->getAnimation()->getCurrentMovementID(), "fly");
    EXPECT_NE(find(root, "lost"), nullptr);
    EXPECT_TRUE(log.contains("ArmatureNode \"lost\": missing.ExportJson is missing"));
    app->step(70);
    EXPECT_EQ(bee->getAnimation()->getCurrentMovementID(), "fly");
}

TEST_P(FiguresTest, ASkeletonKnowsItsBonesByName) {
    EXPECT_EQ(skeleton->getAllSubBonesMap().size(), 2);
    BoneNode* hand = skeleton->getBoneNode("hand");
    ASSERT_NE(hand, nullptr);
    EXPECT_EQ(hand->getRootSkeletonNode(), skeleton);
    EXPECT_EQ(hand->getDebugDrawLength(), 10.0f);
    EXPECT_EQ(skeleton->getBoneNode("arm")->getChildBones().size(), 1);
    EXPECT_EQ(skeleton->getBoneNode("arm")->getBlendFunc(), (BlendFunc{770, 1}));
    EXPECT_EQ(skeleton->getBoneNode("arm")->getAllSubSkins().size(), 3);
    hand->setName("paw");
    EXPECT_EQ(skeleton->getBoneNode("hand"), nullptr);
    EXPECT_EQ(skeleton->getBoneNode("paw"), hand);
    skeleton->getBoneNode("arm")->removeFromParent();
    EXPECT_TRUE(skeleton->getAllSubBonesMap().empty());
}

TEST_P(FiguresTest, BonesChangeTheirSkins) {
    find(root, "bee")->removeFromParent();
    app->step(1);
    EXPECT_EQ(drawnVertices(), 8);
    BoneNode* arm = skeleton->getBoneNode("arm");
    skeleton->addSkinGroup("winter", {{"arm", "gloved"}, {"hand", "none"}});
    skeleton->changeSkins("winter");
    ASSERT_EQ(arm->getVisibleSkins().size(), 1);
    EXPECT_EQ(arm->getVisibleSkins().front()->getName(), "gloved");
    app->step(1);
    EXPECT_EQ(drawnVertices(), 4);
    arm->displaySkin("bare", false);
    auto* ring = Node::create();
    arm->addSkin(ring, true, true);
    EXPECT_EQ(arm->getVisibleSkins().size(), 1);
    arm->setVisible(false);
    app->step(1);
    EXPECT_EQ(drawnVertices(), 0);
    skeleton->setDebugDrawEnabled(true);
    app->step(1);
    EXPECT_GT(drawnVertices(), 0);
}

TEST_P(FiguresTest, AnAnimationMovesTheBonesAndWhatTheyShow) {
    auto* action = CSLoader::createTimeline(file("figures"));
    root->runAction(action);
    action->gotoFrameAndPause(10);
    app->step(1);
    // The hand is 40 along the arm, which points down.
    Node* skin = skeleton->getBoneNode("hand")->getSkins().front();
    const Vec2 place = skin->convertToWorldSpace(Vec2::ZERO);
    EXPECT_NEAR(place.x, 110.0f, 0.01f);
    EXPECT_NEAR(place.y, -40.0f, 0.01f);
    const Rect box = skeleton->getBoundingBox();
    EXPECT_NEAR(box.getMinY(), -48.0f, 0.01f);
    EXPECT_NEAR(box.getMaxX(), 118.0f, 0.01f);
}

INSTANTIATE_TEST_SUITE_P(Formats, FiguresTest, testing::Values(".csb", ".csd"), formatName);

} // namespace
