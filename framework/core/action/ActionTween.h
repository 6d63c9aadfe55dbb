#pragma once

#include "action/ActionInterval.h"

#include <string>

namespace cocos2d {

/// An interface of nodes that can be the target of an ActionTween.
class ActionTweenDelegate {
public:
    virtual ~ActionTweenDelegate() = default;

    /// Called once a frame with the current value of the property named `key`.
    virtual void updateTweenAction(float value, const std::string& key) = 0;
};

/// Changes a named property of a node linearly. The node must be an ActionTweenDelegate; any other node is an
/// error: debug builds assert; release builds log it, and the action does nothing.
class ActionTween : public ActionInterval {
public:
    /// Creates an action that changes the property `key` of its target from one value to another in
    /// `duration` seconds.
    static ActionTween* create(float duration, const std::string& key, float from, float to);

    ActionTween* clone() const override;
    /// Returns an autoreleased action that changes the property back to its first value.
    ActionTween* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Sets the duration in seconds, the key of the value, and its beginning and end. Returns true.
    bool initWithDuration(float duration, const std::string& key, float from, float to);

protected:
    std::string _key;    ///< The name of the property.
    float _from = 0.0f;  ///< The value at the start.
    float _to = 0.0f;    ///< The value at the end.
    float _delta = 0.0f; ///< The change from the start to the end.

private:
    ActionTweenDelegate* _delegate = nullptr; ///< The target, cast to the interface.
};

} // namespace cocos2d
