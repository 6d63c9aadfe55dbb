#pragma once

/// Forward declarations of the classes of nodes/shapes, for headers that only name them.

namespace cocos2d {
class DrawNode;
class LayerColor;
class LayerGradient;
} // namespace cocos2d
