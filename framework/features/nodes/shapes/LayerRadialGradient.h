#pragma once

#include "base/Array.h"
#include "math/Color.h"
#include "math/Vec2.h"
#include "platform/BlendFunc.h"
#include "platform/Vertex.h"
#include "scene/Layer.h"

namespace cocos2d {

/// A layer with a radial gradient: one color in the center, and another at the radius. It draws nothing
/// beyond the radius and outside the layer. Color and opacity of the node itself have no effect.
class LayerRadialGradient : public Layer {
public:
    /// Creates a layer with a radius of 0, which draws nothing.
    static LayerRadialGradient* create();
    /// Creates a layer with a round gradient from `startColor` in the center to `endColor`. `radius` and
    /// `center` are in points of the layer. The gradient starts at the fraction `expand` (0 to 1) of the
    /// radius.
    static LayerRadialGradient* create(const Color4B& startColor, const Color4B& endColor, float radius,
                                       const Vec2& center, float expand);

    LayerRadialGradient() = default;
    /// Initializes a new layer as create() does. Radius and center are in points.
    bool initWithColor(const Color4B& startColor, const Color4B& endColor, float radius, const Vec2& center,
                       float expand);

    /// Sets the color in the center, which becomes opaque.
    void setStartColor(const Color3B& color) { setStartColor(Color4B(color)); }
    /// Sets the color and the opacity in the center.
    void setStartColor(const Color4B& color);
    /// Returns the color and the opacity in the center.
    Color4B getStartColor() const { return _startColor; }
    /// Returns the color in the center without its opacity.
    Color3B getStartColor3B() const { return Color3B(_startColor); }
    /// Sets the color at the radius, which becomes opaque.
    void setEndColor(const Color3B& color) { setEndColor(Color4B(color)); }
    /// Sets the color and the opacity at the radius.
    void setEndColor(const Color4B& color);
    /// Returns the color and the opacity at the radius.
    Color4B getEndColor() const { return _endColor; }
    /// Returns the color at the radius without its opacity.
    Color3B getEndColor3B() const { return Color3B(_endColor); }
    /// Sets the opacity in the center, from 0 to 255.
    void setStartOpacity(GLubyte opacity);
    /// Returns the opacity in the center, from 0 to 255.
    GLubyte getStartOpacity() const { return _startColor.a; }
    /// Sets the opacity at the radius, from 0 to 255.
    void setEndOpacity(GLubyte opacity);
    /// Returns the opacity at the radius, from 0 to 255.
    GLubyte getEndOpacity() const { return _endColor.a; }
    /// Sets the radius in points.
    void setRadius(float radius);
    /// Returns the radius in points.
    float getRadius() const { return _radius; }
    /// Sets the center in points of the layer.
    void setCenter(const Vec2& center);
    /// Returns the center in points of the layer.
    Vec2 getCenter() const { return _center; }
    /// Sets the fraction of the radius that has only the start color, clamped to 0 to 1.
    void setExpand(float expand);
    /// Returns the fraction of the radius that has only the start color, from 0 to 1.
    float getExpand() const { return _expand; }

    /// Sets how the colors are mixed with what is behind the layer; {SRC_ALPHA, ONE_MINUS_SRC_ALPHA} by
    /// default.
    void setBlendFunc(const BlendFunc& blendFunc) { _blendFunc = blendFunc; }
    /// Returns how the colors are mixed with what is behind the layer.
    BlendFunc getBlendFunc() const { return _blendFunc; }

    /// Sets the size of the rectangle that shows the gradient, in points.
    void setContentSize(const Size& size) override;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;

private:
    void placeVertices(const Mat4& transform);

    Color4B _startColor = Color4B::BLACK;
    Color4B _endColor = Color4B::BLACK;
    Vec2 _center;
    float _radius = 0.0f;
    float _expand = 0.0f;
    BlendFunc _blendFunc = BlendFunc::ALPHA_NON_PREMULTIPLIED;
    bool _dirty = true;
    copra::Array<copra::Vertex> _vertices; ///< The triangles in design space, as of the last draw.
};

} // namespace cocos2d
