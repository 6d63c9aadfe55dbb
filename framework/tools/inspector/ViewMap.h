#pragma once

#include "app/GLView.h"
#include "math/Vec2.h"
#include "platform/Pixels.h"

#include <cmath>

namespace copra {
namespace inspector {

/// Converts between design points (y up) and pixels of the window (y down).
class ViewMap {
public:
    explicit ViewMap(const cocos2d::GLView& view)
        : _origin(view.getViewPortRect().origin),
          _frame(view.getFrameSize()),
          _zoom(view.getFrameZoomFactor()),
          _scale(view.getScaleX(), view.getScaleY()) {}

    /// Converts design points to pixels of the window.
    cocos2d::Vec2 toPixel(const cocos2d::Vec2& point) const {
        const cocos2d::Vec2 frame(_origin.x + point.x * _scale.x,
                                  _frame.height - _origin.y - point.y * _scale.y);
        return frame * _zoom;
    }
    /// Converts pixels of the window to design points.
    cocos2d::Vec2 toPoint(const cocos2d::Vec2& pixel) const {
        const cocos2d::Vec2 frame = pixel / _zoom;
        return cocos2d::Vec2((frame.x - _origin.x) / _scale.x,
                             (_frame.height - _origin.y - frame.y) / _scale.y);
    }
    /// Returns the number of pixels for each point.
    float scale() const { return std::sqrt(_scale.x * _scale.y) * _zoom; }
    /// The size of the window.
    PixelSize window() const {
        return {static_cast<int>(std::lround(_frame.width * _zoom)),
                static_cast<int>(std::lround(_frame.height * _zoom))};
    }

private:
    cocos2d::Vec2 _origin; ///< The origin of the design area in the frame, from its lower left corner.
    cocos2d::Size _frame;
    float _zoom;
    cocos2d::Vec2 _scale;
};

} // namespace inspector
} // namespace copra
