#pragma once

#include "backend/null/NullTextureStore.h"
#include "platform/MaskStack.h"
#include "platform/RenderDevice.h"

namespace copra {

/// Rasterizes into the pixels of a target as OpenGL does, but slowly, for tests without a graphics card.
class NullRasterizer {
public:
    /// Constructs a rasterizer that maps the rectangle `visible` (points, y up) to `viewport` (pixels of the
    /// target, rows from the bottom).
    NullRasterizer(NullTextureStore::Record& target, const PixelRect& viewport, const cocos2d::Rect& visible,
                   const MaskStack::State& mask);

    /// Fills the whole target.
    void clear(const cocos2d::Color4F& color);
    /// Sets or clears a bit of the whole stencil buffer.
    void fillStencil(const MaskStack::Fill& fill);
    /// Restricts drawing to `area`, in points, in addition to earlier restrictions.
    void clip(const cocos2d::Rect& area);
    /// Draws shapes; without a texture in vertex colors. Lines and points are one pixel wide.
    void draw(Primitive primitive, const Vertex* vertices, std::size_t count,
              const NullTextureStore::Record* texture, const cocos2d::BlendFunc& blend);

private:
    struct Sample {
        float rgba[4];
    };

    Vertex toPixels(const Vertex& vertex) const;
    void triangle(const Vertex& a, const Vertex& b, const Vertex& c);
    void line(const Vertex& from, const Vertex& to);
    void pixel(int x, int y, const Sample& color, const cocos2d::Vec2& texCoords);
    Sample texel(const cocos2d::Vec2& texCoords) const;
    Sample texelAt(int x, int y) const;

    NullTextureStore::Record& _target;
    const NullTextureStore::Record* _texture = nullptr;
    cocos2d::BlendFunc _blend = cocos2d::BlendFunc::DISABLE;
    PixelRect _viewport;
    cocos2d::Rect _visible;
    PixelRect _allowed; ///< The pixels that may be written.
    MaskStack::State _mask;
};

} // namespace copra
