#pragma once

#include "ui/UILayout.h"

#include <deque>

namespace cocos2d {
namespace ui {

class ScrollViewBar;

/// What old code hears of scroll views by.
typedef enum {
    SCROLLVIEW_EVENT_SCROLL_TO_TOP,
    SCROLLVIEW_EVENT_SCROLL_TO_BOTTOM,
    SCROLLVIEW_EVENT_SCROLL_TO_LEFT,
    SCROLLVIEW_EVENT_SCROLL_TO_RIGHT,
    SCROLLVIEW_EVENT_SCROLLING,
    SCROLLVIEW_EVENT_BOUNCE_TOP,
    SCROLLVIEW_EVENT_BOUNCE_BOTTOM,
    SCROLLVIEW_EVENT_BOUNCE_LEFT,
    SCROLLVIEW_EVENT_BOUNCE_RIGHT
} ScrollviewEventType;
typedef void (Ref::*SEL_ScrollViewEvent)(Ref*, ScrollviewEventType);
#define scrollvieweventselector(_SELECTOR) (cocos2d::ui::SEL_ScrollViewEvent)(&_SELECTOR)

/// A window on something larger, which is dragged about in it.
///
/// Children live in the inner container, whose lower left corner is at (0,0) when the view is scrolled to the
/// bottom; it starts at the top. After a fling it goes on for a while (time is that of the scheduler, so the
/// same touches give the same motion); with bouncing it may be dragged beyond its edges and comes back.
class ScrollView : public Layout {
public:
    enum class Direction { NONE, VERTICAL, HORIZONTAL, BOTH };
    enum class EventType {
        SCROLL_TO_TOP,
        SCROLL_TO_BOTTOM,
        SCROLL_TO_LEFT,
        SCROLL_TO_RIGHT,
        SCROLLING,
        BOUNCE_TOP,
        BOUNCE_BOTTOM,
        BOUNCE_LEFT,
        BOUNCE_RIGHT,
        CONTAINER_MOVED,
        SCROLLING_BEGAN,
        SCROLLING_ENDED,
        AUTOSCROLL_ENDED
    };
    /// Called with the view.
    typedef std::function<void(Ref*, EventType)> ccScrollViewCallback;

    static ScrollView* create();

    virtual void setDirection(Direction dir);
    Direction getDirection() const { return _direction; }
    Layout* getInnerContainer() const { return _innerContainer; }
    /// Never smaller than the view.
    void setInnerContainerSize(const Size& size);
    const Size& getInnerContainerSize() const;
    virtual void setInnerContainerPosition(const Vec2& pos);
    const Vec2& getInnerContainerPosition() const;

    // --- By time: at an even speed, or attenuated: fast at first ---

    void scrollToBottom(float timeInSec, bool attenuated);
    void scrollToTop(float timeInSec, bool attenuated);
    void scrollToLeft(float timeInSec, bool attenuated);
    void scrollToRight(float timeInSec, bool attenuated);
    /// The corners only in direction BOTH.
    void scrollToTopLeft(float timeInSec, bool attenuated);
    void scrollToTopRight(float timeInSec, bool attenuated);
    void scrollToBottomLeft(float timeInSec, bool attenuated);
    void scrollToBottomRight(float timeInSec, bool attenuated);
    /// 0 is the top (the left), 100 the bottom (the right).
    void scrollToPercentVertical(float percent, float timeInSec, bool attenuated);
    void scrollToPercentHorizontal(float percent, float timeInSec, bool attenuated);
    void scrollToPercentBothDirection(const Vec2& percent, float timeInSec, bool attenuated);
    /// End a drag, a motion, both.
    void stopScroll();
    void stopAutoScroll();
    void stopOverallScroll();
    bool isScrolling() const { return _scrolling; }
    bool isAutoScrolling() const { return _autoScrolling; }

    // --- At once ---

    virtual void jumpToBottom();
    virtual void jumpToTop();
    virtual void jumpToLeft();
    virtual void jumpToRight();
    virtual void jumpToTopLeft();
    virtual void jumpToTopRight();
    virtual void jumpToBottomLeft();
    virtual void jumpToBottomRight();
    virtual void jumpToPercentVertical(float percent);
    virtual void jumpToPercentHorizontal(float percent);
    virtual void jumpToPercentBothDirection(const Vec2& percent);
    /// 0 where there is nothing to scroll.
    float getScrolledPercentVertical() const;
    float getScrolledPercentHorizontal() const;
    Vec2 getScrolledPercentBothDirection() const;

    void addEventListener(const ccScrollViewCallback& callback) { _eventCallback = callback; }
    /// Calls a member function of `target`, which is held weakly.
    void addEventListenerScrollView(Ref* target, SEL_ScrollViewEvent selector);
    /// Off from the start.
    void setBounceEnabled(bool enabled) { _bounceEnabled = enabled; }
    bool isBounceEnabled() const { return _bounceEnabled; }
    /// On from the start.
    void setInertiaScrollEnabled(bool enabled) { _inertiaScrollEnabled = enabled; }
    bool isInertiaScrollEnabled() const { return _inertiaScrollEnabled; }
    /// Drags that take longer, in seconds, have no inertia; 0.5 from the start.
    void setTouchTotalTimeThreshold(float seconds) { _touchTotalTimeThreshold = seconds; }
    float getTouchTotalTimeThreshold() const { return _touchTotalTimeThreshold; }

    // --- Scroll bars, on from the start; without them the setters assert and do nothing ---

