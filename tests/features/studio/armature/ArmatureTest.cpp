#include "studio/armature/ArmatureFixture.h"

#include "base/expectRefused.h"
#include "base/lastReference.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "studio/armature/BatchNode.h"
#include "studio/armature/ColliderDetector.h"
#include "studio/armature/DecorativeDisplay.h"
#include "studio/armature/Tween.h"

using namespace cocos2d;
using namespace cocostudio;

namespace {

class ArmatureTest : public ArmatureFixture {};

TEST_F(ArmatureTest, BonesFormTheTreeOfTheFile) {
    Armature* bee = load("bee");
    ASSERT_NE(bee, nullptr);
    EXPECT_EQ(bee->getName(), "bee");
    EXPECT_EQ(bee->getBoneDic().size(), 2);
    Bone* wing = bee->getBone("wing");
    EXPECT_EQ(wing->getParentBone(), bee->getBone("body"));
    EXPECT_EQ(wing->getParent(), bee);
    EXPECT_EQ(bee->getBone("body")->getParentBone(), nullptr);
    expectNear(placeOf(bee, "body"), Vec2(10, 20));
    expectNear(placeOf(bee, "wing"), Vec2(15, 26));
}

TEST_F(ArmatureTest, ImagesAreAtThePlaceOfTheirBoneAndItsSkin) {
    Armature* bee = load("bee");
    Node* image = bee->getBone("wing")->getDisplayRenderNode();
    ASSERT_NE(dynamic_cast<Skin*>(image), nullptr);
    // The skin is 1, 2 beside the bone and has its anchor point at the left edge.
    EXPECT_TRUE(image->getBoundingBox().equals(Rect(16, 26, 6, 4)));
    bee->setPosition(100, 0);
    expectNear(image->convertToWorldSpace(Vec2::ZERO), Vec2(116, 26));
}

TEST_F(ArmatureTest, TheContentIsTheBoxAroundTheImagesAndThePositionTheOriginOfTheBones) {
    Armature* bee = load("bee");
    EXPECT_TRUE(bee->getContentSize().equals(Size(17, 14)));
    EXPECT_EQ(bee->getOffsetPoints(), Vec2(-5, -16));
    bee->setPosition(100, 50);
    EXPECT_TRUE(bee->getBoundingBox().equals(Rect(105, 66, 17, 14)));
    bee->setAnchorPoint(Vec2::ZERO);
    EXPECT_TRUE(bee->getBoundingBox().equals(Rect(100, 50, 17, 14)));
    EXPECT_EQ(bee->getAnchorPointInPoints(), Vec2::ZERO);
    EXPECT_EQ(bee->getBoneAtPoint(102, 52), bee->getBone("body"));
    EXPECT_EQ(bee->getBoneAtPoint(112, 61), bee->getBone("wing"));
    EXPECT_EQ(bee->getBoneAtPoint(400, 300), nullptr);
}

TEST_F(ArmatureTest, DrawsItsBonesInTheOrderOfTheirZ) {
    Armature* bee = load("bee");
    app->step(1);
    EXPECT_EQ(bee->getChildren().front(), bee->getBone("body"));
    EXPECT_EQ(drawnVertices(), 8);
    bee->setVisible(false);
    app->step(1);
    EXPECT_EQ(drawnVertices(), 0);
}

TEST_F(ArmatureTest, ColorAndOpacityReachTheImages) {
    Armature* bee = load("bee");
    bee->setOpacity(100);
    bee->setColor(Color3B(255, 0, 0));
    Node* image = bee->getBone("body")->getDisplayRenderNode();
    EXPECT_EQ(image->getOpacity(), 100);
    EXPECT_EQ(image->getColor(), Color3B(255, 0, 0));
}

TEST_F(ArmatureTest, PropertiesOfABoneAddToItsMovement) {
    Armature* bee = load("bee");
    Bone* body = bee->getBone("body");
    body->setPosition(100, 0);
    body->setRotation(90);
    body->setScale(2);
    app->step(1);
    expectNear(placeOf(bee, "body"), Vec2(110, 20));
    expectNear(placeOf(bee, "wing"), Vec2(110 + 2 * 6, 20 - 2 * 5));
}

TEST_F(ArmatureTest, TheWorldTransformOfABoneContainsThatOfItsArmature) {
    Armature* bee = load("bee");
    bee->setPosition(100, 200);
    bee->setRotation(90);
    bee->setScale(2);
    app->step(1);
    Vec3 place;
    bee->getBone("body")->getNodeToWorldTransform().getTranslation(&place);
    expectNear(Vec2(place.x, place.y), Vec2(100 + 2 * 20, 200 - 2 * 10));
}

TEST_F(ArmatureTest, BonesChangeAddAndRemoveDisplays) {
    Armature* bee = load("bee");
    Bone* wing = bee->getBone("wing");
    wing->changeDisplayWithName("wing2.png", true);
    EXPECT_EQ(wing->getDisplayManager()->getCurrentDisplayIndex(), 1);
    bee->getAnimation()->play("fly");
    EXPECT_EQ(wing->getDisplayManager()->getCurrentDisplayIndex(), 1); // forced
    wing->addDisplay(Sprite::createWithSpriteFrameName("body.png"), 1);
    EXPECT_EQ(wing->getDisplayRenderNodeType(), CS_DISPLAY_MAX);
    expectNear(wing->getDisplayRenderNode()->getBoundingBox().origin, Vec2(-5, -4));
    app->step(1);
    EXPECT_GT(wing->getDisplayRenderNode()->getBoundingBox().origin.x, 0.0f);
    wing->changeDisplayWithIndex(-1, true);
    EXPECT_EQ(wing->getDisplayRenderNode(), nullptr);
    wing->removeDisplay(0);
    EXPECT_EQ(wing->getDisplayManager()->getDecorativeDisplayList().size(), 1);
}

TEST_F(ArmatureTest, ASkinTakesThePlaceOfTheOneItReplaces) {
    Armature* bee = load("bee");
    Bone* wing = bee->getBone("wing");
    auto* skin = Skin::createWithSpriteFrameName("wing2.png");
    wing->addDisplay(skin, 0);
    EXPECT_EQ(wing->getDisplayRenderNode(), skin);
    EXPECT_EQ(skin->getSkinData().x, 1.0f);
    EXPECT_EQ(skin->getBone(), wing);
}

TEST_F(ArmatureTest, BonesCanBeAddedMovedAndRemoved) {
    Armature* bee = load("bee");
    auto* sting = Bone::create("sting");
    sting->addDisplay(Skin::createWithSpriteFrameName("wing.png"), 0);
    sting->changeDisplayWithIndex(0, true);
    sting->setIgnoreMovementBoneData(true);
    sting->setPosition(1, 1);
    bee->addBone(sting, "wing");
    bee->getAnimation()->play("land");
    app->step(1);
    EXPECT_NE(sting->getDisplayRenderNode(), nullptr);
    EXPECT_EQ(bee->getBone("wing")->getDisplayRenderNode(), nullptr); // it has no movement
    bee->changeBoneParent(sting, "");
    app->step(1);
    expectNear(placeOf(bee, "sting"), Vec2(1, 1));
    EXPECT_NE(sting->getDisplayRenderNode(), nullptr);
    bee->changeBoneParent(sting, "wing");
    bee->removeBone(bee->getBone("body"), true);
    EXPECT_TRUE(bee->getBoneDic().empty());
    EXPECT_EQ(bee->getChildrenCount(), 0);
    app->step(2);
}

TEST_F(ArmatureTest, BonesBelowARemovedOneMoveUp) {
    Armature* bee = load("bee");
    bee->removeBone(bee->getBone("body"), false);
    EXPECT_EQ(bee->getBone("body"), nullptr);
    EXPECT_EQ(bee->getBone("wing")->getParentBone(), nullptr);
    app->step(1);
    expectNear(placeOf(bee, "wing"), Vec2(5, 6));
}

TEST_F(ArmatureTest, ABoneThatIsNotAChildAnyMoreCanBeRemovedWithTheBonesBelowIt) {
    Armature* bee = load("bee");
    Bone* const body = bee->getBone("body");
    bee->removeChild(body);
    bee->removeBone(body, true);
    EXPECT_TRUE(bee->getBoneDic().empty());
    app->step(1);
}

TEST_F(ArmatureTest, BonesShowArmaturesAndParticles) {
    Armature* hive = load("hive");
    hive->getAnimation()->play("idle");
    Armature* guest = hive->getBone("guest")->getChildArmature();
    ASSERT_NE(guest, nullptr);
    EXPECT_EQ(guest->getParentBone(), hive->getBone("guest"));
    expectNear(placeOf(guest, "body"), Vec2(110, 20));
    guest->getAnimation()->play("fly");
    hive->setPosition(50, 0);
    app->step(10);
    EXPECT_GT(placeOf(guest, "body").x, 111.0f);
    Node* image = guest->getBone("body")->getDisplayRenderNode();
    EXPECT_NEAR(image->convertToWorldSpaceAR(Vec2::ZERO).x, placeOf(guest, "body").x + 50, 0.01f);
    Node* smoke = hive->getBone("smoke")->getDisplayRenderNode();
    ASSERT_NE(dynamic_cast<ParticleSystemQuad*>(smoke), nullptr);
    EXPECT_EQ(smoke->getPosition(), Vec2(3, 4));
    EXPECT_GT(static_cast<ParticleSystem*>(smoke)->getParticleCount(), 0u);
    EXPECT_GT(drawnVertices(), 12);
    hive->getAnimation()->setSpeedScale(0.5f);
    EXPECT_EQ(guest->getAnimation()->getSpeedScale(), 0.5f);
}

TEST_F(ArmatureTest, DisplaysMayOutliveTheirArmature) {
    Armature* hive = load("hive");
    hive->getAnimation()->play("idle");
    const RefPtr<Node> smoke = hive->getBone("smoke")->getDisplayRenderNode();
    const RefPtr<Bone> door = hive->getBone("door");
    const RefPtr<Armature> guest = hive->getBone("guest")->getChildArmature();
    auto* image = dynamic_cast<Skin*>(door->getDisplayRenderNode());
    ASSERT_NE(image, nullptr);
    hive->removeFromParent();
    app->step(1);
    EXPECT_EQ(smoke->getParent(), nullptr);
    EXPECT_EQ(door->getArmature(), nullptr);
    EXPECT_EQ(guest->getParentBone(), nullptr);
    image->getNodeToWorldTransform();
    scene->addChild(guest);
    app->step(1);
    expectNear(placeOf(guest, "body"), Vec2(10, 20));
}

TEST_F(ArmatureTest, AnAnimationMayOutliveItsArmature) {
    Armature* bee = load("bee");
    const RefPtr<ArmatureAnimation> animation = bee->getAnimation();
    animation->play("fly");
    bee->removeFromParent();
    clearPool();
    app->step(1);
    animation->update(0.1f);
    animation->pause();
    animation->resume();
    animation->gotoAndPlay(2);
    animation->gotoAndPause(2);
    animation->setSpeedScale(3.0f);
    animation->play("fly");
    animation->playWithIndex(0);
    animation->playWithNames({"fly", "fly"});
    EXPECT_EQ(animation->getMovementCount(), 3);
    EXPECT_EQ(animation->getCurrentMovementID(), "fly");
    animation->stop();
}

TEST_F(ArmatureTest, AnAnimationThatIsReplacedMayBeDestroyed) {
    Armature* bee = load("bee");
    bee->getAnimation()->setFrameEventCallFunc([](Bone*, const std::string&, int, int) {});
    bee->getAnimation()->play("fly");
    bee->setAnimation(ArmatureAnimation::create(bee));
    clearPool();
    bee->getAnimation()->setAnimationData(manager()->getAnimationData("bee"));
    bee->getAnimation()->play("fly");
    app->step(70, 1.0f / 60.0f);
    EXPECT_TRUE(bee->getAnimation()->isPlaying());
}

TEST_F(ArmatureTest, WhatABoneOwnsMayOutliveIt) {
    Armature* bee = load("bee");
    bee->getAnimation()->play("fly");
    const RefPtr<Tween> tween = bee->getBone("wing")->getTween();
    const RefPtr<DisplayManager> displays = bee->getBone("wing")->getDisplayManager();
    MovementBoneData* const data = const_cast<MovementBoneData*>(tween->getMovementBoneData());
    ASSERT_TRUE(data);
    const RefPtr<DisplayData> display = displays->getDecorativeDisplayByIndex(0)->getDisplayData();
    bee->removeFromParent();
    clearPool();
    app->step(1);
    tween->gotoAndPlay(3);
    for (int i = 0; i < 70; ++i) tween->update(1.0f / 60.0f);
    tween->play(data, 3, 20, 1, 0);
    tween->update(0.1f);
    tween->gotoAndPause(3);
    EXPECT_EQ(tween->getAnimation(), nullptr);
    displays->changeDisplayWithIndex(-1, true);
    displays->changeDisplayWithIndex(0, true);
    displays->setVisible(false);
    displays->addDisplay(display, 0);
    displays->addDisplay(Node::create(), -1);
    displays->containPoint(3, 3);
    displays->removeDisplay(0);
    displays->initDisplayList(BoneData::create());
    EXPECT_TRUE(displays->getDecorativeDisplayList().empty());
}

TEST_F(ArmatureTest, DisplaysAndBonesMayHoldTheLastReferenceToTheirOwner) {
    using copra::test::endsWithItsLastReference;
    const auto show = [](Bone* bone, const std::function<void()>& held) {
        auto* const display = Node::create();
        display->setOnEnterCallback(held);
        bone->addDisplay(display, 0);
        bone->changeDisplayWithIndex(0, true);
    };
    endsWithItsLastReference(Bone::create("a"), show, [](Bone* bone) { bone->removeDisplay(0); });
    endsWithItsLastReference(Bone::create("a"), show,
                             [](Bone* bone) { bone->addDisplay(Node::create(), 0); });
    endsWithItsLastReference(Bone::create("a"), show, [](Bone* bone) {
        bone->changeDisplayWithIndex(-1, true);
        bone->setBoneData(BoneData::create());
    });
    const auto below = [](const std::function<void()>& held) {
        Bone* const bone = Bone::create("b");
        bone->setOnEnterCallback(held);
        return bone;
    };
    endsWithItsLastReference(
        Bone::create("a"),
        [below](Bone* bone, const std::function<void()>& held) { bone->addChildBone(below(held)); },
        [](Bone* bone) { bone->removeChildBone(bone->getChildBones().at(0), true); });
    endsWithItsLastReference(
        Armature::create(),
        [below](Armature* armature, const std::function<void()>& held) {
            armature->addBone(below(held), "");
        },
        [](Armature* armature) { armature->init(""); });
}

TEST_F(ArmatureTest, ADisplayThatIsRemovedForgetsItsBone) {
    Armature* bee = load("bee");
    Bone* wing = bee->getBone("wing");
    const RefPtr<Skin> skin = Skin::createWithSpriteFrameName("wing2.png");
    const RefPtr<Armature> guest = Armature::create("bee");
    const RefPtr<ParticleSystemQuad> smoke = ParticleSystemQuad::createWithTotalParticles(3);
    for (Node* node : {static_cast<Node*>(skin), static_cast<Node*>(guest), static_cast<Node*>(smoke)}) {
        wing->addDisplay(node, -1);
        wing->removeDisplay(2);
    }
    wing->addDisplay(skin, 1);
    wing->addDisplay(Node::create(), 1); // replaces it
    bee->removeFromParent();
    clearPool();
    app->step(1);
    EXPECT_EQ(skin->getBone(), nullptr);
    EXPECT_EQ(guest->getParentBone(), nullptr);
    EXPECT_EQ(smoke->getParent(), nullptr);
    skin->getNodeToWorldTransform();
    for (Node* node : {static_cast<Node*>(skin), static_cast<Node*>(guest), static_cast<Node*>(smoke)})
        scene->addChild(node);
    app->step(2);
}

TEST_F(ArmatureTest, ContoursFollowTheImageThatIsShown) {
    Armature* bee = load("bee");
    ColliderDetector* contours = bee->getBone("body")->getColliderDetector();
    ASSERT_NE(contours, nullptr);
    EXPECT_TRUE(contours->getActive());
    bee->setPosition(100, 0);
    app->step(1);
    const std::vector<Vec2>& points = contours->getColliderBodyList().front()->getCalculatedVertexList();
    ASSERT_EQ(points.size(), 3u);
    expectNear(points[0], Vec2(110, 24)); // in reverse order
    expectNear(points[2], Vec2(105, 16));
    bee->getBone("body")->changeDisplayWithIndex(-1, true);
    EXPECT_FALSE(contours->getActive());
    EXPECT_EQ(bee->getBone("body")->getColliderDetector(), nullptr);
}

TEST_F(ArmatureTest, BlendFunctionsOfBonesComeBeforeThatOfTheArmature) {
    Armature* bee = load("bee");
    bee->setBlendFunc(BlendFunc::ADDITIVE);
    bee->getBone("wing")->setBlendFunc(BlendFunc::DISABLE);
    app->step(1);
    EXPECT_EQ(static_cast<Skin*>(bee->getBone("body")->getDisplayRenderNode())->getBlendFunc(),
              BlendFunc::ADDITIVE);
    EXPECT_EQ(static_cast<Skin*>(bee->getBone("wing")->getDisplayRenderNode())->getBlendFunc(),
              BlendFunc::DISABLE);
}

TEST_F(ArmatureTest, MayBeEmptyOrUnknown) {
    Armature* empty = Armature::create();
    ASSERT_NE(empty, nullptr);
    EXPECT_EQ(empty->getAnimation()->getMovementCount(), 0);
    scene->addChild(empty);
    app->step(1);
    const copra::LogCapture log;
    EXPECT_EQ(Armature::create("nothing"), nullptr);
    EXPECT_TRUE(log.contains("has no armature \"nothing\""));
    empty->getAnimation()->play("move");
    EXPECT_TRUE(log.contains("has no movement \"move\""));
    EXPECT_REFUSED(empty->getAnimation()->playWithIndex(0), "no movement with this number");
    EXPECT_REFUSED(empty->getAnimation()->playWithIndexes({0}), "no movement with this number");
}

TEST_F(ArmatureTest, ABatchNodeKnowsItsArmatures) {
    auto* batch = BatchNode::create();
    scene->addChild(batch);
    manager()->addArmatureFileInfo("figures.ExportJson");
    const RefPtr<Armature> bee = Armature::create("bee");
    batch->addChild(bee);
    EXPECT_EQ(bee->getBatchNode(), batch);
    app->step(1);
    EXPECT_EQ(drawnVertices(), 8);
    batch->removeChild(bee, true);
    EXPECT_EQ(bee->getBatchNode(), nullptr);
    batch->addChild(bee);
    batch->removeAllChildren();
    EXPECT_EQ(bee->getBatchNode(), nullptr);
}

TEST_F(ArmatureTest, MayBeInitializedAgainByItsCallbacks) {
    auto* const hive = load("hive");
    hive->getAnimation()->play("idle");
    auto* const inner = dynamic_cast<Armature*>(hive->getBone("guest")->getDisplayRenderNode());
    const RefPtr<Bone> guest(hive->getBone("guest"));
    inner->getAnimation()->setFrameEventCallFunc([hive](Bone*, const std::string&, int, int) {
        if (hive->getBone("guest")) hive->init("bee");
        clearPool();
    });
    inner->getAnimation()->play("fly");
    app->step(60);
    EXPECT_NE(hive->getBone("wing"), nullptr);
    EXPECT_EQ(guest->getArmature(), nullptr);
}

} // namespace
