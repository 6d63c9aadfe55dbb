#pragma once

#include "base/Map.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "base/selectors.h"
#include "event/fwd.h"
#include "math/Vec3.h"
#include "scene/ProtectedNode.h"
#include "scene/fwd.h"
#include "ui/UILayoutParameter.h"
#include "ui/fwd.h"

#include <functional>
#include <string>

namespace cocos2d {

namespace ui {

/// The kind of event that Widget::addTouchEventListener() passes to its selector, as in cocos2d-x 2.x.
typedef enum {
    TOUCH_EVENT_BEGAN,   ///< A touch began on the widget.
    TOUCH_EVENT_MOVED,   ///< The touch moved.
    TOUCH_EVENT_ENDED,   ///< The touch ended on the widget.
    TOUCH_EVENT_CANCELED ///< The touch ended outside of the widget, or the system canceled it.
} TouchEventType;
/// A member function that receives a widget and the kind of touch event.
typedef void (Ref::*SEL_TouchEvent)(Ref*, TouchEventType);
/// Converts `&Class::function` to a SEL_TouchEvent.
#define toucheventselector(_SELECTOR)                                                                        \
    copra::selectorOf<cocos2d::ui::SEL_TouchEvent>([](auto kind) { return kind(&_SELECTOR); })

/// Base class of the user interface: a node that can be touched, focused, and laid out.
///
/// The anchor point is the center. A widget either takes the size of its content, for example its image, or
/// keeps the size that you set. The first is the default of most widgets; ignoreContentAdaptWithSize(false)
/// selects the second. Size and position can also be fractions of the parent's size. Color and opacity
/// cascade to the content and to all children.
class Widget : public ProtectedNode, public LayoutParameterProtocol {
public:
    /// The direction in which the focus moves.
    enum class FocusDirection {
        LEFT,  ///< To the widget on the left.
        RIGHT, ///< To the widget on the right.
        UP,    ///< To the widget above.
        DOWN   ///< To the widget below.
    };
    /// Whether a position is in points or a fraction of the parent's size.
    enum class PositionType {
        ABSOLUTE, ///< The position is in points. The default.
        PERCENT   ///< The position is a fraction of the parent's size, 0 to 1.
    };
    /// Whether a size is in points or a fraction of the parent's size.
    enum class SizeType {
        ABSOLUTE, ///< The size is in points. The default.
        PERCENT   ///< The size is a fraction of the parent's size, 0 to 1.
    };
    /// What happened to a touch of the widget.
    enum class TouchEventType {
        BEGAN,   ///< A touch began on the widget.
        MOVED,   ///< The touch moved.
        ENDED,   ///< The touch ended on the widget.
        CANCELED ///< The touch ended outside of the widget, or the system canceled it.
    };
    /// The source of an image: a file, or a frame of the SpriteFrameCache.
    enum class TextureResType {
        LOCAL = 0, ///< An image file.
        PLIST = 1  ///< A frame of the SpriteFrameCache, which must be in the cache already.
    };
    /// The image that a widget shows.
    enum class BrightStyle {
        NONE = -1, ///< No choice yet; setBrightStyle() changes no image.
        NORMAL,    ///< The normal image.
        HIGHLIGHT  ///< The image of the pressed state.
    };

    /// Receives the widget and what happened to the touch.
    typedef std::function<void(Ref*, Widget::TouchEventType)> ccWidgetTouchCallback;
    /// Receives the widget when a touch ends on it.
    typedef std::function<void(Ref*)> ccWidgetClickCallback;
    /// Receives the widget and the value of its own event type.
    typedef std::function<void(Ref*, int)> ccWidgetEventCallback;

    /// Creates an empty widget of size 0.
    static Widget* create();

    // --- State ---