    void setScrollBarEnabled(bool enabled);
    bool isScrollBarEnabled() const { return _scrollBarEnabled; }
    /// Distances from the right or lower edge, and of the ends of the bar from the corners.
    void setScrollBarPositionFromCorner(const Vec2& positionFromCorner);
    void setScrollBarPositionFromCornerForVertical(const Vec2& positionFromCorner);
    Vec2 getScrollBarPositionFromCornerForVertical() const;
    void setScrollBarPositionFromCornerForHorizontal(const Vec2& positionFromCorner);
    Vec2 getScrollBarPositionFromCornerForHorizontal() const;
    void setScrollBarWidth(float width);
    float getScrollBarWidth() const;
    void setScrollBarColor(const Color3B& color);
    const Color3B& getScrollBarColor() const;
    void setScrollBarOpacity(GLubyte opacity);
    GLubyte getScrollBarOpacity() const;
    /// True (default): a bar shows only while the view moves.
    void setScrollBarAutoHideEnabled(bool autoHideEnabled);
    bool isScrollBarAutoHideEnabled() const;
    /// Seconds until it has faded out.
    void setScrollBarAutoHideTime(float autoHideTime);
    float getScrollBarAutoHideTime() const;

    // --- Children: those of the inner container ---

    using Layout::addChild;
    void addChild(Node* child, int localZOrder, int tag) override;
    void addChild(Node* child, int localZOrder, const std::string& name) override;
    void removeAllChildren() override;
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void removeChild(Node* child, bool cleanup = true) override;
    Vector<Node*>& getChildren() override;
    const Vector<Node*>& getChildren() const override;
    ssize_t getChildrenCount() const override;
    Node* getChildByTag(int tag) const override;
    Node* getChildByName(const std::string& name) const override;
    void setLayoutType(Type type) override;
    Type getLayoutType() const override;

    bool onTouchBegan(Touch* touch, Event* unusedEvent) override;
    void onTouchMoved(Touch* touch, Event* unusedEvent) override;
    void onTouchEnded(Touch* touch, Event* unusedEvent) override;
    void onTouchCancelled(Touch* touch, Event* unusedEvent) override;
    void interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) override;
    Widget* findNextFocusedWidget(FocusDirection direction, Widget* current) override;
    void update(float dt) override;
    void doLayout() override;
    void onEnter() override;
    void onExit() override;
    bool init() override;
    std::string getDescription() const override { return "ScrollView"; }

    ScrollView();
    ~ScrollView() override;

protected:
    enum class MoveDirection { TOP, BOTTOM, LEFT, RIGHT };

    void initRenderer() override;
    void onSizeChanged() override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;

    virtual void moveInnerContainer(const Vec2& deltaMove, bool canStartBounceBack);
    /// How far the container would lie beyond the edges after a move: what to add to bring it back.
    virtual Vec2 getHowMuchOutOfBoundary(const Vec2& addition = Vec2::ZERO);
    virtual void handlePressLogic(Touch* touch);
    virtual void handleMoveLogic(Touch* touch);
    virtual void handleReleaseLogic(Touch* touch);
    virtual void startAttenuatingAutoScroll(const Vec2& deltaMove, const Vec2& initialVelocity);
    virtual float getAutoScrollStopEpsilon() const;
    void startAutoScrollToDestination(const Vec2& destination, float timeInSec, bool attenuated);
    void startAutoScroll(const Vec2& deltaMove, float timeInSec, bool attenuated);
    bool startBounceBackIfNeeded();
    void jumpToDestination(const Vec2& destination);
    Vec2 calculateTouchMoveVelocity() const;
    Vec2 flattenVectorByDirection(const Vec2& vector) const;
    Vec2 outOf(float left, float right, float top, float bottom, const Vec2& addition) const;
    void dispatchEvent(EventType event);

    Layout* _innerContainer = nullptr; ///< Weak: a protected child.
    Direction _direction = Direction::VERTICAL;
    bool _bounceEnabled = false;
    bool _autoScrolling = false;

private:
    /// A part of a drag, for the speed at its end.
    struct Stroke {
        Vec2 move;
        float seconds;
    };

    Vec2 bottomLeft() const { return Vec2::ZERO; }
    Vec2 topRight() const;
    Vec2 placeOfPercent(const Vec2& percent) const;
    bool isBoth() const;
    bool moveOf(Touch* touch, Vec2& move) const;
    void gather(const Vec2& move);
    void scrollChildren(const Vec2& deltaMove);
    void processAutoScrolling(float deltaTime);
    bool isBrakeNeeded();
    void addScrollBars();
    void removeScrollBars();
    void updateScrollBars();
    ScrollViewBar* anyBar() const;
    template<class Do>
    void forBars(const Do& change) const {
        if (_verticalScrollBar) change(*_verticalScrollBar);
        if (_horizontalScrollBar) change(*_horizontalScrollBar);
    }

    bool _bePressed = false;
    bool _isInterceptTouch = false;
    bool _scrolling = false;
    bool _inertiaScrollEnabled = true;
    bool _scrollBarEnabled = true;
    float _clock = 0.0f; ///< Seconds since the view entered.
    float _strokeStart = 0.0f;
    std::deque<Stroke> _strokes;
    float _touchTotalTimeThreshold = 0.5f;

    bool _autoScrollAttenuate = true;
    bool _autoScrollCurrentlyOutOfBoundary = false;
    bool _autoScrollBraking = false;
    float _autoScrollTotalTime = 0.0f;
    float _autoScrollAccumulatedTime = 0.0f;
    Vec2 _autoScrollStartPosition;
    Vec2 _autoScrollTargetDelta;
    Vec2 _autoScrollBrakingStartPosition;

    ScrollViewBar* _verticalScrollBar = nullptr; ///< Weak: protected children.
    ScrollViewBar* _horizontalScrollBar = nullptr;
    ccScrollViewCallback _eventCallback;

    CC_DISALLOW_COPY_AND_ASSIGN(ScrollView)
};

} // namespace ui
} // namespace cocos2d
