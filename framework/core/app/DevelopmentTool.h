#pragma once

#include "app/fwd.h"
#include "platform/fwd.h"

namespace copra {

/// A tool that a running game shows over itself, such as the inspector: it gets the window's input before the
/// game, may change the time of a frame, and draws over the finished frame. Without a tool, the Director only
/// compares a pointer with null in each frame.
class DevelopmentTool {
public:
    virtual ~DevelopmentTool() = default;

    /// Returns what receives the input of the window instead of `game`. The result passes on to `game` what
    /// is not for the tool. Input of tests and recordings, which does not come from the window, goes to the
    /// game directly.
    virtual InputSink& inputFor(InputSink& game) = 0;
    /// Called when a frame begins. Returns its time step in seconds; `seconds` is the time step of the game.
    virtual float beginFrame(cocos2d::Director& director, float seconds) = 0;
    /// Called when the frame is drawn and not yet presented. The tool draws on the render device and leaves
    /// the view of the renderer.
    virtual void draw(cocos2d::Director& director) = 0;
    /// Called before the window and its device are destroyed.
    virtual void viewDestroyed() = 0;
};

/// Returns the tool of the program, or null if there is none.
DevelopmentTool* developmentTool();
/// Installs a tool, which must outlive the director's frames or be removed with null.
void setDevelopmentTool(DevelopmentTool* tool);

} // namespace copra
