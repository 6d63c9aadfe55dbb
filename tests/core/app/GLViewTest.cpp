#include "app/HeadlessTest.h"

#include "app/GLViewImpl.h"
#include "backend/null/NullWindow.h"
#include "base/RefPtr.h"
#include "event/Controller.h"
#include "event/EventDispatcher.h"
#include "event/EventKeyboard.h"
#include "event/EventListenerController.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerTouch.h"
#include "event/IMEDelegate.h"
#include "images/Image.h"
#include "platform/Backend.h"

#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <stdexcept>

using namespace cocos2d;

namespace {

struct PolicyCase {
    ResolutionPolicy policy;
    float scaleX, scaleY;
    Rect viewport;
    Size visible;
    Vec2 origin;
    Vec2 touchOfTopLeftPixel;
};

/// Frame 1024 x 768, design 480 x 320.
const PolicyCase kPolicyCases[] = {
    {ResolutionPolicy::EXACT_FIT, 2.13333f, 2.4f, {0, 0, 1024, 768}, {480, 320}, {0, 0}, {0, 320}},
    {ResolutionPolicy::NO_BORDER,
     2.4f,
     2.4f,
     {-64, 0, 1152, 768},
     {426.667f, 320},
     {26.6667f, 0},
     {26.6667f, 320}},
    {ResolutionPolicy::SHOW_ALL,
     2.13333f,
     2.13333f,
     {0, 42.6667f, 1024, 682.667f},
     {480, 320},
     {0, 0},
     {0, 340}},
    {ResolutionPolicy::FIXED_HEIGHT,
     2.4f,
     2.4f,
     {-0.4f, 0, 1024.8f, 768},
     {427, 320},
     {0, 0},
     {0.16667f, 320}},
    {ResolutionPolicy::FIXED_WIDTH, 2.13333f, 2.13333f, {0, 0, 1024, 768}, {480, 360}, {0, 0}, {0, 360}},
};

class ResolutionPolicies : public HeadlessTest {
protected:
    void check(const PolicyCase& expected) {
        const Rect& viewport = view->getViewPortRect();
        EXPECT_NEAR(view->getScaleX(), expected.scaleX, 1e-3f);
        EXPECT_NEAR(view->getScaleY(), expected.scaleY, 1e-3f);
        EXPECT_NEAR(viewport.origin.x, expected.viewport.origin.x, 1e-2f);
        EXPECT_NEAR(viewport.origin.y, expected.viewport.origin.y, 1e-2f);
        EXPECT_NEAR(viewport.size.width, expected.viewport.size.width, 1e-2f);
        EXPECT_NEAR(viewport.size.height, expected.viewport.size.height, 1e-2f);
        EXPECT_NEAR(director->getVisibleSize().width, expected.visible.width, 1e-2f);
        EXPECT_NEAR(director->getVisibleSize().height, expected.visible.height, 1e-2f);
        EXPECT_NEAR(director->getVisibleOrigin().x, expected.origin.x, 1e-2f);
        EXPECT_NEAR(director->getVisibleOrigin().y, expected.origin.y, 1e-2f);
        const Vec2 touch = touchAt(0, 0);
        EXPECT_NEAR(touch.x, expected.touchOfTopLeftPixel.x, 1e-2f);
        EXPECT_NEAR(touch.y, expected.touchOfTopLeftPixel.y, 1e-2f);
    }

    Vec2 touchAt(float x, float y) {
        Vec2 seen;
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [&seen](Touch* touch, Event*) {
            seen = touch->getLocation();
            return true;
        };
        director->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
        intptr_t id = 5;
        view->handleTouchesBegin(1, &id, &x, &y);
        view->handleTouchesEnd(1, &id, &x, &y);
        director->getEventDispatcher()->removeEventListener(listener);
        return seen;
    }
};

} // namespace

