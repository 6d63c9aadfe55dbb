#pragma once

#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <string>
#include <vector>

namespace cocos2d {

/// Returns the rectangle of a text "{{x,y},{w,h}}", as in property lists, or zero for any other text.
Rect RectFromString(const std::string& str);
/// Returns the point of a text "{x,y}", or zero for any other text.
Vec2 PointFromString(const std::string& str);
/// Returns the size of a text "{w,h}", or zero for any other text.
Size SizeFromString(const std::string& str);

} // namespace cocos2d

namespace copra {

/// All numbers in a text; any other characters separate them.
std::vector<float> numbersIn(const std::string& text);

} // namespace copra
