#pragma once

#include "cocos2d.h"
#include "settings/Bindings.h"
#include "view/nodes.h"

#include <array>

namespace beecluster {

/// The target to which the player leads the swarm: set by mouse and touch, moved by keys and by the stick or the
/// directional pad of a game pad. Listens while its node is in the running scene.
class PointerInput : public cocos2d::Node {
public:
    /// With the default keys and buttons.
    static PointerInput* create();
    /// With the keys and buttons of the player.
    static PointerInput* create(const Bindings& keys, const Bindings& buttons) {
        return created(&PointerInput::initWith, keys, buttons);
    }

    /// Moves the target for dt seconds while keys are held.
    void step(float dt);
    /// Where keys, the stick or the directional pad lead now: up to 1 long, y up; zero while none does.
    cocos2d::Vec2 direction() const;
    /// The target, in points of the field.
    const cocos2d::Vec2& goal() const { return _goal; }
    /// Sets the target, clamped to the field.
    void setGoal(const cocos2d::Vec2& goal);
    /// True while the player moves the pointer, touches the screen or holds a key.
    /// True while the player holds the button of the second verb: a key or a button of the pad, the mouse button, or a
    /// second finger.
    bool isHolding() const { return _isMouseDown || _fingers > 1 || isHeld(Command::Gather); }
    bool isLeading() const { return _fingers > 0 || _sinceMove < kRestTime; }

private:
    static constexpr float kRestTime = 0.35f; ///< seconds after which a pointer at rest no longer leads

    void listenToMouse();
    void listenToTouches();
    bool initWith(const Bindings& keys, const Bindings& buttons);
    void listenToKeys();
    void listenToPads();
    void hold(const Bindings& bindings, int code, bool isDown);
    bool isHeld(Command command) const { return _held[static_cast<std::size_t>(command)]; }
    /// 1, 0 or -1.
    float axis(Command low, Command high) const;
    void moveTo(const cocos2d::Vec2& position);

    cocos2d::Vec2 _goal;
    float _sinceMove = 0.0f;
    Bindings _keys;
    Bindings _buttons;
    std::array<bool, kCommands> _held{}; ///< by keys and buttons
    cocos2d::Vec2 _stick;                ///< of a pad, y up, up to 1 long
    int _fingers = 0;
    bool _isMouseDown = false;
    bool _hasMouse = false; ///< a mouse was moved; it does not cover the swarm as a finger does
};

} // namespace beecluster
