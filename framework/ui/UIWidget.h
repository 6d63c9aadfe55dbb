#pragma once

#include "base/Map.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "math/Vec3.h"
#include "scene/ProtectedNode.h"
#include "ui/UILayoutParameter.h"

#include <functional>
#include <string>

namespace cocos2d {

class Camera;
class Event;
class EventListenerTouchOneByOne;
class Touch;

namespace ui {

/// What old code hears of touches by; see Widget::addTouchEventListener.
typedef enum { TOUCH_EVENT_BEGAN, TOUCH_EVENT_MOVED, TOUCH_EVENT_ENDED, TOUCH_EVENT_CANCELED } TouchEventType;
typedef void (Ref::*SEL_TouchEvent)(Ref*, TouchEventType);
#define toucheventselector(_SELECTOR) (cocos2d::ui::SEL_TouchEvent)(&_SELECTOR)

/// The base of everything in a user interface that can be touched, focused and laid out.
///
/// Anchor (0.5,0.5). A widget is either as large as its picture wants (ignoreContentAdaptWithSize(true), the
/// start of most) or has a size of its own; sizes and places may also be given in fractions of the parent.
/// Colour and opacity reach everything that the widget is made of, and its children.
class Widget : public ProtectedNode, public LayoutParameterProtocol {
public:
    enum class FocusDirection { LEFT, RIGHT, UP, DOWN };
    enum class PositionType { ABSOLUTE, PERCENT };
    enum class SizeType { ABSOLUTE, PERCENT };
    enum class TouchEventType { BEGAN, MOVED, ENDED, CANCELED };
    /// Where a picture is looked for: a file, or the SpriteFrameCache.
    enum class TextureResType { LOCAL = 0, PLIST = 1 };
    enum class BrightStyle { NONE = -1, NORMAL, HIGHLIGHT };

    /// Called with the widget and what the finger did.
    typedef std::function<void(Ref*, Widget::TouchEventType)> ccWidgetTouchCallback;
    /// Called with the widget after a finger was lifted over it.
    typedef std::function<void(Ref*)> ccWidgetClickCallback;
    /// Called with the widget and the number of its event.
    typedef std::function<void(Ref*, int)> ccWidgetEventCallback;

    static Widget* create();

    // --- State ---

    /// A disabled widget takes no touches and looks dark. Widgets below a disabled one take none either.
    virtual void setEnabled(bool enabled);
    bool isEnabled() const { return _enabled; }
    /// False shows the dark look; touches are taken all the same.
    void setBright(bool bright);
    bool isBright() const { return _bright; }
    /// Whether touches are heard; off for a plain widget.
    virtual void setTouchEnabled(bool enabled);
    bool isTouchEnabled() const { return _touchEnabled; }
    void setBrightStyle(BrightStyle style);
    /// Whether the widget looks pressed.
    void setHighlighted(bool highlight);
    bool isHighlighted() const { return _highlight; }

    // --- Touches ---

    void addTouchEventListener(const ccWidgetTouchCallback& callback);
    /// Calls a member function of `target`, which is held weakly.
    void addTouchEventListener(Ref* target, SEL_TouchEvent selector);
    void addClickEventListener(const ccWidgetClickCallback& callback);
    /// Hears the particular events of a widget (selected, percent changed ...) as numbers.
    virtual void addCCSEventListener(const ccWidgetEventCallback& callback);

