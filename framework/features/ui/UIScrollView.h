#pragma once

#include "base/RefPtr.h"
#include "ui/UILayout.h"
#include "ui/fwd.h"

#include <deque>

namespace cocos2d {
namespace ui {

/// The kind of event that ScrollView::addEventListenerScrollView() passes to its selector, as in 2.x.
typedef enum {
    SCROLLVIEW_EVENT_SCROLL_TO_TOP,    ///< Each move of a drag or the wheel up to the top or beyond it.
    SCROLLVIEW_EVENT_SCROLL_TO_BOTTOM, ///< Each move of a drag or the wheel up to the bottom or beyond it.
    SCROLLVIEW_EVENT_SCROLL_TO_LEFT,   ///< Each move of a drag or the wheel up to the left edge or beyond it.
    SCROLLVIEW_EVENT_SCROLL_TO_RIGHT, ///< Each move of a drag or the wheel up to the right edge or beyond it.
    SCROLLVIEW_EVENT_SCROLLING,       ///< Each move of a drag or the wheel.
    SCROLLVIEW_EVENT_BOUNCE_TOP, ///< Each move of the container that leaves a gap at the top of the view.
    /// Each move of the container that leaves a gap at the bottom of the view.
    SCROLLVIEW_EVENT_BOUNCE_BOTTOM,
    SCROLLVIEW_EVENT_BOUNCE_LEFT,  ///< Each move of the container that leaves a gap at the left of the view.
    SCROLLVIEW_EVENT_BOUNCE_RIGHT, ///< Each move of the container that leaves a gap at the right of the view.
    SCROLLVIEW_EVENT_SCROLLING_BEGAN, ///< Never sent to listeners of this type.
    SCROLLVIEW_EVENT_SCROLLING_ENDED, ///< Never sent to listeners of this type.
    SCROLLVIEW_EVENT_AUTOSCROLL_ENDED ///< Never sent to listeners of this type.
} ScrollviewEventType;
/// A member function that receives a scroll view and the kind of event.
typedef void (Ref::*SEL_ScrollViewEvent)(Ref*, ScrollviewEventType);
/// Converts `&Class::function` to a SEL_ScrollViewEvent.
#define scrollvieweventselector(_SELECTOR)                                                                   \
    copra::selectorOf<cocos2d::ui::SEL_ScrollViewEvent>([](auto kind) { return kind(&_SELECTOR); })

/// A viewport onto a larger inner container, which the user drags.
///
/// Children are added to the inner container. The view starts at the top. When it is scrolled to the bottom,
/// the lower left corner of the container is at (0, 0). After a fling, the view continues to scroll. With
/// bouncing, it can be dragged beyond its edges and springs back. All motion uses the time of the scheduler,
/// so the same touches cause the same motion.
class ScrollView : public Layout {
public:
    /// The directions in which the user scrolls.
    enum class Direction {
        NONE,       ///< The user cannot scroll.
        VERTICAL,   ///< Up and down. The default.
        HORIZONTAL, ///< To the left and to the right.
        BOTH        ///< In all directions.
    };
    /// What happened to the container.
    ///
    /// A drag sends SCROLLING_BEGAN with its first move, SCROLLING with each move, and SCROLLING_ENDED when
    /// the finger is lifted. A step of the wheel sends all three. Flings, springing back, and functions such
    /// as scrollToTop() send only CONTAINER_MOVED, BOUNCE events, and finally AUTOSCROLL_ENDED.
    ///
    /// SCROLL_TO events are repeated while a drag continues beyond an edge, which needs
    /// setBounceEnabled(true). With bouncing, a drag to the side also sends them in a vertical view, and a
    /// drag up or down in a horizontal one. BOUNCE events need setBounceEnabled(true), too.
    enum class EventType {
        /// Each move of a drag or the wheel up to the top or beyond it. Never sent by a fling or by
        /// scrollToTop().
        SCROLL_TO_TOP,
        /// Each move of a drag or the wheel up to the bottom or beyond it. Never sent by a fling or by
        /// scrollToBottom().
        SCROLL_TO_BOTTOM,
        /// Each move of a drag or the wheel up to the left edge or beyond it. Never sent by a fling or by
        /// scrollToLeft().
        SCROLL_TO_LEFT,
        /// Each move of a drag or the wheel up to the right edge or beyond it. Never sent by a fling or by
        /// scrollToRight().
        SCROLL_TO_RIGHT,
        SCROLLING, ///< Each move of a drag or the wheel. Never sent by a fling.
        /// Each move, whatever its cause, that leaves a gap at the top of the view: a drag, a fling,
        /// springing back, or code. Needs setBounceEnabled(true).
        BOUNCE_TOP,
        /// Each move, whatever its cause, that leaves a gap at the bottom of the view. Needs
        /// setBounceEnabled(true).
        BOUNCE_BOTTOM,
        /// Each move, whatever its cause, that leaves a gap at the left of the view. Needs
        /// setBounceEnabled(true).
        BOUNCE_LEFT,
        /// Each move, whatever its cause, that leaves a gap at the right of the view. Needs
        /// setBounceEnabled(true).
        BOUNCE_RIGHT,
        /// Each move, whatever its cause: a drag, the wheel, a fling, scrollTo...(), jumpTo...(), or a new
        /// position.
        CONTAINER_MOVED,
        /// The first move of a drag, or a step of the wheel. Sent after the CONTAINER_MOVED of that move.
        SCROLLING_BEGAN,
        /// A drag that moved the container ended, or the wheel has scrolled by a step. A fling may follow.
        SCROLLING_ENDED,
        /// The end of a fling, of springing back, or of scrollTo...(), or a call of stopAutoScroll() that
        /// ended one of them. A fling that ends beyond an edge sends it twice: at its end, and after
        /// springing back. If a touch, the wheel, or jumpTo...() ends the motion, it is not sent.
        AUTOSCROLL_ENDED
    };
    /// Receives the scroll view and what happened to its container.
    typedef std::function<void(Ref*, EventType)> ccScrollViewCallback;

