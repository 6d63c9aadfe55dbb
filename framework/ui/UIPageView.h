#pragma once

#include "ui/UIListView.h"

namespace cocos2d {
namespace ui {

class PageViewIndicator;

/// What old code hears of page views by.
typedef enum { PAGEVIEW_EVENT_TURNING } PageViewEventType;
typedef void (Ref::*SEL_PageViewEvent)(Ref*, PageViewEventType);
#define pagevieweventselector(_SELECTOR) (cocos2d::ui::SEL_PageViewEvent)(&_SELECTOR)

/// Pages as large as the view, which are leafed through by dragging.
class PageView : public ListView {
public:
    enum class EventType { TURNING };
    enum class TouchDirection { LEFT, RIGHT, UP, DOWN };
    /// Called with the view when it has come to rest at another page.
    typedef std::function<void(Ref*, EventType)> ccPageViewCallback;

    static PageView* create();

    /// HORIZONTAL from the start.
    void setDirection(Direction direction) override;
    void addPage(Widget* page);
    void insertPage(Widget* page, int idx);
    void removePage(Widget* page);
    void removePageAtIndex(ssize_t index);
    void removeAllPages();
    void addWidgetToPage(Widget* widget, ssize_t pageIdx, bool forceCreate);
    /// The page in the middle; -1 until the view has moved for the first time.
    ssize_t getCurrentPageIndex() const { return _currentPageIndex; }
    /// The page in the middle now.
    ssize_t getCurPageIndex() const;
    /// Goes there at once.
    void setCurrentPageIndex(ssize_t index);
    void setCurPageIndex(ssize_t index) { setCurrentPageIndex(index); }
    /// Turns to a page, in one second or in the given time.
    void scrollToPage(ssize_t idx);
    void scrollToItem(ssize_t itemIndex);
    void scrollToItem(ssize_t idx, float time);
    /// The share of its way that may be missing when a turn counts as ended; 0.001 from the start.
    void setAutoScrollStopEpsilon(float epsilon) { _autoScrollStopEpsilon = epsilon; }

    void addEventListener(const ccPageViewCallback& callback);
    /// Calls a member function of `target`, which is held weakly.
    void addEventListenerPageView(Ref* target, SEL_PageViewEvent selector);

    // --- Dots that tell which page is shown; off from the start ---

    void setIndicatorEnabled(bool enabled);
    bool getIndicatorEnabled() const { return _indicator != nullptr; }
    /// In fractions of the view; (0.5,0.1) from the start, (0.1,0.5) when vertical.
    void setIndicatorPositionAsAnchorPoint(const Vec2& positionAsAnchorPoint);
    const Vec2& getIndicatorPositionAsAnchorPoint() const { return _indicatorPositionAsAnchorPoint; }
    /// The following need an indicator; without one they do nothing.
    void setIndicatorPosition(const Vec2& position);
    Vec2 getIndicatorPosition() const;
    void setIndicatorSpaceBetweenIndexNodes(float spaceBetweenIndexNodes);
    float getIndicatorSpaceBetweenIndexNodes() const;
    void setIndicatorSelectedIndexColor(const Color3B& color);
    Color3B getIndicatorSelectedIndexColor() const;
    void setIndicatorIndexNodesColor(const Color3B& color);
    Color3B getIndicatorIndexNodesColor() const;
    void setIndicatorSelectedIndexOpacity(GLubyte opacity);
    GLubyte getIndicatorSelectedIndexOpacity() const;
    void setIndicatorIndexNodesOpacity(GLubyte opacity);
    GLubyte getIndicatorIndexNodesOpacity() const;
    void setIndicatorIndexNodesScale(float indexNodesScale);
    float getIndicatorIndexNodesScale() const;

    void doLayout() override;
    bool init() override;
    std::string getDescription() const override { return "PageView"; }

    PageView();
    ~PageView() override;

protected:
    void moveInnerContainer(const Vec2& deltaMove, bool canStartBounceBack) override;
    void handleReleaseLogic(Touch* touch) override;
    void onItemListChanged() override;
    void onSizeChanged() override;
    void remedyLayoutParameter(Widget* item) override;
    float getAutoScrollStopEpsilon() const override { return _autoScrollStopEpsilon; }
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;

private:
    void pageTurningEvent();
    void refreshIndicator();

    PageViewIndicator* _indicator = nullptr; ///< Weak: a protected child.
    Vec2 _indicatorPositionAsAnchorPoint{0.5f, 0.1f};
    ssize_t _currentPageIndex = -1;
    ssize_t _previousPageIndex = -1;
    float _autoScrollStopEpsilon = 0.001f;
    ccPageViewCallback _pageEventCallback;

    CC_DISALLOW_COPY_AND_ASSIGN(PageView)
};

} // namespace ui
} // namespace cocos2d
