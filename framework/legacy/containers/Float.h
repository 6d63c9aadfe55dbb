#pragma once

#include "base/Ref.h"
#include "base/autoreleased.h"
#include "legacy/containers/DataVisitor.h"

namespace cocos2d {

/// A real number as an object, for older code.
class __Float : public Ref, public Clonable {
public:
    /// An autoreleased object; its value never changes.
    static __Float* create(float v) { return copra::autoreleased(new __Float(v)); }
    __Float(float v) : _value(v) {}

    float getValue() const { return _value; }

    virtual void acceptVisitor(DataVisitor& visitor) { visitor.visit(this); }
    __Float* clone() const override { return create(_value); }

private:
    float _value;
};

} // namespace cocos2d
