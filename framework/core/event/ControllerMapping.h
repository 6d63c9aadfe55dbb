#pragma once

#include "event/Controller.h"
#include "platform/Input.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// Adds layouts of game pads in the format of SDL's game controller database (gamecontrollerdb.txt), one on a
/// line. A later line for the same pad replaces an earlier one. Layouts apply to pads that are connected
/// afterward: call this function before the first frame.
///
/// Pads are recognized by vendor and product, and by name if there is no such entry. If the database has a
/// pad with USB and with Bluetooth, the line for USB counts. Lines for other platforms and elements that
/// Controller::Key does not have are skipped. A line that is not valid is skipped too; the first one is
/// logged with `source` and its number. Returns the number of layouts that were added.
///
/// The common pads of Sony, Microsoft, Nintendo, and Logitech are known without this function. A pad without
/// a layout is taken for an Xbox pad.
int addControllerMappings(const std::string& text, const std::string& source = "controller mappings");

/// An element of a pad, as the backend numbers it.
struct PadInput {
    enum class Kind : std::uint8_t { Button, Axis, Hat };

    Kind kind = Kind::Button; ///< What `index` counts: buttons, axes, or hats.
    int index = 0;            ///< The index of the element, from 0.
    int hatMask = 0;          ///< The direction of a hat: 1 up, 2 right, 4 down, 8 left.
    int half = 0;             ///< The half of the axis that counts, 1 or -1; 0 for the whole axis.
    bool isInverted = false;  ///< Whether the axis is inverted.
};

/// The element of a pad that stands for a key of the API.
struct PadBinding {
    int key = 0;        ///< The key, a value of Controller::Key.
    int outputHalf = 0; ///< The half of the key, which is a stick, 1 or -1; 0 for the whole key.
    PadInput input;
};

/// The layout of a kind of pads.
struct ControllerMapping {
    std::string name;
    unsigned bus = 0; ///< The bus: 3 is USB, 5 is Bluetooth.
    unsigned vendor = 0;
    unsigned product = 0;
    std::string platform; ///< The platform; "" means all.
    std::vector<PadBinding> bindings;
};

/// Reads one line of the database. Returns what is wrong, or "".
std::string parseControllerMapping(const std::string& line, ControllerMapping& mapping);

/// Returns the layout for a pad.
const ControllerMapping& findControllerMapping(const JoystickInfo& pad);

/// Limits of the numbers in a layout.
constexpr int kMaxPadButtons = 64;
constexpr int kMaxPadAxes = 16;
constexpr int kMaxPadHats = 4;

} // namespace copra
