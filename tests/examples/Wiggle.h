#pragma once

#include "action/ActionInterval.h"

/// Rotates a node to and fro around its initial rotation, with which it also ends.
class Wiggle : public cocos2d::ActionInterval {
public:
    /// `duration` in seconds; `degrees` to each side; `swings` is the number of swings to both sides.
    static Wiggle* create(float duration, float degrees, int swings);

    Wiggle* clone() const override;
    /// The action ends where it starts, so it is its own reverse.
    Wiggle* reverse() const override;
    void startWithTarget(cocos2d::Node* target) override;
    void update(float time) override;

private:
    float _degrees = 0.0f;
    int _swings = 0;
    float _startRotation = 0.0f;
};
