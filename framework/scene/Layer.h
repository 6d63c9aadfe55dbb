#pragma once

#include "base/RefPtr.h"
#include "event/Event.h"
#include "event/EventKeyboard.h"
#include "event/Touch.h"
#include "scene/Node.h"

#include <vector>

namespace cocos2d {

class Acceleration;
class EventListener;
class __Set;

/// A node as large as the design resolution that can listen to touches, keys and acceleration by overriding
/// methods.
///
/// Any node can register its own listeners with the EventDispatcher; Layer is the base class of much existing
/// game code. Anchor (0.5,0.5), ignored for the position.
class Layer : public Node {
public:
    static Layer* create();
    std::string getDescription() const override;

    /// Starts or stops calling the touch methods below; which ones, getTouchMode() says.
    virtual void setTouchEnabled(bool enabled);
    virtual bool isTouchEnabled() const { return _touchEnabled; }
    /// ALL_AT_ONCE (default) calls onTouches..., ONE_BY_ONE calls onTouch....
    virtual void setTouchMode(Touch::DispatchMode mode);
    virtual Touch::DispatchMode getTouchMode() const { return _touchMode; }
    /// ONE_BY_ONE only: a claimed touch is hidden from listeners behind. On by default.
    virtual void setSwallowsTouches(bool swallowsTouches);
    virtual bool isSwallowsTouches() const { return _swallowsTouches; }
    virtual void setKeyboardEnabled(bool enabled);
    virtual bool isKeyboardEnabled() const { return _keyboardListener != nullptr; }
    /// Deprecated aliases.
    void setKeypadEnabled(bool enabled) { setKeyboardEnabled(enabled); }
    bool isKeypadEnabled() const { return isKeyboardEnabled(); }
    /// Receives acceleration events while the layer runs.
    virtual void setAccelerometerEnabled(bool enabled);
    virtual bool isAccelerometerEnabled() const { return _accelerationListener != nullptr; }
    /// Seconds between two acceleration events, while the layer runs and receives them.
    virtual void setAccelerometerInterval(double interval);

    /// Return true to claim the touch.
    virtual bool onTouchBegan(Touch* touch, Event* event);
    virtual void onTouchMoved(Touch* touch, Event* event);
    virtual void onTouchEnded(Touch* touch, Event* event);
    virtual void onTouchCancelled(Touch* touch, Event* event);
    virtual void onTouchesBegan(const std::vector<Touch*>& touches, Event* event);
    virtual void onTouchesMoved(const std::vector<Touch*>& touches, Event* event);
    virtual void onTouchesEnded(const std::vector<Touch*>& touches, Event* event);
    virtual void onTouchesCancelled(const std::vector<Touch*>& touches, Event* event);
    virtual void onAcceleration(Acceleration* acceleration, Event* event);
    virtual void onKeyPressed(EventKeyboard::KeyCode keyCode, Event* event);
    virtual void onKeyReleased(EventKeyboard::KeyCode keyCode, Event* event);

    /// Legacy callbacks, which the methods above call unless they are overridden.
    virtual bool ccTouchBegan(Touch* touch, Event* event);
    virtual void ccTouchMoved(Touch* touch, Event* event);
    virtual void ccTouchEnded(Touch* touch, Event* event);
    virtual void ccTouchCancelled(Touch* touch, Event* event);
    /// The set lives until the end of the frame; retain it to keep it.
    virtual void ccTouchesBegan(__Set* touches, Event* event);
    virtual void ccTouchesMoved(__Set* touches, Event* event);
    virtual void ccTouchesEnded(__Set* touches, Event* event);
    virtual void ccTouchesCancelled(__Set* touches, Event* event);
    virtual void didAccelerate(Acceleration* acceleration);
    /// The number of an EventKeyboard::KeyCode.
    virtual void keyPressed(int keyCode);
    virtual void keyReleased(int keyCode);
    /// KEY_BACK (the same as KEY_ESCAPE) and KEY_MENU, when they are released.
    virtual void keyBackClicked();
    virtual void keyMenuClicked();

    Layer();
    ~Layer() override;
    bool init() override;

protected:
    bool _touchEnabled = false;
    bool _swallowsTouches = true;
    Touch::DispatchMode _touchMode = Touch::DispatchMode::ALL_AT_ONCE;

private:
    void listenToTouches();
    void listenOneByOne();
    void listenAllAtOnce();
    void stopListening(RefPtr<EventListener>& listener);

    // Retained here too: a game may remove them from the dispatcher.
    RefPtr<EventListener> _touchListener;
    RefPtr<EventListener> _keyboardListener;
    RefPtr<EventListener> _accelerationListener;

    CC_DISALLOW_COPY_AND_ASSIGN(Layer)
};

} // namespace cocos2d
