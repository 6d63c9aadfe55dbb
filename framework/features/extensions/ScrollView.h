#pragma once

#include "action/ActionTween.h"
#include "base/RefPtr.h"
#include "event/fwd.h"
#include "scene/Layer.h"

#include <string>
#include <vector>

namespace cocos2d {

namespace extension {

class ScrollView;

/// Receives what happens when a ScrollView scrolls or zooms.
class ScrollViewDelegate {
public:
    virtual ~ScrollViewDelegate() = default;
    /// Called when the container has moved, because of a finger, inertia, or setContentOffset().
    virtual void scrollViewDidScroll(ScrollView* /*view*/) {}
    /// Called when the container was scaled.
    virtual void scrollViewDidZoom(ScrollView* /*view*/) {}
};

/// A viewport onto a larger container, which the user drags, flings, and zooms with two fingers.
///
/// Children that you add become children of the container. The content size is the size of the container; the
/// view size is the size of the visible part. The content offset is the position of the container. In new
/// code, prefer ui::ScrollView, which has scroll bars and works in layouts.
class ScrollView : public Layer, public ActionTweenDelegate {
public:
    /// The directions in which the user scrolls.
    enum class Direction {
        /// Touches scroll as with BOTH, but a container that was dragged past its end stays there. The wheel
        /// does not scroll.
        NONE = -1,
        HORIZONTAL = 0, ///< The view scrolls to the left and to the right.
        VERTICAL,       ///< The view scrolls up and down.
        BOTH            ///< The view scrolls in all directions.
    };

    /// Creates a view of a size in points. A null container is replaced with an empty layer.
    static ScrollView* create(Size size, Node* container = nullptr);
    /// Creates a view of 200 x 200 points.
    static ScrollView* create();

    // --- Offset and zoom ---

    /// Moves the container to an offset in points. If the view does not bounce, the offset is limited, so
    /// that the view stays filled. With `animated`, the move takes 0.15 seconds, and the offset is never
    /// limited.
    void setContentOffset(Vec2 offset, bool animated = false);
    /// Returns the position of the container in the view, in points.
    Vec2 getContentOffset();
    /// Moves the container to an offset in points within `dt` seconds. The offset is not limited. The
    /// delegate is notified in every frame and at the end.
    void setContentOffsetInDuration(Vec2 offset, float dt);
    /// Stops the movement that setContentOffsetInDuration() or setContentOffset() started.
    void stopAnimatedContentOffset();
    /// Scales the container at once around the center of the view, or around the fingers that zoom it. The
    /// scale is limited to the minimum and the maximum scale, which are both 1 by default.
    void setZoomScale(float s);
    /// Scales the container around the center of the view, with `animated` within 0.15 seconds. The scale is
    /// limited to the minimum and the maximum scale, which are both 1 by default.
    void setZoomScale(float s, bool animated);
    /// Returns the scale of the container; 1 by default.
    float getZoomScale();
    /// Changes the scale of the container within `dt` seconds, or at once if that is 0 or less. The scale is
    /// limited to the minimum and the maximum scale, which are both 1 by default.
    void setZoomScaleInDuration(float s, float dt);
    /// Sets the smallest scale to which the user and setZoomScale() can zoom; 1 by default. The present scale
    /// does not change.
    void setMinScale(float minScale) { _minScale = minScale; }
    /// Sets the largest scale to which the user and setZoomScale() can zoom; 1 by default. The present scale
    /// does not change.
    void setMaxScale(float maxScale) { _maxScale = maxScale; }
    /// Returns the smallest offset of the container, at which it ends at the right and upper edge of the
    /// view.
    Vec2 minContainerOffset();
    /// Returns the largest offset of the container, at which it ends at the left and lower edge of the view.
    Vec2 maxContainerOffset();
    /// Whether the bounding box of a child of the container, which must not be null, is at least partly
    /// inside the view.
    bool isNodeVisible(Node* node);

    // --- Settings ---

    /// Pauses the container and its children. `sender` is ignored.
    void pause(Ref* sender);
    /// Resumes the container and its children. `sender` is ignored.
    void resume(Ref* sender);
    using Layer::pause;
    using Layer::resume;
    /// Sets whether touches scroll the view; true by default. Disabling ends a drag.
    void setTouchEnabled(bool enabled) override;
    /// Whether touches scroll the view.
    bool isTouchEnabled() const override;
    /// Sets whether touches of the view are hidden from the nodes behind it; true by default. Set it again
    /// after setTouchEnabled().
    void setSwallowTouches(bool needSwallow);
    /// Whether a touch drags the container.
    bool isDragging() const { return _dragging; }
    /// Whether the current touch has moved far enough to scroll.
    bool isTouchMoved() const { return _touchMoved; }
    /// Whether the container can be dragged past its end, with resistance, and then moves back; true by
    /// default. A fling turns back after a fifth of the view.
    bool isBounceable() const { return _bounceable; }
    /// Sets whether the container can be dragged past its end, with resistance, and then moves back; true by
    /// default. A fling turns back after a fifth of the view.
    void setBounceable(bool bBounceable) { _bounceable = bBounceable; }
    /// Returns the size of the visible part in points.
    Size getViewSize() const { return _viewSize; }
    /// Sets the size of the visible part in points.
    void setViewSize(Size size);
    /// Returns the node that holds the children and is scrolled.
    Node* getContainer();
    /// Removes the container with its children, and retains `pContainer` in its place. The anchor point of
    /// the new container becomes (0, 0). Null is ignored.
    void setContainer(Node* pContainer);
    /// Returns the direction in which the user scrolls; BOTH by default.
    Direction getDirection() const { return _direction; }
    /// Sets the direction in which the user scrolls; BOTH by default.
    virtual void setDirection(Direction eDirection) { _direction = eDirection; }
    /// Returns the object that receives what happens when the view scrolls or zooms. It is not retained.
    ScrollViewDelegate* getDelegate() { return _delegate; }
    /// Sets the object that receives what happens when the view scrolls or zooms. It is not retained.
    void setDelegate(ScrollViewDelegate* pDelegate) { _delegate = pDelegate; }
    /// Computes how far a fling moves the container. Called when the content size has changed.
    void updateInset();
    /// Whether the view clips its contents; true by default.
    bool isClippingToBounds() { return _clippingToBounds; }
    /// Sets whether the view clips its contents; true by default.
    void setClippingToBounds(bool bClippingToBounds) { _clippingToBounds = bClippingToBounds; }
    /// Whether all nodes above the view are visible.
    bool hasVisibleParents() const;

