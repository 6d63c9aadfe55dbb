#pragma once

#include "extensions/Control.h"
#include "extensions/ControlHuePicker.h"
#include "extensions/ControlSaturationBrightnessPicker.h"
#include "extensions/ControlUtils.h"

namespace cocos2d {
namespace extension {

/// Lets the user choose a color, with a ring of hues around a disc of saturation and brightness. The color of
/// the control is the chosen one. A change sends VALUE_CHANGED.
///
/// The images come from the sprite sheet "extensions/CCControlColourPickerSpriteSheet.plist" of the game.
/// Without it, the framework draws its own images.
class ControlColourPicker : public Control {
public:
    static ControlColourPicker* create();

    /// Chooses a color without sending an event.
    void setColor(const Color3B& colorValue) override;
    /// Sets the color of the picker. This is the name of setColor() in cocos2d-x 2.0.
    void setColorValue(const Color3B& colorValue) { setColor(colorValue); }
    /// Returns the color of the picker. This is the name of getColor() in cocos2d-x 2.0.
    const Color3B& getColorValue() const { return getColor(); }
    /// Enables or disables the picker and both of its controls.
    void setEnabled(bool bEnabled) override;
    /// Called when the user has changed the hue. Updates the color and sends VALUE_CHANGED. A sender that is
    /// not a ControlHuePicker is an error: debug builds assert; release builds log it and do nothing.
    void hueSliderValueChanged(Ref* sender, Control::EventType controlEvent);
    /// Called when the user has changed the saturation or brightness. Updates the color and sends
    /// VALUE_CHANGED. A sender that is not a ControlSaturationBrightnessPicker is an error: debug builds
    /// assert; release builds log it and do nothing.
    void colourSliderValueChanged(Ref* sender, Control::EventType controlEvent);
    /// Returns the picker of saturation and brightness.
    virtual ControlSaturationBrightnessPicker* getcolourPicker() const { return _colourPicker; }
    /// Sets the picker of saturation and brightness.
    virtual void setcolourPicker(ControlSaturationBrightnessPicker* picker) { _colourPicker = picker; }
    /// Returns the picker of the hue.
    virtual ControlHuePicker* getHuePicker() const { return _huePicker; }
    /// Sets the picker of the hue.
    virtual void setHuePicker(ControlHuePicker* picker) { _huePicker = picker; }
    /// Returns the sprite behind the pickers.
    virtual Sprite* getBackground() const;
    /// Sets the sprite behind the pickers. Null is ignored with a warning.
    virtual void setBackground(Sprite* sprite);

    ControlColourPicker();
    ~ControlColourPicker() override;
    /// Initializes the picker, its background, and its two areas for touches.
    bool init() override;

protected:
    /// Shows the color in both areas, without moving the point for saturation and brightness.
    void updateControlPicker();
    /// Shows the color in both areas, and moves the point for saturation and brightness to it.
    void updateHueAndControlPicker();
    bool onTouchBegan(Touch* touch, Event* pEvent) override;

    HSV _hsv{0.0, 0.0, 0.0};

private:
    void choose();

    RefPtr<ControlSaturationBrightnessPicker> _colourPicker;
    RefPtr<ControlHuePicker> _huePicker;
    RefPtr<Sprite> _background;

    CC_DISALLOW_COPY_AND_ASSIGN(ControlColourPicker)
};

} // namespace extension
} // namespace cocos2d
