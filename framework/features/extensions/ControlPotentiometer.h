#pragma once

#include "extensions/Control.h"
#include "extensions/Invocation.h"
#include "nodes/effects/fwd.h"
#include "nodes/sprites/fwd.h"

namespace cocos2d {

namespace extension {

/// A knob that the user turns to choose a value, by default from 0 to 1. A change sends VALUE_CHANGED.
///
/// The value is at its minimum when the thumb points up, and grows clockwise over a full turn. The center of
/// the knob is the lower left corner of the control.
class ControlPotentiometer : public Control {
public:
    /// Creates a knob from image files. Returns null if one of them cannot be loaded.
    static ControlPotentiometer* create(const char* backgroundFile, const char* progressFile,
                                        const char* thumbFile);

    /// Sets the value, limited to the range, and sends VALUE_CHANGED.
    void setValue(float value);
    /// Returns the value, between the minimum and the maximum.
    float getValue() { return _value; }
    /// Sets the minimum and moves the value to the maximum. If the minimum is not below the maximum, the
    /// maximum becomes the minimum plus 1.
    void setMinimumValue(float minimumValue);
    /// Returns the smallest value.
    float getMinimumValue() { return _minimumValue; }
    /// Sets the maximum and moves the value to the minimum. If the maximum is not above the minimum, the
    /// minimum becomes the maximum minus 1.
    void setMaximumValue(float maximumValue);
    /// Returns the largest value.
    float getMaximumValue() { return _maximumValue; }
    /// Returns the sprite that turns with the value. The control retains it.
    virtual Sprite* getThumbSprite() const;
    /// Sets the sprite that turns with the value. It is retained, but does not become a child. Null is ignored
    /// with a warning.
    virtual void setThumbSprite(Sprite* sprite);
    /// Returns the timer that shows the value. The control retains it.
    virtual ProgressTimer* getProgressTimer() const;
    /// Sets the timer that shows the value. It is retained, but does not become a child. Null is ignored with
    /// a warning.
    virtual void setProgressTimer(ProgressTimer* timer);
    /// Returns the location where the touch was last, in points.
    virtual Vec2 getPreviousLocation() const { return _previousLocation; }
    /// Sets the location where the touch was last, in points.
    virtual void setPreviousLocation(Vec2 location) { _previousLocation = location; }

    /// Whether a touch is in the circle of the track.
    bool isTouchInside(Touch* touch) override;
    /// Enables or disables the control. The thumb of a disabled control is translucent.
    void setEnabled(bool enabled) override;
    /// Selects the control, if the touch is in its circle and it is enabled and visible.
    bool onTouchBegan(Touch* pTouch, Event* pEvent) override;
    /// Turns the thumb with the touch, which changes the value.
    void onTouchMoved(Touch* pTouch, Event* pEvent) override;
    /// Ends the turn. The value stays.
    void onTouchEnded(Touch* pTouch, Event* pEvent) override;
    /// Ends the turn when GLView::handleTouchesCancel() cancels the touch. The value stays.
    void onTouchCancelled(Touch* pTouch, Event* pEvent) override;
    /// Called when a touch begins at a position, in points.
    void potentiometerBegan(Vec2 location);
    /// Called when the touch moves. Changes the value.
    void potentiometerMoved(Vec2 location);
    /// Called when the touch ends.
    void potentiometerEnded(Vec2 location);
    /// Returns the distance between two points.
    float distanceBetweenPointAndPoint(Vec2 point1, Vec2 point2);
    /// Returns the angle from line B to line A, in degrees clockwise, between -360 and 360.
    float angleInDegreesBetweenLineFromPoint_toPoint_toLineFromPoint_toPoint(Vec2 beginLineA, Vec2 endLineA,
                                                                             Vec2 beginLineB, Vec2 endLineB);

    ControlPotentiometer();
    ~ControlPotentiometer() override;
    /// Initializes a new object as create() does.
    bool initWithTrackSprite_ProgressTimer_ThumbSprite(Sprite* trackSprite, ProgressTimer* progressTimer,
                                                       Sprite* thumbSprite);

protected:
    float _value = 0.0f;
    float _minimumValue = 0.0f;
    float _maximumValue = 0.0f;
    Vec2 _previousLocation;

private:
    RefPtr<Sprite> _thumbSprite;
    RefPtr<ProgressTimer> _progressTimer;

    CC_DISALLOW_COPY_AND_ASSIGN(ControlPotentiometer)
};

} // namespace extension
} // namespace cocos2d
