#pragma once

/// Forward declarations of the classes of render, for headers that only name them.

namespace cocos2d {
class BatchCommand;
class CustomCommand;
class GLProgram;
class GLProgramState;
class GroupCommand;
class PolygonInfo;
class Primitive;
class RenderCommand;
class Renderer;
class SpriteFrame;
class Texture2D;
class TextureAtlas;
class TextureCache;
class TrianglesCommand;
} // namespace cocos2d

namespace copra {
struct BatchLog;
class DrawLayer;
class FrameCommands;
struct TargetView;
class RenderStream;
class TexturePages;
class TextureRegion;
} // namespace copra

// Classes of modules above this one, or without a fwd.h.

namespace cocos2d {
class Node;
} // namespace cocos2d
