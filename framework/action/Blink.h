#pragma once

#include "action/ActionInterval.h"

namespace cocos2d {

/// Makes a node blink: hidden in the first half of each of equal slices of time. Ends as visible as it began,
/// unless stopped from outside.
class Blink : public ActionInterval {
public:
    /// `duration` in seconds; `blinks` 0 or more, 0 leaves the node alone.
    static Blink* create(float duration, int blinks);

    Blink* clone() const override;
    Blink* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;
    void stop() override;

    /// Refuses a negative number of blinks: asserts, or in release logs and returns false.
    bool initWithDuration(float duration, int blinks);

protected:
    int _times = 0;
    bool _originalState = true;
};

} // namespace cocos2d
