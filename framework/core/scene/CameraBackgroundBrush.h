#pragma once

#include "base/Ref.h"
#include "math/Color.h"
#include "scene/fwd.h"

namespace cocos2d {

/// Fills the background of a camera before its nodes are drawn. The base class draws nothing.
class CameraBackgroundBrush : public Ref {
public:
    /// What a brush fills.
    enum class BrushType {
        NONE = 0, ///< A brush that draws nothing.
        DEPTH,    ///< The default brush, which draws nothing because there is no depth buffer.
        COLOR,    ///< A CameraBackgroundColorBrush, which fills the view.
        SKYBOX,   ///< A type that is not supported.
    };

    /// Creates an autoreleased brush that draws nothing.
    static CameraBackgroundBrush* createNoneBrush();
    /// Creates an autoreleased CameraBackgroundDepthBrush, which draws nothing.
    static CameraBackgroundDepthBrush* createDepthBrush(float depth = 1.0f);
    /// Creates an autoreleased brush that fills the view with a color. The depth is stored without effect.
    static CameraBackgroundColorBrush* createColorBrush(const Color4F& color, float depth);

    /// Returns the kind of the brush.
    virtual BrushType getBrushType() const { return BrushType::NONE; }
    /// Fills the background of `camera`. Called before its nodes are drawn.
    virtual void drawBackground(Camera* camera);
    /// Returns true: a brush can always be drawn.
    virtual bool isValid() { return true; }
    /// Does nothing and returns true.
    virtual bool init() { return true; }
};

/// The default brush. It draws nothing, because there is no depth buffer: it only stores a depth.
class CameraBackgroundDepthBrush : public CameraBackgroundBrush {
public:
    /// Creates an autoreleased brush that stores a depth.
    static CameraBackgroundDepthBrush* create(float depth);

    BrushType getBrushType() const override { return BrushType::DEPTH; } ///< Returns DEPTH.
    /// Stores a depth. It has no effect.
    void setDepth(float depth) { _depth = depth; }

protected:
    float _depth = 0.0f;
};

/// Fills the view of the camera with a color, which covers the output of cameras with a lower depth.
class CameraBackgroundColorBrush : public CameraBackgroundDepthBrush {
public:
    /// Creates an autoreleased brush that fills the view with a color. The depth is stored without effect.
    static CameraBackgroundColorBrush* create(const Color4F& color, float depth);

    BrushType getBrushType() const override { return BrushType::COLOR; } ///< Returns COLOR.
    /// Fills the view of `camera` with the color.
    void drawBackground(Camera* camera) override;
    /// Sets the color, which takes effect in the next frame. A color with an alpha below 1 is blended.
    void setColor(const Color4F& color) { _color = color; }

protected:
    Color4F _color;
};

} // namespace cocos2d
