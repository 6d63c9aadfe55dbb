#pragma once

#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "scene/ProtectedNode.h"
#include "ui/UIScrollView.h"
#include "ui/fwd.h"

namespace cocos2d {
namespace ui {

/// The bar at the edge of a scroll view, which shows what part is visible. The view creates and updates it.
class ScrollViewBar : public ProtectedNode {
public:
    /// Creates a bar for a view, which is not retained. `direction` is VERTICAL or HORIZONTAL. A null view is
    /// an error: debug builds assert; release builds log it and return null.
    static ScrollViewBar* create(ScrollView* parent, ScrollView::Direction direction);

    /// Sets the distances of the bar from the edge, and of the ends of its track from the corners, in points;
    /// (20, 20) by default.
    void setPositionFromCorner(const Vec2& positionFromCorner);
    /// Returns the distances of the bar from the edge, and of the ends of its track from the corners, in
    /// points; (20, 20) by default.
    Vec2 getPositionFromCorner() const;
    /// Sets the width of the bar in points; 12 by default. Negative values count as 0.
    void setWidth(float width);
    /// Returns the width of the bar in points.
    float getWidth() const { return _width; }
    /// Sets whether the bar is visible only while the view scrolls; true by default.
    void setAutoHideEnabled(bool autoHideEnabled);
    /// Whether the bar is visible only while the view scrolls; true by default.
    bool isAutoHideEnabled() const { return _autoHideEnabled; }
    /// Sets the time in seconds that the bar takes to fade out; 0.2 by default.
    void setAutoHideTime(float autoHideTime) { _autoHideTime = autoHideTime; }
    /// Returns the time in seconds that the bar takes to fade out; 0.2 by default.
    float getAutoHideTime() const { return _autoHideTime; }
    /// Sets the opacity of the bar while it is fully visible; 102 by default.
    void setOpacity(GLubyte opacity) override;
    /// Returns the opacity of the bar while it is fully visible, even if it is hidden or fades.
    GLubyte getOpacity() const override { return _barOpacity; }

    /// Shows the new position of the view. The view calls it after it has scrolled. `outOfBoundary` is how
    /// far it is beyond its edges.
    virtual void onScrolled(const Vec2& outOfBoundary);
    /// Keeps the bar visible until the touch ends. The view calls it when a touch begins.
    void onTouchBegan();
    /// Starts the time after which the bar fades. The view calls it when a touch ends.
    void onTouchEnded();

    void onEnter() override;
    /// Fades the bar out when the view has stopped. Called every frame; `deltaTime` is the time since the
    /// last frame in seconds.
    void update(float deltaTime) override;
    bool init() override;

    /// Constructs a bar of `parent`, which owns it. Use create() in games.
    ScrollViewBar(ScrollView* parent, ScrollView::Direction direction);
    ~ScrollViewBar() override;

private:
    void applyLength(float length);

    copra::WeakPtr<ScrollView> _view; ///< The view that the bar belongs to, which is not retained.
    ScrollView::Direction _direction;
    RefPtr<Scale9Sprite> _bar; ///< A protected child, until the game removes it.
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
