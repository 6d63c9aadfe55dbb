#pragma once

#include "event/ControllerFeed.h"
#include "event/ControllerMapping.h"

#include <array>
#include <bitset>
#include <map>

namespace copra {

/// The dead zones of sticks and triggers, from 0 to 1: they report nothing before they move farther. What is
/// beyond is stretched, so that values still begin at 0 and reach 1.
struct ControllerDeadZones {
    float stick = 0.15f;   ///< The dead zone of a stick, a circle for both axes together.
    float trigger = 0.05f; ///< The dead zone of each trigger.
};

/// Sets the dead zones of all pads; values outside of 0 to 0.9 are clamped. NaN is ignored.
void setControllerDeadZones(ControllerDeadZones zones);
/// Returns the dead zones of all pads.
const ControllerDeadZones& controllerDeadZones();

/// Converts the elements of pads, as the backend numbers them, to keys of Controller by the layouts of
/// ControllerMapping.h, and reports those that change to a ControllerFeed.
///
/// Sticks reach from -1 (left, up) to 1 (right, down), triggers from 0 to 1. Buttons and axes are also
/// reported with their numbers, for Controller::receiveExternalKeyEvent().
class ControllerInput {
public:
    explicit ControllerInput(cocos2d::EventDispatcher& dispatcher);

    /// A pad was plugged in, or was there at the start; `id` is the number of the backend. An ID that is
    /// connected already is ignored.
    void connected(int id, const JoystickInfo& info);
    /// A pad was unplugged. Unknown IDs are ignored.
    void disconnected(int id);
    /// A button, 0 to kMaxPadButtons - 1, was pressed or released. Unknown IDs are ignored.
    void button(int id, int button, bool isPressed);
    /// An axis, 0 to kMaxPadAxes - 1, moved to a position from -1 to 1. Unknown IDs are ignored.
    void axis(int id, int axis, float position);
    /// A hat (a cross of four directions) changed: x to the right and y down, each -1, 0, or 1. Unknown IDs
    /// are ignored.
    void hat(int id, int hat, int x, int y);

private:
    static constexpr int kFirstKey = cocos2d::Controller::JOYSTICK_LEFT_X;
    static constexpr int kKeys = cocos2d::Controller::KEY_MAX - kFirstKey;
    using Values = std::array<float, kKeys>;

    struct Pad {
        std::vector<PadBinding> bindings;
        std::bitset<kMaxPadButtons> buttons;
        std::array<float, kMaxPadAxes> axes{};
        std::bitset<kMaxPadAxes> knownAxes; ///< The axes that have moved: a released trigger is at -1.
        std::array<int, kMaxPadHats> hats{};
        Values reported{};
    };

    Pad* find(int id);
    void report(int id, Pad& pad);
    static Values valuesOf(const Pad& pad);
    static float valueOf(const Pad& pad, const PadBinding& binding);
    static float axisValue(const Pad& pad, const PadBinding& binding);

    ControllerFeed _feed;
    std::map<int, Pad> _pads;
};

} // namespace copra
