#pragma once

#include "math/Vec2.h"

namespace cocos2d {

/// Returns the point at t (0..1) between p1 and p2 on the cardinal spline through p0, p1, p2, and p3. A
/// tension of 0 gives the widest curve (Catmull-Rom at 0.5 of some texts), and 1 straight lines.
Vec2 ccCardinalSplineAt(const Vec2& p0, const Vec2& p1, const Vec2& p2, const Vec2& p3, float tension,
                        float t);

} // namespace cocos2d

namespace copra {

/// Returns the point at t (0..1) of the Bézier curve from `start` to `end` with one or two control points
/// (Bernstein form).
cocos2d::Vec2 quadraticBezierAt(const cocos2d::Vec2& start, const cocos2d::Vec2& control,
                                const cocos2d::Vec2& end, float t);
cocos2d::Vec2 cubicBezierAt(const cocos2d::Vec2& start, const cocos2d::Vec2& control1,
                            const cocos2d::Vec2& control2, const cocos2d::Vec2& end, float t);

} // namespace copra