    /// True (default): a touch that the widget takes is hidden from what lies behind. Only while touches are
    /// enabled.
    void setSwallowTouches(bool swallow);
    bool isSwallowTouches() const;
    /// True (default): the widgets above in the tree hear of the touch, so that a list can be dragged by its
    /// items.
    void setPropagateTouchEvents(bool isPropagate) { _propagateTouchEvents = isPropagate; }
    bool isPropagateTouchEvents() const { return _propagateTouchEvents; }
    /// World points, of the last touch.
    const Vec2& getTouchBeganPosition() const { return _touchBeganPosition; }
    const Vec2& getTouchMovePosition() const { return _touchMovePosition; }
    const Vec2& getTouchEndPosition() const { return _touchEndPosition; }
    /// Whether a world point lies on the widget. `p` (may be null) gets it in points of the widget; the
    /// camera does not matter, since views are flat here.
    virtual bool hitTest(const Vec2& pt, const Camera* camera, Vec3* p) const;
    virtual bool onTouchBegan(Touch* touch, Event* unusedEvent);
    virtual void onTouchMoved(Touch* touch, Event* unusedEvent);
    virtual void onTouchEnded(Touch* touch, Event* unusedEvent);
    virtual void onTouchCancelled(Touch* touch, Event* unusedEvent);
    /// Hears of a touch of `sender`, a widget below this one; hands it on upwards.
    virtual void interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch);
    /// Tells the widget above.
    void propagateTouchEvent(TouchEventType event, Widget* sender, Touch* touch);
    /// Whether a world point lies inside all layouts above that clip.
    bool isClippingParentContainsPoint(const Vec2& pt);

    // --- Place and size (points of the parent) ---

    float getLeftBoundary() const;
    float getBottomBoundary() const;
    float getRightBoundary() const;
    float getTopBoundary() const;
    void setPosition(float x, float y) override;
    using ProtectedNode::getPosition;
    using ProtectedNode::setPosition;
    /// In fractions of the parent's size; places at once where the widget is running in a parent widget.
    virtual void setPositionPercent(const Vec2& percent);
    const Vec2& getPositionPercent();
    /// PERCENT keeps the fractions when the parent's size changes.
    void setPositionType(PositionType type) { _positionType = type; }
    PositionType getPositionType() const { return _positionType; }
    void setContentSize(const Size& contentSize) override;
    /// In fractions of the parent's size.
    virtual void setSizePercent(const Vec2& percent);
    const Vec2& getSizePercent();
    void setSizeType(SizeType type) { _sizeType = type; }
    SizeType getSizeType() const { return _sizeType; }
    /// The size that was asked for, which counts when the picture's does not.
    const Size& getCustomSize() const { return _customSize; }
    virtual Size getLayoutSize() { return _contentSize; }
    /// True: the widget is as large as its picture, and setContentSize() is only kept for later.
    virtual void ignoreContentAdaptWithSize(bool ignore);
    bool isIgnoreContentAdaptWithSize() const { return _ignoreSize; }
    /// True: the content size is always the one that was set, whatever the picture.
    void setUnifySizeEnabled(bool enable) { _unifySize = enable; }
    bool isUnifySizeEnabled() const { return _unifySize; }
    /// True: somebody else places and sizes the widget; percents are not applied.
    void setLayoutComponentEnabled(bool enable) { _usingLayoutComponent = enable; }
    bool isLayoutComponentEnabled() const { return _usingLayoutComponent; }
    /// Of the anchor point.
    Vec2 getWorldPosition() const;
    /// Applies percents to the parent's size, or to another.
    void updateSizeAndPosition();
    void updateSizeAndPosition(const Size& parentSize);

    /// Mirror the widget with everything in it.
    virtual void setFlippedX(bool flippedX);
    virtual bool isFlippedX() const { return _flippedX; }
    virtual void setFlippedY(bool flippedY);
    virtual bool isFlippedY() const { return _flippedY; }
    /// Without the mirroring, which is a negative scale inside.
    void setScaleX(float scaleX) override;
    void setScaleY(float scaleY) override;
    void setScale(float scale) override;
    void setScale(float scaleX, float scaleY) override;
    float getScaleX() const override;
    float getScaleY() const override;
    float getScale() const override;

    /// What the layout above should do with the widget; retained. Null is ignored.
    void setLayoutParameter(LayoutParameter* parameter);
    /// The one that was set last, or null.
    LayoutParameter* getLayoutParameter() const override;

    // --- Parts and copies ---

