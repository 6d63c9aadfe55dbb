#pragma once

#include "action/ActionInterval.h"

namespace cocos2d {

/// Makes a node blink: in each blink, hides it in the first half and shows it in the second. When the action
/// finishes, the node is as visible as at the start. If the action is removed before, the node may stay
/// hidden.
class Blink : public ActionInterval {
public:
    /// Creates an action that hides and shows a node `blinks` times in `duration` seconds. With 0 `blinks`,
    /// the action does nothing. A negative `blinks` is an error: debug builds assert; release builds log it
    /// and return null.
    static Blink* create(float duration, int blinks);

    Blink* clone() const override;
    /// Returns an autoreleased copy, because blinking is the same in both directions.
    Blink* reverse() const override;
    /// Remembers whether `target` is visible.
    void startWithTarget(Node* target) override;
    void update(float time) override;
    /// Makes the node as visible as it was at the start.
    void stop() override;

    /// Initializes the action as create() does. A negative number of blinks is an error: debug builds assert;
    /// release builds log it and return false.
    bool initWithDuration(float duration, int blinks);

protected:
    int _times = 0;             ///< The number of blinks.
    bool _originalState = true; ///< Whether the node was visible at the start.
};

} // namespace cocos2d