    /// Creates a scroll view of size 0 that scrolls vertically.
    static ScrollView* create();
    /// Creates a scroll view as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }

    /// Sets the directions in which the user scrolls; VERTICAL by default. Scroll bars lose their settings.
    virtual void setDirection(Direction dir);
    /// Returns the directions in which the user scrolls; VERTICAL by default.
    Direction getDirection() const { return _direction; }
    /// Returns the container of the children, which the view owns.
    Layout* getInnerContainer() const { return _innerContainer; }
    /// Sets the size of the inner container, in points; at least the size of the view.
    void setInnerContainerSize(const Size& size);
    /// Returns the size of the inner container, in points; at least the size of the view.
    const Size& getInnerContainerSize() const;
    /// Sets the position of the lower left corner of the container in the view, in points, without limits.
    virtual void setInnerContainerPosition(const Vec2& pos);
    /// Returns the position of the lower left corner of the container in the view, in points.
    const Vec2& getInnerContainerPosition() const;

    // --- Scrolling in a given time (UIScrollView_scrolling.cpp) ---

    // At a constant speed, or attenuated: fast at first. Times are seconds.

    /// Scrolls within the scroll duration until the anchor of a child is at a position in the view. The
    /// position and the anchor are fractions. The view stays within its bounds unless bouncing is enabled.
    /// Null is ignored. From axmol.
    void scrollToItem(Node* item, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint);
    /// Scrolls within `timeInSec` seconds until the anchor of a child is at a position in the view. The
    /// position and the anchor are fractions. Null is ignored. From axmol.
    void scrollToItem(Node* item, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint,
                      float timeInSec);
    /// Sets the duration of scrollToItem() without a time, in seconds; 1 by default.
    void setScrollDuration(float time) { _scrollTime = time; }
    /// Returns the duration of scrollToItem() without a time, in seconds; 1 by default.
    float getScrollDuration() const { return _scrollTime; }

