#pragma once

/// Forward declarations of the classes of math, for headers that only name them.

namespace cocos2d {
class AABB;
struct AffineTransform;
struct Color4B;
struct Color4F;
class Mat4;
class Quaternion;
class Rect;
class Size;
} // namespace cocos2d

namespace copra {
class Homography;
} // namespace copra
