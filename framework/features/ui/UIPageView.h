#pragma once

#include "base/RefPtr.h"
#include "ui/UIListView.h"
#include "ui/fwd.h"

namespace cocos2d {
namespace ui {

/// The kind of event that PageView::addEventListenerPageView() passes to its selector, as in cocos2d-x 2.x.
typedef enum {
    PAGEVIEW_EVENT_TURNING ///< The view turned to another page.
} PageViewEventType;
/// A member function that receives a page view and the kind of event.
typedef void (Ref::*SEL_PageViewEvent)(Ref*, PageViewEventType);
/// Converts `&Class::function` to a SEL_PageViewEvent.
#define pagevieweventselector(_SELECTOR)                                                                     \
    copra::selectorOf<cocos2d::ui::SEL_PageViewEvent>([](auto kind) { return kind(&_SELECTOR); })

/// A list of pages, each as large as the view. A drag or a fling turns to the next page.
class PageView : public ListView {
public:
    /// What the page view did.
    enum class EventType {
        TURNING ///< Scrolling to another page has ended; see getCurrentPageIndex().
    };
    /// The direction in which a finger moved.
    enum class TouchDirection {
        LEFT,  ///< The finger moved to the left. Not used by the framework.
        RIGHT, ///< The finger moved to the right. Not used by the framework.
        UP,    ///< The finger moved up. Not used by the framework.
        DOWN   ///< The finger moved down. Not used by the framework.
    };
    /// Receives the page view after it has turned to another page.
    typedef std::function<void(Ref*, EventType)> ccPageViewCallback;

    /// Creates an empty page view of size 0 that turns horizontally.
    static PageView* create();
    /// Creates a page view as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }

    /// Sets the direction, HORIZONTAL by default, and resets the position of the indicator.
    void setDirection(Direction direction) override;
    /// Appends a page, which is an item of the list. Null is an error: debug builds assert; release builds
    /// log it and do nothing.
    void addPage(Widget* page);
    /// Inserts a page before the page `idx`, which is clamped. Null is an error: debug builds assert; release
    /// builds log it and do nothing.
    void insertPage(Widget* page, int idx);
    /// Removes a page. A widget that is not a page is ignored.
    void removePage(Widget* page);
    /// Removes the page at `index`. An index out of range is ignored.
    void removePageAtIndex(ssize_t index);
    /// Removes all pages.
    void removeAllPages();
    /// Inserts a page, as insertPage() does. `forceCreate` has no effect.
    void addWidgetToPage(Widget* widget, ssize_t pageIdx, bool forceCreate);
    /// Returns the index of the page that was in the center when the view last moved, or -1 before that.
    ssize_t getCurrentPageIndex() const { return _currentPageIndex; }
    /// Returns the index of the page that is in the center, or -1 without pages.
    ssize_t getCurPageIndex() const;
    /// Shows a page at once, without sending an event. An index out of range is ignored.
    void setCurrentPageIndex(ssize_t index);
    /// Deprecated name of setCurrentPageIndex().
    void setCurPageIndex(ssize_t index) { setCurrentPageIndex(index); }
    /// Scrolls to a page within the scroll duration of the list. An index out of range is ignored.
    void scrollToPage(ssize_t idx);
    /// Scrolls to a page within `time` seconds. An index out of range is ignored.
    void scrollToPage(ssize_t idx, float time) { scrollToItem(idx, time); }
    /// Scrolls to the page with this index within the scroll duration of the list. An index out of range is
    /// ignored.
    void scrollToItem(ssize_t itemIndex);
    /// Scrolls to the page with this index within `time` seconds. An index out of range is ignored.
    void scrollToItem(ssize_t idx, float time);
    /// Returns the pages that are layouts.
    Vector<Layout*>& getPages();
    /// Returns the page at `index`, or null if the index is out of range or the page is not a layout.
    Layout* getPage(ssize_t index) const;
    /// Name of getCurrentPageIndex() in cocos2d-x 2.2.0.
    int getPage() const { return static_cast<int>(getCurrentPageIndex()); }
    /// Sets the distance of a drag that would turn the page. As in cocos2d-x, it is stored without effect.
    void setCustomScrollThreshold(float threshold) { _customScrollThreshold = threshold; }
    /// Returns the distance of a drag that would turn the page. As in cocos2d-x, it is stored without
    /// effect.
    float getCustomScrollThreshold() const { return _customScrollThreshold; }
    /// Sets whether the threshold of setCustomScrollThreshold() is to be used. It is stored without effect.
    void setUsingCustomScrollThreshold(bool flag) { _usingCustomScrollThreshold = flag; }
    /// Whether the threshold of setCustomScrollThreshold() is to be used. It is stored without effect.
    bool isUsingCustomScrollThreshold() const { return _usingCustomScrollThreshold; }
    /// Sets the fraction of the distance at which turning a page ends; 0.001 by default.
    void setAutoScrollStopEpsilon(float epsilon) { _autoScrollStopEpsilon = epsilon; }

