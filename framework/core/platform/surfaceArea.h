#pragma once

#include "math/Rect.h"
#include "platform/Pixels.h"

namespace copra {

/// Returns the whole pixels that show an area (design points, y up) of a surface on which `viewport` shows
/// `visible`. The result is empty if nothing is visible. Rows count from the top in a window, and from the
/// bottom in a target. It is for backends.
PixelRect pixelsOfArea(const cocos2d::Rect& area, const PixelRect& viewport, const cocos2d::Rect& visible,
                       bool isTarget);

} // namespace copra