TEST_F(ResolutionPolicies, FitTheDesignIntoTheFrame) {
    view->setFrameSize(1024, 768);
    for (const PolicyCase& expected : kPolicyCases) {
        SCOPED_TRACE(static_cast<int>(expected.policy));
        view->setDesignResolutionSize(480, 320, expected.policy);
        check(expected);
    }
}

TEST_F(ResolutionPolicies, AskingTwiceGivesTheSameAsAskingOnce) {
    view->setFrameSize(1024, 768);
    for (const PolicyCase& expected : kPolicyCases) {
        view->setDesignResolutionSize(480, 320, expected.policy);
        view->setFrameSize(1024, 768);
        check(expected);
    }
}

TEST_F(ResolutionPolicies, ASizeThatIsNoneIsRefused) {
    view->setDesignResolutionSize(0, 320, ResolutionPolicy::SHOW_ALL);
    view->setDesignResolutionSize(480, -1, ResolutionPolicy::SHOW_ALL);
    view->setDesignResolutionSize(std::nanf(""), 320, ResolutionPolicy::SHOW_ALL);
    EXPECT_FLOAT_EQ(director->getWinSize().width, 480);
    EXPECT_FLOAT_EQ(director->getWinSize().height, 320);
}

TEST_F(ResolutionPolicies, TouchesThatNeverBeganAreIgnored) {
    int calls = 0;
    auto* listener = EventListenerTouchAllAtOnce::create();
    const auto count = [&calls](const std::vector<Touch*>&, Event*) { ++calls; };
    listener->onTouchesBegan = count;
    listener->onTouchesMoved = count;
    listener->onTouchesEnded = count;
    listener->onTouchesCancelled = count;
    director->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    intptr_t id = 9;
    float place = 1;
    view->handleTouchesMove(1, &id, &place, &place);
    view->handleTouchesEnd(1, &id, &place, &place);
    view->handleTouchesCancel(1, &id, &place, &place);
    view->handleTouchesBegin(0, nullptr, nullptr, nullptr);
    EXPECT_EQ(calls, 0);
    director->getEventDispatcher()->removeEventListener(listener);
}

TEST_F(ResolutionPolicies, FingersAreNumberedFromZeroAndStrangersIgnored) {
    std::vector<int> ids;
    auto* listener = EventListenerTouchAllAtOnce::create();
    listener->onTouchesBegan = [&ids](const std::vector<Touch*>& touches, Event*) {
        for (Touch* touch : touches) ids.push_back(touch->getID());
    };
    director->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    intptr_t systemIds[] = {900, 33, 900};
    float xs[] = {1, 2, 3}, ys[] = {1, 2, 3};
    view->handleTouchesBegin(3, systemIds, xs, ys);
    EXPECT_EQ(ids, (std::vector<int>{0, 1}));
    view->handleTouchesEnd(1, systemIds, xs, ys);
    view->handleTouchesEnd(1, systemIds, xs, ys);
    intptr_t next = 7;
    view->handleTouchesBegin(1, &next, xs, ys);
    EXPECT_EQ(ids, (std::vector<int>{0, 1, 0}));
    EXPECT_EQ(view->getAllTouches().size(), 2u);
    view->handleTouchesCancel(1, &next, xs, ys);
    view->handleTouchesCancel(1, &systemIds[1], xs, ys);
    EXPECT_TRUE(view->getAllTouches().empty());
    director->getEventDispatcher()->removeEventListener(listener);
}

TEST_F(ResolutionPolicies, ATouchThatAListenerCancelsLivesUntilItsEventEnds) {
    intptr_t id = 5;
    float at = 1.0f;
    auto* const canceling = EventListenerTouchOneByOne::create();
    canceling->onTouchBegan = [&](Touch*, Event*) {
        view->handleTouchesCancel(1, &id, &at, &at);
        return false;
    };
    unsigned references = 0;
    auto* const later = EventListenerTouchOneByOne::create();
    later->onTouchBegan = [&](Touch* touch, Event*) {
        references = touch->getReferenceCount();
        return false;
    };
    director->getEventDispatcher()->addEventListenerWithFixedPriority(canceling, 1);
    director->getEventDispatcher()->addEventListenerWithFixedPriority(later, 2);
    view->handleTouchesBegin(1, &id, &at, &at);
    EXPECT_EQ(references, 1u);
    EXPECT_TRUE(view->getAllTouches().empty());
    director->getEventDispatcher()->removeEventListener(canceling);
    director->getEventDispatcher()->removeEventListener(later);
}