    /// Enables or disables the widget. A disabled widget receives no touches and shows its disabled state.
    /// The descendants of a disabled widget do not receive touches either.
    virtual void setEnabled(bool enabled);
    /// Whether the widget is enabled; true by default.
    bool isEnabled() const { return _enabled; }
    /// Sets whether the widget shows its normal state. With false, it shows its disabled state but still
    /// receives touches.
    void setBright(bool bright);
    /// Whether the widget shows its normal or pressed state, not the disabled one; true by default.
    bool isBright() const { return _bright; }
    /// Sets whether the widget receives touches; false by default for a plain widget.
    virtual void setTouchEnabled(bool enabled);
    /// Whether the widget receives touches.
    bool isTouchEnabled() const { return _touchEnabled; }
    /// Selects the state that is shown: none, normal, or pressed.
    void setBrightStyle(BrightStyle style);
    /// Shows the pressed or the normal state. Touches also change it.
    void setHighlighted(bool highlight);
    /// Whether the widget shows its pressed state.
    bool isHighlighted() const { return _highlight; }

    // --- Touches (UIWidget_touch.cpp) ---

    /// Sets the function that receives the touches of the widget. There is only one such function; null
    /// removes it.
    void addTouchEventListener(const ccWidgetTouchCallback& callback);
    /// Sets a member function of `target` that receives the touches of the widget. The target is not
    /// retained; null removes the function.
    void addTouchEventListener(Ref* target, SEL_TouchEvent selector);
    /// Sets a member function of `target` for one kind of event, as in cocos2d-x 2.2.0; null removes it.
    void listenToTouch_(TouchEventType event, Ref* target, SEL_CallFuncO selector);
    /// Sets the function that is called when a touch ends on the widget. There is only one; null removes it.
    void addClickEventListener(const ccWidgetClickCallback& callback);
    /// Sets the only function that receives the events of the derived class as integers; null removes it.
    virtual void addCCSEventListener(const ccWidgetEventCallback& callback);

    /// Sets whether a touch that begins on the widget is hidden from the nodes behind it; true by default.
    /// While touches are disabled, the function does nothing, and enabling them sets it to true again.
    void setSwallowTouches(bool swallow);
    /// Whether a touch that begins on the widget is hidden from the nodes behind it. Returns false while
    /// touches are disabled.
    bool isSwallowTouches() const;
    /// Sets whether ancestors are notified of touches, so that a list can be dragged by its items; true by
    /// default.
    void setPropagateTouchEvents(bool isPropagate) { _propagateTouchEvents = isPropagate; }
    /// Whether ancestors are notified of touches.
    bool isPropagateTouchEvents() const { return _propagateTouchEvents; }
    /// Returns where the last touch began, in world coordinates.
    const Vec2& getTouchBeganPosition() const { return _touchBeganPosition; }
    /// Returns where the last touch moved to, in world coordinates.
    const Vec2& getTouchMovePosition() const { return _touchMovePosition; }
    /// Returns where the last touch ended, in world coordinates.
    const Vec2& getTouchEndPosition() const { return _touchEndPosition; }
    /// Whether a point on the screen, seen through `camera`, is on the widget. `p` receives the point in the
    /// space of the widget; it may be null.
    virtual bool hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const;
    /// Called when a touch begins. Returns whether it is on the visible and enabled widget, which then
    /// follows the touch.
    virtual bool onTouchBegan(Touch* touch, Event* unusedEvent);
    /// Called when the touch moves: highlights the widget while the touch is on it.
    virtual void onTouchMoved(Touch* touch, Event* unusedEvent);
    /// Called when the touch ends. On the widget, sends ENDED and then the click; elsewhere, CANCELED.
    virtual void onTouchEnded(Touch* touch, Event* unusedEvent);
    /// Called when GLView::handleTouchesCancel() cancels the touch. Sends CANCELED to the listeners.
    virtual void onTouchCancelled(Touch* touch, Event* unusedEvent);
    /// Receives a touch of the descendant `sender` and passes it on to the parent widget.
    virtual void interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch);
    /// Notifies the parent widget of a touch.
    void propagateTouchEvent(TouchEventType event, Widget* sender, Touch* touch);
    /// Whether a point on the screen is inside all clipping ancestors.
    bool isClippingParentContainsPoint(const Vec2& pt);
    /// Returns the parent if it is a widget, and null otherwise.
    Widget* getWidgetParent();
    Widget* childByName_(const std::string& name) const; // compat/names

