#pragma once

#include "base/RefPtr.h"
#include "extensions/Control.h"
#include "extensions/Invocation.h"
#include "nodes/sprites/fwd.h"
#include "nodes/text/fwd.h"

#include <type_traits>

namespace cocos2d {

namespace extension {

class ControlSwitchSprite;

/// A switch that slides between on and off. A change sends VALUE_CHANGED.
class ControlSwitch : public Control {
public:
    /// Creates a switch with labels, which may be null. The mask is its outline: the sprites and the labels
    /// are visible only where the alpha of the mask is above 0.1. A null sprite is an error: debug builds
    /// assert; release builds log it and return null.
    static ControlSwitch* create(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite, Sprite* thumbSprite,
                                 Label* onLabel, Label* offLabel);
    /// Creates a switch without labels. The mask is its outline: the other sprites are visible only where the
    /// alpha of the mask is above 0.1. A null sprite is an error: debug builds assert; release builds log it
    /// and return null.
    static ControlSwitch* create(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite,
                                 Sprite* thumbSprite);
    /// Creates a switch with labels of the class of cocos2d-x 2.x, in the same way.
    template<class Text, std::enable_if_t<std::is_same_v<Text, LabelTTF>, int> = 0>
    static ControlSwitch* create(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite, Sprite* thumbSprite,
                                 Text* onLabel, Text* offLabel) {
        return createWithNodes(maskSprite, onSprite, offSprite, thumbSprite, onLabel, offLabel);
    }

    /// Turns the switch on or off and sends VALUE_CHANGED, even if nothing changes. With `animated`, the
    /// thumb takes 0.2 seconds to move.
    void setOn(bool isOn, bool animated);
    /// Turns the switch on or off at once and sends VALUE_CHANGED, even if nothing changes.
    void setOn(bool isOn);
    /// Whether the switch is on.
    bool isOn() const { return _on; }
    /// Whether the current touch has moved.
    bool hasMoved() const { return _moved; }
    /// Enables or disables the switch. A disabled switch is translucent.
    void setEnabled(bool enabled) override;
    /// Returns the location of a touch, in points of the switch.
    Vec2 locationFromTouch(Touch* touch);

    /// Takes the thumb, if the touch is on the switch and it is enabled and visible.
    bool onTouchBegan(Touch* pTouch, Event* pEvent) override;
    /// Drags the thumb.
    void onTouchMoved(Touch* pTouch, Event* pEvent) override;
    /// Sets the switch to the side of the touch after a drag, and to the other state after a tap.
    void onTouchEnded(Touch* pTouch, Event* pEvent) override;
    /// Sets the switch as onTouchEnded() does.
    void onTouchCancelled(Touch* pTouch, Event* pEvent) override;

    ControlSwitch();
    ~ControlSwitch() override;
    /// Initializes a switch with its mask, the sprites of both states, and the thumb, without labels. A null
    /// sprite is an error: debug builds assert; release builds log it and return false.
    bool initWithMaskSprite(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite, Sprite* thumbSprite);
    /// Initializes a new switch with a label on each side, which may be null. A null sprite is an error:
    /// debug builds assert; release builds log it and return false.
    bool initWithMaskSprite(Sprite* maskSprite, Sprite* onSprite, Sprite* offSprite, Sprite* thumbSprite,
                            Label* onLabel, Label* offLabel);

protected:
    RefPtr<ControlSwitchSprite> _switchSprite; ///< A child, until the game removes it.
    float _initialTouchXPosition = 0.0f;
    bool _moved = false;
    bool _on = false;

private:
    static ControlSwitch* createWithNodes(Sprite* mask, Sprite* onSprite, Sprite* offSprite, Sprite* thumb,
                                          Node* onLabel, Node* offLabel);
    bool initWithNodes(Sprite* mask, Sprite* onSprite, Sprite* offSprite, Sprite* thumb, Node* onLabel,
                       Node* offLabel);

    CC_DISALLOW_COPY_AND_ASSIGN(ControlSwitch)
};

} // namespace extension
} // namespace cocos2d
