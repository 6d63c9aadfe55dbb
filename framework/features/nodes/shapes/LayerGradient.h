#pragma once

#include "math/Vec2.h"
#include "nodes/shapes/LayerColor.h"

namespace cocos2d {

/// A layer filled with a gradient between two colors along a direction.
class LayerGradient : public LayerColor {
public:
    /// Black to black.
    static LayerGradient* create();
    /// From top to bottom, as large as the design area.
    static LayerGradient* create(const Color4B& start, const Color4B& end);
    /// `v` points from the start to the end; its length does not matter, but it must not be (0,0).
    static LayerGradient* create(const Color4B& start, const Color4B& end, const Vec2& v);

    LayerGradient() = default;
    bool init() override;
    bool initWithColor(const Color4B& start, const Color4B& end);
    bool initWithColor(const Color4B& start, const Color4B& end, const Vec2& v);

    /// The colors at both ends; the start is also what getColor() returns.
    void setStartColor(const Color3B& startColor);
    const Color3B& getStartColor() const { return _realColor; }
    void setEndColor(const Color3B& endColor);
    const Color3B& getEndColor() const { return _endColor; }
    /// Multiplied by the opacity of the layer.
    void setStartOpacity(GLubyte startOpacity);
    GLubyte getStartOpacity() const { return _startOpacity; }
    void setEndOpacity(GLubyte endOpacity);
    GLubyte getEndOpacity() const { return _endOpacity; }
    /// Points from the start to the end. One without a direction (zero, infinite, not a number) shows the start color only.
    void setVector(const Vec2& alongVector);
    const Vec2& getVector() const { return _alongVector; }
    /// True (default): the gradient is as long as the layer in its direction, so that both colors are reached.
    /// False: it is as long as the diagonal.
    void setCompressedInterpolation(bool compressedInterpolation);
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
