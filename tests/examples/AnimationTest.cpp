#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"

USING_NS_CC;

namespace {

class AnimationTest : public copra::testing::GameTest {};

TEST_F(AnimationTest, ABeeFliesForTwoRounds) {
    FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/../resources");
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    Vector<SpriteFrame*> pictures;
    for (int i = 0; i < 4; ++i)
        pictures.pushBack(
            SpriteFrameCache::getInstance()->getSpriteFrameByName(StringUtils::format("bee_%d.png", i)));
    auto* flight = Animation::createWithSpriteFrames(pictures, 0.1f, 2); // seconds a picture, loops
    AnimationCache::getInstance()->addAnimation(flight, "flight");       // for other bees

    auto* bee = Sprite::createWithSpriteFrame(pictures.front());
    auto* scene = Scene::create();
    scene->addChild(bee);
    app.run(scene);
    bool hasLanded = false;
    bee->runAction(Sequence::create(Animate::create(AnimationCache::getInstance()->getAnimation("flight")),
                                    CallFunc::create([&] { hasLanded = true; }), nullptr));

    app.wait(0.15f);
    EXPECT_TRUE(bee->isFrameDisplayed(pictures.at(1)));
    app.wait(0.6f);
    EXPECT_FALSE(hasLanded);
    app.wait(0.1f); // two loops of four pictures take 0.8 seconds
    EXPECT_TRUE(hasLanded);
}

} // namespace
