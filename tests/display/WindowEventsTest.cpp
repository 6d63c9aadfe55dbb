// Events of a real window, driven by xdotool, arrive at the listeners of a game.

#include "WindowDriver.h"
#include "backend/backend.h"
#include "cocos2d.h"
#include "extensions/cocos-ext.h"
#include "platform/Backend.h"
#include "platform/Input.h"
#include "ui/CocosGUI.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <thread>

using namespace cocos2d;
using testing::ElementsAre;
using Key = EventKeyboard::KeyCode;

namespace {

/// Calls `step` until the condition holds. Returns false after 20 seconds, which is enough for a busy computer.
bool waitFor(const std::function<void()>& step, const std::function<bool()>& condition) {
    const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > latest) return false;
        step();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return true;
}

class TestApplication : public Application {
public:
    bool applicationDidFinishLaunching() override { return true; }
    void applicationDidEnterBackground() override {
        events.emplace_back("background");
        Director::getInstance()->stopAnimation();
    }
    void applicationWillEnterForeground() override {
        events.emplace_back("foreground");
        Director::getInstance()->startAnimation();
    }

    std::vector<std::string> events;
};

struct KeyEvent {
    Key key;
    bool down;
    bool operator==(const KeyEvent& other) const { return key == other.key && down == other.down; }
};

void PrintTo(const KeyEvent& event, std::ostream* out) {
    *out << "key " << static_cast<int>(event.key) << (event.down ? " down" : " up");
}

struct MouseEvent {
    EventMouse::MouseEventType type;
    Vec2 place;
    EventMouse::MouseButton button;
    Vec2 scroll;
};

struct TouchEvent {
    EventTouch::EventCode code;
    int id;
    Vec2 place;
    Vec2 start;
};

// A window of 960 x 640 pixels that shows 480 x 320 points, and an empty scene.
class WindowEvents : public testing::Test {
protected:
    static constexpr const char* kTitle = "copra window events";

    void SetUp() override {
        setenv("COPRA_INSPECT_KEY", "none", 1); // every key is for the game
        GLView* view = GLViewImpl::createWithRect(kTitle, Rect(0, 0, 960, 640), 1, true);
        ASSERT_NE(view, nullptr);
        director->setOpenGLView(view);
        view->setDesignResolutionSize(480, 320, ResolutionPolicy::SHOW_ALL);
        director->runWithScene(Scene::create());
        director->mainLoop();
        listen();
        driver = std::make_unique<WindowDriver>(kTitle);
        driver->moveMouse(5, 5);
        ASSERT_TRUE(waitUntil([this] {
            return !mouse.empty() && mouse.back().place.distance({2.5f, 317.5f}) < 1;
        }));
        mouse.clear();
        application.events.clear(); // the focus may have changed while the window opened
    }

    void TearDown() override {
        director->end();
        director->mainLoop();
    }

    bool waitUntil(const std::function<bool()>& condition) {
        return waitFor([this] { director->mainLoop(); }, condition);
    }

    void listen() {
        auto* dispatcher = director->getEventDispatcher();
        auto* keyboard = EventListenerKeyboard::create();
        keyboard->onKeyPressed = [this](Key key, Event*) { keys.push_back({key, true}); };
        keyboard->onKeyReleased = [this](Key key, Event*) { keys.push_back({key, false}); };
        dispatcher->addEventListenerWithFixedPriority(keyboard, 1);

        auto* pointer = EventListenerMouse::create();
        const auto recorder = [this](EventMouse::MouseEventType type) {
            return [this, type](EventMouse* event) {
                mouse.push_back({type,
                                 {event->getCursorX(), event->getCursorY()},
                                 event->getMouseButton(),
                                 {event->getScrollX(), event->getScrollY()}});
            };
        };
        pointer->onMouseMove = recorder(EventMouse::MouseEventType::MOUSE_MOVE);
        pointer->onMouseDown = recorder(EventMouse::MouseEventType::MOUSE_DOWN);
        pointer->onMouseUp = recorder(EventMouse::MouseEventType::MOUSE_UP);
        pointer->onMouseScroll = recorder(EventMouse::MouseEventType::MOUSE_SCROLL);
        dispatcher->addEventListenerWithFixedPriority(pointer, 1);

        auto* finger = EventListenerTouchOneByOne::create();
        const auto record = [this](Touch* touch, Event* event) {
            touches.push_back({static_cast<EventTouch*>(event)->getEventCode(), touch->getID(),
                               touch->getLocation(), touch->getStartLocation()});
        };
        finger->onTouchBegan = [record](Touch* touch, Event* event) {
            record(touch, event);
            return true;
        };
        finger->onTouchMoved = finger->onTouchEnded = finger->onTouchCancelled = record;
        dispatcher->addEventListenerWithFixedPriority(finger, 1);
    }

