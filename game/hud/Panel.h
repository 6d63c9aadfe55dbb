#pragma once

#include "cocos2d.h"

namespace beecluster {

/// A box with round corners, centered on the node's position. `radius` in points.
cocos2d::DrawNode* makeRoundedBox(const cocos2d::Size& size, float radius, const cocos2d::Color4F& color);
/// A cream panel with a brown edge for text, centered on the node's position.
cocos2d::Node* makePanel(const cocos2d::Size& size);

} // namespace beecluster
