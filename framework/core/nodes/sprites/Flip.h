#pragma once

#include "action/ActionInstant.h"

namespace cocos2d {

/// Flips a sprite horizontally, or shows it unflipped again. On a node that is not a Sprite, it logs that and
/// does nothing.
class FlipX : public ActionInstant {
public:
    /// Creates an action that mirrors the sprite horizontally (true) or shows it unflipped (false).
    static FlipX* create(bool x);

    FlipX* clone() const override;
    /// Returns an autoreleased action that flips the sprite the other way.
    FlipX* reverse() const override;
    void update(float time) override;

    /// Sets whether the action mirrors the sprite horizontally. Returns true.
    bool initWithFlipX(bool x);

protected:
    bool _flipX = false;
};

/// Flips a sprite vertically, or shows it unflipped again. On a node that is not a Sprite, it logs that and
/// does nothing.
class FlipY : public ActionInstant {
public:
    /// Creates an action that mirrors the sprite vertically (true) or shows it unflipped (false).
    static FlipY* create(bool y);

    FlipY* clone() const override;
    /// Returns an autoreleased action that flips the sprite the other way.
    FlipY* reverse() const override;
    void update(float time) override;

    /// Sets whether the action mirrors the sprite vertically. Returns true.
    bool initWithFlipY(bool y);

protected:
    bool _flipY = false;
};

} // namespace cocos2d
