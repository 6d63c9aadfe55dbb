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
#ifdef COPRA_HAS_BOX2D
#include "compat/box2d/Box2D.h"
#endif

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

    /// For people, if they ask for it.
    static void keep(const copra::PixelImage& image, const char* name) {
        if (const char* folder = std::getenv("COPRA_PICTURES"))
            copra::testing::savePicture(image, std::string(folder) + "/" + name);
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
    keep(image, "inspector-window.png");
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

#ifdef COPRA_HAS_BOX2D

namespace {

constexpr float kPointsPerMeter = 20.0f;

/// A floor, and a box, a ball and a swing, each with a layer of the game on top.
class Box2DWindow : public InspectorWindow {
protected:
    void SetUp() override {
        ASSERT_NO_FATAL_FAILURE(InspectorWindow::SetUp());
        b2EdgeShape edge;
        edge.Set(b2Vec2(11.0f, 2.0f), b2Vec2(23.0f, 2.0f));
        b2BodyDef still;
        b2Body* floor = world.CreateBody(&still);
        floor->CreateFixture(&edge, 0.0f);
        b2PolygonShape square;
        square.SetAsBox(1.0f, 1.0f);
        b2CircleShape circle;
        circle.m_radius = 1.0f;
        crate = addBody(14.0f, 4.0f, square);
        crate->SetTransform(crate->GetPosition(), 0.6f);
        ball = addBody(18.0f, 3.0f, circle);
        swing = addBody(20.0f, 10.0f, square);
        b2DistanceJointDef rope;
        rope.Initialize(floor, swing, b2Vec2(17.0f, 13.0f), swing->GetPosition());
        world.CreateJoint(&rope);
    }

    b2Body* addBody(float x, float y, const b2Shape& shape) {
        auto* layer = LayerColor::create(Color4B(40, 60, 160, 255), 40.0f, 40.0f);
        layer->setIgnoreAnchorPointForPosition(false);
        layer->setAnchorPoint(Vec2(0.5f, 0.5f));
        director->getRunningScene()->addChild(layer);
        b2BodyDef definition;
        definition.type = b2_dynamicBody;
        definition.position.Set(x, y);
        definition.userData = layer;
        b2Body* body = world.CreateBody(&definition);
        body->CreateFixture(&shape, 1.0f);
        return body;
    }

    /// As games do it: a step, then each sprite follows its body.
    void play(int frames) {
        for (int i = 0; i < frames; ++i) {
            world.Step(1.0f / 60.0f, 8, 3);
            for (b2Body* body = world.GetBodyList(); body; body = body->GetNext()) {
                auto* node = static_cast<Node*>(body->GetUserData());
                if (!node) continue;
                node->setPosition(body->GetPosition().x * kPointsPerMeter,
                                  body->GetPosition().y * kPointsPerMeter);
                node->setRotation(-CC_RADIANS_TO_DEGREES(body->GetAngle()));
            }
            director->mainLoop();
        }
    }

    /// Whether an outline, which is of a lighter green than all else, passes a point in meters.
    static bool hasLineAt(const copra::PixelImage& image, const b2Vec2& meters) {
        constexpr float kPixelsPerMeter = 2.0f * kPointsPerMeter;
        const int x = static_cast<int>(meters.x * kPixelsPerMeter);
        const int y = image.size.height - static_cast<int>(meters.y * kPixelsPerMeter);
        for (int dy = -3; dy <= 3; ++dy)
            for (int dx = -3; dx <= 3; ++dx)
                if (greenOf(image, x + dx, y + dy) > 190) return true;
        return false;
    }

    b2World world{b2Vec2(0.0f, -10.0f)};
    b2Body* crate = nullptr;
    b2Body* ball = nullptr;
    b2Body* swing = nullptr;
};

} // namespace

TEST_F(Box2DWindow, TheOutlinesLieOnWhatTheBodiesCarry) {
    Inspector::getInstance().open();
    play(3);
    driver->moveMouse(90, 51); // Show
    play(3);
    driver->click(1);
    ASSERT_TRUE(waitUntil([this] { return greenOf(picture(), 113, 245) > 120; })) << "the menu opens";
    driver->moveMouse(113, 160); // physics
    play(3);
    const b2Vec2 onFloor(21.0f, 2.0f);
    EXPECT_FALSE(hasLineAt(picture(), onFloor));
    driver->click(1);
    const auto hasFloor = [&] {
        play(1);
        return hasLineAt(picture(), onFloor);
    };
    ASSERT_TRUE(waitUntil(hasFloor));
    play(60);
    const copra::PixelImage image = picture();
    keep(image, "inspector-box2d.png");
    for (const b2Body* body : {crate, ball, swing})
        EXPECT_TRUE(hasLineAt(image, body->GetWorldPoint(b2Vec2(1.0f, 0.0f))));
    EXPECT_TRUE(hasLineAt(image, 0.5f * (b2Vec2(17.0f, 13.0f) + swing->GetPosition()))) << "the rope";
    EXPECT_FALSE(hasLineAt(image, crate->GetWorldPoint(b2Vec2(0.5f, 0.3f)))) << "inside of the box";
}

#endif