    Director* director = Director::getInstance();
    TestApplication application;
    std::unique_ptr<WindowDriver> driver;
    std::vector<KeyEvent> keys;
    std::vector<MouseEvent> mouse;
    std::vector<TouchEvent> touches;
};

void expectNear(const Vec2& place, const Vec2& expected) {
    EXPECT_LT(place.distance(expected), 0.01f) << place.x << ", " << place.y;
}

} // namespace

TEST_F(WindowEvents, EveryKeyArrivesGoingDownAndUp) {
    const struct {
        const char* name;
        Key key;
    } cases[] = {
        {"Left", Key::KEY_LEFT_ARROW},
        {"Right", Key::KEY_RIGHT_ARROW},
        {"Up", Key::KEY_UP_ARROW},
        {"Down", Key::KEY_DOWN_ARROW},
        {"w", Key::KEY_W},
        {"a", Key::KEY_A},
        {"s", Key::KEY_S},
        {"d", Key::KEY_D},
        {"p", Key::KEY_P},
        {"z", Key::KEY_Z},
        {"0", Key::KEY_0},
        {"9", Key::KEY_9},
        {"Escape", Key::KEY_ESCAPE},
        {"Return", Key::KEY_ENTER},
        {"space", Key::KEY_SPACE},
        {"BackSpace", Key::KEY_BACKSPACE},
        {"Tab", Key::KEY_TAB},
        {"Delete", Key::KEY_DELETE},
        {"Home", Key::KEY_HOME},
        {"End", Key::KEY_END},
        {"Prior", Key::KEY_PG_UP},
        {"Next", Key::KEY_PG_DOWN},
        {"F1", Key::KEY_F1},
        {"F12", Key::KEY_F12},
        {"minus", Key::KEY_MINUS},
        {"period", Key::KEY_PERIOD},
        {"comma", Key::KEY_COMMA},
        {"Shift_L", Key::KEY_LEFT_SHIFT},
        {"Control_L", Key::KEY_LEFT_CTRL},
        {"Alt_L", Key::KEY_LEFT_ALT},
    };
    for (const auto& test : cases) {
        keys.clear();
        driver->pressKey(test.name);
        const KeyEvent up{test.key, false};
        EXPECT_TRUE(waitUntil([&] { return std::find(keys.begin(), keys.end(), up) != keys.end(); }))
            << test.name;
        // For some keyboard layouts xdotool holds a modifier for a key.
        const auto isHelper = [&](const KeyEvent& event) {
            return event.key != test.key &&
                   (event.key == Key::KEY_CTRL || event.key == Key::KEY_SHIFT || event.key == Key::KEY_ALT);
        };
        keys.erase(std::remove_if(keys.begin(), keys.end(), isHelper), keys.end());
        EXPECT_THAT(keys, ElementsAre(KeyEvent{test.key, true}, KeyEvent{test.key, false})) << test.name;
    }
}

TEST_F(WindowEvents, ModifiersAreKeysLikeOthers) {
    driver->holdKey("Shift_L");
    driver->pressKey("a");
    driver->releaseKey("Shift_L");
    EXPECT_TRUE(waitUntil([this] { return keys.size() >= 4; }));
    EXPECT_THAT(keys, ElementsAre(KeyEvent{Key::KEY_SHIFT, true}, KeyEvent{Key::KEY_A, true},
                                  KeyEvent{Key::KEY_A, false}, KeyEvent{Key::KEY_SHIFT, false}));
}

TEST_F(WindowEvents, SeveralKeysAreHeldAtOnce) {
    driver->holdKey("Up");
    driver->holdKey("d");
    EXPECT_TRUE(waitUntil([this] { return keys.size() >= 2; }));
    driver->releaseKey("Up");
    driver->releaseKey("d");
    EXPECT_TRUE(waitUntil([this] { return keys.size() >= 4; }));
    EXPECT_THAT(keys, ElementsAre(KeyEvent{Key::KEY_UP_ARROW, true}, KeyEvent{Key::KEY_D, true},
                                  KeyEvent{Key::KEY_UP_ARROW, false}, KeyEvent{Key::KEY_D, false}));
}

