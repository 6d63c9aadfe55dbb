#pragma once

#include "math/Size.h"

namespace copra {

/// The properties of the screen for layers, menus, and textures. The app module sets them.
struct Screen {
    /// The design size in points. Without a window it is 960 x 640, the default window of cocos2d-x.
    cocos2d::Size designSize{960.0f, 640.0f};
    /// The number of texture pixels for each point, above 0 and finite. It is 2 for artwork for a screen of
    /// twice the design size.
    float contentScaleFactor = 1.0f;
    /// The seconds between two frames while the game is not paused; 0 for as many frames as possible.
    float frameInterval = 1.0f / 60.0f;
};

/// Returns the current screen.
const Screen& screen();

/// Replaces the screen. A scale factor that is not above 0 and finite is logged and ignored; negative sizes
/// become 0, and so does a negative interval.
void setScreen(const Screen& screen);

} // namespace copra
