#pragma once

/// Forward declarations of the classes of nodes/sprites, for headers that only name them.

namespace cocos2d {
class Animation;
class Sprite;
class SpriteBatchNode;
} // namespace cocos2d

namespace copra {
struct SpriteExtras;
struct SpriteShape;
} // namespace copra
