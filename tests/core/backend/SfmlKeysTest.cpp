#include "backend/sfml/SfmlKeys.h"

#include <gtest/gtest.h>

using copra::Key;
using copra::MouseButton;
using copra::sfml::keyOf;
using copra::sfml::mouseButtonOf;
using From = sf::Keyboard::Key;

TEST(SfmlKeys, HaveTheNumbersOfTheApi) {
    // Positions in the original's enum, which games store in their settings.
    EXPECT_EQ(static_cast<int>(Key::KEY_ESCAPE), 6);
    EXPECT_EQ(static_cast<int>(Key::KEY_SPACE), 59);
    EXPECT_EQ(static_cast<int>(Key::KEY_0), 76);
    EXPECT_EQ(static_cast<int>(Key::KEY_A), 124);
    EXPECT_EQ(static_cast<int>(Key::KEY_ENTER), 164);
    EXPECT_EQ(static_cast<int>(Key::KEY_PLAY), 165);
}

TEST(SfmlKeys, MapRangesFromEndToEnd) {
    EXPECT_EQ(keyOf(From::A), Key::KEY_A);
    EXPECT_EQ(keyOf(From::Z), Key::KEY_Z);
    EXPECT_EQ(keyOf(From::Num0), Key::KEY_0);
    EXPECT_EQ(keyOf(From::Num9), Key::KEY_9);
    EXPECT_EQ(keyOf(From::Numpad0), Key::KEY_0);
    EXPECT_EQ(keyOf(From::Numpad9), Key::KEY_9);
    EXPECT_EQ(keyOf(From::F1), Key::KEY_F1);
    EXPECT_EQ(keyOf(From::F12), Key::KEY_F12);
}

TEST(SfmlKeys, MapWhatGamesSteerWith) {
    EXPECT_EQ(keyOf(From::Left), Key::KEY_LEFT_ARROW);
    EXPECT_EQ(keyOf(From::Right), Key::KEY_RIGHT_ARROW);
    EXPECT_EQ(keyOf(From::Up), Key::KEY_UP_ARROW);
    EXPECT_EQ(keyOf(From::Down), Key::KEY_DOWN_ARROW);
    EXPECT_EQ(keyOf(From::Space), Key::KEY_SPACE);
    EXPECT_EQ(keyOf(From::Escape), Key::KEY_ESCAPE);
    EXPECT_EQ(keyOf(From::Enter), Key::KEY_ENTER);
    EXPECT_EQ(keyOf(From::LShift), Key::KEY_LEFT_SHIFT);
}

TEST(SfmlKeys, MapEveryKeyBetweenAAndPause) {
    // F13 to F15 have no name in the API.
    for (int key = static_cast<int>(From::A); key <= static_cast<int>(From::Pause); ++key) {
        const auto from = static_cast<From>(key);
        const bool unknown = from >= From::F13 && from <= From::F15;
        EXPECT_EQ(keyOf(from) == Key::KEY_NONE, unknown) << key;
    }
    EXPECT_EQ(keyOf(From::Unknown), Key::KEY_NONE);
}

TEST(SfmlKeys, MapMouseButtons) {
    EXPECT_EQ(mouseButtonOf(sf::Mouse::Button::Left), MouseButton::BUTTON_LEFT);
    EXPECT_EQ(mouseButtonOf(sf::Mouse::Button::Right), MouseButton::BUTTON_RIGHT);
    EXPECT_EQ(mouseButtonOf(sf::Mouse::Button::Middle), MouseButton::BUTTON_MIDDLE);
    EXPECT_EQ(static_cast<int>(MouseButton::BUTTON_UNSET), -1);
}
