#pragma once

#include "cocos2d.h"

#include <string>

namespace beecluster {

inline const cocos2d::Color4B kInk{67, 36, 15, 255};      ///< dark brown of outlines and text on light ground
inline const cocos2d::Color4B kCream{255, 248, 222, 255}; ///< light text
inline const cocos2d::Color4B kHoney{255, 207, 74, 255};  ///< titles and highlights

/// Text with a dark outline, readable on every ground. `size` in points.
cocos2d::Label* outlinedText(const std::string& text, float size, const cocos2d::Color4B& color = kCream);
/// A title in the font of the logo.
cocos2d::Label* titleText(const std::string& text, float size);
/// Dark text for light panels.
cocos2d::Label* plainText(const std::string& text, float size);
/// Makes a text smaller, if need be, so that it is at most that wide. `width` in points of its parent.
void shrinkToFit(cocos2d::Node* text, float width);
/// Formats a number with groups of three digits: 12345 becomes "12 345".
std::string grouped(int number);

} // namespace beecluster