    /// Scrolls to the lower edge in `timeInSec` seconds. With `attenuated`, it slows down toward the end.
    virtual void scrollToBottom(float timeInSec, bool attenuated);
    /// Scrolls to the upper edge in `timeInSec` seconds. With `attenuated`, it slows down toward the end.
    virtual void scrollToTop(float timeInSec, bool attenuated);
    /// Scrolls to the left edge in `timeInSec` seconds. With `attenuated`, it slows down toward the end.
    virtual void scrollToLeft(float timeInSec, bool attenuated);
    /// Scrolls to the right edge in `timeInSec` seconds. With `attenuated`, it slows down toward the end.
    virtual void scrollToRight(float timeInSec, bool attenuated);
    /// Scrolls to the upper left corner in `timeInSec` seconds. With `attenuated`, it slows down toward the
    /// end. If the direction is not BOTH, the call is logged and ignored.
    virtual void scrollToTopLeft(float timeInSec, bool attenuated);
    /// Scrolls to the upper right corner in `timeInSec` seconds. With `attenuated`, it slows down toward the
    /// end. If the direction is not BOTH, the call is logged and ignored.
    virtual void scrollToTopRight(float timeInSec, bool attenuated);
    /// Scrolls to the lower left corner in `timeInSec` seconds. With `attenuated`, it slows down toward the
    /// end. If the direction is not BOTH, the call is logged and ignored.
    virtual void scrollToBottomLeft(float timeInSec, bool attenuated);
    /// Scrolls to the lower right corner in `timeInSec` seconds. With `attenuated`, it slows down toward the
    /// end. If the direction is not BOTH, the call is logged and ignored.
    virtual void scrollToBottomRight(float timeInSec, bool attenuated);
    /// Scrolls to a vertical position in `timeInSec` seconds: 0 is the upper edge, 100 the lower edge.
    virtual void scrollToPercentVertical(float percent, float timeInSec, bool attenuated);
    /// Scrolls to a horizontal position in `timeInSec` seconds: 0 is the left edge, 100 the right edge.
    virtual void scrollToPercentHorizontal(float percent, float timeInSec, bool attenuated);
    /// Scrolls to a position in both directions in `timeInSec` seconds: 0 is the left or upper edge, 100 the
    /// right or lower edge. If the direction is not BOTH, the call is logged and ignored.
    virtual void scrollToPercentBothDirection(const Vec2& percent, float timeInSec, bool attenuated);
    /// Ends a drag and sends SCROLLING_ENDED. Without a drag, the function does nothing.
    virtual void stopScroll();
    /// Ends scrolling that continues without a touch, for example after a fling.
    virtual void stopAutoScroll();
    /// Ends both a drag and automatic scrolling.
    virtual void stopOverallScroll();
    /// Whether a drag moves the container.
    bool isScrolling() const { return _scrolling; }
    /// Whether the view scrolls without a touch, for example after a fling.
    bool isAutoScrolling() const { return _autoScrolling; }

    // --- Scrolling at once (UIScrollView_scrolling.cpp) ---

    /// Shows the lower edge at once.
    virtual void jumpToBottom();
    /// Shows the upper edge at once.
    virtual void jumpToTop();
    /// Shows the left edge at once.
    virtual void jumpToLeft();
    /// Shows the right edge at once.
    virtual void jumpToRight();
    /// Shows the upper left corner at once. If the direction is not BOTH, the call is logged and ignored.
    virtual void jumpToTopLeft();
    /// Shows the upper right corner at once. If the direction is not BOTH, the call is logged and ignored.
    virtual void jumpToTopRight();
    /// Shows the lower left corner at once. If the direction is not BOTH, the call is logged and ignored.
    virtual void jumpToBottomLeft();
    /// Shows the lower right corner at once. If the direction is not BOTH, the call is logged and ignored.
    virtual void jumpToBottomRight();
    /// Shows a vertical position at once, and ends scrolling: 0 is the upper edge, 100 the lower edge.
    virtual void jumpToPercentVertical(float percent);
    /// Shows a horizontal position at once, and ends scrolling: 0 is the left edge, 100 the right edge.
    virtual void jumpToPercentHorizontal(float percent);
    /// Shows a position in both directions at once, and ends scrolling: 0 is the left or upper edge, 100 the
    /// right or lower edge. If the direction is not BOTH, the call is logged and ignored.
    virtual void jumpToPercentBothDirection(const Vec2& percent);
    /// Returns the vertical position from 0 (upper edge) to 100 (lower edge), or beyond while the view
    /// bounces. Returns 0 if there is nothing to scroll.
    float getScrolledPercentVertical() const;
    /// Returns the horizontal position from 0 (left edge) to 100 (right edge), or beyond while the view
    /// bounces. Returns 0 if there is nothing to scroll.
    float getScrolledPercentHorizontal() const;
    /// Returns the position in both directions, from 0 to 100, or beyond while the view bounces.
    Vec2 getScrolledPercentBothDirection() const;

