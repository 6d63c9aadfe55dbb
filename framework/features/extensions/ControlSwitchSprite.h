#pragma once

#include "action/ActionTween.h"
#include "base/RefPtr.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/fwd.h"

namespace cocos2d {

namespace extension {

/// The sprite of a ControlSwitch: a mask, and the "on" side, the thumb, and the "off" side, which slide
/// inside it.
class ControlSwitchSprite : public Sprite, public ActionTweenDelegate {
public:
    static ControlSwitchSprite* create(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite,
                                       Sprite* thumbSprite, Node* onLabel, Node* offLabel);

    /// Moves the sides to a horizontal position, from 0 (on) to getOffPosition(), which is negative.
    void setSliderXPosition(float sliderXPosition);
    /// Returns the horizontal position of the sides, from 0 (on) to getOffPosition(), which is negative.
    float getSliderXPosition() const { return _sliderXPosition; }
    /// Returns the horizontal position of the sides when the switch is on.
    float getOnPosition() const { return 0.0f; }
    /// Returns the horizontal position of the sides when the switch is off.
    float getOffPosition() const;
    /// Returns the sprite that moves with the sides.
    Sprite* getThumbSprite() const { return _thumbSprite; }
    /// Places the parts at the slider position.
    void needsLayout();
    /// Sets the slider position. The key is ignored.
    void updateTweenAction(float value, const std::string& key) override;

private:
    void assemble(Sprite* maskSprite);

    float _sliderXPosition = 0.0f;
    RefPtr<Sprite> _onSprite;
    RefPtr<Sprite> _offSprite;
    RefPtr<Sprite> _thumbSprite;
    RefPtr<Node> _onLabel;
    RefPtr<Node> _offLabel;
};

} // namespace extension
} // namespace cocos2d