TEST_F(WindowEvents, TheMouseMovesInPointsWithYUp) {
    for (const auto& [pixel, point] : {std::pair(Vec2(100, 40), Vec2(50, 300)),
                                       {Vec2(958, 2), Vec2(479, 319)},
                                       {Vec2(2, 638), Vec2(1, 1)}}) {
        mouse.clear();
        driver->moveMouse(static_cast<int>(pixel.x), static_cast<int>(pixel.y));
        ASSERT_TRUE(waitUntil([this] { return !mouse.empty(); }));
        EXPECT_EQ(mouse.back().type, EventMouse::MouseEventType::MOUSE_MOVE);
        EXPECT_EQ(mouse.back().button, EventMouse::MouseButton::BUTTON_UNSET);
        expectNear(mouse.back().place, point);
    }
    EXPECT_TRUE(touches.empty());
}

TEST_F(WindowEvents, EveryButtonOfTheMouseArrives) {
    const std::pair<int, EventMouse::MouseButton> cases[] = {{1, EventMouse::MouseButton::BUTTON_LEFT},
                                                             {2, EventMouse::MouseButton::BUTTON_MIDDLE},
                                                             {3, EventMouse::MouseButton::BUTTON_RIGHT}};
    driver->moveMouse(200, 200);
    for (const auto& [number, button] : cases) {
        ASSERT_TRUE(waitUntil([this] { return !mouse.empty(); }));
        mouse.clear();
        driver->click(number);
        ASSERT_TRUE(waitUntil([this] { return mouse.size() >= 2; }));
        EXPECT_EQ(mouse[0].type, EventMouse::MouseEventType::MOUSE_DOWN);
        EXPECT_EQ(mouse[1].type, EventMouse::MouseEventType::MOUSE_UP);
        for (const MouseEvent& event : {mouse[0], mouse[1]}) {
            EXPECT_EQ(event.button, button);
            expectNear(event.place, Vec2(100, 220));
        }
    }
}

TEST_F(WindowEvents, TheLeftButtonDragsLikeAFinger) {
    driver->moveMouse(100, 100);
    ASSERT_TRUE(waitUntil([this] { return !mouse.empty(); }));
    mouse.clear();
    driver->holdButton(1);
    ASSERT_TRUE(waitUntil([this] { return mouse.size() == 1; }));
    driver->moveMouse(300, 100);
    ASSERT_TRUE(waitUntil([this] { return mouse.size() == 2; }));
    driver->moveMouse(300, 500);
    ASSERT_TRUE(waitUntil([this] { return mouse.size() == 3; }));
    EXPECT_EQ(mouse.back().button, EventMouse::MouseButton::BUTTON_LEFT);
    driver->releaseButton(1);
    ASSERT_TRUE(waitUntil([this] { return mouse.size() == 4; }));

    ASSERT_EQ(touches.size(), 4u);
    const EventTouch::EventCode codes[] = {EventTouch::EventCode::BEGAN, EventTouch::EventCode::MOVED,
                                           EventTouch::EventCode::MOVED, EventTouch::EventCode::ENDED};
    const Vec2 places[] = {{50, 270}, {150, 270}, {150, 70}, {150, 70}};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(touches[i].code, codes[i]);
        EXPECT_EQ(touches[i].id, 0);
        expectNear(touches[i].place, places[i]);
        expectNear(touches[i].start, places[0]);
    }
}

TEST_F(WindowEvents, OtherButtonsAreNoFingers) {
    driver->click(3);
    ASSERT_TRUE(waitUntil([this] { return mouse.size() >= 2; }));
    EXPECT_TRUE(touches.empty());
}

TEST_F(WindowEvents, TheWheelsScroll) {
    driver->moveMouse(480, 320);
    ASSERT_TRUE(waitUntil([this] { return !mouse.empty(); }));
    // Away from the user is negative, as in cocos2d-x.
    const std::pair<int, Vec2> cases[] = {{4, Vec2(0, -1)}, {5, Vec2(0, 1)}};
    for (const auto& [button, scroll] : cases) {
        mouse.clear();
        driver->click(button);
        ASSERT_TRUE(waitUntil([this] { return !mouse.empty(); }));
        EXPECT_EQ(mouse[0].type, EventMouse::MouseEventType::MOUSE_SCROLL);
        expectNear(mouse[0].scroll, scroll);
        expectNear(mouse[0].place, Vec2(240, 160));
    }
    EXPECT_TRUE(touches.empty());
}

