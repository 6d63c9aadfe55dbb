#pragma once

#include "math/Vec2.h"
#include "nodes/shapes/LayerColor.h"

namespace cocos2d {

/// A layer filled with a gradient between two colors along a direction.
class LayerGradient : public LayerColor {
public:
    /// Creates an opaque black layer as large as the design area.
    static LayerGradient* create();
    /// Creates a layer as large as the design area, with a gradient from top to bottom.
    static LayerGradient* create(const Color4B& start, const Color4B& end);
    /// Creates a layer as large as the design area, with a gradient in the direction `v`, from the start to
    /// the end. The length of `v` does not matter. A vector without a direction (zero, infinite, or NaN)
    /// shows only the start color.
    static LayerGradient* create(const Color4B& start, const Color4B& end, const Vec2& v);

    LayerGradient() = default;
    /// Initializes an opaque black layer of the size of the design area.
    bool init() override;
    /// Initializes a new layer with a gradient from the top to the bottom.
    bool initWithColor(const Color4B& start, const Color4B& end);
    /// Initializes a new layer with a gradient in the direction `v`, from the start to the end.
    bool initWithColor(const Color4B& start, const Color4B& end, const Vec2& v);

    /// Sets the color at the start, which getColor() also returns.
    void setStartColor(const Color3B& startColor);
    /// Returns the color at the start.
    const Color3B& getStartColor() const { return _realColor; }
    /// Sets the color at the end.
    void setEndColor(const Color3B& endColor);
    /// Returns the color at the end.
    const Color3B& getEndColor() const { return _endColor; }
    /// Sets the opacity at the start, from 0 to 255, which the opacity of the layer multiplies.
    void setStartOpacity(GLubyte startOpacity);
    /// Returns the opacity at the start, from 0 to 255, which the opacity of the layer multiplies.
    GLubyte getStartOpacity() const { return _startOpacity; }
    /// Sets the opacity at the end, from 0 to 255, which the opacity of the layer multiplies.
    void setEndOpacity(GLubyte endOpacity);
    /// Returns the opacity at the end, from 0 to 255, which the opacity of the layer multiplies.
    GLubyte getEndOpacity() const { return _endOpacity; }
    /// Sets the direction from the start to the end. A vector without a direction (zero, infinite, or NaN)
    /// shows only the start color.
    void setVector(const Vec2& alongVector);
    /// Returns the direction from the start to the end. A vector without a direction (zero, infinite, or NaN)
    /// shows only the start color.
    const Vec2& getVector() const { return _alongVector; }
    /// Sets whether the gradient is as long as the layer in its direction, so that both colors are reached;
    /// true by default. With false, it is as long as the diagonal.
    void setCompressedInterpolation(bool compressedInterpolation);
    /// Whether the gradient is as long as the layer in its direction; true by default.
    bool isCompressedInterpolation() const { return _compressedInterpolation; }

    std::string getDescription() const override;

protected:
    void updateLayerColor_() override;

    Color3B _endColor;
    GLubyte _startOpacity = 255;
    GLubyte _endOpacity = 255;
    Vec2 _alongVector{0.0f, -1.0f};
    bool _compressedInterpolation = true;

private:
    Color4B colorAt(float fraction) const;
};

} // namespace cocos2d
