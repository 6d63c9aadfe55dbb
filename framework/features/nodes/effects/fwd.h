#pragma once

/// Forward declarations of the classes of nodes/effects, for headers that only name them.

namespace cocos2d {
class NodeGrid;
class ProgressTimer;
class RenderTexture;
} // namespace cocos2d

namespace copra {
class GridDrawing;
} // namespace copra
