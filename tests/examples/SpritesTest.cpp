#include "GuideTest.h"

USING_NS_CC;

namespace {

class SpritesTest : public GuideTest {};

class SpritesScene : public Scene {
public:
    CREATE_FUNC(SpritesScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [first]
        auto* star = Sprite::create("logo.png"); // a file in resources/
        star->setPosition(240, 160);             // of its center, in points from the lower left corner
        star->setScale(0.5f);
        star->setRotation(30); // degrees clockwise
        addChild(star, 0, "star");
        //! [first]
        return true;
    }

    void addWasp() {
        //! [sheet]
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile(
            "beecluster.plist"); // once, before the scene
        auto* wasp = Sprite::createWithSpriteFrameName("wasp_0.png");
        wasp->setPosition(240, 160);
        addChild(wasp, 1, "wasp");
        wasp->setSpriteFrame("wasp_1.png"); // another picture of the sheet
        //! [sheet]
        //! [children]
        auto* shadow = Sprite::createWithSpriteFrameName("shadow.png");
        shadow->setPosition(wasp->getContentSize() / 2 +
                            Size(4, -8));     // from the lower left corner of the wasp
        wasp->addChild(shadow, -1, "shadow"); // behind it; turns and grows with it
        //! [children]
        //! [looks]
        wasp->setColor(Color3B(255, 220, 120)); // multiplied with the picture: white changes nothing
        wasp->setOpacity(128);                  // 0 to 255
        wasp->setFlippedX(true);
        wasp->setBlendFunc(BlendFunc::ADDITIVE); // adds light
        //! [looks]
    }
};

TEST_F(SpritesTest, AStarIsShown) {
    run<SpritesScene>();
    EXPECT_EQ(app.find<Sprite>("star")->getBoundingBox().getMidX(), 240.0f);
}

TEST_F(SpritesTest, AWaspOfTheSheetHasAShadow) {
    auto* scene = run<SpritesScene>();
    scene->addWasp();
    auto* wasp = app.find<Sprite>("wasp");
    EXPECT_TRUE(wasp->isFrameDisplayed(SpriteFrameCache::getInstance()->getSpriteFrameByName("wasp_1.png")));
    wasp->setScale(2);
    EXPECT_EQ(app.find("wasp/shadow")->convertToWorldSpaceAR(Vec2::ZERO), Vec2(248, 144));
    EXPECT_TRUE(wasp->isFlippedX());
    EXPECT_EQ(wasp->getOpacity(), 128);
}

} // namespace