TEST_F(WindowEvents, TheWheelScrollsTheViewUnderTheMouse) {
    const auto offsetsAfterWheelAt = [this](int x, int y) {
        auto* const widget = ui::ScrollView::create();
        widget->setDirection(ui::ScrollView::Direction::VERTICAL);
        widget->setContentSize(Size(100, 100));
        widget->setInnerContainerSize(Size(100, 300));
        widget->setPosition(Vec2(0, 220)); // points; in the window from 0, 0 to 200, 200
        auto* const view = extension::ScrollView::create(Size(100, 100));
        view->setDirection(extension::ScrollView::Direction::VERTICAL);
        view->setContentSize(Size(100, 300));
        view->setContentOffset(Vec2(0, -200));
        view->setPosition(Vec2(380, 220)); // from 760, 0 to 960, 200
        director->getRunningScene()->removeAllChildren();
        director->getRunningScene()->addChild(widget);
        director->getRunningScene()->addChild(view);
        director->mainLoop();
        const auto offsets = [&] {
            return Vec2(widget->getInnerContainerPosition().y, view->getContentOffset().y);
        };
        const Vec2 before = offsets();
        driver->moveMouse(x, y);
        mouse.clear();
        driver->click(5);
        // A view that scrolls keeps the event from the listener of the fixture.
        const auto isScroll = [](const MouseEvent& event) { return !event.scroll.isZero(); };
        EXPECT_TRUE(waitUntil(
            [&] { return offsets() != before || std::any_of(mouse.begin(), mouse.end(), isScroll); }));
        return offsets() - before;
    };
    EXPECT_EQ(offsetsAfterWheelAt(100, 100), Vec2(60, 0));
    EXPECT_EQ(offsetsAfterWheelAt(860, 100), Vec2(0, 60));
    EXPECT_EQ(offsetsAfterWheelAt(100, 540), Vec2(0, 0)) << "below both";
    EXPECT_EQ(offsetsAfterWheelAt(860, 540), Vec2(0, 0)) << "below both";
}

TEST_F(WindowEvents, LosingTheFocusSendsTheGameToTheBackground) {
    int focused = 0;
    int unfocused = 0;
    auto* dispatcher = director->getEventDispatcher();
    dispatcher->addCustomEventListener(GLViewImpl::EVENT_WINDOW_FOCUSED, [&](EventCustom*) { ++focused; });
    dispatcher->addCustomEventListener(GLViewImpl::EVENT_WINDOW_UNFOCUSED,
                                       [&](EventCustom*) { ++unfocused; });
    driver->holdKey("Left");
    ASSERT_TRUE(waitUntil([this] { return keys.size() == 1; }));

    const auto other = copra::createBackend(copra::BackendKind::Window);
    copra::WindowSettings settings;
    settings.title = "another window";
    settings.size = {100, 100};
    ASSERT_TRUE(other->window->open(settings));
    const WindowDriver elsewhere("another window");
    EXPECT_TRUE(waitUntil([this] { return !application.events.empty(); }));
    EXPECT_THAT(application.events, ElementsAre("background"));
    // The release goes to the other window; the key must not stay held for ever.
    EXPECT_THAT(keys, ElementsAre(KeyEvent{Key::KEY_LEFT_ARROW, true}, KeyEvent{Key::KEY_LEFT_ARROW, false}));
    elsewhere.releaseKey("Left");

    application.events.clear();
    driver->focus();
    EXPECT_TRUE(waitUntil([this] { return !application.events.empty(); }));
    EXPECT_THAT(application.events, ElementsAre("foreground"));
    EXPECT_EQ(unfocused, 1);
    EXPECT_GE(focused, 1);
    keys.clear();
    driver->pressKey("x");
    EXPECT_TRUE(waitUntil([this] { return keys.size() == 2; }));
}

