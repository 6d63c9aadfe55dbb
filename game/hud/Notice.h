#pragma once

#include "cocos2d.h"

#include <string>

namespace beecluster {

/// A line of text on a dark plate, centered on its position; a plate wider than `width` points is wrapped.
cocos2d::Node* makeNotice(const std::string& text, float size, float width);
/// Shows such a line near the lower edge of a scene for some seconds, in place of the one before.
void showNotice(cocos2d::Scene* scene, const std::string& text);

} // namespace beecluster
