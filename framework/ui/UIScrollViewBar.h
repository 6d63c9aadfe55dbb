#pragma once

#include "scene/ProtectedNode.h"
#include "ui/UIScrollView.h"

namespace cocos2d {
namespace ui {

class Scale9Sprite;

/// The bar at the edge of a scroll view that tells which part is seen. Made and moved by the view.
class ScrollViewBar : public ProtectedNode {
public:
    /// For a view (weak: the bar is its child), VERTICAL or HORIZONTAL.
    static ScrollViewBar* create(ScrollView* parent, ScrollView::Direction direction);

    /// Distance from the edge, and of the ends of the way from the corners, in points; (20,20) from the
    /// start.
    void setPositionFromCorner(const Vec2& positionFromCorner);
    Vec2 getPositionFromCorner() const;
    /// 12 points from the start.
    void setWidth(float width);
    float getWidth() const { return _width; }
    /// True (default): shows only while the view moves.
    void setAutoHideEnabled(bool autoHideEnabled);
    bool isAutoHideEnabled() const { return _autoHideEnabled; }
    /// Seconds of fading out; 0.2 from the start.
    void setAutoHideTime(float autoHideTime) { _autoHideTime = autoHideTime; }
    float getAutoHideTime() const { return _autoHideTime; }
    /// Of the bar while it shows.
    void setOpacity(GLubyte opacity) override;
    GLubyte getOpacity() const override { return _barOpacity; }

    /// Called by the view: it moved, and lies so far beyond its edges.
    void onScrolled(const Vec2& outOfBoundary);
    void onTouchBegan();
    void onTouchEnded();

    void onEnter() override;
    void update(float deltaTime) override;
    bool init() override;

    ScrollViewBar(ScrollView* parent, ScrollView::Direction direction);

private:
    void showLength(float length);

    ScrollView* _view; ///< Weak.
    ScrollView::Direction _direction;
    Scale9Sprite* _bar = nullptr; ///< Weak: a protected child.
    GLubyte _barOpacity = 102;
    float _width = 12.0f;
    float _length = 0.0f;
    float _marginFromBoundary = 20.0f;
    float _marginForLength = 20.0f;
    bool _touching = false;
    bool _autoHideEnabled = true;
    float _autoHideTime = 0.2f;
    float _autoHideRemainingTime = 0.0f;
};

} // namespace ui
} // namespace cocos2d
