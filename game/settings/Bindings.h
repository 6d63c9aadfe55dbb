#pragma once

#include "event/Controller.h"
#include "platform/Input.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace beecluster {

/// What keys and buttons of a pad do during a game. Menus have fixed ones, so that no binding can lock a player out.
enum class Command { Left, Right, Up, Down, Gather, Pause, Mute, FullScreen };
inline constexpr std::size_t kCommands = static_cast<std::size_t>(Command::FullScreen) + 1;

/// Their names in the file of settings and in keys of texts.
inline constexpr std::array<const char*, kCommands> kCommandNames{"left",   "right", "up",   "down",
                                                                  "gather", "pause", "mute", "full-screen"};
inline const char* nameOf(Command command) {
    return kCommandNames[static_cast<std::size_t>(command)];
}

/// Which keys, or which buttons of a pad, give which commands. A code belongs to one command at most.
class Bindings {
public:
    /// The codes of a command; the first one is shown.
    const std::vector<int>& codes(Command command) const { return _codes[static_cast<std::size_t>(command)]; }
    /// Replaces the codes of a command, and takes them from the others.
    void set(Command command, const std::vector<int>& codes);
    /// Whether a code gives that command.
    bool has(Command command, int code) const;

    bool operator==(const Bindings& other) const { return _codes == other._codes; }

private:
    std::array<std::vector<int>, kCommands> _codes;
};

/// What bindings are of.
enum class Device { Keys, Pad };

Bindings defaultBindings(Device device);
/// "SPACE" for copra::Key::KEY_SPACE, "A" for cocos2d::Controller::BUTTON_A; empty for what cannot be bound.
std::string nameOfCode(Device device, int code);
/// The key or button of that name; -1 if there is none.
int codeNamed(Device device, const std::string& name);

} // namespace beecluster
