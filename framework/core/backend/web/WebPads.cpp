#include "backend/web/WebPads.h"

#include <algorithm>
#include <cstring>

#include <emscripten/html5.h>

namespace copra::web {

namespace {

// Of an Xbox 360 pad.
constexpr unsigned kVendor = 0x045e;
constexpr unsigned kProduct = 0x028e;

// By the numbers of the browser's standard arrangement; those of the triggers and of the directional pad have none.
constexpr int kNone = -1;
constexpr int kButtonOf[] = {0, 1, 2, 3, 4, 5, kNone, kNone, 6, 7, 9, 10, kNone, kNone, kNone, kNone, 8};
enum StandardButton { LeftTrigger = 6, RightTrigger = 7, Up = 12, Down = 13, Left = 14, Right = 15 };

} // namespace

void WebPads::read(InputSink& sink) {
    if (emscripten_sample_gamepad_data() != EMSCRIPTEN_RESULT_SUCCESS) return;
    for (int number = 0; number < kPads; ++number) {
        EmscriptenGamepadEvent event;
        Pad now;
        now.isConnected =
            emscripten_get_gamepad_status(number, &event) == EMSCRIPTEN_RESULT_SUCCESS && event.connected;
        Pad& last = _pads[static_cast<std::size_t>(number)];
        if (!now.isConnected) {
            if (last.isConnected) sink.joystickDisconnected(number);
            last = now;
            continue;
        }
        const bool isStandard = std::strcmp(event.mapping, "standard") == 0;
        if (!last.isConnected)
            sink.joystickConnected(number, {event.id, isStandard ? kVendor : 0, isStandard ? kProduct : 0});
        const auto value = [&](int button) {
            return static_cast<float>(event.analogButton[button]) * 2.0f - 1.0f;
        };
        const auto isPressed = [&](int button) {
            return button < event.numButtons && event.digitalButton[button];
        };
        const auto axis = [&](int index) {
            return index < event.numAxes ? static_cast<float>(event.axis[index]) : 0.0f;
        };
        if (isStandard) {
            now.axes = {axis(0), axis(1), value(LeftTrigger), axis(2), axis(3), value(RightTrigger)};
            for (std::size_t i = 0; i < std::size(kButtonOf); ++i)
                if (kButtonOf[i] != kNone)
                    now.buttons[static_cast<std::size_t>(kButtonOf[i])] = isPressed(static_cast<int>(i));
            now.hatX = static_cast<int>(isPressed(Right)) - static_cast<int>(isPressed(Left));
            now.hatY = static_cast<int>(isPressed(Down)) - static_cast<int>(isPressed(Up));
        } else {
            for (int i = 0; i < std::min(event.numAxes, kAxes); ++i)
                now.axes[static_cast<std::size_t>(i)] = axis(i);
            for (int i = 0; i < kButtons; ++i) now.buttons[static_cast<std::size_t>(i)] = isPressed(i);
        }
        report(number, last, now, sink);
        last = now;
    }
}

void WebPads::report(int number, Pad& last, const Pad& now, InputSink& sink) {
    for (std::size_t i = 0; i < now.axes.size(); ++i)
        if (now.axes[i] != last.axes[i]) sink.joystickAxis(number, static_cast<int>(i), now.axes[i]);
    for (std::size_t i = 0; i < now.buttons.size(); ++i)
        if (now.buttons[i] != last.buttons[i])
            sink.joystickButton(number, static_cast<int>(i), now.buttons[i]);
    if (now.hatX != last.hatX || now.hatY != last.hatY) sink.joystickHat(number, 0, now.hatX, now.hatY);
}

} // namespace copra::web
