#pragma once

#include "platform/RenderDevice.h"

#include <optional>
#include <vector>

namespace copra {

/// One draw call.
struct NullDraw {
    Primitive primitive;
    DrawState state;
    std::vector<Vertex> vertices;
    std::optional<cocos2d::Rect> scissor; ///< design points
};

/// Draws nothing; counts, and on request keeps what it is told.
class NullRenderDevice : public RenderDevice {
public:
    void clear(const cocos2d::Color4F& color) override;
    void setView(const PixelRect& viewport, const cocos2d::Rect& visible) override;
    void setScissor(const cocos2d::Rect& area) override { _scissor = area; }
    void clearScissor() override { _scissor.reset(); }
    void draw(Primitive primitive, const Vertex* vertices, std::size_t count,
              const DrawState& state) override;
    /// Empty: there is no picture.
    PixelImage capture() override { return {}; }

    /// Keeps the draw calls with their vertices from now on, each frame until the next clear().
    void keepDraws(bool keep) { _keeps = keep; }
    /// What was drawn since the last clear(), if kept.
    const std::vector<NullDraw>& draws() const { return _draws; }
    /// Draw calls and vertices since the last clear().
    std::size_t drawCount() const { return _drawCount; }
    std::size_t vertexCount() const { return _vertexCount; }
    /// Number of clear() calls: frames.
    std::size_t clearCount() const { return _clearCount; }
    const cocos2d::Color4F& clearColor() const { return _clearColor; }
    const PixelRect& viewport() const { return _viewport; }
    const cocos2d::Rect& visible() const { return _visible; }
    const std::optional<cocos2d::Rect>& scissor() const { return _scissor; }

private:
    std::vector<NullDraw> _draws;
    std::optional<cocos2d::Rect> _scissor;
    PixelRect _viewport;
    cocos2d::Rect _visible;
    cocos2d::Color4F _clearColor;
    std::size_t _drawCount = 0;
    std::size_t _vertexCount = 0;
    std::size_t _clearCount = 0;
    bool _keeps = false;
};

} // namespace copra
