#pragma once

#include "cocos2d.h"

namespace beecluster {

/// The target to which the player leads the swarm: set by mouse and touch, moved by the arrow keys and WASD.
/// Listens while its node is in the running scene.
class PointerInput : public cocos2d::Node {
public:
    CREATE_FUNC(PointerInput);
    bool init() override;

    /// Moves the target for dt seconds while keys are held.
    void step(float dt);
    /// The target, in points of the field.
    const cocos2d::Vec2& goal() const { return _goal; }
    /// Sets the target, clamped to the field.
    void setGoal(const cocos2d::Vec2& goal);
    /// True while the player moves the pointer, touches the screen or holds a key.
    bool isLeading() const { return _held || _sinceMove < kRestTime; }

private:
    static constexpr float kRestTime = 0.35f; ///< seconds after which a pointer at rest no longer leads

    void listenToMouse();
    void listenToTouches();
    void listenToKeys();
    void onKey(cocos2d::EventKeyboard::KeyCode key, bool down);
    void moveTo(const cocos2d::Vec2& position);

    cocos2d::Vec2 _goal;
    float _sinceMove = 0.0f;
    bool _held = false;
    bool _hasMouse = false; ///< a mouse was moved; it does not cover the swarm as a finger does
    bool _left = false;
    bool _right = false;
    bool _up = false;
    bool _down = false;
};

} // namespace beecluster
