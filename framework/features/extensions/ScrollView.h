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

/// Is notified when a ScrollView scrolls or zooms.
class ScrollViewDelegate {
public:
    virtual ~ScrollViewDelegate() = default;
    /// The container moved, because of a finger, inertia, or setContentOffset().
    virtual void scrollViewDidScroll(ScrollView*) {}
    /// The container was scaled.
    virtual void scrollViewDidZoom(ScrollView*) {}
};

/// Shows a part of a larger container, which the user drags, flings, and zooms with two fingers.
///
/// Children that you add become children of the container. The content size is the size of the container; the view size
/// is the size of the visible part. The content offset is the position of the container. In new code, prefer
/// ui::ScrollView, which has scroll bars and takes part in layouts.
class ScrollView : public Layer, public ActionTweenDelegate {
public:
    /// The axes on which the user scrolls.
    enum class Direction {
        NONE = -1,      ///< The user cannot scroll.
        HORIZONTAL = 0, ///< To the left and right.
        VERTICAL,       ///< Up and down.
        BOTH            ///< In all directions.
    };

    /// Creates a view of a size in points. A null container is replaced by an empty layer.
    static ScrollView* create(Size size, Node* container = nullptr);
    /// Creates a view of 200 x 200 points.
    static ScrollView* create();

    // --- Offset and zoom ---

    /// Moves the container. The offset is limited only if the view does not bounce. With `animated`, the move takes
    /// 0.15 seconds.
    void setContentOffset(Vec2 offset, bool animated = false);
    /// The position of the container in the view, in points.
    Vec2 getContentOffset();
    /// Moves the container in `dt` seconds. The delegate is notified in every frame.
    void setContentOffsetInDuration(Vec2 offset, float dt);
    /// Stops the movement that setContentOffsetInDuration() or setContentOffset() started.
    void stopAnimatedContentOffset();
    /// Scales the container around the middle of the view, or around the fingers that zoom it. Limited to the
    /// minimum and the maximum scale, which are both 1 by default.
    void setZoomScale(float s);
    void setZoomScale(float s, bool animated);
    /// The scale of the container.
    float getZoomScale();
    /// Changes the scale of the container within `dt` seconds.
    void setZoomScaleInDuration(float s, float dt);
    /// The smallest scale to which the user zooms.
    void setMinScale(float minScale) { _minScale = minScale; }
    /// The largest scale to which the user zooms.
    void setMaxScale(float maxScale) { _maxScale = maxScale; }
    /// The smallest and the largest offset: those at which the container ends at the right and upper edge, and at the
    /// left and lower edge.
    Vec2 minContainerOffset();
    /// The largest offset of the container.
    Vec2 maxContainerOffset();
    /// Whether the bounding box of a child of the container is inside the view, at least in part.
    bool isNodeVisible(Node* node);

    // --- Settings ---

    /// Pauses the container and its children. `sender` is ignored.
    void pause(Ref* sender);
    /// Resumes the container and its children. `sender` is ignored.
    void resume(Ref* sender);
    using Layer::pause;
    using Layer::resume;
    void setTouchEnabled(bool enabled) override;
    bool isTouchEnabled() const override;
    /// Whether touches of the view are hidden from nodes behind it; true by default. Set it again after
    /// setTouchEnabled().
    void setSwallowTouches(bool needSwallow);
    /// Whether a touch drags the container.
    bool isDragging() const { return _dragging; }
    /// Whether the current touch has moved far enough to scroll.
    bool isTouchMoved() const { return _touchMoved; }
    /// Whether the container can be dragged past its end, by a fifth of the view, and then moves back; true by default.
    bool isBounceable() const { return _bounceable; }
    void setBounceable(bool bBounceable) { _bounceable = bBounceable; }
    /// The size of the visible part in points.
    Size getViewSize() const { return _viewSize; }
    void setViewSize(Size size);
    /// The node that holds the children and is scrolled.
    Node* getContainer();
    /// Replaces the container and its children. Ignores null.
    void setContainer(Node* pContainer);
    /// The direction in which the user scrolls; BOTH by default.
    Direction getDirection() const { return _direction; }
    virtual void setDirection(Direction eDirection) { _direction = eDirection; }
    /// The object that is notified of scrolling; not retained.
    ScrollViewDelegate* getDelegate() { return _delegate; }
    void setDelegate(ScrollViewDelegate* pDelegate) { _delegate = pDelegate; }
    /// Computes how far the container can be dragged. Called when the content size changes.
    void updateInset();
    /// Whether the view clips its contents; true by default.
    bool isClippingToBounds() { return _clippingToBounds; }
    void setClippingToBounds(bool bClippingToBounds) { _clippingToBounds = bClippingToBounds; }
    /// Whether all nodes above the view are visible.
    bool hasVisibleParents() const;

    // --- Node ---

    bool onTouchBegan(Touch* touch, Event* event) override { return ccTouchBegan(touch, event); }
    void onTouchMoved(Touch* touch, Event* event) override { ccTouchMoved(touch, event); }
    void onTouchEnded(Touch* touch, Event* event) override { ccTouchEnded(touch, event); }
    void onTouchCancelled(Touch* touch, Event* event) override { ccTouchCancelled(touch, event); }
    /// The names of 2.x, which games for 2.x override.
    bool ccTouchBegan(Touch* touch, Event* event) override;
    void ccTouchMoved(Touch* touch, Event* event) override;
    void ccTouchEnded(Touch* touch, Event* event) override;
    void ccTouchCancelled(Touch* touch, Event* event) override;
    /// Sets the size of the container.
    void setContentSize(const Size& size) override;
    const Size& getContentSize() const override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Layer::visit;
    using Node::addChild;
    void addChild(Node* child, int zOrder, int tag) override;
    void addChild(Node* child, int zOrder, const std::string& name) override;
    /// Removes children of the container. The container stays.
    void removeAllChildren() override;
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void removeChild(Node* child, bool cleanup = true) override;
    /// Sets the zoom scale; ignores the key.
    void updateTweenAction(float value, const std::string& key) override;

    ScrollView();
    ~ScrollView() override;
    bool init() override;
    bool initWithViewSize(Size size, Node* container = nullptr);

protected:
    /// Moves the container back within its limits.
    void relocateContainer(bool animated);
    /// One frame of a fling.
    void deaccelerateScrolling(float dt);
    /// Notifies the delegate in each frame and at the end of an animated movement.
    void performedAnimatedScroll(float dt);
    /// Called when an animated scroll ends.
    void stoppedAnimatedScroll(Node* node);
    /// The rectangle of the view, in world points.
    Rect getViewRect();

    ScrollViewDelegate* _delegate = nullptr; ///< Weak.
    Direction _direction = Direction::BOTH;
    bool _dragging = false;
    RefPtr<Node> _container;
    bool _touchMoved = false;
    Vec2 _maxInset;
    Vec2 _minInset;
    bool _bounceable = false;
    bool _clippingToBounds = false;
    Vec2 _scrollDistance; ///< The last move of a touch, then the move in each frame of a fling; in points.
    Vec2 _touchPoint;
    float _touchLength = 0.0f;           ///< Distance of two fingers in the container; 0 for one finger.
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
