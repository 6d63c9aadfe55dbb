#pragma once

#include "studio/builder/CCBReader.h"

namespace cocosbuilder {

/// The position in points of a container of the given size.
cocos2d::Vec2 getAbsolutePosition(const cocos2d::Vec2& pt, CCBReader::PositionType type,
                                  const cocos2d::Size& containerSize, const std::string& propName);
/// Sets the scale of a node. A null node is an error: debug builds assert; release builds log it and do
/// nothing.
void setRelativeScale(cocos2d::Node* node, float scaleX, float scaleY, CCBReader::ScaleType type,
                      const std::string& propName);

} // namespace cocosbuilder
