#pragma once

#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <string>
#include <vector>

namespace cocos2d {

/// Parses "{{x,y},{w,h}}", the form of rectangles in property lists. Zero for any other text.
Rect RectFromString(const std::string& str);
/// Parses "{x,y}". Zero for any other text.
Vec2 PointFromString(const std::string& str);
/// Parses "{w,h}". Zero for any other text.
Size SizeFromString(const std::string& str);

} // namespace cocos2d

namespace copra {

/// All numbers in a text; any other characters separate them.
std::vector<float> numbersIn(const std::string& text);

} // namespace copra
