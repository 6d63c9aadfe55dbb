#pragma once

#include "extensions/Control.h"
#include "extensions/Invocation.h"
#include "nodes/sprites/fwd.h"
#include "nodes/text/fwd.h"

namespace cocos2d {

namespace extension {

/// Two buttons that decrease and increase a value by steps. While one of them is held, the value keeps
/// changing, and faster after two seconds. A change sends VALUE_CHANGED.
class ControlStepper : public Control {
public:
    /// The half on which a touch is. It is NONE outside, and on a half that cannot change the value.
    enum class Part {
        MINUS, ///< The half that decreases the value.
        PLUS,  ///< The half that increases the value.
        NONE   ///< No half: the touch is outside, or the value is at the limit of that half.
    };

    /// Creates a stepper with the range 0 to 100, the value 0, and the step 1. A null sprite is an error:
    /// debug builds assert; release builds log it and return null.
    static ControlStepper* create(Sprite* minusSprite, Sprite* plusSprite);

    /// Sets whether a value beyond the maximum becomes the minimum, and a value below the minimum becomes the
    /// maximum; false by default. Sends VALUE_CHANGED.
    virtual void setWraps(bool wraps);
    /// Sets the minimum, limits the value to it, and sends VALUE_CHANGED. A number that is not below the
    /// maximum is an error: debug builds assert; release builds log it and change nothing.
    virtual void setMinimumValue(double minimumValue);
    /// Sets the maximum, limits the value to it, and sends VALUE_CHANGED. A number that is not above the
    /// minimum is an error: debug builds assert; release builds log it and change nothing.
    virtual void setMaximumValue(double maximumValue);
    /// Sets the value, limited to the range or wrapped around, and sends VALUE_CHANGED. NaN is ignored with a
    /// warning.
    virtual void setValue(double value);
    /// Returns the value, between the minimum and the maximum.
    virtual double getValue() const { return _value; }
    /// Sets the step, which must be above 0. Other numbers are errors: debug builds assert; release builds
    /// log it and change nothing.
    virtual void setStepValue(double stepValue);
    /// Sets the value, limited to the range or wrapped around, and calls the listeners of VALUE_CHANGED if
    /// `send` is true. NaN is ignored with a warning.
    virtual void setValueWithSendingEvent(double value, bool send);
    /// Returns true: events are also sent while a button is held.
    virtual bool isContinuous() const { return _continuous; }
    /// Returns the sprite of the button that decreases the value.
    virtual Sprite* getMinusSprite() const;
    /// Sets the sprite of the button that decreases the value, which is retained. The stepper does not draw
    /// it: to show it, add it as a child. Null is ignored with a warning.
    virtual void setMinusSprite(Sprite* sprite);
    /// Returns the sprite of the button that increases the value.
    virtual Sprite* getPlusSprite() const;
    /// Sets the sprite of the button that increases the value, which is retained. The stepper does not draw
    /// it: to show it, add it as a child. Null is ignored with a warning.
    virtual void setPlusSprite(Sprite* sprite);
    /// Returns the label of the button that decreases the value.
    virtual Label* getMinusLabel() const;
    /// Sets the label of the button that decreases the value, which is retained. The stepper does not draw it:
    /// to show it, add it as a child. Null is ignored with a warning.
    virtual void setMinusLabel(Label* label);
    /// Returns the label of the button that increases the value.
    virtual Label* getPlusLabel() const;
    /// Sets the label of the button that increases the value, which is retained. The stepper does not draw it:
    /// to show it, add it as a child. Null is ignored with a warning.
    virtual void setPlusLabel(Label* label);

    /// Presses a button, if the touch is on it and the stepper is enabled and visible.
    bool onTouchBegan(Touch* pTouch, Event* pEvent) override;
    /// Presses the button under the touch, or none.
    void onTouchMoved(Touch* pTouch, Event* pEvent) override;
    /// Releases the button. If the touch is on one, the value changes by the step.
    void onTouchEnded(Touch* pTouch, Event* pEvent) override;
    /// Releases the button without a step.
    void onTouchCancelled(Touch* pTouch, Event* pEvent) override;
    /// Repeats the step while a button is held. Called every frame; `dt` is the time since the last frame in
    /// seconds.
    void update(float dt) override;
    /// Shows the button at a point of the stepper as pressed.
    void updateLayoutUsingTouchLocation(Vec2 location);
    /// Starts to change the value repeatedly while a button is held.
    void startAutorepeat();
    /// Stops changing the value.
    void stopAutorepeat();

    ControlStepper();
    ~ControlStepper() override;
    /// Initializes a stepper with its two buttons, the range 0 to 100, the value 0, and the step 1. A null
    /// sprite is an error: debug builds assert; release builds log it and return false.
    bool initWithMinusSpriteAndPlusSprite(Sprite* minusSprite, Sprite* plusSprite);

protected:
    double _value = 0.0;
    bool _continuous = false;
    bool _autorepeat = false;
    bool _wraps = false;
    double _minimumValue = 0.0;
    double _maximumValue = 0.0;
    double _stepValue = 0.0;
    bool _touchInsideFlag = false;
    Part _touchedPart = Part::NONE;
    int _autorepeatCount = 0;

private:
    void pressPart(Part part);
    void updateLabels();

    RefPtr<Sprite> _minusSprite;
    RefPtr<Sprite> _plusSprite;
    RefPtr<Label> _minusLabel;
    RefPtr<Label> _plusLabel;

    CC_DISALLOW_COPY_AND_ASSIGN(ControlStepper)
};

} // namespace extension
} // namespace cocos2d
