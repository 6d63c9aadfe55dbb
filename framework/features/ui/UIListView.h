#pragma once

#include "ui/UIScrollView.h"

namespace cocos2d {
namespace ui {

/// The kind of event that ListView::addEventListenerListView() passes to its selector, as in cocos2d-x 2.x.
typedef enum {
    LISTVIEW_ONSELECTEDITEM_START, ///< A touch began on an item.
    LISTVIEW_ONSELECTEDITEM_END    ///< A touch on an item ended without scrolling.
} ListViewEventType;
/// A member function that receives a list and the kind of event.
typedef void (Ref::*SEL_ListViewEvent)(Ref*, ListViewEventType);
/// Converts `&Class::function` to a SEL_ListViewEvent.
#define listvieweventselector(_SELECTOR)                                                                     \
    copra::selectorOf<cocos2d::ui::SEL_ListViewEvent>([](auto kind) { return kind(&_SELECTOR); })

/// A scroll view that arranges widgets, its items, in a column or a row.
///
/// Items that receive touches can be tapped, and dragged to scroll the list. With a magnetic type, scrolling
/// always stops with an item at a fixed position in the view.
class ListView : public ScrollView {
public:
    /// The alignment of the items across the direction of the list.
    enum class Gravity {
        LEFT,              ///< At the left edge of a vertical list.
        RIGHT,             ///< At the right edge of a vertical list.
        CENTER_HORIZONTAL, ///< In the center of a vertical list.
        TOP,               ///< At the upper edge of a horizontal list.
        BOTTOM,            ///< At the lower edge of a horizontal list.
        CENTER_VERTICAL    ///< In the center of a horizontal list.
    };
    /// What a touch on an item did.
    enum class EventType {
        ON_SELECTED_ITEM_START, ///< A touch began on an item; see getCurSelectedIndex().
        ON_SELECTED_ITEM_END    ///< A touch on an item ended without scrolling.
    };
    /// The position in the view to which items snap.
    enum class MagneticType {
        NONE,     ///< Items do not snap. This is the default.
        CENTER,   ///< The nearest item snaps to the center of the view.
        BOTH_END, ///< An item snaps to the end of the view from which the list moves away.
        LEFT,     ///< An item snaps to the left edge of a horizontal list.
        RIGHT,    ///< An item snaps to the right edge of a horizontal list.
        TOP,      ///< An item snaps to the upper edge of a vertical list.
        BOTTOM    ///< An item snaps to the lower edge of a vertical list.
    };
    /// Receives the list when a touch begins on an item and when it ends on it.
    typedef std::function<void(Ref*, EventType)> ccListViewCallback;

    /// Creates an empty vertical list of size 0.
    static ListView* create();
    /// Creates a list as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }

    // --- Items: an index out of range is ignored; insertion clamps it ---

    /// Sets the widget from which default items are cloned, and retains it. Null is ignored.
    void setItemModel(Widget* model);
    /// Appends a clone of the model. Without a model, the function does nothing.
    void pushBackDefaultItem();
    /// Inserts a clone of the model at `index`, which is clamped to the length of the list. Without a model,
    /// the function does nothing.
    void insertDefaultItem(ssize_t index);
    /// Appends and retains an item. Null is an error: debug builds assert; release builds log it and do
    /// nothing.
    void pushBackCustomItem(Widget* item);
    /// Inserts and retains an item at `index`, which is clamped to the length of the list. Null is an error:
    /// debug builds assert; release builds log it and do nothing.
    void insertCustomItem(Widget* item, ssize_t index);
    /// Removes the item at `index`. An index out of range is ignored.
    void removeItem(ssize_t index);
    /// Removes the last item. If the list is empty, the function does nothing.
    void removeLastItem();
    /// Removes all items.
    void removeAllItems();
    /// Returns the item at an index, or null if the index is out of range.
    Widget* getItem(ssize_t index) const;
    /// Returns the items in order. Do not change the list itself.
    Vector<Widget*>& getItems() { return _items; }
    /// Returns the index of an item, or -1 if the widget is not an item.
    ssize_t getIndex(Widget* item) const;
    /// Returns the index of the item that was touched last, or -1.
    ssize_t getCurSelectedIndex() const { return _curSelectedIndex; }
    /// Selects an item and sends ON_SELECTED_ITEM_END. An index out of range is ignored.
    void setCurSelectedIndex(int itemIndex);

    // --- Layout (points) ---

