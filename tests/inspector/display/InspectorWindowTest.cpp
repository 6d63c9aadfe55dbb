// The inspector in a real window, opened and used with the keyboard and the mouse of the display.

#include "app/Application.h"
#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "display/WindowDriver.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerTouch.h"
#include "inspector/Inspector.h"
#include "nodes/shapes/LayerColor.h"
#include "platform/RenderDevice.h"
#include "render/Renderer.h"
#include "testing/Picture.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <thread>

using namespace cocos2d;
using copra::Inspector;

namespace {

class InspectorWindow : public testing::Test {
protected:
    static constexpr const char* kTitle = "copra inspector";

    void SetUp() override {
        GLView* view = GLViewImpl::createWithRect(kTitle, Rect(0, 0, 960, 640), 1);
        ASSERT_NE(view, nullptr);
        director->setOpenGLView(view);
        view->setDesignResolutionSize(480, 320, ResolutionPolicy::SHOW_ALL);
        Scene* scene = Scene::create();
        scene->addChild(LayerColor::create(Color4B(40, 160, 80, 255)), -1);
        box = LayerColor::create(Color4B(200, 60, 40, 255), 100, 60);
        box->setPosition(320, 130);
        scene->addChild(box);
        auto* listener = EventListenerTouchOneByOne::create();
        listener->onTouchBegan = [this](Touch*, Event*) { return ++touches > 0; };
        scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
        director->runWithScene(scene);
        director->mainLoop();
        driver = std::make_unique<WindowDriver>(kTitle);
    }
    void TearDown() override {
        director->end();
        director->mainLoop();
    }

    bool waitUntil(const std::function<bool()>& condition) {
        const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!condition()) {
            if (std::chrono::steady_clock::now() > latest) return false;
            director->mainLoop();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return true;
    }
    void run(int frames) {
        for (int i = 0; i < frames; ++i) director->mainLoop();
    }
    /// The pixels of the next frame.
    copra::PixelImage picture() {
        copra::PixelImage image;
        auto* dispatcher = director->getEventDispatcher();
        auto* listener = dispatcher->addCustomEventListener(Director::EVENT_AFTER_DRAW, [&](EventCustom*) {
            image = director->getRenderer()->device()->capture();
        });
        director->mainLoop();
        dispatcher->removeEventListener(listener);
        return image;
    }
    static int greenOf(const copra::PixelImage& image, int x, int y) {
        return image.rgba[static_cast<std::size_t>((y * image.size.width + x) * 4 + 1)];
    }

    Director* director = Director::getInstance();
    LayerColor* box = nullptr;
    int touches = 0;
    std::unique_ptr<WindowDriver> driver;
};

} // namespace

TEST_F(InspectorWindow, F1OpensItOverTheGame) {
    driver->pressKey("F1");
    ASSERT_TRUE(waitUntil([] { return Inspector::getInstance().isOpen(); }));
    run(5);
    const copra::PixelImage image = picture();
    ASSERT_EQ(image.size.width, 960);
    EXPECT_LT(greenOf(image, 60, 600), 80) << "the window of the inspector is dark";
    EXPECT_GT(greenOf(image, 940, 20), 120) << "the game beside it is green";
    if (const char* folder = std::getenv("COPRA_PICTURES"))
        copra::testing::savePicture(image, std::string(folder) + "/inspector-window.png");
    driver->pressKey("F1");
    EXPECT_TRUE(waitUntil([] { return !Inspector::getInstance().isOpen(); }));
    EXPECT_GT(greenOf(picture(), 60, 600), 120);
}

TEST_F(InspectorWindow, ClicksOnItDoNotReachTheGame) {
    Inspector::getInstance().open();
    run(3);
    driver->moveMouse(200, 500);
    driver->click(1);
    driver->moveMouse(900, 100);
    driver->click(1);
    EXPECT_TRUE(waitUntil([this] { return touches > 0; }));
    run(5);
    EXPECT_EQ(touches, 1);
}

TEST_F(InspectorWindow, PickSelectsTheNodeUnderTheMouse) {
    Inspector::getInstance().open();
    run(3);
    driver->moveMouse(37, 51); // Pick
    run(3);
    driver->click(1);
    ASSERT_TRUE(waitUntil([this] { return greenOf(picture(), 21, 44) > 120; }))
        << "the button does not light up";
    driver->moveMouse(700, 320);
    driver->click(1);
    EXPECT_TRUE(waitUntil([this] { return Inspector::getInstance().selected() == box; }));
    EXPECT_EQ(touches, 0);
}