    // --- Node ---

    bool onTouchBegan(Touch* touch, Event* event) override { return ccTouchBegan(touch, event); }
    void onTouchMoved(Touch* touch, Event* event) override { ccTouchMoved(touch, event); }
    void onTouchEnded(Touch* touch, Event* event) override { ccTouchEnded(touch, event); }
    void onTouchCancelled(Touch* touch, Event* event) override { ccTouchCancelled(touch, event); }
    /// Handles a touch that begins; onTouchBegan() calls it. It is for code that is ported from cocos2d-x
    /// 2.x.
    bool ccTouchBegan(Touch* touch, Event* event) override;
    /// Handles a touch that moves; onTouchMoved() calls it. It is for code that is ported from cocos2d-x 2.x.
    void ccTouchMoved(Touch* touch, Event* event) override;
    /// Handles a touch that ends; onTouchEnded() calls it. It is for code that is ported from cocos2d-x 2.x.
    void ccTouchEnded(Touch* touch, Event* event) override;
    /// Handles a touch that is canceled; onTouchCancelled() calls it. It is for code that is ported from
    /// cocos2d-x 2.x.
    void ccTouchCancelled(Touch* touch, Event* event) override;
    /// Sets the size of the container.
    void setContentSize(const Size& size) override;
    /// Returns the size of the container in points. For the size of the view, see getViewSize().
    const Size& getContentSize() const override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Layer::visit;
    using Node::addChild;
    /// Adds and retains `child` in the container, with which it scrolls.
    void addChild(Node* child, int zOrder, int tag) override;
    /// Adds and retains `child`, with a name, in the container.
    void addChild(Node* child, int zOrder, const std::string& name) override;
    /// Removes the children of the container. The container itself remains.
    void removeAllChildren() override;
    /// Removes all children of the container. For `cleanup`, see removeFromParentAndCleanup().
    void removeAllChildrenWithCleanup(bool cleanup) override;
    /// Removes and releases a child of the container, or the container itself. For `cleanup`, see
    /// removeFromParentAndCleanup().
    void removeChild(Node* child, bool cleanup = true) override;
    /// Sets the zoom scale. The key is ignored.
    void updateTweenAction(float value, const std::string& key) override;

    ScrollView();
    ~ScrollView() override;
    /// Initializes a view of 200 x 200 points with an empty container.
    bool init() override;
    /// Initializes a view of a size in points. A null container is replaced with an empty layer.
    bool initWithViewSize(Size size, Node* container = nullptr);

protected:
    /// Moves the container back within its limits.
    void relocateContainer(bool animated);
    /// Advances a fling by one frame of `dt` seconds.
    void deaccelerateScrolling(float dt);
    /// Notifies the delegate in each frame and at the end of an animated movement.
    void performedAnimatedScroll(float dt);
    /// Called when an animated scroll ends.
    void stoppedAnimatedScroll(Node* node);
    /// Returns the rectangle of the view, in world coordinates.
    Rect getViewRect();

    ScrollViewDelegate* _delegate = nullptr; ///< The delegate, not retained.
    Direction _direction = Direction::BOTH;
    bool _dragging = false;
    RefPtr<Node> _container;
    bool _touchMoved = false;
    Vec2 _maxInset;
    Vec2 _minInset;
    bool _bounceable = false;
    bool _clippingToBounds = false;
    Vec2 _scrollDistance; ///< The last move of a touch, or the move in each frame of a fling, in points.
    Vec2 _touchPoint;
    float _touchLength = 0.0f;           ///< The distance of two fingers in the container; 0 for one finger.
    std::vector<RefPtr<Touch>> _touches; ///< The touches that began on the view.
    Size _viewSize;
    float _minScale = 0.0f;
    float _maxScale = 0.0f;
    RefPtr<EventListenerTouchOneByOne> _touchListener;
    RefPtr<Action> _animatedScrollAction;

private:
    bool isFree(const Vec2& offset, bool horizontal);
    Vec2 withinLimits(Vec2 place);
    // ScrollView_touch.cpp
    bool releaseTouch(Touch* touch);
    void drag();
    void pinch();
    void listenToWheel();
    bool scrollByWheel(const Vec2& move);

    bool _hasWheelListener = false;

    CC_DISALLOW_COPY_AND_ASSIGN(ScrollView)
};

} // namespace extension
} // namespace cocos2d
