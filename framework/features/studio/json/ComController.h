#pragma once

#include "base/RefPtr.h"
#include "event/EventKeyboard.h"
#include "event/Touch.h"
#include "event/fwd.h"
#include "scene/Component.h"

#include <string>
#include <vector>

namespace cocostudio {

/// Receives touches, keys, and the acceleration after they are enabled. Override the functions for the input
/// that you need.
class InputDelegate {
public:
    /// Whether touches are received; false by default.
    virtual bool isTouchEnabled() const { return _touchListener != nullptr; }
    /// Sets whether touches are received; false by default. Enabling adds a listener, and disabling removes
    /// it.
    virtual void setTouchEnabled(bool value);
    /// Whether the acceleration of the device is received; false by default.
    virtual bool isAccelerometerEnabled() const { return _accelerometerListener != nullptr; }
    /// Sets whether the acceleration of the device is received; false by default.
    virtual void setAccelerometerEnabled(bool value);
    /// Whether keys are received; false by default.
    virtual bool isKeypadEnabled() const { return _keyboardListener != nullptr; }
    /// Sets whether keys are received; false by default.
    virtual void setKeypadEnabled(bool value);
    /// Sets the functions that touches call: the onTouches functions for ALL_AT_ONCE, which is the
    /// default, or the onTouch functions for ONE_BY_ONE.
    virtual void setTouchMode(cocos2d::Touch::DispatchMode mode);
    /// Returns the functions that touches call: the onTouches functions for ALL_AT_ONCE, which is the
    /// default, or the onTouch functions for ONE_BY_ONE.
    virtual cocos2d::Touch::DispatchMode getTouchMode() const { return _touchMode; }
    /// Sets the priority of the touch listener, which must not be 0; -1 by default.
    virtual void setTouchPriority(int priority);
    /// Returns the priority of the touch listener; -1 by default.
    virtual int getTouchPriority() const { return _touchPriority; }

    /// Called when the acceleration of the device changes.
    virtual void onAcceleration(cocos2d::Acceleration* /*acceleration*/, cocos2d::Event* /*event*/) {}
    /// Called when a key is pressed.
    virtual void onKeyPressed(cocos2d::EventKeyboard::KeyCode /*keyCode*/, cocos2d::Event* /*event*/) {}
    /// Called when a key is released.
    virtual void onKeyReleased(cocos2d::EventKeyboard::KeyCode /*keyCode*/, cocos2d::Event* /*event*/) {}
    /// Called when a touch begins. Return true to receive the further events of the touch.
    virtual bool onTouchBegan(cocos2d::Touch* /*touch*/, cocos2d::Event* /*event*/) { return true; }
    /// Called when a touch moves whose onTouchBegan() returned true.
    virtual void onTouchMoved(cocos2d::Touch* /*touch*/, cocos2d::Event* /*event*/) {}
    /// Called when a touch ends whose onTouchBegan() returned true.
    virtual void onTouchEnded(cocos2d::Touch* /*touch*/, cocos2d::Event* /*event*/) {}
    /// Called when GLView::handleTouchesCancel() cancels a touch whose onTouchBegan() returned true. Copra
    /// never cancels a touch by itself.
    virtual void onTouchCancelled(cocos2d::Touch* /*touch*/, cocos2d::Event* /*event*/) {}
    /// Called when touches begin.
    virtual void onTouchesBegan(const std::vector<cocos2d::Touch*>& /*touches*/, cocos2d::Event* /*event*/) {}
    /// Called when touches move.
    virtual void onTouchesMoved(const std::vector<cocos2d::Touch*>& /*touches*/, cocos2d::Event* /*event*/) {}
    /// Called when touches end.
    virtual void onTouchesEnded(const std::vector<cocos2d::Touch*>& /*touches*/, cocos2d::Event* /*event*/) {}
    /// Called when GLView::handleTouchesCancel() cancels touches. Copra never cancels a touch by itself.
    virtual void onTouchesCancelled(const std::vector<cocos2d::Touch*>& /*touches*/,
                                    cocos2d::Event* /*event*/) {}

protected:
    /// Constructs a delegate that receives no input yet. It is for derived classes.
    InputDelegate();
    virtual ~InputDelegate();

private:
    cocos2d::EventListener* makeTouchListener();
    void listenAgain();

    cocos2d::RefPtr<cocos2d::EventListener> _touchListener;
    cocos2d::RefPtr<cocos2d::EventListener> _accelerometerListener;
    cocos2d::RefPtr<cocos2d::EventListener> _keyboardListener;
    int _touchPriority = -1;
    cocos2d::Touch::DispatchMode _touchMode = cocos2d::Touch::DispatchMode::ALL_AT_ONCE;
};

/// A component that controls its node. Derive from it, and override update() or the functions of
/// InputDelegate.
class ComController : public cocos2d::Component, public InputDelegate {
public:
    /// "CCComController", the initial name of the component.
    static const std::string COMPONENT_NAME;

    static ComController* create();

    void onEnter() override;
    void onAdd() override;

    ComController();
    ~ComController() override;
};

} // namespace cocostudio
