#pragma once

#include "base/Ref.h"
#include "math/Color.h"
#include "math/Rect.h"
#include "math/Vec2.h"
#include "nodes/sprites/fwd.h"
#include "scene/fwd.h"

namespace cocos2d {

namespace extension {

/// A color with parts from 0 to 1.
typedef struct {
    double r;
    double g;
    double b;
    double a;
} RGBA;

/// A color as hue (degrees, from 0 to 360), saturation and value (0 to 1).
typedef struct {
    double h;
    double s;
    double v;
} HSV;

/// A color as an object.
class Color3bObject : public Ref {
public:
    Color3bObject(Color3B s_value) : value(s_value) {}

    Color3B value; ///< opaque
};

/// Helpers of the controls.
class ControlUtils {
public:
    /// Adds a new sprite of a sprite frame to `target`. Null if there is no such frame.
    static Sprite* addSpriteToTargetWithPosAndAnchor(const char* spriteName, Node* target, Vec2 pos,
                                                     Vec2 anchor);
    /// The hue is -1 for black and 0 for gray.
    static HSV HSVfromRGB(RGBA value);
    static RGBA RGBfromHSV(HSV value);
    /// The smallest rectangle that contains both.
    static Rect RectUnion(const Rect& src1, const Rect& src2);
};

} // namespace extension
} // namespace cocos2d
