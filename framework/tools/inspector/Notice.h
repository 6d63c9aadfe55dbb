#pragma once

#include "app/fwd.h"
#include "inspector/Gui.h"
#include "inspector/LogLines.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace copra {
namespace inspector {

/// Shows the last warning or error at the lower edge of the running game for some seconds, so that players of
/// a debug build notice a problem without reading the log.
class Notice {
public:
    /// The time for which a line is shown, in seconds of the game.
    static constexpr float kSeconds = 8.0f;

    /// Sets whether lines are shown. By default they are shown if there is a window, unless the environment
    /// variable COPRA_NOTICES is 0.
    void setEnabled(bool isEnabled) { _isEnabled = isEnabled; }
    /// Begins a frame of `seconds`: takes a new line from the log.
    void frame(float seconds, const LogLines& log);
    bool isShown() const { return _secondsLeft > 0.0f; }
    /// Draws over the finished frame.
    void draw(cocos2d::Director& director);
    /// Releases what was created for the window. Call it before the window and its device are destroyed.
    void forgetDevice() { _gui.reset(); }

private:
    std::optional<bool> _isEnabled; ///< If the game has set it.
    std::size_t _seen = 0;          ///< The number of problems of the log that were shown.
    LogLines::Line _line{};
    float _secondsLeft = 0.0f;
    std::unique_ptr<Gui> _gui; ///< The interface, which stays because it has the font.

    bool isEnabled() const;
};

} // namespace inspector
} // namespace copra
