#pragma once

#include "base/RefPtr.h"
#include "event/EventKeyboard.h"
#include "event/Touch.h"
#include "event/fwd.h"
#include "scene/Component.h"

#include <string>
#include <vector>

namespace cocostudio {

/// Receives touches, keys and the acceleration after they are enabled. Override what you need.
class InputDelegate {
public:
    /// Whether the input is received; all false initially. Enabling adds a listener, disabling removes it.
    virtual bool isTouchEnabled() const { return _touchListener != nullptr; }
    virtual void setTouchEnabled(bool value);
    /// Whether the accelerometer is listened to.
    virtual bool isAccelerometerEnabled() const { return _accelerometerListener != nullptr; }
    virtual void setAccelerometerEnabled(bool value);
    /// Whether keys are listened to.
    virtual bool isKeypadEnabled() const { return _keyboardListener != nullptr; }
    virtual void setKeypadEnabled(bool value);
    /// ALL_AT_ONCE (default) calls the onTouches methods, ONE_BY_ONE the onTouch methods.
    virtual void setTouchMode(cocos2d::Touch::DispatchMode mode);
    virtual cocos2d::Touch::DispatchMode getTouchMode() const { return _touchMode; }
    /// The priority of the touch listener: -1 initially; not 0.
    virtual void setTouchPriority(int priority);
    virtual int getTouchPriority() const { return _touchPriority; }

    /// Called for enabled input; override what you need. onTouchBegan() returns whether to follow the touch.
    virtual void onAcceleration(cocos2d::Acceleration*, cocos2d::Event*) {}
    /// Called when a key is pressed.
    virtual void onKeyPressed(cocos2d::EventKeyboard::KeyCode, cocos2d::Event*) {}
    /// Called when a key is released.
    virtual void onKeyReleased(cocos2d::EventKeyboard::KeyCode, cocos2d::Event*) {}
    /// Called when a touch begins. Returns whether to follow the touch.
    virtual bool onTouchBegan(cocos2d::Touch*, cocos2d::Event*) { return true; }
    /// Called when a claimed touch moves.
    virtual void onTouchMoved(cocos2d::Touch*, cocos2d::Event*) {}
    /// Called when a claimed touch ends.
    virtual void onTouchEnded(cocos2d::Touch*, cocos2d::Event*) {}
    /// Called when the system cancels a claimed touch.
    virtual void onTouchCancelled(cocos2d::Touch*, cocos2d::Event*) {}
    /// Called when touches begin.
    virtual void onTouchesBegan(const std::vector<cocos2d::Touch*>&, cocos2d::Event*) {}
    /// Called when touches move.
    virtual void onTouchesMoved(const std::vector<cocos2d::Touch*>&, cocos2d::Event*) {}
    /// Called when touches end.
    virtual void onTouchesEnded(const std::vector<cocos2d::Touch*>&, cocos2d::Event*) {}
    /// Called when the system cancels touches.
    virtual void onTouchesCancelled(const std::vector<cocos2d::Touch*>&, cocos2d::Event*) {}

protected:
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

/// A component that controls its node: derive from it and override update(), or the input of InputDelegate.
class ComController : public cocos2d::Component, public InputDelegate {
public:
    /// "CCComController", the initial name.
    static const std::string COMPONENT_NAME;

    static ComController* create();

    void onEnter() override;
    void onAdd() override;

    ComController();
    ~ComController() override;
};

} // namespace cocostudio
