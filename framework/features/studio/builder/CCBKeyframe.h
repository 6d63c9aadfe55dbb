#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/Value.h"

namespace cocosbuilder {

/// A value that a property has at a time of a sequence, and the easing toward the next keyframe.
class CCBKeyframe : public cocos2d::Ref {
public:
    /// As numbered in the file.
    enum class EasingType {
        INSTANT,
        LINEAR,
        CUBIC_IN,
        CUBIC_OUT,
        CUBIC_INOUT,
        ELASTIC_IN,
        ELASTIC_OUT,
        ELASTIC_INOUT,
        BOUNCE_IN,
        BOUNCE_OUT,
        BOUNCE_INOUT,
        BACK_IN,
        BACK_OUT,
        BACK_INOUT,
    };

    /// A number or bool; [x, y] for positions, scales and skews; r, g, b for colors.
    const cocos2d::Value& getValue() const { return _value; }
    void setValue(const cocos2d::Value& value) { _value = value; }
    /// The sprite frame, if that is the value. Retained.
    cocos2d::Ref* getObject() const { return _object; }
    void setObject(cocos2d::Ref* obj) { _object = obj; }
    /// In seconds from the start of the sequence.
    float getTime() { return _time; }
    void setTime(float fTime) { _time = fTime; }
    EasingType getEasingType() { return _easingType; }
    void setEasingType(EasingType easingType) { _easingType = easingType; }
    /// The rate or period of the easing.
    float getEasingOpt() { return _easingOpt; }
    void setEasingOpt(float fEasingOpt) { _easingOpt = fEasingOpt; }

private:
    cocos2d::Value _value;
    cocos2d::RefPtr<cocos2d::Ref> _object;
    float _time = 0.0f;
    EasingType _easingType = EasingType::INSTANT;
    float _easingOpt = 0.0f;
};

} // namespace cocosbuilder
