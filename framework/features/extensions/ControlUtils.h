#pragma once

#include "base/Ref.h"
#include "math/Color.h"
#include "math/Rect.h"
#include "math/Vec2.h"
#include "nodes/sprites/fwd.h"
#include "scene/fwd.h"

namespace cocos2d {

namespace extension {

/// A color with components from 0 to 1.
typedef struct {
    double r; ///< red, 0 to 1
    double g; ///< green, 0 to 1
    double b; ///< blue, 0 to 1
    double a; ///< opacity, 0 to 1
} RGBA;

/// A color as hue (in degrees, from 0 to 360), saturation, and value (both from 0 to 1).
typedef struct {
    double h; ///< hue, degrees
    double s; ///< saturation, 0 to 1
    double v; ///< brightness, 0 to 1
} HSV;

/// A color as an object.
class Color3bObject : public Ref {
public:
    /// An object that holds a color.
    Color3bObject(Color3B s_value) : value(s_value) {}

    Color3B value; ///< opaque
};

/// Helpers for the controls.
class ControlUtils {
public:
    /// Adds a new sprite with a sprite frame to `target` and returns it. Returns null if there is no such frame.
    static Sprite* addSpriteToTargetWithPosAndAnchor(const char* spriteName, Node* target, Vec2 pos,
                                                     Vec2 anchor);
    /// Returns the hue, saturation, and value of a color. The hue of black is -1, that of gray 0.
    static HSV HSVfromRGB(RGBA value);
    /// Returns the color of a hue, saturation, and value.
    static RGBA RGBfromHSV(HSV value);
    /// Returns the smallest rectangle that contains both.
    static Rect RectUnion(const Rect& src1, const Rect& src2);
};

} // namespace extension
} // namespace cocos2d