    /// Sets the function that is called after the view has turned to another page. It takes the place of a
    /// listener to the events of ScrollView, and such a listener takes its place. An empty function removes
    /// it.
    void addEventListener(const ccPageViewCallback& callback);
    using ListView::addEventListener; // also the listener of ScrollView
    /// Sets a member function of `target` that is called after the view has turned to another page. The
    /// target is not retained.
    void addEventListenerPageView(Ref* target, SEL_PageViewEvent selector);

    // --- Indicator: one dot per page ---

    /// Sets whether the dots of the indicator are shown; false by default.
    void setIndicatorEnabled(bool enabled);
    /// Whether the dots of the indicator are shown; false by default.
    bool getIndicatorEnabled() const { return _indicator != nullptr; }
    /// Sets the position of the indicator, in fractions of the view; by default (0.5, 0.1), or (0.1, 0.5) in
    /// a vertical view.
    void setIndicatorPositionAsAnchorPoint(const Vec2& positionAsAnchorPoint);
    /// Returns the position of the indicator, in fractions of the view; by default (0.5, 0.1), or (0.1, 0.5)
    /// in a vertical view.
    const Vec2& getIndicatorPositionAsAnchorPoint() const { return _indicatorPositionAsAnchorPoint; }
    /// Sets the position of the indicator, in points of the view. If the indicator is disabled or the view
    /// has no size, the function does nothing.
    void setIndicatorPosition(const Vec2& position);
    /// Returns the position of the indicator, in points of the view, or (0, 0) while the indicator is
    /// disabled.
    const Vec2& getIndicatorPosition() const;
    /// Sets the space between the dots of the indicator, in points. While the indicator is disabled, the
    /// function does nothing.
    void setIndicatorSpaceBetweenIndexNodes(float spaceBetweenIndexNodes);
    /// Returns the space between the dots of the indicator, in points, or 0 while it is disabled.
    float getIndicatorSpaceBetweenIndexNodes() const;
    /// Sets the color of the dot of the current page. While the indicator is disabled, the function does
    /// nothing.
    void setIndicatorSelectedIndexColor(const Color3B& color);
    /// Returns the color of the dot of the current page, or white while the indicator is disabled.
    const Color3B& getIndicatorSelectedIndexColor() const;
    /// Sets the color of all dots except that of the current page. While the indicator is disabled, the
    /// function does nothing.
    void setIndicatorIndexNodesColor(const Color3B& color);
    /// Returns the color of all dots except that of the current page, or white while the indicator is
    /// disabled.
    const Color3B& getIndicatorIndexNodesColor() const;
    /// Sets the opacity of the dot of the current page, from 0 to 255. While the indicator is disabled, the
    /// function does nothing.
    void setIndicatorSelectedIndexOpacity(GLubyte opacity);
    /// Returns the opacity of the dot of the current page, or 255 while the indicator is disabled.
    GLubyte getIndicatorSelectedIndexOpacity() const;
    /// Sets the opacity of all dots except that of the current page, from 0 to 255. While the indicator is
    /// disabled, the function does nothing.
    void setIndicatorIndexNodesOpacity(GLubyte opacity);
    /// Returns the opacity of all dots except that of the current page, or 255 while the indicator is
    /// disabled.
    GLubyte getIndicatorIndexNodesOpacity() const;
    /// Sets the scale of the dots: 1 shows images in their size, and dots without an image 12 points wide.
    /// While the indicator is disabled, the function does nothing.
    void setIndicatorIndexNodesScale(float indexNodesScale);
    /// Returns the scale of the dots, or 1 while the indicator is disabled.
    float getIndicatorIndexNodesScale() const;
    /// Sets the image of the dots, which is drawn in its own size. If it cannot be loaded, the function logs
    /// that and keeps the old one. While the indicator is disabled, the function does nothing.
    void setIndicatorIndexNodesTexture(const std::string& texName,
                                       TextureResType texType = TextureResType::LOCAL);

    /// Places the pages if something has changed since the last layout, and updates the indicator. Called at
    /// each visit.
    void doLayout() override;
    /// Initializes a view without pages, which scrolls horizontally and has no scroll bars.
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
