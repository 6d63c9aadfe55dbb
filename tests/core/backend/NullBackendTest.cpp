#include "backend/null/NullBackend.h"

#include "base/log.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace copra;
using cocos2d::Rect;
using cocos2d::Vec2;

namespace {

class MockSink : public InputSink {
public:
    MOCK_METHOD(void, keyDown, (Key), (override));
    MOCK_METHOD(void, keyUp, (Key), (override));
    MOCK_METHOD(void, textEntered, (char32_t), (override));
    MOCK_METHOD(void, mouseMoved, (const Vec2&), (override));
    MOCK_METHOD(void, mouseDown, (MouseButton, const Vec2&), (override));
    MOCK_METHOD(void, mouseUp, (MouseButton, const Vec2&), (override));
    MOCK_METHOD(void, mouseScrolled, (const Vec2&, const Vec2&), (override));
    MOCK_METHOD(void, touchBegan, (std::intptr_t, const Vec2&), (override));
    MOCK_METHOD(void, touchMoved, (std::intptr_t, const Vec2&), (override));
    MOCK_METHOD(void, touchEnded, (std::intptr_t, const Vec2&), (override));
    MOCK_METHOD(void, joystickConnected, (int, const JoystickInfo&), (override));
    MOCK_METHOD(void, joystickDisconnected, (int), (override));
    MOCK_METHOD(void, joystickButton, (int, int, bool), (override));
    MOCK_METHOD(void, joystickAxis, (int, int, float), (override));
    MOCK_METHOD(void, joystickHat, (int, int, int, int), (override));
    MOCK_METHOD(void, focusChanged, (bool), (override));
    MOCK_METHOD(void, resized, (PixelSize), (override));
    MOCK_METHOD(void, closeRequested, (), (override));
};

WindowSettings settingsOf(int width, int height) {
    WindowSettings settings;
    settings.title = "Bees";
    settings.size = {width, height};
    return settings;
}

} // namespace

TEST(NullWindow, OpensWithoutAScreen) {
    NullWindow window;
    EXPECT_FALSE(window.isOpen());
    EXPECT_EQ(window.size(), PixelSize());
    EXPECT_TRUE(window.open(settingsOf(480, 320)));
    EXPECT_TRUE(window.isOpen());
    EXPECT_EQ(window.size(), (PixelSize{480, 320}));
    EXPECT_EQ(window.title(), "Bees");
    window.close();
    EXPECT_FALSE(window.isOpen());
}

TEST(NullWindow, RefusesASizeOfNothing) {
    const LogCapture log;
    NullWindow window;
    EXPECT_FALSE(window.open(settingsOf(0, 320)));
    EXPECT_EQ(log.lineCount(), 1);
}

TEST(NullWindow, QueuesAnEventWhenItIsResized) {
    NullWindow window;
    window.open(settingsOf(480, 320));
    window.setSize({100, 50});
    testing::StrictMock<MockSink> sink;
    EXPECT_CALL(sink, resized(PixelSize{100, 50}));
    window.pollInput(sink);
    EXPECT_EQ(window.size(), (PixelSize{100, 50}));
}

TEST(NullWindow, CountsFramesAndKeepsItsClipboard) {
    NullWindow window;
    window.open(settingsOf(480, 320));
    window.present();
    window.present();
    EXPECT_EQ(window.presented(), 2);
    window.setClipboard("Hönig");
    EXPECT_EQ(window.clipboard(), "Hönig");
}

TEST(InputQueue, PlaysItsScriptInOrder) {
    InputQueue input;
    input.keyDown(Key::KEY_A);
    input.textEntered(U'ä');
    input.keyUp(Key::KEY_A);
    input.mouseMoved({1, 2});
    input.mouseDown(MouseButton::BUTTON_RIGHT, {3, 4});
    input.mouseUp(MouseButton::BUTTON_RIGHT, {5, 6});
    input.mouseScrolled({0, -1}, {7, 8});
    input.touchBegan(1, {9, 10});
    input.touchMoved(1, {11, 12});
    input.touchEnded(1, {13, 14});
    input.joystickConnected(0, {"pad", 1, 2});
    input.joystickButton(0, 2, true);
    input.joystickAxis(0, 1, -0.5f);
    input.joystickHat(0, 0, 1, -1);
    input.joystickDisconnected(0);
    input.focusChanged(false);
    input.resized({640, 480});
    input.closeRequested();

    testing::StrictMock<MockSink> sink;
    const testing::InSequence inSequence;
    EXPECT_CALL(sink, keyDown(Key::KEY_A));
    EXPECT_CALL(sink, textEntered(U'ä'));
    EXPECT_CALL(sink, keyUp(Key::KEY_A));
    EXPECT_CALL(sink, mouseMoved(Vec2(1, 2)));
    EXPECT_CALL(sink, mouseDown(MouseButton::BUTTON_RIGHT, Vec2(3, 4)));
    EXPECT_CALL(sink, mouseUp(MouseButton::BUTTON_RIGHT, Vec2(5, 6)));
    EXPECT_CALL(sink, mouseScrolled(Vec2(0, -1), Vec2(7, 8)));
    EXPECT_CALL(sink, touchBegan(1, Vec2(9, 10)));
    EXPECT_CALL(sink, touchMoved(1, Vec2(11, 12)));
    EXPECT_CALL(sink, touchEnded(1, Vec2(13, 14)));
    EXPECT_CALL(sink, joystickConnected(0, testing::Field(&JoystickInfo::name, "pad")));
    EXPECT_CALL(sink, joystickButton(0, 2, true));
    EXPECT_CALL(sink, joystickAxis(0, 1, -0.5f));
    EXPECT_CALL(sink, joystickHat(0, 0, 1, -1));
    EXPECT_CALL(sink, joystickDisconnected(0));
    EXPECT_CALL(sink, focusChanged(false));
    EXPECT_CALL(sink, resized(PixelSize{640, 480}));
    EXPECT_CALL(sink, closeRequested());
    input.dispatchTo(sink);
    EXPECT_TRUE(input.empty());
    input.dispatchTo(sink);
}

