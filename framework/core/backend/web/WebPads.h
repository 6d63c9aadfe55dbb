#pragma once

#include "platform/Input.h"

#include <array>

namespace copra::web {

/// Polls the game pads in each frame, as web pages must. Browsers arrange the pads that they know like that
/// of an Xbox 360; they are reported as that pad is on Linux.
class WebPads {
public:
    /// Reports what has changed since the last call.
    void read(InputSink& sink);

private:
    static constexpr int kPads = 4;
    static constexpr int kAxes = 8;
    static constexpr int kButtons = 24;

    struct Pad {
        bool isConnected = false;
        std::array<float, kAxes> axes{};
        std::array<bool, kButtons> buttons{};
        int hatX = 0;
        int hatY = 0;
    };
    void report(int number, Pad& last, const Pad& now, InputSink& sink);

    std::array<Pad, kPads> _pads;
};

} // namespace copra::web
