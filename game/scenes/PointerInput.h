#pragma once

#include "cocos2d.h"

namespace beecluster {

/// Where the player wants the swarm: mouse, finger, or arrows and WASD, which move the wish about. Listens as
/// long as its node is on the stage.
class PointerInput : public cocos2d::Node {
public:
    CREATE_FUNC(PointerInput);
    bool init() override;

    /// Moves the wish while keys are held.
    void step(float dt);
    const cocos2d::Vec2& goal() const { return _goal; }
    void setGoal(const cocos2d::Vec2& goal);
    /// True while the player is leading: moving the pointer or holding a finger or key.
    bool isLeading() const { return _held || _sinceMove < kRest; }

private:
    static constexpr float kRest = 0.35F; ///< seconds after which a still pointer counts as left alone

    void listenToMouse();
    void listenToTouches();
    void listenToKeys();
    void onKey(cocos2d::EventKeyboard::KeyCode key, bool down);
    void moveTo(const cocos2d::Vec2& place);

    cocos2d::Vec2 _goal;
    float _sinceMove = 0;
    bool _held = false;
    bool _hasMouse = false; ///< a mouse does not hide the swarm as a finger does
    bool _left = false;
    bool _right = false;
    bool _up = false;
    bool _down = false;
};

} // namespace beecluster