TEST(NullClock, AdvancesOnlyManually) {
    NullClock clock;
    EXPECT_EQ(clock.now(), 0.0);
    clock.advance(0.5);
    clock.sleep(0.25);
    clock.advance(-1.0);
    EXPECT_EQ(clock.now(), 0.75);
}

TEST(NullRenderDevice, CountsAndKeepsDrawCallsOfAFrame) {
    NullRenderDevice device;
    const Vertex vertices[3] = {};
    device.draw(copra::Primitive::Triangles, vertices, 3, {});
    EXPECT_EQ(device.drawCount(), 1u);
    EXPECT_EQ(device.vertexCount(), 3u);
    EXPECT_TRUE(device.draws().empty()) << "they are not recorded by default";
    device.keepDraws(true);
    device.setScissor(Rect(1, 2, 3, 4));
    device.draw(copra::Primitive::Triangles, vertices, 3, {});
    ASSERT_EQ(device.draws().size(), 1u);
    EXPECT_TRUE(device.draws()[0].scissor->equals(Rect(1, 2, 3, 4)));
    device.clear({});
    EXPECT_EQ(device.drawCount(), 0u);
    EXPECT_TRUE(device.draws().empty());
    EXPECT_TRUE(device.capture().empty());
}

TEST(NullTextureStore, GrowsBelowWhatIsThere) {
    NullTextureStore store;
    store.setMaximumSize(4);
    const std::uint8_t red[] = {255, 0, 0, 255};
    const TextureId id = store.create({1, 1}, red, false);
    EXPECT_TRUE(store.grow(id, 2));
    EXPECT_EQ(store.read(id).rgba, (std::vector<std::uint8_t>{255, 0, 0, 255, 0, 0, 0, 0}));
    EXPECT_FALSE(store.grow(id, 2)) << "it is as high already";
    EXPECT_FALSE(store.grow(id, 5)) << "too high";
    EXPECT_FALSE(store.grow(id + 1, 2)) << "no such texture";
    EXPECT_FALSE(store.grow(store.createTarget({1, 1}), 2)) << "a target";
}

TEST(NullTextureStore, KeepsABoundedNumberOfVerticesForATarget) {
    const auto textures = std::make_shared<NullTextureStore>();
    NullRenderDevice device(textures);
    const TextureId target = textures->createTarget({1, 1});
    const std::vector<Vertex> many(300'000);
    device.pushTarget(target);
    std::size_t most = 0;
    for (int i = 0; i < 12; ++i) {
        device.draw(copra::Primitive::Triangles, many.data(), many.size(), {});
        std::size_t kept = 0;
        for (const NullCommand& command : textures->find(target)->commands) kept += command.vertices.size();
        most = std::max(most, kept);
    }
    EXPECT_GT(most, many.size()) << "they are drawn when the pixels are read";
    EXPECT_LE(most, 1'100'000u);
}

TEST(NullTextureStore, TargetsAreBlankWithoutRasterizing) {
    const auto textures = std::make_shared<NullTextureStore>();
    textures->setRasterizing(false);
    NullRenderDevice device(textures);
    const TextureId target = textures->createTarget({2, 1});
    device.pushTarget(target);
    device.clear(cocos2d::Color4F::RED);
    const Vertex vertices[3] = {};
    device.draw(copra::Primitive::Triangles, vertices, 3, {});
    EXPECT_TRUE(textures->find(target)->commands.empty());
    EXPECT_EQ(device.capture().rgba, std::vector<std::uint8_t>(8));
    const std::uint8_t red[] = {255, 0, 0, 255};
    textures->update(target, {0, 0, 1, 1}, red);
    EXPECT_EQ(textures->read(target).rgba, std::vector<std::uint8_t>(8));
}

TEST(NullTextureStore, RefusesWhatDoesNotFit) {
    const LogCapture log;
    NullTextureStore store;
    store.setMaximumSize(64);
    const TextureId id = store.create({64, 64}, nullptr, false);
    EXPECT_NE(id, kNoTexture);
    EXPECT_EQ(store.create({65, 1}, nullptr, false), kNoTexture);
    EXPECT_EQ(store.create({0, 1}, nullptr, false), kNoTexture);
    store.update(id, {60, 0, 5, 1}, nullptr);
    EXPECT_EQ(store.textures().at(id).updates, 0);
    EXPECT_EQ(log.lineCount(), 3);
    store.destroy(id);
    store.destroy(id);
    EXPECT_TRUE(store.textures().empty());
}
