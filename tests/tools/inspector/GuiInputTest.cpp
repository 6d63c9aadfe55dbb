#include "inspector/GuiInput.h"

#include <gtest/gtest.h>
#include <imgui.h>

#include <cstdlib>
#include <string>

using cocos2d::Vec2;
using copra::Key;
using copra::MouseButton;
using copra::inspector::GuiInput;

namespace {

/// Writes down what the game receives.
struct Game : copra::InputSink {
    void keyDown(Key key) override { text += "key" + std::to_string(static_cast<int>(key)) + " "; }
    void keyUp(Key) override { text += "keyUp "; }
    void textEntered(char32_t) override { text += "text "; }
    void mouseMoved(const Vec2&) override { text += "moved "; }
    void mouseDown(MouseButton, const Vec2&) override { text += "down "; }
    void mouseUp(MouseButton, const Vec2&) override { text += "up "; }
    void mouseScrolled(const Vec2&, const Vec2&) override { text += "wheel "; }
    void touchBegan(std::intptr_t, const Vec2&) override { text += "began "; }
    void touchEnded(std::intptr_t, const Vec2&) override { text += "ended "; }
    void resized(copra::PixelSize) override { text += "resized "; }
    std::string text;
};

/// An inspector that covers the left 100 pixels.
class InspectorInputTest : public testing::Test {
protected:
    void SetUp() override { input.setGame(game); }

    bool isOpen = true;
    bool takesKeys = false;
    bool isPicking = false;
    int toggles = 0;
    Game game;
    GuiInput input{GuiInput::Rules{[this] { return isOpen; }, [this] { ++toggles; },
                                   [](const Vec2& pixel) { return pixel.x < 100.0f; },
                                   [this] { return takesKeys; }, [this](const Vec2&) { return isPicking; }}};
};

} // namespace

TEST_F(InspectorInputTest, F1DoesNotReachTheGame) {
    input.keyDown(Key::KEY_F1);
    input.keyUp(Key::KEY_F1);
    EXPECT_EQ(toggles, 1);
    EXPECT_EQ(game.text, "");
}

TEST_F(InspectorInputTest, AnotherKeyMayOpenIt) {
    setenv("COPRA_INSPECT_KEY", "F12", 1);
    EXPECT_EQ(GuiInput::toggleKey(), Key::KEY_F12);
    setenv("COPRA_INSPECT_KEY", "none", 1);
    EXPECT_EQ(GuiInput::toggleKey(), Key::KEY_NONE);
    unsetenv("COPRA_INSPECT_KEY");
    EXPECT_EQ(GuiInput::toggleKey(), Key::KEY_F1);
}

TEST_F(InspectorInputTest, ClicksOnItDoNotReachTheGame) {
    input.mouseMoved({50, 50});
    input.mouseDown(MouseButton::BUTTON_LEFT, {50, 50});
    input.mouseUp(MouseButton::BUTTON_LEFT, {50, 50});
    input.mouseScrolled({0, 1}, {50, 50});
    input.touchBegan(1, {50, 50});
    input.touchEnded(1, {50, 50});
    EXPECT_EQ(game.text, "");
}

TEST_F(InspectorInputTest, ClicksBesideItReachTheGame) {
    input.mouseMoved({150, 50});
    input.mouseDown(MouseButton::BUTTON_LEFT, {150, 50});
    input.mouseUp(MouseButton::BUTTON_LEFT, {150, 50});
    input.touchBegan(1, {150, 50});
    input.touchEnded(1, {50, 50});
    EXPECT_EQ(game.text, "moved down up began ended ");
}

TEST_F(InspectorInputTest, ADragOfTheGameEndsInTheGame) {
    input.mouseDown(MouseButton::BUTTON_LEFT, {150, 50});
    input.mouseMoved({50, 50});
    input.mouseUp(MouseButton::BUTTON_LEFT, {50, 50});
    EXPECT_EQ(game.text, "down moved up ");
}