    // --- Position and size (points of the parent) ---

    /// Returns the left edge of the bounding box, in points of the parent. The box includes scale and
    /// rotation.
    float getLeftBoundary() const;
    /// Returns the lower edge of the bounding box, in points of the parent.
    float getBottomBoundary() const;
    /// Returns the right edge of the bounding box, in points of the parent.
    float getRightBoundary() const;
    /// Returns the upper edge of the bounding box, in points of the parent.
    float getTopBoundary() const;
    /// Sets the position in points of the parent. In a running parent widget, getPositionPercent() changes to
    /// match.
    void setPosition(float x, float y) override;
    using ProtectedNode::getPosition;
    using ProtectedNode::setPosition;
    /// Sets the position in fractions of the parent's size. In a running parent widget, the widget moves at
    /// once. Only with PositionType::PERCENT do the fractions stay when the size of the parent changes.
    virtual void setPositionPercent(const Vec2& percent);
    /// Returns the position in fractions of the parent's size.
    const Vec2& getPositionPercent();
    /// Sets how the widget is placed: ABSOLUTE is in points; PERCENT keeps the fractions when the size of the
    /// parent changes.
    void setPositionType(PositionType type);
    /// Returns how the widget is placed; ABSOLUTE by default.
    PositionType getPositionType() const { return _positionType; }
    /// Sets the size in points. A widget that takes the size of its content only stores it, for
    /// getCustomSize(): call ignoreContentAdaptWithSize(false) first. In a running parent widget,
    /// getSizePercent() changes to match.
    void setContentSize(const Size& contentSize) override;
    /// Sets the size in fractions of the parent's size. In a running parent, the size changes at once. Only
    /// with SizeType::PERCENT do the fractions stay when the size of the parent changes.
    virtual void setSizePercent(const Vec2& percent);
    /// Returns the size in fractions of the parent's size.
    const Vec2& getSizePercent();
    /// Sets whether the size is in points or a fraction of the parent's size.
    void setSizeType(SizeType type);
    /// Returns whether the size is in points or a fraction of the parent's size.
    SizeType getSizeType() const { return _sizeType; }
    /// Returns the size in points that was set last. It is used unless the widget takes the size of its
    /// content.
    const Size& getCustomSize() const { return _customSize; }
    /// Returns the size that the widget takes in a layout, which is the content size.
    virtual const Size& getLayoutSize() { return _contentSize; }
    /// Sets whether the widget takes the size of its content. If it does, setContentSize() only stores its
    /// argument. If unify size is enabled, the widget takes the size that was set instead.
    virtual void ignoreContentAdaptWithSize(bool ignore);
    /// Whether the widget takes the size of its content.
    bool isIgnoreContentAdaptWithSize() const { return _ignoreSize; }
    /// Sets whether the widget keeps the size of setContentSize(), even if the content is larger or
    /// smaller.
    void setUnifySizeEnabled(bool enable) { _unifySize = enable; }
    /// Whether the widget keeps the size of setContentSize(), whatever its content; false by default.
    bool isUnifySizeEnabled() const { return _unifySize; }
    /// Sets whether a layout component sets position and size, and stores the types and percent values. If
    /// the widget has no such component, one is added when it is first needed.
    void setLayoutComponentEnabled(bool enable) { _usingLayoutComponent = enable; }
    /// Whether a layout component sets position and size; false by default.
    bool isLayoutComponentEnabled() const { return _usingLayoutComponent; }
    /// Returns the position of the anchor point, in world coordinates.
    Vec2 getWorldPosition() const;
    /// Applies the percent values to the size of the parent. Without a parent, the function does nothing.
    void updateSizeAndPosition();
    /// Applies the percent values to a size, as if the parent had it.
    void updateSizeAndPosition(const Size& parentSize);