class WindowTest : public HeadlessTest {
protected:
    void SetUp() override {
        Image picture;
        const unsigned char pixels[8] = {255, 0, 0, 255, 0, 255, 0, 255};
        ASSERT_TRUE(picture.initWithRawData(pixels, 8, 2, 1, 8));
        ASSERT_TRUE(picture.saveToFile(path("wide.png"), false));
        ASSERT_TRUE(picture.initWithRawData(pixels, 4, 1, 1, 8));
        ASSERT_TRUE(picture.saveToFile(path("small.png"), false));
    }
    void TearDown() override {
        std::remove(path("wide.png").c_str());
        std::remove(path("small.png").c_str());
        HeadlessTest::TearDown();
    }
    // Tests run at the same time.
    static std::string path(const std::string& name) {
        const std::string test = ::testing::UnitTest::GetInstance()->current_test_info()->name();
        return ::testing::TempDir() + "copra_glview_" + test + "_" + name;
    }

    GLViewImpl& impl = dynamic_cast<GLViewImpl&>(*view);
    copra::NullWindow& window = dynamic_cast<copra::NullWindow&>(*impl.backend().window);
};

TEST_F(WindowTest, ShowsTheLargestOfItsIcons) {
    view->setIcon({path("small.png"), path("wide.png")});
    EXPECT_EQ(window.icon().size, (copra::PixelSize{2, 1}));
    view->setIcon(path("small.png"));
    EXPECT_EQ(window.icon().size, (copra::PixelSize{1, 1}));
    view->setIcon("no such picture.png");
    EXPECT_EQ(window.icon().size, (copra::PixelSize{1, 1}));
}

TEST_F(WindowTest, ThePointerPointsWithItsHotspot) {
    view->setCursor(path("wide.png"));
    EXPECT_EQ(window.cursor().size, (copra::PixelSize{2, 1}));
    EXPECT_EQ(window.cursorX(), 0);
    EXPECT_EQ(window.cursorY(), 0);
    view->setCursor(path("wide.png"), Vec2::ANCHOR_BOTTOM_RIGHT);
    EXPECT_EQ(window.cursorX(), 1);
    EXPECT_EQ(window.cursorY(), 0);
    view->setCursor(path("wide.png"), Vec2(1e30f, std::numeric_limits<float>::quiet_NaN()));
    EXPECT_EQ(window.cursorX(), 1);
    EXPECT_EQ(window.cursorY(), 0);
    view->setDefaultCursor();
    EXPECT_TRUE(window.cursor().empty());
}

TEST_F(WindowTest, CoversTheScreenAndComesBack) {
    int resizes = 0;
    director->getEventDispatcher()->addCustomEventListener(GLViewImpl::EVENT_WINDOW_RESIZED,
                                                           [&resizes](EventCustom*) { ++resizes; });
    const Size design = view->getDesignResolutionSize();
    impl.setFullscreen();
    EXPECT_TRUE(impl.isFullscreen());
    EXPECT_TRUE(view->getFrameSize().equals(impl.getMonitorSize()));
    EXPECT_TRUE(view->getDesignResolutionSize().equals(design));
    EXPECT_EQ(resizes, 1);
    impl.setWindowed(600, 400);
    EXPECT_FALSE(impl.isFullscreen());
    EXPECT_TRUE(view->getFrameSize().equals(Size(600, 400)));
    EXPECT_EQ(resizes, 2);
    frame();
}

