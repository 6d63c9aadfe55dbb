#include "game/GameSceneTest.h"
#include "rules/Cards.h"
#include "rules/EnemyKind.h"

using namespace beecluster;

namespace {
class ArtTest : public GameSceneTest {};
} // namespace

TEST_F(ArtTest, SheetsHaveMipmapsForSmallWindows) {
    for (const char* sheet : {"beecluster.webp", "scenery.webp", "bosses.webp"}) {
        const auto* texture = app.director().getTextureCache()->getTextureForKey(sheet);
        ASSERT_NE(texture, nullptr) << sheet;
        EXPECT_TRUE(texture->hasMipmaps()) << sheet;
    }
}

TEST_F(ArtTest, EveryEnemyHasItsPicturesAndAnAnimation) {
    auto* frames = cocos2d::SpriteFrameCache::getInstance();
    for (std::size_t i = 0; i < kEnemyKinds; ++i) {
        const std::string name = traitsOf(static_cast<EnemyKind>(i)).framePrefix;
        EXPECT_NE(frames->getSpriteFrameByName(name + "_0.png"), nullptr) << name;
        EXPECT_NE(frames->getSpriteFrameByName(name + "_white.png"), nullptr) << name;
        EXPECT_NE(loopAnimation(name), nullptr) << name;
    }
}

TEST_F(ArtTest, EveryCardHasAPicture) {
    for (std::size_t i = 0; i < kCards; ++i) {
        const std::string& picture = traitsOf(static_cast<Card>(i)).picture;
        EXPECT_NE(cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName(picture), nullptr)
            << picture;
    }
}