    /// Mirrors the widget with its content and its children horizontally.
    virtual void setFlippedX(bool flippedX);
    /// Whether the widget is mirrored horizontally.
    virtual bool isFlippedX() const { return _flippedX; }
    /// Mirrors the widget with its content and its children vertically.
    virtual void setFlippedY(bool flippedY);
    /// Whether the widget is mirrored vertically.
    virtual bool isFlippedY() const { return _flippedY; }
    /// Sets the x scale, without the sign that mirroring gives it.
    void setScaleX(float scaleX) override;
    /// Sets the y scale, without the sign that mirroring gives it.
    void setScaleY(float scaleY) override;
    /// Sets the scale of all three axes, without the signs that mirroring gives them.
    void setScale(float scale) override;
    /// Sets the scale of the x and y axes, without the signs that mirroring gives them.
    void setScale(float scaleX, float scaleY) override;
    /// Returns the x scale, without the sign that mirroring gives it.
    float getScaleX() const override;
    /// Returns the y scale, without the sign that mirroring gives it.
    float getScaleY() const override;
    /// Returns the x scale, without the sign that mirroring gives it. A different y scale is an error: debug
    /// builds assert; release builds log it.
    float getScale() const override;

    /// Sets how the parent layout places the widget. The widget retains one parameter of each type. Null is
    /// ignored.
    void setLayoutParameter(LayoutParameter* parameter);
    /// Returns the parameter that was set last, or null.
    LayoutParameter* getLayoutParameter() const override;
    /// Returns the parameter of a type, or null.
    LayoutParameter* getLayoutParameter(LayoutParameter::Type type) const;

    // --- Names of 3.0 and before ---

    /// Deprecated name of setContentSize().
    virtual void setSize(const Size& size) { setContentSize(size); }
    /// Deprecated name of getContentSize().
    const Size& getSize() const { return getContentSize(); }
    /// Deprecated name of getLeftBoundary().
    float getLeftInParent() const { return getLeftBoundary(); }
    /// Deprecated name of getBottomBoundary().
    float getBottomInParent() const { return getBottomBoundary(); }
    /// Deprecated name of getRightBoundary().
    float getRightInParent() const { return getRightBoundary(); }
    /// Deprecated name of getTopBoundary().
    float getTopInParent() const { return getTopBoundary(); }
    /// Deprecated name of setFlippedX().
    void setFlipX(bool flipX) { setFlippedX(flipX); }
    /// Deprecated name of isFlippedX().
    bool isFlipX() const { return isFlippedX(); }
    /// Deprecated name of setFlippedY().
    void setFlipY(bool flipY) { setFlippedY(flipY); }
    /// Deprecated name of isFlippedY().
    bool isFlipY() const { return isFlippedY(); }
    /// Deprecated name of getTouchBeganPosition().
    const Vec2& getTouchStartPos() const { return getTouchBeganPosition(); }
    /// Deprecated name of getTouchMovePosition().
    const Vec2& getTouchMovePos() const { return getTouchMovePosition(); }
    /// Deprecated name of getTouchEndPosition().
    const Vec2& getTouchEndPos() const { return getTouchEndPosition(); }
    /// Deprecated name of isClippingParentContainsPoint().
    bool clippingParentAreaContainPoint(const Vec2& pt) { return isClippingParentContainsPoint(pt); }

    // --- Parts and copies ---

