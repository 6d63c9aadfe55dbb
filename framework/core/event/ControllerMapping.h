#pragma once

#include "event/Controller.h"
#include "platform/Input.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// Adds layouts of game pads in the format of SDL's game controller database (gamecontrollerdb.txt), one on a
/// line; a later line for the same pad replaces an earlier one. They concern pads that are connected
/// afterward: call this before the first frame.
///
/// Pads are recognized by vendor and product, and by name if there is no such entry; if the database has a
/// pad with USB and with Bluetooth, the line for USB counts. Lines for other platforms and elements that
/// Controller::Key does not have are skipped. A line that is not valid is skipped too; the first one is
/// logged with `source` and its number. Returns the number of layouts that were added.
///
/// The common pads of Sony, Microsoft, Nintendo, and Logitech are known without this. A pad without a layout
/// is taken for an Xbox pad.
int addControllerMappings(const std::string& text, const std::string& source = "controller mappings");

/// An element of a pad, as the backend numbers it.
struct PadInput {
    enum class Kind : std::uint8_t { Button, Axis, Hat };

    Kind kind = Kind::Button; ///< what `index` counts
    int index = 0;            ///< from 0
    int hatMask = 0;          ///< 1 up, 2 right, 4 down, 8 left
    int half = 0;             ///< 1 or -1: only this half of the axis
    bool isInverted = false;  ///< the other end of the axis
};

/// Which element stands for a key of the API.
struct PadBinding {
    int key = 0;        ///< Controller::Key
    int outputHalf = 0; ///< 1 or -1: only this half of the key, which is a stick
    PadInput input;
};

/// The layout of a kind of pads.
struct ControllerMapping {
    std::string name;
    unsigned bus = 0; ///< 3 USB, 5 Bluetooth
    unsigned vendor = 0;
    unsigned product = 0;
    std::string platform; ///< "" for all
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
