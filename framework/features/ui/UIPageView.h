#pragma once

#include "base/RefPtr.h"
#include "ui/UIListView.h"
#include "ui/fwd.h"

namespace cocos2d {
namespace ui {

/// Legacy event callback type; see PageView::addEventListenerPageView.
typedef enum {
    PAGEVIEW_EVENT_TURNING ///< The view turned to another page.
} PageViewEventType;
/// A member function that receives such an event.
typedef void (Ref::*SEL_PageViewEvent)(Ref*, PageViewEventType);
/// Converts `&Class::function` to a SEL_PageViewEvent.
#define pagevieweventselector(_SELECTOR)                                                                     \
    copra::selectorOf<cocos2d::ui::SEL_PageViewEvent>([](auto kind) { return kind(&_SELECTOR); })

/// A list of pages, each as large as the view. A drag or a fling turns to the next page.
class PageView : public ListView {
public:
    /// The view turned to another page.
    enum class EventType {
        TURNING ///< Scrolling to another page has ended; see getCurrentPageIndex().
    };
    /// The direction in which a finger moved.
    enum class TouchDirection {
        LEFT,  ///< To the left. Not used by the framework.
        RIGHT, ///< To the right. Not used by the framework.
        UP,    ///< Up. Not used by the framework.
        DOWN   ///< Down. Not used by the framework.
    };
    /// Called with the view after it has turned to another page.
    typedef std::function<void(Ref*, EventType)> ccPageViewCallback;

    static PageView* create();
    /// The same as create(), for the readers of editor files.
    static Ref* createInstance() { return create(); }

    /// Sets the direction, HORIZONTAL by default, and resets the position of the indicator.
    void setDirection(Direction direction) override;
    /// Adds a page, which is an item of the list, at the end.
    void addPage(Widget* page);
    /// Inserts a page before the page `idx`; an index out of range is clamped.
    void insertPage(Widget* page, int idx);
    /// Removes a page. Ignores a widget that is not a page.
    void removePage(Widget* page);
    /// Removes the page at `index`; ignores an index out of range.
    void removePageAtIndex(ssize_t index);
    /// Removes all pages.
    void removeAllPages();
    /// The same as insertPage(); `forceCreate` has no effect.
    void addWidgetToPage(Widget* widget, ssize_t pageIdx, bool forceCreate);
    /// The index of the page that was in the middle when the view last moved; -1 before that.
    ssize_t getCurrentPageIndex() const { return _currentPageIndex; }
    /// The index of the page in the middle, computed now; -1 without pages.
    ssize_t getCurPageIndex() const;
    /// Shows a page at once, without an event.
    void setCurrentPageIndex(ssize_t index);
    void setCurPageIndex(ssize_t index) { setCurrentPageIndex(index); }
    /// Scrolls to a page, in the scroll duration of the list or in `time` seconds.
    void scrollToPage(ssize_t idx);
    void scrollToPage(ssize_t idx, float time) { scrollToItem(idx, time); }
    /// Scrolls to the page with this index, within the scroll duration of the list.
    void scrollToItem(ssize_t itemIndex);
    /// Scrolls to the page with this index, within `time` seconds.
    void scrollToItem(ssize_t idx, float time);
    /// The pages that are layouts.
    Vector<Layout*>& getPages();
    /// The page at `index`; null for another index and for a page that is not a layout.
    Layout* getPage(ssize_t index) const;
    /// Stored, but without effect, as in the original.
    void setCustomScrollThreshold(float threshold) { _customScrollThreshold = threshold; }
    float getCustomScrollThreshold() const { return _customScrollThreshold; }
    /// Whether the threshold of setCustomScrollThreshold() is meant to be used; stored without effect.
    void setUsingCustomScrollThreshold(bool flag) { _usingCustomScrollThreshold = flag; }
    bool isUsingCustomScrollThreshold() const { return _usingCustomScrollThreshold; }
    /// Turning a page ends when this fraction of the distance is left; 0.001 by default.
    void setAutoScrollStopEpsilon(float epsilon) { _autoScrollStopEpsilon = epsilon; }

    /// Sets the function that is called when another page is turned to.
    void addEventListener(const ccPageViewCallback& callback);
    using ListView::addEventListener; // and that of ScrollView
    /// Calls a member function of `target`, which is held weakly.
    void addEventListenerPageView(Ref* target, SEL_PageViewEvent selector);

    // --- Indicator: one dot per page ---

    /// Whether the dots of the indicator are shown; false by default.
    void setIndicatorEnabled(bool enabled);
    bool getIndicatorEnabled() const { return _indicator != nullptr; }
    /// The position of the indicator, in fractions of the view; by default (0.5,0.1), or (0.1,0.5) in a vertical view.
    void setIndicatorPositionAsAnchorPoint(const Vec2& positionAsAnchorPoint);
    const Vec2& getIndicatorPositionAsAnchorPoint() const { return _indicatorPositionAsAnchorPoint; }
    /// The position of the indicator, in points of the view. This function and the following ones have no effect while
    /// the indicator is disabled.
    void setIndicatorPosition(const Vec2& position);
    const Vec2& getIndicatorPosition() const;
    /// The space between the dots of the indicator, in points.
    void setIndicatorSpaceBetweenIndexNodes(float spaceBetweenIndexNodes);
    float getIndicatorSpaceBetweenIndexNodes() const;
    /// The color of the dot of the current page.
    void setIndicatorSelectedIndexColor(const Color3B& color);
    const Color3B& getIndicatorSelectedIndexColor() const;
    /// The color of the other dots.
    void setIndicatorIndexNodesColor(const Color3B& color);
    const Color3B& getIndicatorIndexNodesColor() const;
    /// The opacity of the dot of the current page, from 0 to 255.
    void setIndicatorSelectedIndexOpacity(GLubyte opacity);
    GLubyte getIndicatorSelectedIndexOpacity() const;
    /// The opacity of the other dots, from 0 to 255.
    void setIndicatorIndexNodesOpacity(GLubyte opacity);
    GLubyte getIndicatorIndexNodesOpacity() const;
    /// The scale of the dots; 1 is the size of their image.
    void setIndicatorIndexNodesScale(float indexNodesScale);
    float getIndicatorIndexNodesScale() const;
    /// The image of the dots, drawn in its own size. If it cannot be loaded, logs it and keeps the old one.
    void setIndicatorIndexNodesTexture(const std::string& texName,
                                       TextureResType texType = TextureResType::LOCAL);

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

    /// Notifies the listeners that another page is shown.
    void pageTurningEvent();

private:
    void refreshIndicator();

    Vector<Layout*> _layoutPages;
    float _customScrollThreshold = 0.0f;
    bool _usingCustomScrollThreshold = false;

protected:
    RefPtr<PageViewIndicator> _indicator; ///< A protected child, until the game removes it.
    Vec2 _indicatorPositionAsAnchorPoint{0.5f, 0.1f};
    ssize_t _currentPageIndex = -1;
    ssize_t _previousPageIndex = -1;
    float _autoScrollStopEpsilon = 0.001f;
    ccPageViewCallback _eventCallback;

    CC_DISALLOW_COPY_AND_ASSIGN(PageView)
};

} // namespace ui
} // namespace cocos2d
