#pragma once

#include "base/RefPtr.h"
#include "extensions/Control.h"
#include "extensions/ControlUtils.h"
#include "extensions/Invocation.h"

namespace cocos2d {
namespace extension {

/// Lets the user choose saturation and brightness with a knob on a disc. The position of the knob gives the saturation, which grows from right to left, and the
/// brightness, which grows from bottom to top. A change sends VALUE_CHANGED.
///
/// The sprites are children of another node, the target. They show the sprite frames
/// "colourPickerBackground.png", "colourPickerOverlay.png", "colourPickerShadow.png", and "colourPicker.png".
/// Without these frames, the framework draws its own images.
class ControlSaturationBrightnessPicker : public Control {
public:
    /// Creates a disc of saturation and brightness. `pos` is its lower left corner in the target. A null
    /// target is an error: debug builds assert; release builds log it and return null.
    static ControlSaturationBrightnessPicker* create(Node* target, Vec2 pos);

    /// Returns the saturation, from 0 to 1.
    virtual float getSaturation() const { return _saturation; }
    /// Returns the brightness, from 0 to 1.
    virtual float getBrightness() const { return _brightness; }
    /// Returns the sprite of the disc.
    virtual Sprite* getBackground() const { return _background; }
    /// Returns the sprite of the frame colourPickerOverlay.png.
    virtual Sprite* getOverlay() const { return _overlay; }
    /// Returns the sprite of the frame colourPickerShadow.png.
    virtual Sprite* getShadow() const { return _shadow; }
    /// Returns the sprite of the knob.
    virtual Sprite* getSlider() const { return _slider; }
    /// Returns the position that was passed to create(), in points.
    virtual Vec2 getStartPos() const { return _startPos; }
    /// Enables or disables the picker. The knob of a disabled picker is translucent.
    void setEnabled(bool enabled) override;
    /// Shows the disc of another hue.
    virtual void updateWithHSV(HSV hsv);
    /// Moves the knob to another saturation and brightness, without sending an event.
    virtual void updateDraggerWithHSV(HSV hsv);

    ControlSaturationBrightnessPicker();
    ~ControlSaturationBrightnessPicker() override;
    /// Initializes a picker whose sprites are added to `target` at `pos`. Null is an error: debug builds
    /// assert; release builds log it and return false.
    virtual bool initWithTargetAndPos(Node* target, Vec2 pos);

protected:
    /// Sets saturation and brightness from the location of a touch, in points, and notifies the listeners.
    void updateSliderPosition(Vec2 location);
    /// Moves the knob to a location. Returns false if the location is not on the disc.
    bool checkSliderPosition(Vec2 location);
    bool onTouchBegan(Touch* touch, Event* pEvent) override;
    void onTouchMoved(Touch* pTouch, Event* pEvent) override;

    float _saturation = 0.0f;
    float _brightness = 0.0f;
    /// The background, which is, like the other sprites, a child of the target until the game removes it.
    RefPtr<Sprite> _background;
    RefPtr<Sprite> _overlay;
    RefPtr<Sprite> _shadow;
    RefPtr<Sprite> _slider;
    Vec2 _startPos;
    int boxPos = 0;  ///< The square of the values: its lower left corner in the disc, on both axes.
    int boxSize = 0; ///< The size of the square of the values, in points.

private:
    Vec2 center() const;
    float radius() const;

    CC_DISALLOW_COPY_AND_ASSIGN(ControlSaturationBrightnessPicker)
};

} // namespace extension
} // namespace cocos2d
