#pragma once

#include "action/ActionInterval.h"

#include <string>

namespace cocos2d {

/// What a node implements to be the target of an ActionTween.
class ActionTweenDelegate {
public:
    virtual ~ActionTweenDelegate() = default;

    /// Receives the value of the moment for the property named `key`.
    virtual void updateTweenAction(float value, const std::string& key) = 0;
};

/// Changes a named property of a node evenly. The node must be an ActionTweenDelegate; on any other node the
/// action asserts, or in release logs and does nothing.
class ActionTween : public ActionInterval {
public:
    /// `duration` in seconds.
    static ActionTween* create(float duration, const std::string& key, float from, float to);

    ActionTween* clone() const override;
    ActionTween* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float duration, const std::string& key, float from, float to);

protected:
    std::string _key;
    float _from = 0.0f;
    float _to = 0.0f;
    float _delta = 0.0f;

private:
    ActionTweenDelegate* _delegate = nullptr; ///< The target, seen as a delegate.
};

} // namespace cocos2d
