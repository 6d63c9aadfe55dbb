#pragma once

/// Forward declarations of the classes of render, for headers that only name them.

namespace cocos2d {
struct FontDefinition;
class GroupCommand;
class PolygonInfo;
class RenderCommand;
class Renderer;
class SpriteFrame;
class Texture2D;
class TextureAtlas;
class TextureCache;
} // namespace cocos2d

namespace copra {
struct BatchLog;
struct BatchState;
class DrawLayer;
class DrawProgram;
class LentCommands;
struct QuadBatch;
struct TargetView;
class RenderStream;
class TexturePages;
class TextureRegion;
} // namespace copra

// Classes of modules above this one, or without a fwd.h.

namespace cocos2d {
class BatchCommand;
class CustomCommand;
class GLProgram;
class GLProgramState;
class Node;
class Primitive;
class TrianglesCommand;
} // namespace cocos2d

namespace copra {
class FrameCommands;
struct ShaderBinding;
class ShaderStore;
} // namespace copra