    /// Sets the alignment of the items across the direction of the list.
    void setGravity(Gravity gravity);
    /// Sets the space between two items, in points.
    void setItemsMargin(float margin);
    /// Returns the space between two items, in points.
    float getItemsMargin() const { return _itemsMargin; }
    /// Sets the space between the edges of the container and the items, in points: left, top, right, and
    /// bottom.
    void setPadding(float l, float t, float r, float b);
    /// Sets the space to the left of the items, in points.
    void setLeftPadding(float l);
    /// Returns the space to the left of the items, in points.
    float getLeftPadding() const { return _padding.left; }
    /// Sets the space above the items, in points.
    void setTopPadding(float t);
    /// Returns the space above the items, in points.
    float getTopPadding() const { return _padding.top; }
    /// Sets the space to the right of the items, in points.
    void setRightPadding(float r);
    /// Returns the space to the right of the items, in points.
    float getRightPadding() const { return _padding.right; }
    /// Sets the space below the items, in points.
    void setBottomPadding(float b);
    /// Returns the space below the items, in points.
    float getBottomPadding() const { return _padding.bottom; }
    /// Sets the direction in which the list scrolls, and places its items in a column for VERTICAL or in a
    /// row for HORIZONTAL.
    void setDirection(Direction dir) override;
    /// Places the items if something has changed since the last layout. Called at each visit.
    void doLayout() override;
    /// Makes the next visit place the items.
    void requestDoLayout() override;
    /// Deprecated name of requestDoLayout().
    void requestRefreshView() { requestDoLayout(); }
    /// Places the items now, even if nothing has changed.
    void refreshView() { forceDoLayout(); }
    /// Places the items now, even if nothing has changed.
    void forceDoLayout() override;

    // --- Snapping (UIListView_scrolling.cpp) ---

    /// Sets where items snap to, and scrolls to the nearest snap position; NONE by default.
    void setMagneticType(MagneticType magneticType);
    /// Returns where items snap to; NONE by default.
    MagneticType getMagneticType() const { return _magneticType; }
    /// Sets whether the first and the last item also snap to the magnetic position, which leaves empty space
    /// beyond them; true by default.
    void setMagneticAllowedOutOfBoundary(bool allowed) { _magneticAllowedOutOfBoundary = allowed; }
    /// Whether the first and the last item also snap to the magnetic position, which leaves empty space
    /// beyond them; true by default.
    bool getMagneticAllowedOutOfBoundary() const { return _magneticAllowedOutOfBoundary; }

    // --- Visible items and scrolling to items (UIListView_scrolling.cpp) ---

    // Ratios are fractions of the view; anchors are fractions of the item.

    /// Returns the item whose anchor is closest to a position, or null if the list is empty. `targetPosition`
    /// is in points of the inner container.
    Widget* getClosestItemToPosition(const Vec2& targetPosition, const Vec2& itemAnchorPoint) const;
    /// Returns the item whose anchor is closest to a position, which is in fractions of the view, or null if
    /// the list is empty.
    Widget* getClosestItemToPositionInCurrentView(const Vec2& positionRatioInView,
                                                  const Vec2& itemAnchorPoint) const;
    /// Returns the item whose center is closest to the center of the view, or null if the list is empty.
    Widget* getCenterItemInCurrentView() const;
    /// Returns the item that is closest to the left edge of the view. Returns null if the list is empty or
    /// its direction is not HORIZONTAL.
    Widget* getLeftmostItemInCurrentView() const;
    /// Returns the item that is closest to the right edge of the view. Returns null if the list is empty or
    /// its direction is not HORIZONTAL.
    Widget* getRightmostItemInCurrentView() const;
    /// Returns the item that is closest to the upper edge of the view. Returns null if the list is empty or
    /// its direction is not VERTICAL.
    Widget* getTopmostItemInCurrentView() const;
    /// Returns the item that is closest to the lower edge of the view. Returns null if the list is empty or
    /// its direction is not VERTICAL.
    Widget* getBottommostItemInCurrentView() const;
    /// Scrolls at once so that the anchor of an item is at a position in the view. The position and the
    /// anchor are fractions. An index out of range is ignored.
    void jumpToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint);
    /// Scrolls within the scroll duration of the list until the anchor of an item is at a position in the
    /// view. The position and the anchor are fractions. An index out of range is ignored.
    void scrollToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint);
    /// Scrolls within `timeInSec` seconds until the anchor of an item is at a position in the view. The
    /// position and the anchor are fractions. An index out of range is ignored.
    void scrollToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint,
                      float timeInSec);
    /// Places the items, and shows the lower edge at once.
    void jumpToBottom() override;
    /// Places the items, and shows the upper edge at once.
    void jumpToTop() override;
    /// Places the items, and shows the left edge at once.
    void jumpToLeft() override;
    /// Places the items, and shows the right edge at once.
    void jumpToRight() override;
    /// Places the items, and shows the upper left corner at once. If the direction is not BOTH, the call is
    /// logged and does not scroll.
    void jumpToTopLeft() override;
    /// Places the items, and shows the upper right corner at once. If the direction is not BOTH, the call is
    /// logged and does not scroll.
    void jumpToTopRight() override;
    /// Places the items, and shows the lower left corner at once. If the direction is not BOTH, the call is
    /// logged and does not scroll.
    void jumpToBottomLeft() override;
    /// Places the items, and shows the lower right corner at once. If the direction is not BOTH, the call is
    /// logged and does not scroll.
    void jumpToBottomRight() override;
    /// Places the items, and shows a vertical position at once: 0 is the upper edge, 100 the lower edge.
    void jumpToPercentVertical(float percent) override;
    /// Places the items, and shows a horizontal position at once: 0 is the left edge, 100 the right edge.
    void jumpToPercentHorizontal(float percent) override;
    /// Places the items, and shows a position at once: x is 0 at the left edge and 100 at the right one; y is
    /// 0 at the upper edge and 100 at the lower one.
    void jumpToPercentBothDirection(const Vec2& percent) override;

    /// Sets the function that is called when a touch begins on an item and when it ends on it. An empty
    /// function removes it.
    void addEventListener(const ccListViewCallback& callback) { _eventCallback = callback; }
    using ScrollView::addEventListener;
    /// Sets a member function of `target` that is called when a touch begins or ends on an item. The target
    /// is not retained.
    void addEventListenerListView(Ref* target, SEL_ListViewEvent selector);

    using ScrollView::addChild;
    /// Adds and retains `child`. A widget becomes the last item of the list, and the next visit places the
    /// items again.
    void addChild(Node* child, int localZOrder, int tag) override;
    /// Adds and retains `child` with a name. A widget becomes the last item of the list, and the next visit
    /// places the items again.
    void addChild(Node* child, int localZOrder, const std::string& name) override;
    /// Removes all items and ends their actions and timers.
    void removeAllChildren() override;
    /// Receives a touch of the descendant `sender`: scrolls the list, and sends events for the item that the
    /// touch is on.
    void interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) override;
    /// Initializes an empty list, which scrolls vertically.
    bool init() override;
    std::string getDescription() const override { return "ListView"; }

    ListView();
    ~ListView() override;

