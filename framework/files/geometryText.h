#pragma once

#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"

#include <string>
#include <vector>

namespace cocos2d {

/// "{{x,y},{w,h}}" as property lists spell rectangles; zero for other text.
Rect RectFromString(const std::string& str);
/// "{x,y}"; zero for other text.
Vec2 PointFromString(const std::string& str);
/// "{w,h}"; zero for other text.
Size SizeFromString(const std::string& str);

} // namespace cocos2d

namespace copra {

/// All numbers in a text, whatever stands between them.
std::vector<float> numbersIn(const std::string& text);

} // namespace copra
