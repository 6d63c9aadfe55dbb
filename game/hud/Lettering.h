#pragma once

#include "cocos2d.h"

#include <string>

namespace beecluster {

inline const cocos2d::Color4B kInk{67, 36, 15, 255};      ///< the outlines' brown
inline const cocos2d::Color4B kCream{255, 248, 222, 255}; ///< light text
inline const cocos2d::Color4B kHoney{255, 207, 74, 255};  ///< what matters

/// Light text with a dark outline: readable on every meadow. `size` in points.
cocos2d::Label* outlinedText(const std::string& text, float size, const cocos2d::Color4B& colour = kCream);
/// A title in the logo's hand.
cocos2d::Label* titleText(const std::string& text, float size);
/// Dark text for light ground.
cocos2d::Label* plainText(const std::string& text, float size);
/// 12345 as "12 345".
std::string grouped(int number);

} // namespace beecluster
