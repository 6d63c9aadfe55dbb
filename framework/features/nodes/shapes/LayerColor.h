#pragma once

#include "math/Color.h"
#include "platform/Vertex.h"
#include "scene/Layer.h"
#include "scene/Protocols.h"

namespace cocos2d {

/// A layer filled with one color, which may be translucent.
class LayerColor : public Layer, public BlendProtocol {
public:
    /// Creates a transparent black layer as large as the design area.
    static LayerColor* create();
    /// Creates a layer with a color, as large as the design area.
    static LayerColor* create(const Color4B& color);
    /// Creates a layer with a color and a size in points.
    static LayerColor* create(const Color4B& color, float width, float height);

    LayerColor() = default;
    /// Initializes a transparent black layer of the size of the design area.
    bool init() override;
    /// Initializes a new layer of the size of the design area with a color.
    bool initWithColor(const Color4B& color);
    /// Initializes a new layer with a color and a size in points.
    bool initWithColor(const Color4B& color, float width, float height);

    /// Sets the width, in points.
    void changeWidth(float w);
    /// Sets the height, in points.
    void changeHeight(float h);
    /// Sets width and height, in points.
    void changeWidthAndHeight(float w, float h);

    /// Sets how the color is mixed with what is behind the layer; {SRC_ALPHA, ONE_MINUS_SRC_ALPHA} by
    /// default.
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    /// Returns how the color is mixed with what is behind the layer; {SRC_ALPHA, ONE_MINUS_SRC_ALPHA} by
    /// default.
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }

    /// Sets the size of the colored rectangle, in points.
    void setContentSize(const Size& size) override;
    using Node::draw;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    std::string getDescription() const override;

protected:
    void updateColor() override { updateLayerColor_(); }
    /// Gives the displayed color and opacity of the layer to its vertices; updateColor() calls it. In code
    /// that is ported from cocos2d-x 2.x, an override named updateColor() overrides this function.
    virtual void updateLayerColor_();

    BlendFunc _blendFunc = BlendFunc::ALPHA_NON_PREMULTIPLIED;
    /// The vertices by copra::QuadCorner. Positions are as of the last draw; colors are always current.
    copra::Vertex _vertices[4];

private:
    bool _cornersDirty = true;
};

} // namespace cocos2d
