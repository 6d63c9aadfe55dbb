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
    double r; ///< The red component, from 0 to 1.
    double g; ///< The green component, from 0 to 1.
    double b; ///< The blue component, from 0 to 1.
    double a; ///< The opacity, from 0 to 1.
} RGBA;

/// A color as hue (in degrees, from 0 to 360), saturation, and value (both from 0 to 1).
typedef struct {
    double h; ///< The hue in degrees, from 0 to 360.
    double s; ///< The saturation, from 0 to 1.
    double v; ///< The brightness, from 0 to 1.
} HSV;

/// A color as a reference-counted object.
class Color3bObject : public Ref {
public:
    /// Constructs an object that holds a color.
    Color3bObject(Color3B s_value) : value(s_value) {}

    Color3B value; ///< The color, which is opaque.
};

/// Helper functions for the controls.
class ControlUtils {
public:
    /// Adds a new sprite with a sprite frame to `target` and returns it. Returns null if there is no such
    /// frame.
    static Sprite* addSpriteToTargetWithPosAndAnchor(const char* spriteName, Node* target, Vec2 pos,
                                                     Vec2 anchor);
    /// Returns the hue, saturation, and value of a color. The hue of black is -1, and the hue of gray is 0.
    static HSV HSVfromRGB(RGBA value);
    /// Returns the color of a hue, saturation, and value.
    static RGBA RGBfromHSV(HSV value);
    /// Returns the smallest rectangle that contains both.
    static Rect RectUnion(const Rect& src1, const Rect& src2);
};

} // namespace extension
} // namespace cocos2d