    /// Sets the function that is called when the view scrolls, arrives at an edge, or bounces; null removes it.
    virtual void addEventListener(const ccScrollViewCallback& callback) { _eventCallback = callback; }
    /// Sets a member function of `target` that is called in the same cases. The target is not retained.
    void addEventListenerScrollView(Ref* target, SEL_ScrollViewEvent selector);
    /// Sets a member function of `target` for one kind of event, as in cocos2d-x 2.2.0; null removes it.
    void listenTo_(EventType event, Ref* target, SEL_CallFuncO selector);
    /// Sets whether the container can be dragged beyond its edges, from which it moves back; false by
    /// default.
    void setBounceEnabled(bool enabled) { _bounceEnabled = enabled; }
    /// Whether the container can be dragged beyond its edges; false by default.
    bool isBounceEnabled() const { return _bounceEnabled; }
    /// Sets whether scrolling continues after a fling; true by default.
    void setInertiaScrollEnabled(bool enabled) { _inertiaScrollEnabled = enabled; }
    /// Whether scrolling continues after a fling; true by default.
    bool isInertiaScrollEnabled() const { return _inertiaScrollEnabled; }
    /// Sets the time in seconds that the last moves of a drag may take; 0.5 by default. If they took longer,
    /// the view stops without inertia.
    void setTouchTotalTimeThreshold(float seconds) { _touchTotalTimeThreshold = seconds; }
    /// Returns the time in seconds that the last moves of a drag may take; 0.5 by default. If they took
    /// longer, the view stops without inertia.
    float getTouchTotalTimeThreshold() const { return _touchTotalTimeThreshold; }

    // --- Scroll bars, enabled by default (UIScrollView_bars.cpp) ---

    /// Sets whether a bar for each direction is shown while the view scrolls; true by default. Disabling
    /// destroys the bars with their settings.
    void setScrollBarEnabled(bool enabled);
    /// Whether a bar for each direction is shown while the view scrolls; true by default.
    bool isScrollBarEnabled() const { return _scrollBarEnabled; }
    /// Sets the distances of both bars in points: from the edge, and of the ends of the track from the
    /// corners.
    void setScrollBarPositionFromCorner(const Vec2& positionFromCorner);
    /// Sets the distances of the vertical bar in points: x from the right edge, and y of the ends of its
    /// track from the corners. Without one, debug builds assert; release builds log it and do nothing.
    void setScrollBarPositionFromCornerForVertical(const Vec2& positionFromCorner);
    /// Returns the distances of the vertical bar in points: x from the right edge, and y of the ends of its
    /// track from the corners. Without one, debug builds assert; release builds log it and return (0, 0).
    Vec2 getScrollBarPositionFromCornerForVertical() const;
    /// Sets the distances of the horizontal bar in points: x of the ends of its track from the corners, and y
    /// from the lower edge. Without one, debug builds assert; release builds log it and do nothing.
    void setScrollBarPositionFromCornerForHorizontal(const Vec2& positionFromCorner);
    /// Returns the distances of the horizontal bar in points: x of the ends of its track from the corners,
    /// and y from the lower edge. Without one, debug builds assert; release builds log it and return (0, 0).
    Vec2 getScrollBarPositionFromCornerForHorizontal() const;
    /// Sets the bar width in points. Without bars, debug builds assert; release builds log it and do nothing.
    void setScrollBarWidth(float width);
    /// Returns the width of the bars in points, or 0 if there are none.
    float getScrollBarWidth() const;
    /// Sets the color of the bars. Without bars, debug builds assert; release builds log it and do nothing.
    void setScrollBarColor(const Color3B& color);
    /// Returns the color of the bars, or white if there are none.
    const Color3B& getScrollBarColor() const;
    /// Sets the bar opacity, 0 to 255. Without bars, debug builds assert; release builds log it and do
    /// nothing.
    void setScrollBarOpacity(GLubyte opacity);
    /// Returns the opacity of the bars, from 0 to 255. It is 255 if there are none.
    GLubyte getScrollBarOpacity() const;
    /// Sets whether bars are visible only while the view scrolls; true by default. Without bars, debug builds
    /// assert; release builds log it and do nothing.
    void setScrollBarAutoHideEnabled(bool autoHideEnabled);
    /// Whether bars are visible only while the view scrolls; true by default, and false without bars.
    bool isScrollBarAutoHideEnabled() const;
    /// Sets the time in seconds that a bar takes to fade out. Without bars, debug builds assert; release
    /// builds log it and do nothing.
    void setScrollBarAutoHideTime(float autoHideTime);
    /// Returns the time in seconds that a bar takes to fade out.
    float getScrollBarAutoHideTime() const;