protected:
    void onSizeChanged() override;
    Layout* createInnerContainer_() override;
    Vec2 getHowMuchOutOfBoundary(const Vec2& addition = Vec2::ZERO) override;
    void handleReleaseLogic(Touch* touch) override;
    bool scrollByWheel_(const Vec2& move) override;
    void startAttenuatingAutoScroll(const Vec2& deltaMove, const Vec2& initialVelocity) override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;
    void copyClonedWidgetChildren(Widget* model) override;
    /// Sets the layout parameter of an item from gravity, margins, and padding.
    virtual void remedyLayoutParameter(Widget* item);
    /// Called after items were added, removed, or reordered.
    virtual void onItemListChanged() {}
    // UIListView_scrolling.cpp
    /// Returns the position of the container at which the anchor of `item` is at a position in the view.
    Vec2 calculateItemDestination(const Vec2& positionRatioInView, Widget* item,
                                  const Vec2& itemAnchorPoint) const;
    /// Scrolls to the item that the magnetic type selects.
    void startMagneticScroll();

    /// Makes the container as large as the items need.
    void updateInnerContainerSize();
    /// Notifies the listeners that an item was touched.
    void selectedItemEvent(TouchEventType event);

    Vector<Widget*> _items;

private:
    class Container_;

    void registerItem(Node* child);
    void forgetItem(Node* child);
    void forgetItems();
    // UIListView_layout.cpp
    float beginningOf(Widget* item) const;
    float scrolled() const;
    void scrollTo(float wanted);
    void setListMargin(float& side, float value);
    // Places the items. The result keeps the list alive, which a listener may remove meanwhile.
    RefPtr<ListView> laidOut();

protected:
    RefPtr<Widget> _model;
    Gravity _gravity = Gravity::CENTER_VERTICAL;
    MagneticType _magneticType = MagneticType::NONE;
    bool _magneticAllowedOutOfBoundary = true;
    bool _itemsDirty = true;
    Size _viewSize; ///< The size of the view when the container was last placed.
    RefPtr<Widget>
        _readItem; ///< The first item in view when the items began to change; null at the beginning.
    float _readBeginning = 0.0f;
    float _itemsMargin = 0.0f;
    Margin _padding;
    ssize_t _curSelectedIndex = -1;
    ccListViewCallback _eventCallback;

    CC_DISALLOW_COPY_AND_ASSIGN(ListView)
};

} // namespace ui
} // namespace cocos2d
