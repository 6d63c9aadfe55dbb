#pragma once

/// Forward declarations of the classes of platform, for headers that only name them.

namespace cocos2d {
struct BlendFunc;
} // namespace cocos2d

namespace copra {
struct Backend;
class InputSink;
class RawGL;
class RenderDevice;
struct PixelImage;
struct Vertex;
class Window;
} // namespace copra