    // --- Children: these functions work on the inner container ---

    using Layout::addChild;
    /// Adds and retains `child` in the inner container, with which it scrolls. It gets the view's global z.
    void addChild(Node* child, int localZOrder, int tag) override;
    /// Adds and retains `child`, with a name, in the inner container. It gets the view's global z.
    void addChild(Node* child, int localZOrder, const std::string& name) override;
    /// Removes all children of the inner container and ends their actions and timers.
    void removeAllChildren() override;
    /// Removes all children of the inner container. For `cleanup`, see removeFromParentAndCleanup().
    void removeAllChildrenWithCleanup(bool cleanup) override;
    /// Removes a child of the inner container. For `cleanup`, see removeFromParentAndCleanup().
    void removeChild(Node* child, bool cleanup = true) override;
    /// Returns the children of the inner container.
    Vector<Node*>& getChildren() override;
    /// Returns the children of the inner container, for reading.
    const Vector<Node*>& getChildren() const override;
    /// Returns the number of children of the inner container.
    ssize_t getChildrenCount() const override;
    /// Returns the first child of the inner container with this tag, or null.
    Node* getChildByTag(int tag) const override;
    /// Returns the first child of the inner container with this name, or null.
    Node* getChildByName(const std::string& name) const override;
    /// Sets how the inner container places the children.
    void setLayoutType(Type type) override;
    /// Returns how the inner container places the children.
    Type getLayoutType() const override;

    bool onTouchBegan(Touch* touch, Event* unusedEvent) override;     ///< Begins a drag.
    void onTouchMoved(Touch* touch, Event* unusedEvent) override;     ///< Scrolls with the touch.
    void onTouchEnded(Touch* touch, Event* unusedEvent) override;     ///< Ends a drag, maybe with a fling.
    void onTouchCancelled(Touch* touch, Event* unusedEvent) override; ///< Ends a drag.
    void interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) override;
    Widget* findNextFocusedWidget(FocusDirection direction, Widget* current) override;
    /// Continues to scroll after a drag or scrollTo...(). Called every frame; `dt` is the time since the last
    /// frame in seconds.
    void update(float dt) override;
    /// Does nothing, because the inner container places the children.
    void doLayout() override;
    void onEnter() override;
    void onExit() override;
    bool init() override; ///< Initializes an empty view, which clips its children and has scroll bars.
    std::string getDescription() const override { return "ScrollView"; }

    ScrollView();
    ~ScrollView() override;

protected:
    /// The edge toward which the container moves.
    enum class MoveDirection {
        TOP,    ///< Up, toward the upper edge.
        BOTTOM, ///< Down, toward the lower edge.
        LEFT,   ///< To the left edge.
        RIGHT   ///< To the right edge.
    };

    void initRenderer() override;
    void onSizeChanged() override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;

    /// Moves the container by `deltaMove` points. With `canStartBounceBack`, a container beyond an edge then
    /// springs back.
    virtual void moveInnerContainer(const Vec2& deltaMove, bool canStartBounceBack);
    /// Returns what to add to the position of the container, after moving it by `addition`, to bring it back
    /// within its bounds.
    virtual Vec2 getHowMuchOutOfBoundary(const Vec2& addition = Vec2::ZERO);

