#include "event/ControllerInput.h"

#include <algorithm>
#include <cmath>

namespace copra {

using cocos2d::Controller;

namespace {

ControllerDeadZones& deadZones() {
    static ControllerDeadZones zones;
    return zones;
}

constexpr float kPressed = 0.5f; // of an axis that stands for a button

bool isStick(int key) {
    return key >= Controller::JOYSTICK_LEFT_X && key <= Controller::JOYSTICK_RIGHT_Y;
}

bool isTrigger(int key) {
    return key == Controller::AXIS_LEFT_TRIGGER || key == Controller::AXIS_RIGHT_TRIGGER;
}

/// What remains of a deflection from 0 to 1 outside of the zone.
float beyond(float zone, float deflection) {
    return std::clamp((deflection - zone) / (1.0f - zone), 0.0f, 1.0f);
}

void applyStickZone(float& x, float& y) {
    const float length = std::sqrt(x * x + y * y);
    if (length == 0.0f) return;
    const float factor = beyond(deadZones().stick, std::min(length, 1.0f)) / std::min(length, 1.0f);
    x *= factor;
    y *= factor;
}

} // namespace

void setControllerDeadZones(ControllerDeadZones zones) {
    constexpr float kLargest = 0.9f;
    if (!std::isnan(zones.stick)) deadZones().stick = std::clamp(zones.stick, 0.0f, kLargest);
    if (!std::isnan(zones.trigger)) deadZones().trigger = std::clamp(zones.trigger, 0.0f, kLargest);
}

const ControllerDeadZones& controllerDeadZones() {
    return deadZones();
}

ControllerInput::ControllerInput(cocos2d::EventDispatcher& dispatcher) : _feed(dispatcher) {}

ControllerInput::Pad* ControllerInput::find(int id) {
    const auto found = _pads.find(id);
    return found == _pads.end() ? nullptr : &found->second;
}

// --- Input ---

void ControllerInput::connected(int id, const JoystickInfo& info) {
    if (find(id)) return;
    _pads[id].bindings = findControllerMapping(info).bindings;
    _feed.connected(id, info.name);
}

void ControllerInput::disconnected(int id) {
    if (_pads.erase(id) > 0) _feed.disconnected(id);
}

void ControllerInput::button(int id, int button, bool isPressed) {
    Pad* pad = find(id);
    if (!pad || button < 0 || button >= kMaxPadButtons) return;
    pad->buttons[static_cast<std::size_t>(button)] = isPressed;
    report(id, *pad);
    _feed.button(id, button, isPressed, isPressed ? 1.0f : 0.0f, false);
}

void ControllerInput::axis(int id, int axis, float position) {
    Pad* pad = find(id);
    if (!pad || axis < 0 || axis >= kMaxPadAxes || std::isnan(position)) return;
    const auto index = static_cast<std::size_t>(axis);
    pad->axes[index] = std::clamp(position, -1.0f, 1.0f);
    pad->knownAxes[index] = true;
    report(id, *pad);
    _feed.axis(id, axis, position, true);
}

void ControllerInput::hat(int id, int hat, int x, int y) {
    Pad* pad = find(id);
    if (!pad || hat < 0 || hat >= kMaxPadHats) return;
    constexpr int kUp = 1, kRight = 2, kDown = 4, kLeft = 8;
    pad->hats[static_cast<std::size_t>(hat)] = (x < 0   ? kLeft
                                                : x > 0 ? kRight
                                                        : 0) |
                                               (y < 0   ? kUp
                                                : y > 0 ? kDown
                                                        : 0);
    report(id, *pad);
}

// --- Keys ---

float ControllerInput::valueOf(const Pad& pad, const PadBinding& binding) {
    const auto index = static_cast<std::size_t>(binding.input.index);
    float value = 0.0f;
    switch (binding.input.kind) {
    case PadInput::Kind::Button:
        value = pad.buttons[index] ? 1.0f : 0.0f;
        break;
    case PadInput::Kind::Hat:
        value = (pad.hats[index] & binding.input.hatMask) != 0 ? 1.0f : 0.0f;
        break;
    case PadInput::Kind::Axis:
        value = axisValue(pad, binding);
        break;
    }
    return binding.outputHalf == 0 ? value : value * static_cast<float>(binding.outputHalf);
}

float ControllerInput::axisValue(const Pad& pad, const PadBinding& binding) {
    const PadInput& input = binding.input;
    const auto index = static_cast<std::size_t>(input.index);
    if (!pad.knownAxes[index]) return 0.0f;
    const float position = pad.axes[index];
    const bool isWholeStick = isStick(binding.key) && binding.outputHalf == 0;
    if (input.half == 0 && isWholeStick) return input.isInverted ? -position : position;
    // From 0 at one end, or in the middle, to 1 at the other end.
    const float value = input.half == 0 ? (position + 1.0f) / 2.0f
                                        : std::max(0.0f, position * static_cast<float>(input.half));
    return input.isInverted ? 1.0f - value : value;
}

ControllerInput::Values ControllerInput::valuesOf(const Pad& pad) {
    Values values{};
    // Several elements may stand for one key.
    for (const PadBinding& binding : pad.bindings)
        values[static_cast<std::size_t>(binding.key - kFirstKey)] += valueOf(pad, binding);
    for (float& value : values) value = std::clamp(value, -1.0f, 1.0f);
    applyStickZone(values[0], values[1]);
    applyStickZone(values[2], values[3]);
    for (const int trigger : {Controller::AXIS_LEFT_TRIGGER, Controller::AXIS_RIGHT_TRIGGER}) {
        float& value = values[static_cast<std::size_t>(trigger - kFirstKey)];
        value = beyond(deadZones().trigger, value);
    }
    return values;
}

void ControllerInput::report(int id, Pad& pad) {
    const Values values = valuesOf(pad);
    const Values before = pad.reported;
    pad.reported = values;
    for (int key = kFirstKey; key < kFirstKey + kKeys; ++key) {
        const auto index = static_cast<std::size_t>(key - kFirstKey);
        if (isStick(key) || isTrigger(key)) {
            if (values[index] != before[index]) _feed.axis(id, key, values[index], true);
            continue;
        }
        const bool isPressed = values[index] >= kPressed;
        if (isPressed != (before[index] >= kPressed))
            _feed.button(id, key, isPressed, isPressed ? 1.0f : 0.0f, false);
    }
}

} // namespace copra
