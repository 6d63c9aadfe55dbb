#include "GuideTest.h"
#include "ui/CocosGUI.h"

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
        star->setPosition(240, 160);             // the center, in points from the lower left corner
        star->setScale(0.5f);
        star->setRotation(30); // degrees clockwise
        addChild(star, 0, "star");
        //! [first]
        return true;
    }

    void addWasp() {
        //! [sheet]
        auto* frames = SpriteFrameCache::getInstance();
        frames->addSpriteFramesWithFile("beecluster.plist"); // loads the sheet
        auto* wasp = Sprite::createWithSpriteFrameName("wasp_0.png");
        wasp->setPosition(240, 160);
        addChild(wasp, 1, "wasp");
        wasp->setSpriteFrame("wasp_1.png"); // a different image of the sheet
        //! [sheet]
        //! [children]
        auto* shadow = Sprite::createWithSpriteFrameName("shadow.png");
        shadow->setPosition(wasp->getContentSize() / 2 + Size(4, -8));
        wasp->addChild(shadow, -1, "shadow"); // drawn behind the wasp
        //! [children]
        //! [looks]
        wasp->setColor(Color3B(255, 220, 120)); // multiplies the colors of the image
        wasp->setOpacity(128);                  // 0 to 255
        wasp->setFlippedX(true);
        wasp->setBlendFunc(BlendFunc::ADDITIVE); // adds light
        //! [looks]
    }

    void exchange() {
        auto* star = static_cast<Sprite*>(getChildByName("star"));
        //! [exchange]
        star->setTexture("boat.png"); // the sprite takes the size of the new image
        //! [exchange]
    }

    void addStreak() {
        auto* star = getChildByName("star");
        //! [streak]
        auto* streak = MotionStreak::create(0.5f, 3, 12, Color3B::ORANGE, "widgets/track.png");
        addChild(streak, -1, "streak"); // a sibling of the star, drawn behind it
        star->schedule([star, streak](float) { streak->setPosition(star->getPosition()); }, "streak");
        //! [streak]
    }

    void addPanel() {
        //! [panel]
        auto* panel = ui::Scale9Sprite::createWithSpriteFrameName("panel.png");
        panel->setContentSize(Size(300, 120)); // the corners keep their size
        panel->setPosition(240, 160);
        addChild(panel, 0, "panel");
        //! [panel]
    }
};

TEST_F(SpritesTest, AStarIsShown) {
    run<SpritesScene>();
    EXPECT_EQ(app.find<Sprite>("star")->getBoundingBox().getMidX(), 240.0f);
}

TEST_F(SpritesTest, AStarShowsAnotherFile) {
    auto* scene = run<SpritesScene>();
    auto* star = app.find<Sprite>("star");
    scene->exchange();
    EXPECT_EQ(star->getTexture(), TextureCache::getInstance()->addImage("boat.png"));
    EXPECT_TRUE(star->getContentSize().equals(star->getTexture()->getContentSize()));
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

TEST_F(SpritesTest, AStreakFollowsTheStar) {
    auto* scene = run<SpritesScene>();
    scene->addStreak();
    auto* star = app.find("star");
    star->runAction(MoveBy::create(1, Vec2(200, 0)));
    app.wait(0.5f);
    EXPECT_GT(star->getPositionX(), 300);
    EXPECT_NEAR(app.find("streak")->getPositionX(), star->getPositionX(), 8);
}

TEST_F(SpritesTest, APanelHasAnySize) {
    SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
    run<SpritesScene>()->addPanel();
    EXPECT_TRUE(app.find("panel")->getBoundingBox().equals(Rect(90, 100, 300, 120)));
}

} // namespace
