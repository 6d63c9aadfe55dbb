#pragma once

#include "extensions/Control.h"
#include "extensions/Invocation.h"
#include "nodes/sprites/fwd.h"

namespace cocos2d {

namespace extension {

/// A ring of hues with a knob that the user moves around it. A change sends VALUE_CHANGED.
///
/// The sprites are children of another node, the target. They show the sprite frames
/// "huePickerBackground.png" and "colourPicker.png". Without these frames, the framework draws its own
/// images.
class ControlHuePicker : public Control {
public:
    /// Creates a ring of hues. `pos` is its lower left corner in the target. A null target is an error: debug
    /// builds assert; release builds log it and return null.
    static ControlHuePicker* create(Node* target, Vec2 pos);

    /// Returns the hue in degrees from 0 to 360; 0 is at the left, 90 at the bottom.
    virtual float getHue() const { return _hue; }
    /// Sets the hue in degrees from 0 to 360; 0 is at the left, 90 at the bottom. No event is sent.
    virtual void setHue(float val);
    /// Returns the hue as a fraction of the circle, from 0 to 1.
    virtual float getHuePercentage() const { return _huePercentage; }
    /// Sets the hue as a fraction of the circle, from 0 to 1. No event is sent.
    virtual void setHuePercentage(float val);
    /// Returns the sprite of the ring.
    virtual Sprite* getBackground() const;
    /// Sets the sprite of the ring. Null is ignored with a warning.
    virtual void setBackground(Sprite* sprite);
    /// Returns the sprite of the knob.
    virtual Sprite* getSlider() const;
    /// Sets the sprite of the knob. Null is ignored with a warning.
    virtual void setSlider(Sprite* sprite);
    /// Returns the position that was passed to create(), in points.
    virtual Vec2 getStartPos() const { return _startPos; }

    /// Enables or disables the picker. The knob of a disabled picker is translucent.
    void setEnabled(bool enabled) override;
    /// Chooses the hue under the touch, if the picker is enabled and visible.
    bool onTouchBegan(Touch* touch, Event* pEvent) override;
    /// Chooses the hue under the touch.
    void onTouchMoved(Touch* pTouch, Event* pEvent) override;

    ControlHuePicker();
    ~ControlHuePicker() override;
    /// Initializes a picker whose sprites are added to `target` at `pos`. Null is an error: debug builds
    /// assert; release builds log it and return false.
    virtual bool initWithTargetAndPos(Node* target, Vec2 pos);

protected:
    /// Sets the hue from the location of a touch, in points, and notifies the listeners.
    void updateSliderPosition(Vec2 location);
    /// Moves the knob to a location. Returns false if the location is not on the ring.
    bool checkSliderPosition(Vec2 location);

    float _hue = 0.0f;
    float _huePercentage = 0.0f;
    Vec2 _startPos;

private:
    Vec2 center() const;

    RefPtr<Sprite> _background;
    RefPtr<Sprite> _slider;

    CC_DISALLOW_COPY_AND_ASSIGN(ControlHuePicker)
};

} // namespace extension
} // namespace cocos2d
