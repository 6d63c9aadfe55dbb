#pragma once

#include "app/Director.h"
#include "event/EventKeyboard.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace copra {

class ControllerFeed;
struct PlayingSound;

/// Support for tests of games.
namespace testing {

/// Runs a game inside a test, without a window or a clock: the test steps the frames and sends the input.
///
/// Only one may exist at a time, because it uses the shared Director. The constructor and the destructor
/// remove all scenes, timers, actions and listeners, so that each test starts from the same state. Positions
/// are in design points, y up.
class TestApp {
public:
    /// `designSize` is both the frame size and the design resolution.
    explicit TestApp(const cocos2d::Size& designSize = cocos2d::Size(480, 320));
    ~TestApp();
    TestApp(const TestApp&) = delete;
    TestApp& operator=(const TestApp&) = delete;

    cocos2d::Director& director() const { return *_director; }
    cocos2d::GLView& view() const { return *_director->getOpenGLView(); }
    /// The running scene.
    cocos2d::Scene* scene() const { return _director->getRunningScene(); }

    /// Runs `scene`, replacing the running one, and steps one frame, in which it enters.
    void run(cocos2d::Scene* scene);
    /// Steps `frames` frames of `dt` seconds each.
    void step(int frames = 1, float dt = kFrame);
    /// Steps frames until `condition` returns true. Returns false if it does not within `maxFrames` frames.
    bool stepUntil(const std::function<bool()>& condition, int maxFrames = 600, float dt = kFrame);

    /// Send touch events; `id` identifies the finger.
    void touchDown(const cocos2d::Vec2& point, int id = 0);
    void touchMove(const cocos2d::Vec2& point, int id = 0);
    void touchUp(const cocos2d::Vec2& point, int id = 0);
    /// Touches down and up, with a frame after each.
    void tap(const cocos2d::Vec2& point);

    /// Send keyboard events.
    void keyDown(cocos2d::EventKeyboard::KeyCode key);
    void keyUp(cocos2d::EventKeyboard::KeyCode key);
    /// Presses and releases a key, with a frame after each.
    void press(cocos2d::EventKeyboard::KeyCode key);

    /// Send events of a game controller; `key` is a Controller::Key. Sticks reach from -1 to 1 with y down, triggers
    /// from 0 to 1. Controllers are disconnected with the TestApp.
    void connectController(int id = 0, const std::string& name = "test controller");
    void disconnectController(int id = 0);
    void controllerButton(int key, bool isPressed, int id = 0);
    void controllerAxis(int key, float value, int id = 0);

    // --- Sound ---

    // There is no sound device, so sounds take the time of the steps and nothing else.

    /// The sounds that play or are paused, the oldest first. Include audio/PlayingSound.h to use them.
    std::vector<PlayingSound> playingSounds() const;
    /// Whether a file plays and is not paused; `path` as the game gave it.
    bool isPlaying(const std::string& path) const;

    /// A hash of the running scene: structure, transforms, colors, visibility and names of all its nodes. Two
    /// runs with the same input and random seeds have equal hashes.
    std::uint64_t stateHash() const;

    /// The duration of a frame in seconds.
    static constexpr float kFrame = 1.0f / 60.0f;

private:
    cocos2d::Vec2 toFrame(const cocos2d::Vec2& point) const;
    void clear();

    cocos2d::Director* _director;
    std::unique_ptr<ControllerFeed> _controllers;
};

/// The deprecated name of TestApp.
using HeadlessStage = TestApp;

/// The hash of a node and its descendants; see TestApp::stateHash().
std::uint64_t stateHash(const cocos2d::Node& node);

} // namespace testing
} // namespace copra
