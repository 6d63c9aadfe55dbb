#include "studio/armature/ArmatureFixture.h"

#include "studio/armature/DataReaderHelper.h"

using namespace cocos2d;
using namespace cocostudio;

namespace {

class ArmatureDataManagerTest : public ArmatureFixture {};

/// Counts the progress of loading.
class Progress : public Ref {
public:
    void onLoaded(float fraction) { fractions.push_back(fraction); }
    std::vector<float> fractions;
};

class FormatTest : public ArmatureFixture, public testing::WithParamInterface<const char*> {};

TEST_P(FormatTest, BothFormatsHoldTheSame) {
    Armature* bee = load("bee", GetParam());
    ASSERT_NE(bee, nullptr);
    EXPECT_EQ(manager()->getArmatureDatas().size(), 2);
    EXPECT_EQ(manager()->getAnimationDatas().size(), 2);
    EXPECT_EQ(manager()->getTextureDatas().size(), 2);
    EXPECT_EQ(manager()->getTextureData("wing")->pivotX, 0.0f);
    EXPECT_FLOAT_EQ(manager()->getArmatureData("bee")->dataVersion, 1.6f);
    MovementData* turn = manager()->getAnimationData("bee")->getMovement("turn");
    ASSERT_NE(turn, nullptr);
    EXPECT_FALSE(turn->loop);
    EXPECT_EQ(turn->durationTo, 5);
    EXPECT_EQ(turn->getMovementBoneData("wing")->getFrameData(2)->strEvent, "end");
    bee->getAnimation()->play("fly");
    bee->getAnimation()->gotoAndPause(15);
    expectNear(placeOf(bee, "body"), Vec2(25, 20));
    EXPECT_NE(load("hive", GetParam()), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Formats, FormatTest, testing::Values("figures.ExportJson", "figures.csb"),
                         [](const auto& tested) { return std::string(tested.param).substr(8); });

TEST_F(ArmatureDataManagerTest, ReadsAFileOnceUntilItIsRemoved) {
    load("bee");
    ArmatureData* data = manager()->getArmatureData("bee");
    manager()->addArmatureFileInfo("figures.ExportJson");
    EXPECT_EQ(manager()->getArmatureData("bee"), data);
    SpriteFrameCache::getInstance()->removeUnusedSpriteFrames();
    EXPECT_NE(SpriteFrameCache::getInstance()->getSpriteFrameByName("wing2.png"), nullptr);
    manager()->removeArmatureFileInfo("figures.ExportJson");
    EXPECT_EQ(manager()->getArmatureData("bee"), nullptr);
    EXPECT_EQ(manager()->getTextureData("body"), nullptr);
    EXPECT_EQ(SpriteFrameCache::getInstance()->getSpriteFrameByName("wing2.png"), nullptr);
    app->step(5); // armatures keep their data
    EXPECT_NE(load("bee"), nullptr);
}

TEST_F(ArmatureDataManagerTest, TakesTheSheetThatIsGiven) {
    manager()->addArmatureFileInfo("bee0.png", "bee0.plist", "wasp.xml");
    EXPECT_FALSE(manager()->isAutoLoadSpriteFile());
    EXPECT_NE(SpriteFrameCache::getInstance()->getSpriteFrameByName("body.png"), nullptr);
    EXPECT_NE(manager()->getArmatureData("wasp"), nullptr);
}

TEST_F(ArmatureDataManagerTest, LoadsInTheBackgroundAndReportsProgress) {
    const RefPtr<Progress> progress = [] {
        RefPtr<Progress> made;
        made.weakAssign(new Progress());
        return made;
    }();
    const auto selector = static_cast<SEL_SCHEDULE>(&Progress::onLoaded);
    manager()->addArmatureFileInfoAsync("figures.ExportJson", progress, selector);
    manager()->addArmatureFileInfoAsync("bee0.png", "bee0.plist", "wasp.xml", progress, selector);
    manager()->addArmatureFileInfoAsync("missing.json", progress, selector);
    for (int i = 0; i < 2000 && progress->fractions.size() < 3; ++i) app->step(1);
    ASSERT_EQ(progress->fractions.size(), 3u);
    EXPECT_EQ(progress->fractions.back(), 1.0f);
    EXPECT_NE(Armature::create("bee"), nullptr);
    EXPECT_NE(Armature::create("wasp"), nullptr);
    manager()->addArmatureFileInfoAsync("wasp.xml", progress, selector);
    EXPECT_EQ(progress->fractions.size(), 4u); // it is there
}

TEST_F(ArmatureDataManagerTest, ScalesPositionsThatAreReadLater) {
    DataReaderHelper::setPositionReadScale(2.0f);
    Armature* bee = load("bee");
    DataReaderHelper::setPositionReadScale(1.0f);
    expectNear(placeOf(bee, "body"), Vec2(20, 40));
}

TEST_F(ArmatureDataManagerTest, ReadsVersionsBeforeBonesWereCombined) {
    load("bee"); // for the image
    Armature* old = load("old", "old.json");
    ASSERT_NE(old, nullptr);
    MovementBoneData* body =
        manager()->getAnimationData("old")->getMovement("fly")->getMovementBoneData("body");
    ASSERT_EQ(body->frameList.size(), 3);
    EXPECT_EQ(body->getFrameData(1)->frameID, 10);
    EXPECT_EQ(body->getFrameData(2)->frameID, 30);
    EXPECT_NEAR(body->getFrameData(0)->skewX, 3.0f - 6.2832f, 0.001f); // the shorter way to -3
    old->getAnimation()->play("fly");
    old->getAnimation()->gotoAndPause(5);
    expectNear(placeOf(old, "body"), Vec2(10, 0));
}

TEST_F(ArmatureDataManagerTest, ReadsTheXmlOfFlash) {
    load("bee");
    const copra::LogCapture log;
    Armature* wasp = load("wasp", "wasp.xml");
    ASSERT_NE(wasp, nullptr);
    EXPECT_TRUE(log.contains("movement \"sting\": there is no bone \"tail\""));
    EXPECT_TRUE(log.contains("animation \"nothing\" has no armature"));
    wasp->getAnimation()->play("sting");
    expectNear(placeOf(wasp, "body"), Vec2(10, 20));
    expectNear(placeOf(wasp, "head"), Vec2(14, 25)); // in the file relative to the armature
    wasp->getAnimation()->gotoAndPause(10);
    expectNear(placeOf(wasp, "body"), Vec2(30, 20));
    expectNear(placeOf(wasp, "head"), Vec2(34, 20));
    EXPECT_EQ(wasp->getBone("body")->getBlendFunc(), (BlendFunc{770, 1}));
    EXPECT_EQ(wasp->getBone("body")->getDisplayRenderNode()->getOpacity(), 127);
    Armature* bee = wasp->getBone("head")->getChildArmature();
    ASSERT_NE(bee, nullptr);
    EXPECT_EQ(manager()->getTextureData("body")->getContourData(0)->vertexList[1], Vec2(3, 4));
}

TEST_F(ArmatureDataManagerTest, ReportsDamagedFilesAndLoadsTheRest) {
    load("bee");
    const copra::LogCapture log;
    Armature* knot = load("knot", "broken.json");
    ASSERT_NE(knot, nullptr);
    EXPECT_TRUE(log.contains("broken.json: absent.plist is missing"));
    EXPECT_TRUE(log.contains("bone \"a\" is below itself"));
    EXPECT_TRUE(log.contains("bone \"c\" is below itself or below \"nothing\""));
    EXPECT_TRUE(log.contains("armature \"knot\" contains itself"));
    EXPECT_TRUE(log.contains("'missing.png'"));
    knot->getAnimation()->play("move");
    app->step(20);
    Armature* still = load("still", "broken.json");
    ASSERT_NE(still, nullptr);
    app->step(2);
}

TEST_F(ArmatureDataManagerTest, KeyFramesMayBeInAnyOrder) {
    load("bee");
    Armature* jumps = load("jumps", "broken.json");
    jumps->getAnimation()->play("move");
    jumps->getAnimation()->gotoAndPause(5);
    expectNear(placeOf(jumps, "a"), Vec2(5, 0));
    jumps->getAnimation()->play("none");
    expectNear(placeOf(jumps, "a"), Vec2(4, 0));
    app->step(20);
}

TEST_F(ArmatureDataManagerTest, ReportsFilesThatCannotBeRead) {
    const copra::LogCapture log;
    manager()->addArmatureFileInfo("missing.ExportJson");
    manager()->addArmatureFileInfo("bee0.plist");
    EXPECT_TRUE(log.contains("missing.ExportJson: the file is missing"));
    EXPECT_TRUE(log.contains("bee0.plist: the extension is unknown"));
}

} // namespace
