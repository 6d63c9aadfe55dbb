#pragma once

#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <string>
#include <vector>

namespace cocos2d {

/// Returns the rectangle of a string "{{x,y},{w,h}}", as in property lists, or zero for any other string.
Rect RectFromString(const std::string& str);
/// Returns the point of a string "{x,y}", or zero for any other string.
Vec2 PointFromString(const std::string& str);
/// Returns the size of a string "{w,h}", or zero for any other string.
Size SizeFromString(const std::string& str);

} // namespace cocos2d

namespace copra {

/// Returns all numbers in a string; any other characters separate them.
std::vector<float> numbersIn(const std::string& text);

} // namespace copra
