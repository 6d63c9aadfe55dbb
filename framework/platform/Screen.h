#pragma once

#include "math/Size.h"

namespace copra {

/// What the layers, menus and textures need to know of the screen. The app room sets it, everybody reads it.
struct Screen {
    /// Size of the stage in points. A world without a window has the size of the original's default window.
    cocos2d::Size designSize{960.0f, 640.0f};
    /// Texture pixels in one point: 2 for artwork made for a screen of twice the design size. Always above 0.
    float contentScaleFactor = 1.0f;
};

/// The screen as it is now.
const Screen& screen();

/// Replaces the screen. A scale factor of 0 or less is logged and ignored, negative sizes become 0.
void setScreen(const Screen& screen);

} // namespace copra