    /// What shows the picture, or this widget itself.
    virtual Node* getVirtualRenderer() { return this; }
    virtual Size getVirtualRendererSize() const { return _contentSize; }
    /// An autoreleased copy of the same class with copies of the child widgets.
    virtual Widget* clone();
    /// For tools: a number of an action, names of callbacks.
    void setActionTag(int tag) { _actionTag = tag; }
    int getActionTag() const { return _actionTag; }
    void setCallbackName(const std::string& callbackName) { _callbackName = callbackName; }
    const std::string& getCallbackName() const { return _callbackName; }
    void setCallbackType(const std::string& callbackType) { _callbackType = callbackType; }
    const std::string& getCallbackType() const { return _callbackType; }

    // --- Focus: at most one widget has it; keys move it ---

    bool isFocused() const { return _focused; }
    void setFocused(bool focus);
    bool isFocusEnabled() const { return _focusEnabled; }
    void setFocusEnabled(bool enable) { _focusEnabled = enable; }
    /// The widget that gets the focus from `current` in a direction; the layout above decides.
    virtual Widget* findNextFocusedWidget(FocusDirection direction, Widget* current);
    void requestFocus();
    /// Null where none has it.
    static Widget* getCurrentFocusedWidget();
    static Widget* getCurrentFocusedWidget(bool) { return getCurrentFocusedWidget(); }
    /// Lets the keys of a direction pad move the focus.
    static void enableDpadNavigation(bool enable);
    /// Called when this widget loses or gets the focus.
    std::function<void(Widget*, Widget*)> onFocusChanged;
    /// Decides who is next, where it is set and does not return null.
    std::function<Widget*(FocusDirection)> onNextFocusedWidget;
    void onFocusChange(Widget* widgetLostFocus, Widget* widgetGetFocus);
    /// Gives the focus from one to the other and tells both, and listeners for EventFocus.
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
    /// What a kind of widget overrides: its parts, its looks, and how they follow its size.
    virtual void initRenderer() {}
    virtual void onPressStateChangedToNormal() {}
    virtual void onPressStateChangedToPressed() {}
    virtual void onPressStateChangedToDisabled() {}
    virtual void onSizeChanged();
    virtual void adaptRenderers() {}
    virtual Widget* createCloneInstance();
    virtual void copySpecialProperties(Widget*) {}
    virtual void copyClonedWidgetChildren(Widget* model);
    void copyProperties(Widget* model);

    void pushDownEvent();
    void moveEvent();
    virtual void releaseUpEvent();
    virtual void cancelUpEvent();

    Widget* getWidgetParent();
    Widget* getAncestorWidget(Node* node);
    bool isAncestorsEnabled();
    bool isAncestorsVisible(Node* node);
    void updateContentSizeWithTextureSize(const Size& size);
    /// Hands colour and opacity to parts that are new.
    void updateChildrenDisplayedRGBA();
    void cleanupWidget();

    bool _usingLayoutComponent = false;
    bool _unifySize = false;
    bool _enabled = true;
    bool _bright = true;
    bool _touchEnabled = false;
    bool _highlight = false;
    bool _ignoreSize = false;
    bool _propagateTouchEvents = true;
    bool _hitted = false;
    copra::WeakPtr<const Camera> _hittedByCamera; ///< Shows what the finger came down on.
    bool _flippedX = false;
    bool _flippedY = false;
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
    RefPtr<EventListenerTouchOneByOne> _touchListener;
    Map<int, LayoutParameter*> _layoutParameterDictionary;
    LayoutParameter::Type _layoutParameterType = LayoutParameter::Type::NONE;
    ccWidgetTouchCallback _touchEventCallback;
    ccWidgetClickCallback _clickEventListener;
    ccWidgetEventCallback _ccEventCallback;
    std::string _callbackType;
    std::string _callbackName;

private:
    void applyPercentPosition(const Size& parentSize);
    void tell(TouchEventType event);
    static Size fractions(const Size& size, const Size& whole);

    static Widget* _focusedWidget; ///< Weak.

    CC_DISALLOW_COPY_AND_ASSIGN(Widget)
};

} // namespace ui
} // namespace cocos2d