TEST_F(InspectorInputTest, AClickThatPicksDoesNotReachTheGame) {
    isPicking = true;
    input.mouseDown(MouseButton::BUTTON_LEFT, {150, 50});
    input.mouseUp(MouseButton::BUTTON_LEFT, {150, 50});
    EXPECT_EQ(game.text, "");
}

TEST_F(InspectorInputTest, KeysReachTheGameUnlessATextIsEdited) {
    input.keyDown(Key::KEY_A);
    input.keyUp(Key::KEY_A);
    takesKeys = true;
    input.keyDown(Key::KEY_A);
    input.textEntered(U'a');
    input.keyUp(Key::KEY_A);
    EXPECT_EQ(game.text, "key" + std::to_string(static_cast<int>(Key::KEY_A)) + " keyUp ");
}

TEST_F(InspectorInputTest, WhileItIsClosedAllReachesTheGame) {
    isOpen = false;
    takesKeys = true;
    input.mouseDown(MouseButton::BUTTON_LEFT, {50, 50});
    input.mouseUp(MouseButton::BUTTON_LEFT, {50, 50});
    input.textEntered(U'a');
    input.resized({10, 10});
    EXPECT_EQ(game.text, "down up text resized ");
}

namespace {

/// The frames of Dear ImGui.
class InspectorFeedTest : public InspectorInputTest {
protected:
    void SetUp() override {
        InspectorInputTest::SetUp();
        ImGui::CreateContext();
    }
    void TearDown() override { ImGui::DestroyContext(); }

    void click(const Vec2& pixel) {
        input.mouseDown(MouseButton::BUTTON_LEFT, pixel);
        input.mouseUp(MouseButton::BUTTON_LEFT, pixel);
    }
    /// Where the mouse is in the next frame, with a star if its button is down.
    std::string frame() {
        input.feed();
        const ImGuiIO& io = ImGui::GetIO();
        return std::to_string(static_cast<int>(io.MousePos.x)) + (io.MouseDown[0] ? "*" : "");
    }
};

} // namespace

TEST_F(InspectorFeedTest, AClickWithinAFrameIsOneOfTwoFrames) {
    click({50, 50});
    EXPECT_EQ(frame(), "50*");
    EXPECT_EQ(frame(), "50");
    EXPECT_EQ(frame(), "50");
}

TEST_F(InspectorFeedTest, AClickIsWhereItWasThoughTheMouseWentOn) {
    click({50, 50});
    input.mouseMoved({90, 50});
    EXPECT_EQ(frame(), "50*");
    EXPECT_EQ(frame(), "50");
    EXPECT_EQ(frame(), "90");
}

TEST_F(InspectorFeedTest, TwoClicksWithinAFrameAreTwo) {
    click({50, 50});
    click({50, 50});
    std::string frames;
    for (int i = 0; i < 5; ++i) frames += frame() + " ";
    EXPECT_EQ(frames, "50* 50 50* 50 50 ");
}

TEST_F(InspectorFeedTest, AReleaseAndAPressWithinAFrameAreNotLost) {
    input.mouseDown(MouseButton::BUTTON_LEFT, {50, 50});
    EXPECT_EQ(frame(), "50*");
    input.mouseUp(MouseButton::BUTTON_LEFT, {50, 50});
    input.mouseDown(MouseButton::BUTTON_LEFT, {50, 50});
    EXPECT_EQ(frame(), "50");
    EXPECT_EQ(frame(), "50*");
}

TEST_F(InspectorFeedTest, ATapWithinAFrameIsAClick) {
    input.touchBegan(1, {50, 50});
    input.touchEnded(1, {52, 50});
    EXPECT_EQ(frame(), "50*");
    EXPECT_EQ(frame(), "52");
}

TEST_F(InspectorFeedTest, MovesOfAFrameAreOne) {
    for (int x = 10; x < 60; ++x) input.mouseMoved({static_cast<float>(x), 50});
    EXPECT_EQ(frame(), "59");
}