    /// Returns the node that draws the content, such as a sprite, or this widget itself.
    virtual Node* getVirtualRenderer() { return this; }
    /// Returns the unscaled size of the content, in points.
    virtual Size getVirtualRendererSize() const { return _contentSize; }
    /// Returns an autoreleased copy of the same class. It has copies of the child widgets, but not of other
    /// children.
    virtual Widget* clone();
    /// Sets the action tag, a number for use by editors. The framework does not use it.
    void setActionTag(int tag) { _actionTag = tag; }
    /// Returns the action tag, a number for use by editors. The framework does not use it.
    int getActionTag() const { return _actionTag; }
    /// Sets the name of a callback, for use by editors. The framework does not use it.
    void setCallbackName(const std::string& callbackName) { _callbackName = callbackName; }
    /// Returns the name of a callback, for use by editors. The framework does not use it.
    const std::string& getCallbackName() const { return _callbackName; }
    /// Sets the kind of a callback, for use by editors. The framework does not use it.
    void setCallbackType(const std::string& callbackType) { _callbackType = callbackType; }
    /// Returns the kind of a callback, for use by editors. The framework does not use it.
    const std::string& getCallbackType() const { return _callbackType; }

    // --- Focus: at most one widget has it (UIWidget_focus.cpp) ---

    /// Whether the widget has the focus, so that it receives keys and buttons. At most one widget has the
    /// focus.
    bool isFocused() const { return _focused; }
    /// Sets whether the widget has the focus, without notifying any listener. Prefer requestFocus().
    void setFocused(bool focus);
    /// Whether the widget can get the focus; true by default.
    bool isFocusEnabled() const { return _focusEnabled; }
    /// Sets whether the widget can get the focus; true by default. When the focus moves, other widgets are
    /// skipped.
    void setFocusEnabled(bool enable) { _focusEnabled = enable; }
    /// Moves the focus from `current` in a direction, as the parent layout decides. Returns the widget that
    /// then has the focus.
    virtual Widget* findNextFocusedWidget(FocusDirection direction, Widget* current);
    /// Gives this widget the focus, and notifies it and the widget that had the focus.
    void requestFocus();
    /// Returns the widget that has the focus, or null.
    static Widget* getCurrentFocusedWidget();
    /// Returns the widget that has the focus, or null. The argument has no effect.
    static Widget* getCurrentFocusedWidget(bool /*isWidget*/) { return getCurrentFocusedWidget(); }
    /// Sets whether arrow keys, direction pads, and left sticks move the focus, and whether Enter, Space, and
    /// button A press the focused widget like a touch; false by default. While text is edited, keys go only
    /// to the text.
    static void enableDpadNavigation(bool enable);
    /// Called when this widget loses or gets the focus, with the widget that had the focus and the one that
    /// gets it. Either may be null. The initial function calls onFocusChange(), and one that replaces it must
    /// do so, too.
    std::function<void(Widget*, Widget*)> onFocusChanged;
    /// A function that chooses the next widget in a direction. If it is empty or returns null, the layout
    /// decides.
    std::function<Widget*(FocusDirection)> onNextFocusedWidget;
    /// Takes the focus from one widget and gives it to another. Either may be null. onFocusChanged calls it.
    void onFocusChange(Widget* widgetLostFocus, Widget* widgetGetFocus);
    /// Moves the focus from one widget to another, notifies both, and dispatches an EventFocus. Either may be
    /// null.
    void dispatchFocusEvent(Widget* widgetLoseFocus, Widget* widgetGetFocus);

    bool init() override;
    void onEnter() override;
    void onExit() override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using ProtectedNode::visit;
    std::string getDescription() const override;

