#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/Value.h"

namespace cocosbuilder {

/// A value that a property has at a time of a sequence, and the easing toward the next keyframe.
class CCBKeyframe : public cocos2d::Ref {
public:
    /// The way a value changes until the next keyframe, as numbered in the file.
    enum class EasingType {
        INSTANT,       ///< Changes to the value of the next keyframe at once.
        LINEAR,        ///< Changes at a constant speed.
        CUBIC_IN,      ///< Starts slowly: an EaseIn with the rate getEasingOpt().
        CUBIC_OUT,     ///< Ends slowly: an EaseOut with the rate getEasingOpt().
        CUBIC_INOUT,   ///< Starts and ends slowly: an EaseInOut with the rate getEasingOpt().
        ELASTIC_IN,    ///< Swings at the start: an EaseElasticIn with the period getEasingOpt().
        ELASTIC_OUT,   ///< Swings at the end: an EaseElasticOut with the period getEasingOpt().
        ELASTIC_INOUT, ///< Swings at both ends: an EaseElasticInOut with the period getEasingOpt().
        BOUNCE_IN,     ///< Bounces at the start: an EaseBounceIn.
        BOUNCE_OUT,    ///< Bounces at the end: an EaseBounceOut.
        BOUNCE_INOUT,  ///< Bounces at both ends: an EaseBounceInOut.
        BACK_IN,       ///< Moves back first: an EaseBackIn.
        BACK_OUT,      ///< Goes beyond the end and returns: an EaseBackOut.
        BACK_INOUT,    ///< Moves back first, and goes beyond the end: an EaseBackInOut.
    };

    /// Returns the value: a number or a bool; [x, y] for positions, scales, and skews; r, g, and b for
    /// colors.
    const cocos2d::Value& getValue() const { return _value; }
    /// Sets the value: a number or a bool; [x, y] for positions, scales, and skews; r, g, and b for colors.
    void setValue(const cocos2d::Value& value) { _value = value; }
    /// Returns the value, if it is a sprite frame. It is retained.
    cocos2d::Ref* getObject() const { return _object; }
    /// Sets the value, if it is a sprite frame. It is retained.
    void setObject(cocos2d::Ref* obj) { _object = obj; }
    /// Returns the time in seconds from the start of the sequence.
    float getTime() { return _time; }
    /// Sets the time in seconds from the start of the sequence.
    void setTime(float fTime) { _time = fTime; }
    /// Returns how the value changes until the next keyframe.
    EasingType getEasingType() { return _easingType; }
    /// Sets how the value changes until the next keyframe.
    void setEasingType(EasingType easingType) { _easingType = easingType; }
    /// Returns the rate of CUBIC_IN, CUBIC_OUT, and CUBIC_INOUT, or the period of ELASTIC_IN, ELASTIC_OUT, and
    /// ELASTIC_INOUT as a fraction of the time. The other types ignore it.
    float getEasingOpt() { return _easingOpt; }
    /// Sets the rate of CUBIC_IN, CUBIC_OUT, and CUBIC_INOUT, or the period of ELASTIC_IN, ELASTIC_OUT, and
    /// ELASTIC_INOUT as a fraction of the time. The other types ignore it.
    void setEasingOpt(float fEasingOpt) { _easingOpt = fEasingOpt; }

private:
    cocos2d::Value _value;
    cocos2d::RefPtr<cocos2d::Ref> _object;
    float _time = 0.0f;
    EasingType _easingType = EasingType::INSTANT;
    float _easingOpt = 0.0f;
};

} // namespace cocosbuilder
