#pragma once

#include "app/Director.h"
#include "event/EventKeyboard.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <cstdint>
#include <functional>

namespace copra {

/// What a test of a game needs.
namespace testing {

/// A game that runs inside a test: no window, no clock, no random input. Frames happen when the test asks for
/// them.
///
/// One at a time. The Director is the process's own; when the stage goes, its scenes, timers, actions and
/// listeners go too, so that every test starts from the same state. Points are design points, y up.
class HeadlessStage {
public:
    /// The frame and the design resolution both have this size.
    explicit HeadlessStage(const cocos2d::Size& designSize = cocos2d::Size(480, 320));
    ~HeadlessStage();
    HeadlessStage(const HeadlessStage&) = delete;
    HeadlessStage& operator=(const HeadlessStage&) = delete;

    cocos2d::Director& director() const { return *_director; }
    cocos2d::GLView& view() const { return *_director->getOpenGLView(); }
    /// The scene that runs now.
    cocos2d::Scene* scene() const { return _director->getRunningScene(); }

    /// Shows `scene` and takes the frame in which it enters.
    void run(cocos2d::Scene* scene);
    /// Takes frames of `dt` seconds.
    void step(int frames = 1, float dt = kFrame);
    /// Takes frames until `condition` holds. False where it did not within `maxFrames`.
    bool stepUntil(const std::function<bool()>& condition, int maxFrames = 600, float dt = kFrame);

    /// A finger; ids are the test's own.
    void touchDown(const cocos2d::Vec2& point, int id = 0);
    void touchMove(const cocos2d::Vec2& point, int id = 0);
    void touchUp(const cocos2d::Vec2& point, int id = 0);
    /// Down and up, with a frame after each.
    void tap(const cocos2d::Vec2& point);

    void keyDown(cocos2d::EventKeyboard::KeyCode key);
    void keyUp(cocos2d::EventKeyboard::KeyCode key);
    /// Down and up, with a frame after each.
    void press(cocos2d::EventKeyboard::KeyCode key);

    /// One number for the running scene: structure, transforms, colours, visibility and names of all its
    /// nodes. Equal input and equal seeds must give equal hashes.
    std::uint64_t stateHash() const;

    /// A sixtieth of a second.
    static constexpr float kFrame = 1.0f / 60.0f;

private:
    cocos2d::Vec2 toFrame(const cocos2d::Vec2& point) const;
    void clear();

    cocos2d::Director* _director;
};

/// The hash of a node and all below it; see HeadlessStage::stateHash().
std::uint64_t stateHash(const cocos2d::Node& node);

} // namespace testing
} // namespace copra
