#include "backend/sfml/SfmlInput.h"

#include <gtest/gtest.h>

#include <string>

using namespace copra;
using copra::sfml::InputReader;

namespace {

// Records the events.
class Diary : public InputSink {
public:
    void keyDown(Key key) override { add("down", static_cast<int>(key)); }
    void keyRepeated(Key key) override { add("repeat", static_cast<int>(key)); }
    void keyUp(Key key) override { add("up", static_cast<int>(key)); }
    void mouseDown(MouseButton button, const cocos2d::Vec2&) override {
        add("press", static_cast<int>(button));
    }
    void mouseUp(MouseButton button, const cocos2d::Vec2& at) override {
        add("release", static_cast<int>(button));
        add("at", static_cast<int>(at.x));
    }
    void mouseScrolled(const cocos2d::Vec2& notches, const cocos2d::Vec2&) override {
        add("scroll", static_cast<int>(notches.x * 10 + notches.y));
    }
    void joystickAxis(int, int axis, float position) override {
        add("axis", static_cast<int>(axis + position * 100));
    }
    void joystickHat(int, int, int x, int y) override { add("hat", x * 10 + y); }
    void focusChanged(bool has) override { add("focus", has); }

    std::string text;

private:
    void add(const char* what, int number) { text += std::string(what) + std::to_string(number) + ' '; }
};

constexpr auto kSpace = sf::Keyboard::Key::Space;

// An InputReader that speaks to a diary.
struct Listening {
    Listening() { reader.setSink(&diary); }
    Diary diary;
    InputReader reader;
};

} // namespace

TEST(SfmlInput, ReportsAHeldKeyOnceAndThenAsRepeated) {
    Listening world;
    world.reader.key(kSpace, true);
    world.reader.key(kSpace, true);
    world.reader.key(kSpace, false);
    world.reader.key(kSpace, true);
    EXPECT_EQ(world.diary.text, "down59 repeat59 up59 down59 ");
}

TEST(SfmlInput, IgnoresTheReleaseOfAKeyThatWasNotPressedHere) {
    Listening world;
    world.reader.key(kSpace, false);
    EXPECT_EQ(world.diary.text, "");
}

TEST(SfmlInput, ReleasesEverythingWhenTheFocusIsLost) {
    Listening world;
    world.reader.key(kSpace, true);
    world.reader.mouseButton(sf::Mouse::Button::Left, true, 7, 8);
    world.reader.focus(false);
    world.reader.key(kSpace, false);
    world.reader.mouseButton(sf::Mouse::Button::Left, false, 9, 9);
    EXPECT_EQ(world.diary.text, "down59 press0 up59 release0 at7 focus0 ");
}

TEST(SfmlInput, ReportsBothDirectionsOfTheWheel) {
    Listening world;
    world.reader.wheel(true, 1, 0, 0);
    world.reader.wheel(false, -1, 0, 0);
    EXPECT_EQ(world.diary.text, "scroll10 scroll-1 ");
}

TEST(SfmlInput, ScalesAxesToOne) {
    Listening world;
    world.reader.joystickAxis(0, 0, 50);
    EXPECT_EQ(world.diary.text, "axis50 ");
}

TEST(SfmlInput, TheDirectionalPadIsAHat) {
    Listening world;
    const auto move = [&](sf::Joystick::Axis axis, float position) {
        world.reader.joystickAxis(0, static_cast<int>(axis), position);
    };
    move(sf::Joystick::Axis::PovX, 100);
    move(sf::Joystick::Axis::PovY, -100);
    move(sf::Joystick::Axis::PovX, 0);
    EXPECT_EQ(world.diary.text, "hat10 hat9 hat-1 ");
}