TEST_F(WindowEvents, ResizingShowsTheDesignAreaInTheNewWindow) {
    int notified = 0;
    director->getEventDispatcher()->addCustomEventListener(GLViewImpl::EVENT_WINDOW_RESIZED,
                                                           [&](EventCustom*) { ++notified; });
    driver->resize(1200, 640);
    GLView* view = director->getOpenGLView();
    ASSERT_TRUE(waitUntil([view] { return view->getFrameSize().width == 1200; }));
    EXPECT_EQ(view->getFrameSize().height, 640);
    EXPECT_EQ(notified, 1);
    // All is shown, with a bar of 120 pixels at either side.
    EXPECT_EQ(view->getScaleX(), 2.0f);
    EXPECT_EQ(view->getViewPortRect().origin.x, 120);
    mouse.clear();
    driver->moveMouse(120 + 200, 640 - 100);
    ASSERT_TRUE(waitUntil([this] { return !mouse.empty(); }));
    expectNear(mouse.back().place, Vec2(100, 50));

    // A click in the bars is no touch.
    driver->moveMouse(60, 300);
    ASSERT_TRUE(waitUntil([this] { return mouse.back().place.x < 0; }));
    mouse.clear();
    driver->click(1);
    ASSERT_TRUE(waitUntil([this] { return mouse.size() == 2; }));
    EXPECT_TRUE(touches.empty());
}

TEST_F(WindowEvents, AnEnlargedFrameKeepsItsCoordinates) {
    auto* view = static_cast<GLViewImpl*>(director->getOpenGLView());
    view->setFrameZoomFactor(0.5f);
    const auto windowWidth = [view] { return view->backend().window->size().width; };
    ASSERT_TRUE(waitUntil([&] { return windowWidth() == 480; }));
    EXPECT_EQ(view->getFrameSize().width, 960);
    mouse.clear();
    driver->moveMouse(100, 20);
    ASSERT_TRUE(waitUntil([this] { return !mouse.empty(); }));
    expectNear(mouse.back().place, Vec2(100, 300));
    driver->click(1);
    ASSERT_TRUE(waitUntil([this] { return touches.size() == 2; }));
    expectNear(touches[0].place, Vec2(100, 300));
}

TEST_F(WindowEvents, ClosingTheWindowEndsTheApplication) {
    director->getScheduler()->schedule([this](float) { driver->close(); }, this, 0, 0, 0, false, "close");
    EXPECT_EQ(application.run(), 0);
}

namespace {

class TextSink : public copra::InputSink {
public:
    void textEntered(char32_t character) override { text += character; }
    std::u32string text;
};

} // namespace

TEST(WindowText, ArrivesAsCharacters) {
    const auto backend = copra::createBackend(copra::BackendKind::Window);
    copra::WindowSettings settings;
    settings.title = "copra text";
    ASSERT_TRUE(backend->window->open(settings));
    const WindowDriver driver("copra text");
    TextSink sink;
    const std::u32string expected = U"Honey, 2 x 3!";
    driver.type("Honey, 2 x 3!");
    driver.pressKey("BackSpace");
    driver.pressKey("Return");
    EXPECT_TRUE(waitFor([&] { backend->window->pollInput(sink); },
                        [&] { return sink.text.size() >= expected.size() + 2; }));
    EXPECT_EQ(sink.text, expected + U"\b\r");
}

TEST_F(WindowEvents, AListenerSwitchesToFullScreenAndBack) {
    auto* view = dynamic_cast<GLViewImpl*>(director->getOpenGLView());
    auto* switching = EventListenerKeyboard::create();
    switching->onKeyPressed = [view](Key key, Event*) {
        if (key != Key::KEY_F11) return;
        view->isFullscreen() ? view->setWindowed(960, 640) : view->setFullscreen();
    };
    director->getEventDispatcher()->addEventListenerWithFixedPriority(switching, 2);
    const auto hasArrived = [this](Key key) {
        return std::find(keys.begin(), keys.end(), KeyEvent{key, false}) != keys.end();
    };
    for (const bool isFull : {true, false}) {
        keys.clear();
        driver->holdKey("Alt_L");
        driver->pressKey("F11");
        ASSERT_TRUE(waitUntil([&] { return view->isFullscreen() == isFull; }));
        driver = std::make_unique<WindowDriver>(kTitle);
        EXPECT_TRUE(waitUntil([&] { return hasArrived(Key::KEY_F11); })) << "though no window had the focus";
        driver->releaseKey("Alt_L");
        EXPECT_TRUE(waitUntil([&] { return hasArrived(Key::KEY_LEFT_ALT); }));
    }
}
