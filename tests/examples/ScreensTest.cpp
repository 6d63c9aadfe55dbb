#include "GuideTest.h"
#include "testing/matchers.h"

USING_NS_CC;
using namespace copra::testing;

namespace {

class ScreensTest : public GuideTest {
protected:
    /// Has a window of 480 x 270 pixels, which is wider than its design.
    void show(ResolutionPolicy policy) {
        app.view().setFrameSize(480, 270);
        app.view().setDesignResolutionSize(480, 320, policy);
    }
};

class FieldScene : public Scene {
public:
    CREATE_FUNC(FieldScene);

    bool init() override {
        if (!Scene::init()) return false;
        auto* map = TMXTiledMap::create("meadow.tmx");
        map->setScale(0.68f);
        addChild(map);
        auto* frame = DrawNode::create(6);
        frame->drawRect(Vec2(2, 2), Vec2(478, 318), Color4F::WHITE);
        addChild(frame);
        auto* star = Sprite::create("logo.png");
        star->setPosition(Director::getInstance()->getWinSize() / 2);
        star->setScale(0.5f);
        addChild(star);
        _score = Label::createWithTTF("Score: 120", "fonts/Quicksand-Bold.ttf", 24);
        _score->enableOutline(Color4B(0, 0, 0, 160), 2);
        addChild(_score, 10, "score");
        place();
        //! [resized]
        auto* resized =
            EventListenerCustom::create(GLViewImpl::EVENT_WINDOW_RESIZED, [this](EventCustom*) { place(); });
        _eventDispatcher->addEventListenerWithSceneGraphPriority(resized, this);
        //! [resized]
        return true;
    }

    //! [corner]
    void place() {
        const Rect safe = Director::getInstance()->getSafeAreaRect();
        _score->setAnchorPoint(Vec2(0, 1)); // the upper left corner
        _score->setPosition(safe.getMinX() + 10, safe.getMaxY() - 10);
    }
    //! [corner]

    void showSpaces() {
        //! [spaces]
        const Vec2 corner = _score->convertToWorldSpace(Vec2::ZERO); // the lower left corner
        const Vec2 again = _score->convertToNodeSpace(corner);       // (0, 0)
        //! [spaces]
        EXPECT_NEAR(corner.x, _score->getBoundingBox().getMinX(), 0.01f);
        EXPECT_NEAR(corner.y, _score->getBoundingBox().getMinY(), 0.01f);
        EXPECT_NEAR(again.length(), 0, 0.01f);
    }

    void cover() {
        auto* image = Sprite::create("meadow_morning.webp");
        //! [cover]
        const Size screen = Director::getInstance()->getWinSize();
        const Size size = image->getContentSize();
        image->setScale(std::max(screen.width / size.width, screen.height / size.height));
        image->setPosition(screen / 2);
        //! [cover]
        addChild(image, -1, "background");
    }

private:
    Label* _score = nullptr;
};

void setDesign() {
    //! [first]
    auto* view = Director::getInstance()->getOpenGLView();
    view->setDesignResolutionSize(960, 640, ResolutionPolicy::SHOW_ALL);
    //! [first]
}

void toggleFullScreen() {
    //! [full]
    auto* view = static_cast<GLViewImpl*>(Director::getInstance()->getOpenGLView());
    if (view->isFullscreen())
        view->setWindowed(960, 640);
    else
        view->setFullscreen();
    //! [full]
}

void setBars() {
    //! [bars]
    Director::getInstance()->setClearColor(Color4F(0.1f, 0.1f, 0.2f, 1));
    //! [bars]
}

void loadLargePictures() {
    //! [large]
    const float pixels = Director::getInstance()->getOpenGLView()->getFrameSize().height;
    FileUtils::getInstance()->addSearchPath(pixels > 800 ? "large" : "small", true); // true: searched first
    Director::getInstance()->setContentScaleFactor(pixels > 800 ? 2.0f : 1.0f);      // pixels per point
    //! [large]
}

TEST_F(ScreensTest, PointsAreConvertedBetweenSpaces) {
    run<FieldScene>()->showSpaces();
}

TEST_F(ScreensTest, PoliciesFitTheDesignIntoTheWindow) {
    const std::string pictures = copra::testsFolder() + "/../docs/images/";
    show(ResolutionPolicy::SHOW_ALL);
    app.view().setFrameSize(405, 270);
    run<FieldScene>();
    EXPECT_THAT(app.picture(), LooksLike(pictures + "screens-same-shape.png"));
    const std::pair<ResolutionPolicy, const char*> policies[] = {
        {ResolutionPolicy::SHOW_ALL, "show-all"},
        {ResolutionPolicy::NO_BORDER, "no-border"},
        {ResolutionPolicy::FIXED_HEIGHT, "fixed-height"},
        {ResolutionPolicy::FIXED_WIDTH, "fixed-width"},
        {ResolutionPolicy::EXACT_FIT, "exact-fit"}};
    for (const auto& [policy, name] : policies) {
        show(policy);
        run<FieldScene>();
        EXPECT_THAT(app.picture(), LooksLike(pictures + "screens-" + name + ".png"));
    }
}

TEST_F(ScreensTest, TheDesignSizeFollowsThePolicy) {
    auto* director = Director::getInstance();
    show(ResolutionPolicy::FIXED_HEIGHT);
    EXPECT_TRUE(director->getWinSize().equals(Size(569, 320)));
    show(ResolutionPolicy::FIXED_WIDTH);
    EXPECT_TRUE(director->getWinSize().equals(Size(480, 270)));
    show(ResolutionPolicy::NO_BORDER);
    EXPECT_TRUE(director->getWinSize().equals(Size(480, 320)));
    EXPECT_TRUE(director->getVisibleSize().equals(Size(480, 270)));
    EXPECT_EQ(director->getVisibleOrigin(), Vec2(0, 25));
    setDesign();
    EXPECT_TRUE(director->getWinSize().equals(Size(960, 640)));
}

//! [test]
TEST_F(ScreensTest, TheScoreIsInTheCornerOfEveryWindow) {
    app.view().setDesignResolutionSize(480, 320, ResolutionPolicy::FIXED_HEIGHT);
    app.run(FieldScene::create());
    for (const Size& window : {Size(640, 360), Size(1024, 768), Size(2560, 1080)}) {
        app.view().setFrameSize(window.width, window.height);
        Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(GLViewImpl::EVENT_WINDOW_RESIZED);
        EXPECT_EQ(app.find("score")->getPosition(), Vec2(10, 310));
    }
}
//! [test]

TEST_F(ScreensTest, APictureCoversTheScreen) {
    show(ResolutionPolicy::FIXED_HEIGHT);
    run<FieldScene>()->cover();
    const Rect box = app.find("background")->getBoundingBox();
    EXPECT_LE(box.getMinX(), 0.01f);
    EXPECT_LE(box.getMinY(), 0.01f);
    EXPECT_GE(box.getMaxX(), 568.9f);
    setBars();
    loadLargePictures();
    toggleFullScreen();
    toggleFullScreen();
}

} // namespace
