#pragma once

#include "base/Ref.h"
#include "base/autoreleased.h"
#include "compat/containers/DataVisitor.h"

namespace cocos2d {

/// A single-precision number as an object, as in cocos2d-x 2.x. In new code, use Value.
class __Float : public Ref, public Clonable {
public:
    /// Creates an autoreleased, immutable object.
    static __Float* create(float v) { return copra::autoreleased(new __Float(v)); }
    /// Constructs an object with a value.
    __Float(float v) : _value(v) {}

    /// Returns the value, which never changes.
    float getValue() const { return _value; }

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor) { visitor.visit(this); }
    __Float* clone() const override { return create(_value); }

private:
    float _value;
};

} // namespace cocos2d
