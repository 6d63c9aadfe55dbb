#include "actors/ActorFixture.h"

#include "actors/MySteering.h"
#include "actors/TrackBullet.h"
#include "actors/UnitSprite.h"
#include "actors/reference/ReferenceSteering.h"
#include "actors/reference/ReferenceTrackBullet.h"
#include "actors/reference/ReferenceUnit.h"
#include "backend/backend.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "testsFolder.h"

using namespace cocos2d;

/// The image of an actor is a sprite frame or a file.
class ActorImageTest : public ActorTest {
protected:
    void SetUp() override {
        ActorTest::SetUp();
        copra::installImageCodec();
        FileUtils::getInstance()->setSearchPaths({copra::testsFolder() + "/core/images/data"});
    }
    void TearDown() override {
        FileUtils::destroyInstance();
        ActorTest::TearDown();
    }

    std::vector<Sprite*> actorsOf(const std::string& image) {
        using Movement = copra::ReferenceUnit::Movement;
        return {copra::MySteering::create(scene, image),
                copra::TrackBullet::create(image, {0, 1}),
                copra::UnitSprite::create(image),
                copra::ReferenceSteering::create(scene, image, 0.5f, 4.0f, 50.0f),
                copra::ReferenceTrackBullet::create(image, {0, 1}),
                copra::ReferenceUnit::create(image, Movement::Home)};
    }
};

TEST_F(ActorImageTest, IsASpriteFrame) {
    const copra::LogCapture log;
    for (Sprite* actor : actorsOf("bee")) {
        ASSERT_NE(actor, nullptr);
        EXPECT_EQ(actor->getTexture(), texture.get());
    }
    EXPECT_EQ(log.text(), "");
}

TEST_F(ActorImageTest, IsAFileWhenNoFrameHasThatName) {
    const copra::LogCapture log;
    const float width = Sprite::create("opaque.png")->getContentSize().width;
    for (Sprite* actor : actorsOf("opaque.png")) {
        ASSERT_NE(actor, nullptr);
        EXPECT_EQ(actor->getContentSize().width, width);
    }
    EXPECT_EQ(log.text(), "");
}

TEST_F(ActorImageTest, IsAFrameRatherThanAFile) {
    SpriteFrameCache::getInstance()->addSpriteFrame(picture, "opaque.png");
    for (Sprite* actor : actorsOf("opaque.png")) EXPECT_EQ(actor->getTexture(), texture.get());
    SpriteFrameCache::getInstance()->removeSpriteFrameByName("opaque.png");
}

TEST_F(ActorImageTest, ThatIsMissingIsNamedWithBothPlaces) {
    const copra::LogCapture log;
    for (Sprite* actor : actorsOf("x.png")) EXPECT_EQ(actor, nullptr);
    for (const char* name : {"MySteering", "TrackBullet", "UnitSprite", "ReferenceSteering",
                             "ReferenceTrackBullet", "ReferenceUnit"})
        EXPECT_TRUE(
            log.contains(std::string(name) + ": there is neither a sprite frame nor a file 'x.png'\n"))
            << name;
    EXPECT_EQ(log.lineCount(), 6);
}
