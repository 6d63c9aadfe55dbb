#pragma once

#include "action/ActionInstant.h"

namespace cocos2d {

/// Mirrors a sprite left to right, or sets it back. On a node that is no Sprite this logs and does nothing.
class FlipX : public ActionInstant {
public:
    static FlipX* create(bool x);

    FlipX* clone() const override;
    /// Sets the opposite.
    FlipX* reverse() const override;
    void update(float time) override;

    bool initWithFlipX(bool x);

protected:
    bool _flipX = false;
};

/// Mirrors a sprite upside down, or sets it back. On a node that is no Sprite this logs and does nothing.
class FlipY : public ActionInstant {
public:
    static FlipY* create(bool y);

    FlipY* clone() const override;
    /// Sets the opposite.
    FlipY* reverse() const override;
    void update(float time) override;

    bool initWithFlipY(bool y);

protected:
    bool _flipY = false;
};

} // namespace cocos2d