TEST_F(WindowTest, PadsOfTheWindowAreControllersWithTheirLayout) {
    std::vector<int> keys;
    auto* listener = EventListenerController::create();
    listener->onKeyDown = [&keys](Controller*, int key, Event*) { keys.push_back(key); };
    director->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    window.input().joystickConnected(4, {"pad", 0x054c, 0x0ce6});
    window.input().joystickButton(4, 2, true);
    window.input().joystickHat(4, 0, 0, -1);
    frame();
    ASSERT_NE(Controller::getControllerByDeviceId(4), nullptr);
    EXPECT_EQ(keys, (std::vector<int>{Controller::BUTTON_Y, Controller::BUTTON_DPAD_UP}));
    window.input().joystickDisconnected(4);
    frame();
    EXPECT_EQ(Controller::getControllerByDeviceId(4), nullptr);
    director->getEventDispatcher()->removeEventListener(listener);
}

TEST_F(WindowTest, RepeatedKeysReachTextsOnly) {
    struct Text : public IMEDelegate {
        bool canAttachWithIME() override { return true; }
        void insertText(const char*, std::size_t) override {}
        void controlKey(copra::Key) override { ++keys; }
        int keys = 0;
    } text;
    ASSERT_TRUE(text.attachWithIME());
    int pressed = 0;
    auto* listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [&pressed](EventKeyboard::KeyCode, Event*) { ++pressed; };
    director->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    window.input().keyDown(copra::Key::KEY_LEFT_ARROW);
    window.input().keyRepeated(copra::Key::KEY_LEFT_ARROW);
    window.input().keyRepeated(copra::Key::KEY_LEFT_ARROW);
    window.input().keyRepeated(copra::Key::KEY_A);
    window.input().keyUp(copra::Key::KEY_LEFT_ARROW);
    frame();
    EXPECT_EQ(pressed, 1);
    EXPECT_EQ(text.keys, 3);
    director->getEventDispatcher()->removeEventListener(listener);
}

TEST_F(WindowTest, ShowsTheKeyboardWhileATextIsEdited) {
    struct Text : public IMEDelegate {
        bool canAttachWithIME() override { return true; }
        bool canDetachWithIME() override { return true; }
        void insertText(const char*, std::size_t) override {}
    };
    auto text = std::make_unique<Text>();
    frame();
    EXPECT_FALSE(window.isKeyboardShown());
    ASSERT_TRUE(text->attachWithIME());
    frame();
    EXPECT_TRUE(window.isKeyboardShown());
    ASSERT_TRUE(text->detachWithIME());
    frame();
    EXPECT_FALSE(window.isKeyboardShown());
    ASSERT_TRUE(text->attachWithIME());
    frame();
    text.reset();
    frame();
    EXPECT_FALSE(window.isKeyboardShown()) << "after a field that was destroyed";
}

TEST_F(WindowTest, KnowsOneScreen) {
    EXPECT_EQ(impl.getMonitorCount(), 1);
    impl.setFullscreen(1);
    EXPECT_FALSE(impl.isFullscreen());
}

TEST_F(ResolutionPolicies, ATouchEndsThoughAListenerThrows) {
    auto* listener = EventListenerTouchAllAtOnce::create();
    cocos2d::RefPtr<Touch> touch;
    listener->onTouchesEnded = [&touch](const std::vector<Touch*>& touches, Event*) {
        touch = touches.front();
        throw std::runtime_error("an end");
    };
    director->getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    intptr_t id = 5;
    float x = 1.0f, y = 2.0f;
    view->handleTouchesBegin(1, &id, &x, &y);
    EXPECT_THROW(view->handleTouchesEnd(1, &id, &x, &y), std::runtime_error);
    EXPECT_TRUE(view->getAllTouches().empty());
    EXPECT_EQ(touch->getReferenceCount(), 1u) << "only the test holds it";
    director->getEventDispatcher()->removeEventListener(listener);
}
