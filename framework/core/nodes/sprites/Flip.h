#pragma once

#include "action/ActionInstant.h"

namespace cocos2d {

/// Flips a sprite horizontally, or back. On a node that is not a Sprite it logs and does nothing.
class FlipX : public ActionInstant {
public:
    /// Creates an action that mirrors the sprite horizontally (true) or shows it as it is (false).
    static FlipX* create(bool x);

    FlipX* clone() const override;
    /// Sets the opposite flip.
    FlipX* reverse() const override;
    void update(float time) override;

    bool initWithFlipX(bool x);

protected:
    bool _flipX = false;
};

/// Flips a sprite vertically, or back. On a node that is not a Sprite it logs and does nothing.
class FlipY : public ActionInstant {
public:
    /// Creates an action that mirrors the sprite vertically (true) or shows it as it is (false).
    static FlipY* create(bool y);

    FlipY* clone() const override;
    /// Sets the opposite flip.
    FlipY* reverse() const override;
    void update(float time) override;

    bool initWithFlipY(bool y);

protected:
    bool _flipY = false;
};

} // namespace cocos2d
