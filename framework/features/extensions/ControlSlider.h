#pragma once

#include "extensions/Control.h"
#include "extensions/Invocation.h"
#include "nodes/sprites/fwd.h"

namespace cocos2d {

namespace extension {

/// A thumb that the user moves along a horizontal bar to choose a value, by default from 0 to 1. The progress
/// sprite is visible from the left end of the bar to the thumb. A change sends VALUE_CHANGED. In new code,
/// prefer ui::Slider.
class ControlSlider : public Control {
public:
    /// Creates a slider from image files. The thumb is gray while it is moved. Returns null if a file cannot
    /// be loaded.
    static ControlSlider* create(const char* bgFile, const char* progressFile, const char* thumbFile);
    /// Creates a slider from sprites. The thumb is gray while it is moved. Returns null if a sprite is null.
    static ControlSlider* create(Sprite* backgroundSprite, Sprite* pogressSprite, Sprite* thumbSprite);
    /// Creates a slider from image files, with an image that the thumb shows while it is moved. Returns null
    /// if a file cannot be loaded.
    static ControlSlider* create(const char* bgFile, const char* progressFile, const char* thumbFile,
                                 const char* selectedThumbSpriteFile);
    /// Creates a slider from sprites, with a sprite that the thumb shows while it is moved. Returns null if a
    /// sprite is null.
    static ControlSlider* create(Sprite* backgroundSprite, Sprite* pogressSprite, Sprite* thumbSprite,
                                 Sprite* selectedThumbSprite);

    /// Returns the value, between the minimum and the maximum.
    virtual float getValue() const { return _value; }
    /// Sets the value, limited to the range, and sends VALUE_CHANGED.
    virtual void setValue(float val);
    /// Returns the smallest value.
    virtual float getMinimumValue() const { return _minimumValue; }
    /// Sets the minimum, and the smallest allowed value with it. If the minimum is not below the maximum, the
    /// maximum becomes the minimum plus 1.
    virtual void setMinimumValue(float val);
    /// Returns the largest value.
    virtual float getMaximumValue() const { return _maximumValue; }
    /// Sets the maximum, and the largest allowed value with it. If the maximum is not above the minimum, the
    /// minimum becomes the maximum minus 1.
    virtual void setMaximumValue(float val);
    /// Returns the smallest value that the user can set.
    virtual float getMinimumAllowedValue() const { return _minimumAllowedValue; }
    /// Sets the smallest value that the user can set. It should not be below the minimum, which is not
    /// checked.
    virtual void setMinimumAllowedValue(float val) { _minimumAllowedValue = val; }
    /// Returns the largest value that the user can set.
    virtual float getMaximumAllowedValue() const { return _maximumAllowedValue; }
    /// Sets the largest value that the user can set. It should not be above the maximum, which is not
    /// checked.
    virtual void setMaximumAllowedValue(float val) { _maximumAllowedValue = val; }
    /// Returns the sprite that the user drags. The slider owns it.
    virtual Sprite* getThumbSprite() const;
    /// Sets the sprite that the user drags, and retains it. It must be a child of the slider. Null is ignored
    /// with a warning.
    virtual void setThumbSprite(Sprite* sprite);
    /// Returns the sprite that is shown while the thumb is dragged. The slider owns it.
    virtual Sprite* getSelectedThumbSprite() const;
    /// Sets the sprite that is shown while the thumb is dragged, and retains it. It must be a child of the
    /// slider. Null is ignored with a warning.
    virtual void setSelectedThumbSprite(Sprite* sprite);
    /// Returns the sprite of the progress, which covers the bar up to the thumb. The slider owns it.
    virtual Sprite* getProgressSprite() const;
    /// Sets the sprite of the progress, which covers the bar up to the thumb, and retains it. It must be a
    /// child of the slider. Null is ignored with a warning.
    virtual void setProgressSprite(Sprite* sprite);
    /// Returns the sprite of the whole bar. The slider owns it.
    virtual Sprite* getBackgroundSprite() const;
    /// Sets the sprite of the whole bar, and retains it. It must be a child of the slider. Null is ignored
    /// with a warning.
    virtual void setBackgroundSprite(Sprite* sprite);

    void needsLayout() override;
    /// Enables or disables the slider. The thumb of a disabled slider is translucent.
    void setEnabled(bool enabled) override;
    /// Whether a touch is on the slider, whose area is half a thumb wider at both ends.
    bool isTouchInside(Touch* touch) override;
    /// Returns the location of a touch in points of the slider, with x limited to the bar.
    Vec2 locationFromTouch(Touch* touch);

    ControlSlider();
    ~ControlSlider() override;
    /// Initializes a new slider from its sprites. The pressed thumb is a gray copy of `thumbSprite`. Returns
    /// false if a sprite is null.
    virtual bool initWithSprites(Sprite* backgroundSprite, Sprite* progressSprite, Sprite* thumbSprite);
    /// Initializes a new slider from its sprites, with `selectedThumbSprite` for the pressed thumb. Returns
    /// false if a sprite is null.
    virtual bool initWithSprites(Sprite* backgroundSprite, Sprite* progressSprite, Sprite* thumbSprite,
                                 Sprite* selectedThumbSprite);

protected:
    /// Called when a touch begins at a position of the slider, in points.
    void sliderBegan(Vec2 location);
    /// Called when the touch moves. Changes the value.
    void sliderMoved(Vec2 location);
    /// Called when the touch ends.
    void sliderEnded(Vec2 location);
    bool onTouchBegan(Touch* touch, Event* pEvent) override;
    void onTouchMoved(Touch* pTouch, Event* pEvent) override;
    void onTouchEnded(Touch* pTouch, Event* pEvent) override;
    void onTouchCancelled(Touch* pTouch, Event* pEvent) override;
    /// Returns the value at a location, limited to the allowed values.
    float valueForLocation(Vec2 location);

    float _value = 0.0f;
    float _minimumValue = 0.0f;
    float _maximumValue = 0.0f;
    float _minimumAllowedValue = 0.0f;
    float _maximumAllowedValue = 0.0f;

private:
    float barWidth() const;

    RefPtr<Sprite> _thumbSprite;
    RefPtr<Sprite> _selectedThumbSprite;
    RefPtr<Sprite> _progressSprite;
    RefPtr<Sprite> _backgroundSprite;

    CC_DISALLOW_COPY_AND_ASSIGN(ControlSlider)
};

} // namespace extension
} // namespace cocos2d
