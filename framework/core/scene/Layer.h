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

/// A node with the size of the design resolution that receives touches, keys, and acceleration in virtual functions.
///
/// In new code, register listeners with the EventDispatcher, which works with any node. The anchor point is (0.5, 0.5) and is
/// ignored for the position.
class Layer : public Node {
public:
    static Layer* create();
    std::string getDescription() const override;

    /// Enables or disables the touch functions below that getTouchMode() selects.
    virtual void setTouchEnabled(bool enabled);
    /// Whether the layer receives touches; false by default.
    virtual bool isTouchEnabled() const { return _touchEnabled; }
    /// Adds the listener when touches are enabled. Games for 2.x override it to add a delegate instead.
    virtual void registerWithTouchDispatcher();
    /// Sets which functions receive touches: ALL_AT_ONCE, the default, calls the onTouches functions, ONE_BY_ONE the onTouch functions.
    virtual void setTouchMode(Touch::DispatchMode mode);
    /// Returns which functions receive touches.
    virtual Touch::DispatchMode getTouchMode() const { return _touchMode; }
    /// Sets whether a touch that the layer claims is hidden from listeners behind it; true by default. Only for ONE_BY_ONE.
    virtual void setSwallowsTouches(bool swallowsTouches);
    /// Whether a touch that the layer claims is hidden from listeners behind it.
    virtual bool isSwallowsTouches() const { return _swallowsTouches; }
    /// See EventDispatcher::setTouchOrder_().
    void setTouchPriority_(int priority);
    int getTouchPriority_() const;
    /// Enables or disables onKeyPressed() and onKeyReleased() while the layer is running.
    virtual void setKeyboardEnabled(bool enabled);
    /// Whether the layer receives keys; false by default.
    virtual bool isKeyboardEnabled() const { return _keyboardListener != nullptr; }
    /// Deprecated aliases.
    virtual void setKeypadEnabled(bool enabled) { setKeyboardEnabled(enabled); }
    virtual bool isKeypadEnabled() const { return isKeyboardEnabled(); }
    /// Enables or disables onAcceleration() while the layer is running.
    virtual void setAccelerometerEnabled(bool enabled);
    /// Whether the layer receives accelerations; false by default.
    virtual bool isAccelerometerEnabled() const { return _accelerationListener != nullptr; }
    /// Sets the time between two acceleration events, in seconds. Ignored unless the layer is running and receives them.
    virtual void setAccelerometerInterval(double interval);

    /// Called when a touch begins, in the mode ONE_BY_ONE; return true to claim it, so that the other functions receive it, too.
    virtual bool onTouchBegan(Touch* touch, Event* event);
    /// Called when a touch that onTouchBegan() claimed moves.
    virtual void onTouchMoved(Touch* touch, Event* event);
    /// Called when a touch that onTouchBegan() claimed ends.
    virtual void onTouchEnded(Touch* touch, Event* event);
    /// Called when the system cancels a touch that onTouchBegan() claimed.
    virtual void onTouchCancelled(Touch* touch, Event* event);
    /// Called when touches begin, in the mode ALL_AT_ONCE.
    virtual void onTouchesBegan(const std::vector<Touch*>& touches, Event* event);
    /// Called when touches move, in the mode ALL_AT_ONCE.
    virtual void onTouchesMoved(const std::vector<Touch*>& touches, Event* event);
    /// Called when touches end, in the mode ALL_AT_ONCE.
    virtual void onTouchesEnded(const std::vector<Touch*>& touches, Event* event);
    /// Called when the system cancels touches, in the mode ALL_AT_ONCE.
    virtual void onTouchesCancelled(const std::vector<Touch*>& touches, Event* event);
    /// Called with each measurement of the accelerometer; see setAccelerometerEnabled().
    virtual void onAcceleration(Acceleration* acceleration, Event* event);
    /// Called when a key is pressed; see setKeyboardEnabled().
    virtual void onKeyPressed(EventKeyboard::KeyCode keyCode, Event* event);
    /// Called when a key is released; see setKeyboardEnabled().
    virtual void onKeyReleased(EventKeyboard::KeyCode keyCode, Event* event);

    /// Legacy callbacks, which the functions above call unless they are overridden.
    virtual bool ccTouchBegan(Touch* touch, Event* event);
    virtual void ccTouchMoved(Touch* touch, Event* event);     ///< Called by onTouchMoved().
    virtual void ccTouchEnded(Touch* touch, Event* event);     ///< Called by onTouchEnded().
    virtual void ccTouchCancelled(Touch* touch, Event* event); ///< Called by onTouchCancelled().
    /// The set is released at the end of the frame unless it is retained.
    virtual void ccTouchesBegan(__Set* touches, Event* event);
    virtual void ccTouchesMoved(__Set* touches, Event* event);     ///< Called by onTouchesMoved().
    virtual void ccTouchesEnded(__Set* touches, Event* event);     ///< Called by onTouchesEnded().
    virtual void ccTouchesCancelled(__Set* touches, Event* event); ///< Called by onTouchesCancelled().
    virtual void didAccelerate(Acceleration* acceleration);        ///< Called by onAcceleration().
    /// Called when a key is pressed, in games for 2.x. `keyCode` is the value of an EventKeyboard::KeyCode.
    virtual void keyPressed(int keyCode);
    virtual void keyReleased(int keyCode); ///< Called when a key is released, in games for 2.x.
    /// Called when KEY_BACK (the same as KEY_ESCAPE) or KEY_MENU is released.
    virtual void keyBackClicked();
    virtual void keyMenuClicked(); ///< Called when KEY_MENU is released.

    Layer();
    ~Layer() override;
    bool init() override;

protected:
    bool _touchEnabled = false;
    bool _swallowsTouches = true;
    Touch::DispatchMode _touchMode = Touch::DispatchMode::ALL_AT_ONCE;
    // Retained, as a game may remove them from the dispatcher. A game that sets one registers it itself.
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
