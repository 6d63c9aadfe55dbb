#include "testing/RandomInput.h"

#include "event/EventDispatcher.h"
#include "event/EventListenerAcceleration.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerMouse.h"
#include "event/EventListenerTouch.h"
#include "event/IMEDelegate.h"
#include "testing/GameProgram.h"
#include "testing/GameTest.h"

#include <vector>

using namespace cocos2d;
using copra::testing::GameTest;
using copra::testing::parseProgramOptions;
using copra::testing::ProgramOptions;
using copra::testing::RandomInput;

namespace {

class RandomInputTest : public GameTest {
protected:
    /// The touches and keys of 300 frames.
    std::vector<Vec2> record(std::uint64_t seed) {
        std::vector<Vec2> events;
        auto* touches = EventListenerTouchOneByOne::create();
        touches->onTouchBegan = [&events](Touch* touch, Event*) {
            events.push_back(touch->getLocation());
            return true;
        };
        touches->onTouchEnded = [&events](Touch* touch, Event*) { events.push_back(touch->getLocation()); };
        auto* keys = EventListenerKeyboard::create();
        keys->onKeyPressed = [&events](EventKeyboard::KeyCode key, Event*) {
            events.push_back(Vec2(static_cast<float>(key), -1.0f));
        };
        auto* dispatcher = app.director().getEventDispatcher();
        dispatcher->addEventListenerWithFixedPriority(touches, 1);
        dispatcher->addEventListenerWithFixedPriority(keys, 1);
        RandomInput input(seed);
        for (int i = 0; i < 300; ++i) {
            input.step(app.director());
            app.step();
        }
        input.release(app.director());
        dispatcher->removeEventListener(touches);
        dispatcher->removeEventListener(keys);
        return events;
    }
};

std::string parse(std::vector<const char*> arguments, ProgramOptions& options) {
    arguments.insert(arguments.begin(), "game");
    return parseProgramOptions(static_cast<int>(arguments.size()), arguments.data(), options);
}

} // namespace

TEST_F(RandomInputTest, TheSameSeedGivesTheSameInput) {
    const auto first = record(7);
    EXPECT_GT(first.size(), 20u);
    EXPECT_EQ(first, record(7));
    EXPECT_NE(first, record(8));
}

TEST_F(RandomInputTest, EveryTouchEnds) {
    int down = 0;
    auto* listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [&down](Touch*, Event*) { return ++down == 1; };
    listener->onTouchEnded = [&down](Touch*, Event*) { --down; };
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    RandomInput input(3);
    for (int i = 0; i < 500; ++i) {
        input.step(app.director());
        app.step();
        ASSERT_LE(down, 1);
    }
    input.release(app.director());
    EXPECT_EQ(down, 0);
}

TEST_F(RandomInputTest, TouchesAreAlsoThoseOfTheLeftMouseButton) {
    std::vector<Vec2> touched;
    auto* touches = EventListenerTouchOneByOne::create();
    touches->onTouchBegan = [&touched](Touch* touch, Event*) {
        touched.push_back(touch->getLocation());
        return true;
    };
    const auto note = [&touched](Touch* touch, Event*) { touched.push_back(touch->getLocation()); };
    touches->onTouchMoved = note;
    touches->onTouchEnded = note;
    std::vector<Vec2> clicked;
    int moves = 0;
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseDown = mouse->onMouseUp = [&clicked](EventMouse* event) {
        EXPECT_EQ(event->getMouseButton(), EventMouse::MouseButton::BUTTON_LEFT);
        clicked.push_back(Vec2(event->getCursorX(), event->getCursorY()));
    };
    mouse->onMouseMove = [&](EventMouse* event) {
        ++moves;
        if (event->getMouseButton() == EventMouse::MouseButton::BUTTON_LEFT)
            clicked.push_back(Vec2(event->getCursorX(), event->getCursorY()));
    };
    auto* dispatcher = app.director().getEventDispatcher();
    dispatcher->addEventListenerWithFixedPriority(touches, 1);
    dispatcher->addEventListenerWithFixedPriority(mouse, 1);
    RandomInput input(7);
    for (int i = 0; i < 300; ++i) input.step(app.director());
    input.release(app.director());
    ASSERT_EQ(clicked.size(), touched.size());
    for (std::size_t i = 0; i < touched.size(); ++i) EXPECT_LT(clicked[i].distance(touched[i]), 0.01f) << i;
    EXPECT_GT(moves, input.touches()) << "to each place, and then with the button";
}

TEST_F(RandomInputTest, TextThatIsEditedReceivesTheKeys) {
    struct Field : IMEDelegate {
        bool canAttachWithIME() override { return true; }
        void insertText(const char*, std::size_t) override {}
        void controlKey(EventKeyboard::KeyCode) override { ++keys; }
        int keys = 0;
    };
    Field field;
    field.attachWithIME();
    RandomInput input(7);
    for (int i = 0; i < 3000; ++i) input.step(app.director());
    input.release(app.director());
    EXPECT_GT(field.keys, 0) << "arrows move the cursor";
}

TEST_F(RandomInputTest, TheDeviceIsTiltedBothWays) {
    double least = 0.0;
    double most = 0.0;
    auto* listener = EventListenerAcceleration::create([&](Acceleration* tilt, Event*) {
        least = std::min(least, tilt->x);
        most = std::max(most, tilt->x);
    });
    app.director().getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    RandomInput input(1);
    for (int i = 0; i < 600; ++i) input.step(app.director());
    input.release(app.director());
    EXPECT_LT(least, -0.2);
    EXPECT_GT(most, 0.2);
}

TEST(ProgramOptionsTest, AllOptionsAreRead) {
    ProgramOptions options;
    EXPECT_EQ(
        parse({"--headless", "--frames", "60", "--autotap", "5", "--resources", "a", "--resources", "b"},
              options),
        "");
    EXPECT_TRUE(options.headless);
    EXPECT_EQ(options.frames, 60);
    EXPECT_EQ(options.autotap, 5u);
    EXPECT_EQ(options.resources, (std::vector<std::string>{"a", "b"}));
}

TEST(ProgramOptionsTest, WrongOptionsAreNamed) {
    ProgramOptions options;
    EXPECT_NE(parse({"--headless"}, options), "");
    EXPECT_NE(parse({"--frames", "many"}, options), "");
    EXPECT_NE(parse({"--frames"}, options), "");
    EXPECT_NE(parse({"--fast", "1"}, options).find("--fast"), std::string::npos);
}
