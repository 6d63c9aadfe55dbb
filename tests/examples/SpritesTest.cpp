#include "cocos2d.h"
#include "testing/GameTest.h"
#include "testsFolder.h"

USING_NS_CC;

namespace {

class SpritesTest : public copra::testing::GameTest {};

TEST_F(SpritesTest, AWaspOfTheSheetIsDrawn) {
    FileUtils::getInstance()->addSearchPath(copra::testsFolder() + "/../resources");
    auto* frames = SpriteFrameCache::getInstance();
    frames->addSpriteFramesWithFile("beecluster.plist"); // reads beecluster.webp, too

    auto* scene = Scene::create();
    auto* wasp = Sprite::createWithSpriteFrameName("wasp_0.png");
    wasp->setPosition(240, 160);
    wasp->setRotation(30); // degrees clockwise
    wasp->setScale(2);
    wasp->setColor(Color3B(255, 220, 120)); // multiplied with the picture
    scene->addChild(wasp, 1, "wasp");

    auto* shadow = Sprite::createWithSpriteFrameName("shadow.png");
    shadow->setPosition(wasp->getContentSize() / 2 + Size(4, -8)); // in points of the wasp
    shadow->setOpacity(120);
    wasp->addChild(shadow, -1); // behind it, and turns and grows with it
    app.run(scene);

    EXPECT_EQ(app.find<Sprite>("wasp")->getBoundingBox().getMidX(), 240.0f);
    wasp->setSpriteFrame("wasp_1.png"); // another picture of the sheet
    EXPECT_TRUE(wasp->isFrameDisplayed(frames->getSpriteFrameByName("wasp_1.png")));
}

} // namespace
