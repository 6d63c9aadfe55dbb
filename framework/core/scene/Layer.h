#pragma once

#include "base/RefPtr.h"
#include "event/Event.h"
#include "event/EventKeyboard.h"
#include "event/Touch.h"
#include "event/fwd.h"
#include "scene/Node.h"
#include "scene/fwd.h"

#include <vector>

namespace cocos2d {

/// A node with the size of the design resolution that handles touches, keys, and acceleration in virtual
/// functions.
///
/// In new code, register listeners with the EventDispatcher, which works with any node. The anchor point is
/// (0.5, 0.5), but the lower left corner is at the position.
class Layer : public Node {
public:
    static Layer* create();
    std::string getDescription() const override;

    /// Enables or disables touches. getTouchMode() selects which functions receive them: the onTouch or the
    /// onTouches functions.
    virtual void setTouchEnabled(bool enabled);
    /// Whether the layer receives touches; false by default.
    virtual bool isTouchEnabled() const { return _touchEnabled; }
    /// Adds the touch listener; called when touches are enabled. Code that is ported from cocos2d-x 2.x
    /// overrides it to add a delegate instead.
    virtual void registerWithTouchDispatcher();
    /// Sets which functions receive touches: the onTouches functions for ALL_AT_ONCE, the default, or the
    /// onTouch functions for ONE_BY_ONE.
    virtual void setTouchMode(Touch::DispatchMode mode);
    /// Returns which functions receive touches: ALL_AT_ONCE or ONE_BY_ONE.
    virtual Touch::DispatchMode getTouchMode() const { return _touchMode; }
    /// Sets whether a touch that the layer claims is hidden from the listeners behind it; true by default. It
    /// matters only for ONE_BY_ONE.
    virtual void setSwallowsTouches(bool swallowsTouches);
    /// Whether a touch that the layer claims is hidden from the listeners behind it.
    virtual bool isSwallowsTouches() const { return _swallowsTouches; }
    /// Sets the order of the touch listeners of this layer, lower first, for games in which touches follow
    /// priorities; see EventDispatcher::setTouchOrder_().
    void setTouchPriority_(int priority);
    /// Returns the order of the touch listeners of this layer; 0 by default.
    int getTouchPriority_() const;
    /// Enables or disables onKeyPressed() and onKeyReleased() while the layer is running.
    virtual void setKeyboardEnabled(bool enabled);
    /// Whether the layer receives keys; false by default.
    virtual bool isKeyboardEnabled() const { return _keyboardListener != nullptr; }
    /// Enables or disables keys. Deprecated: use setKeyboardEnabled().
    virtual void setKeypadEnabled(bool enabled) { setKeyboardEnabled(enabled); }
    /// Whether the layer receives keys. Deprecated: use isKeyboardEnabled().
    virtual bool isKeypadEnabled() const { return isKeyboardEnabled(); }
    /// Enables or disables onAcceleration() while the layer is running.
    virtual void setAccelerometerEnabled(bool enabled);
    /// Whether the layer receives accelerations; false by default.
    virtual bool isAccelerometerEnabled() const { return _accelerationListener != nullptr; }
    /// Sets the time between two acceleration events in seconds. Ignored unless the layer is running and
    /// receives these events.
    virtual void setAccelerometerInterval(double interval);

    /// Called when a touch begins, in the mode ONE_BY_ONE. Return true to claim the touch: only then do the
    /// functions for moves, the end, and cancellation receive it.
    virtual bool onTouchBegan(Touch* touch, Event* event);
    /// Called when a touch that onTouchBegan() claimed moves.
    virtual void onTouchMoved(Touch* touch, Event* event);
    /// Called when a touch that onTouchBegan() claimed ends.
    virtual void onTouchEnded(Touch* touch, Event* event);
    /// Called when GLView::handleTouchesCancel() cancels a touch that onTouchBegan() claimed. Copra never
    /// cancels a touch by itself.
    virtual void onTouchCancelled(Touch* touch, Event* event);
    /// Called when touches begin, in the mode ALL_AT_ONCE.
    virtual void onTouchesBegan(const std::vector<Touch*>& touches, Event* event);
    /// Called when touches move, in the mode ALL_AT_ONCE.
    virtual void onTouchesMoved(const std::vector<Touch*>& touches, Event* event);
    /// Called when touches end, in the mode ALL_AT_ONCE.
    virtual void onTouchesEnded(const std::vector<Touch*>& touches, Event* event);
    /// Called when GLView::handleTouchesCancel() cancels touches, in the mode ALL_AT_ONCE. Copra never
    /// cancels a touch by itself.
    virtual void onTouchesCancelled(const std::vector<Touch*>& touches, Event* event);
    /// Called for each measurement of the accelerometer; see setAccelerometerEnabled().
    virtual void onAcceleration(Acceleration* acceleration, Event* event);
    /// Called when a key is pressed; see setKeyboardEnabled().
    virtual void onKeyPressed(EventKeyboard::KeyCode keyCode, Event* event);
    /// Called when a key is released; see setKeyboardEnabled().
    virtual void onKeyReleased(EventKeyboard::KeyCode keyCode, Event* event);