    // UIScrollView_motion.cpp
    /// Called when a touch of the view or of a child begins.
    virtual void handlePressLogic(Touch* touch);
    /// Called when a touch moves. Scrolls once the touch has moved far enough.
    virtual void handleMoveLogic(Touch* touch);
    /// Called when a touch ends. With inertia, scrolling continues.
    virtual void handleReleaseLogic(Touch* touch);
    /// Moves the container with a finger or the wheel. It stays within the bounds or, with bouncing, moves
    /// beyond them at half the speed.
    virtual void scrollChildren(const Vec2& deltaMove);
    /// Continues to scroll with a decreasing velocity in points per second.
    virtual void startAttenuatingAutoScroll(const Vec2& deltaMove, const Vec2& initialVelocity);
    /// Returns the remaining fraction at which automatic scrolling ends.
    virtual float getAutoScrollStopEpsilon() const;
    /// Scrolls by `move` points, but not beyond an edge. Returns false if there is nothing to scroll; then
    /// the view behind this one scrolls.
    virtual bool scrollByWheel_(const Vec2& move);
    /// Scrolls until the container is at a position, within `timeInSec` seconds.
    void startAutoScrollToDestination(const Vec2& destination, float timeInSec, bool attenuated);
    /// Scrolls by `deltaMove` points within `timeInSec` seconds; `attenuated` slows down toward the end.
    void startAutoScroll(const Vec2& deltaMove, float timeInSec, bool attenuated);
    /// Scrolls back if the container is beyond an edge. Returns false if it is not.
    bool startBounceBackIfNeeded();
    /// Moves the container to a position at once.
    void jumpToDestination(const Vec2& destination);
    /// Returns the velocity at the end of a drag in points per second, or 0 if its last moves took longer
    /// than the threshold.
    Vec2 calculateTouchMoveVelocity() const;
    /// Sets the component of a vector to 0 in whose direction the view does not scroll.
    Vec2 flattenVectorByDirection(const Vec2& vector) const;
    /// Returns what getHowMuchOutOfBoundary() returns for a container that has to cover the given range.
    Vec2 overshootCorrection(float left, float right, float top, float bottom, const Vec2& addition) const;
    void dispatchEvent(EventType event); ///< Sends an event to the listeners.
    /// Creates the layout that holds the children. A subclass can return its own class, which is notified of
    /// their changes.
    virtual Layout* createInnerContainer_();
    /// Resizes the container, but never below the size of the view. Its lower left corner stays where it is.
    void resizeInnerContainer_(const Size& size);
    // UIScrollView_bars.cpp
    /// Updates position and size of the bars.
    void updateScrollBars();

    RefPtr<Layout> _innerContainer; ///< A protected child, until the game removes it.
    Direction _direction = Direction::VERTICAL;
    bool _bounceEnabled = false;
    bool _autoScrolling = false;
    float _scrollTime = 1.0f;

private:
    /// A move of a drag. The velocity is computed from the last ones.
    struct DragSample_ {
        Vec2 move;
        float seconds;
    };

    // UIScrollView_scrolling.cpp
    Vec2 topRightPosition() const;
    Vec2 positionAtPercent(const Vec2& percent) const;
    bool checkBothDirections() const;
    // UIScrollView_motion.cpp
    bool dragDelta(Touch* touch, Vec2& move) const;
    void recordDrag(const Vec2& move);
    void processAutoScrolling(float deltaTime);
    bool isBrakeNeeded();
    void listenToWheel();
    bool isUnderMouse(const Vec2& location);
    // UIScrollView_bars.cpp
    void addScrollBars();
    void removeScrollBars();
    ScrollViewBar* firstBar() const;
    template<class Do>
    void forEachBar(const Do& change) const {
        if (_verticalScrollBar) change(*_verticalScrollBar);
        if (_horizontalScrollBar) change(*_horizontalScrollBar);
    }

protected:
    bool _bePressed = false;
    bool _isInterceptTouch = false;
    bool _scrolling = false;
    bool _inertiaScrollEnabled = true;
    bool _scrollBarEnabled = true;
    float _clock = 0.0f; ///< The seconds since the last touch began.
    float _sampleStart = 0.0f;
    std::deque<DragSample_> _dragSamples;
    float _touchTotalTimeThreshold = 0.5f;

    bool _autoScrollAttenuate = true;
    bool _autoScrollCurrentlyOutOfBoundary = false;
    bool _autoScrollBraking = false;
    float _autoScrollTotalTime = 0.0f;
    float _autoScrollAccumulatedTime = 0.0f;
    Vec2 _autoScrollStartPosition;
    Vec2 _autoScrollTargetDelta;
    Vec2 _autoScrollBrakingStartPosition;

    RefPtr<ScrollViewBar> _verticalScrollBar;   ///< A protected child until the game removes it.
    RefPtr<ScrollViewBar> _horizontalScrollBar; ///< A protected child until the game removes it.
    ccScrollViewCallback _eventCallback;

    bool _hasWheelListener = false;

    CC_DISALLOW_COPY_AND_ASSIGN(ScrollView)
};

} // namespace ui
} // namespace cocos2d