    Widget();
    ~Widget() override;

protected:
    // For subclasses: create the parts, show a state, fit the parts to the size.
    /// Creates the sprites and labels of the widget. init() calls it.
    virtual void initRenderer() {}
    virtual void onPressStateChangedToNormal() {}   ///< Shows the normal state.
    virtual void onPressStateChangedToPressed() {}  ///< Shows the pressed state.
    virtual void onPressStateChangedToDisabled() {} ///< Shows the disabled state.
    /// Called when the content size has changed. Sizes and places the child widgets that use fractions.
    virtual void onSizeChanged();
    virtual void adaptRenderers() {} ///< Fits the parts to the size. The visit calls it.
    /// Returns a new widget of the same class. Override it in a derived class, so that clone() makes that
    /// class.
    virtual Widget* createCloneInstance();
    /// Copies what a derived class adds to Widget. clone() calls it.
    virtual void copySpecialProperties(Widget* /*model*/) {}
    /// Adds clones of the child widgets of `model`.
    virtual void copyClonedWidgetChildren(Widget* model);
    /// Copies the properties of `model`, and then calls copySpecialProperties().
    void copyProperties(Widget* model);

    void pushDownEvent();          ///< Sends BEGAN to the listeners.
    void moveEvent();              ///< Sends MOVED to the listeners.
    virtual void releaseUpEvent(); ///< Sends ENDED to the listeners, then the click.
    virtual void cancelUpEvent();  ///< Sends CANCELED to the listeners.

    /// Returns the nearest widget above `node`, or null.
    Widget* getAncestorWidget(Node* node);
    /// Whether all widgets above this one are enabled.
    bool isAncestorsEnabled();
    /// Whether all nodes above `node` are visible.
    bool isAncestorsVisible(Node* node);
    /// Sets the content size to `size` or to the custom size, whichever applies.
    void updateContentSizeWithTextureSize(const Size& size);
    /// Passes the color and opacity on to sprites and labels that were added.
    void updateChildrenDisplayedRGBA();
    /// Removes the touch listener and gives up the focus. The destructor calls it.
    void cleanupWidget();

    bool _usingLayoutComponent = false; ///< See setLayoutComponentEnabled().
    bool _unifySize = false;
    bool _enabled = true;
    bool _bright = true;
    bool _touchEnabled = false;
    bool _highlight = false; ///< See setHighlighted().
    bool _ignoreSize = false;
    bool _propagateTouchEvents = true;
    bool _hitted = false;                         ///< Whether the touch began on the widget.
    bool _touchWasSet = false;                    ///< Whether setTouchEnabled() was called.
    copra::WeakPtr<const Camera> _hittedByCamera; ///< The camera through which the touch began.
    bool _flippedX = false, _flippedY = false;
    bool _focused = false;
    bool _focusEnabled = true;
    BrightStyle _brightStyle = BrightStyle::NONE;
    SizeType _sizeType = SizeType::ABSOLUTE;
    PositionType _positionType = PositionType::ABSOLUTE;
    int _actionTag = 0;
    Size _customSize;
    Vec2 _sizePercent;
    Vec2 _positionPercent;
    Vec2 _touchBeganPosition;
    Vec2 _touchMovePosition;
    Vec2 _touchEndPosition;
    RefPtr<EventListenerTouchOneByOne> _touchListener; ///< The listener; null while touches are disabled.
    Map<int, LayoutParameter*> _layoutParameterDictionary;
    LayoutParameter::Type _layoutParameterType = LayoutParameter::Type::NONE;
    ccWidgetTouchCallback _touchEventCallback; ///< See addTouchEventListener().
    ccWidgetClickCallback _clickEventListener; ///< See addClickEventListener().
    ccWidgetEventCallback _ccEventCallback;    ///< See addCCSEventListener().
    std::string _callbackType;
    std::string _callbackName;
    static Widget* _focusedWidget; ///< The widget that has the focus, not retained.

private:
    // UIWidget_touch.cpp
    void notifyTouch(TouchEventType event);
    // UIWidget_focus.cpp
    static void pressFocused(bool isDown);
    // UIWidget.cpp
    void applyPercentPosition(const Size& parentSize);
    LayoutComponent& layoutComponent();
    static Size fractionsOf(const Size& size, const Size& whole);

    CC_DISALLOW_COPY_AND_ASSIGN(Widget)
};

} // namespace ui
} // namespace cocos2d