    /// Called by onTouchBegan(), unless a derived class overrides that function. It is for code that is
    /// ported from cocos2d-x 2.x. The base class logs that it is not overridden, and returns true.
    virtual bool ccTouchBegan(Touch* touch, Event* event);
    /// Called by onTouchMoved(), unless a derived class overrides that function.
    virtual void ccTouchMoved(Touch* touch, Event* event);
    /// Called by onTouchEnded(), unless a derived class overrides that function.
    virtual void ccTouchEnded(Touch* touch, Event* event);
    /// Called by onTouchCancelled(), unless a derived class overrides that function.
    virtual void ccTouchCancelled(Touch* touch, Event* event);
    /// Called by onTouchesBegan() in code that is ported from cocos2d-x 2.x. The set is released at the end
    /// of the frame unless you retain it.
    virtual void ccTouchesBegan(__Set* touches, Event* event);
    /// Called by onTouchesMoved() in code that is ported from cocos2d-x 2.x. The set is released at the end
    /// of the frame unless you retain it.
    virtual void ccTouchesMoved(__Set* touches, Event* event);
    /// Called by onTouchesEnded() in code that is ported from cocos2d-x 2.x. The set is released at the end
    /// of the frame unless you retain it.
    virtual void ccTouchesEnded(__Set* touches, Event* event);
    /// Called by onTouchesCancelled() in code that is ported from cocos2d-x 2.x. The set is released at the
    /// end of the frame unless you retain it.
    virtual void ccTouchesCancelled(__Set* touches, Event* event);
    /// Called by onAcceleration(), unless a derived class overrides that function.
    virtual void didAccelerate(Acceleration* acceleration);
    /// Called by onKeyPressed(), unless a derived class overrides that function. It is for code that is
    /// ported from cocos2d-x 2.x. `keyCode` is the value of an EventKeyboard::KeyCode.
    virtual void keyPressed(int keyCode);
    /// Called by onKeyReleased(), unless a derived class overrides that function. It is for code that is
    /// ported from cocos2d-x 2.x. `keyCode` is the value of an EventKeyboard::KeyCode.
    virtual void keyReleased(int keyCode);
    /// Called after keyReleased() when KEY_BACK, which has the same value as KEY_ESCAPE, is released.
    virtual void keyBackClicked();
    virtual void keyMenuClicked(); ///< Called when KEY_MENU is released.

    Layer();
    ~Layer() override;
    /// Initializes a layer of the size of the design area. Returns true.
    bool init() override;

protected:
    bool _touchEnabled = false;
    bool _swallowsTouches = true;
    Touch::DispatchMode _touchMode = Touch::DispatchMode::ALL_AT_ONCE;
    // The listeners, retained because a game may remove them from the dispatcher. A game that sets one
    // registers it itself.
    RefPtr<EventListener> _touchListener;                    ///< See setTouchEnabled().
    RefPtr<EventListenerKeyboard> _keyboardListener;         ///< See setKeyboardEnabled().
    RefPtr<EventListenerAcceleration> _accelerationListener; ///< See setAccelerometerEnabled().

private:
    void listenToTouches();
    void listenOneByOne();
    void listenAllAtOnce();
    template<class Listener>
    void stopListening(RefPtr<Listener>& listener);

    CC_DISALLOW_COPY_AND_ASSIGN(Layer)
};

} // namespace cocos2d
