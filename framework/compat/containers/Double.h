#pragma once

#include "base/Ref.h"
#include "base/autoreleased.h"
#include "compat/containers/DataVisitor.h"

namespace cocos2d {

/// A double-precision number as an object, as in cocos2d-x 2.x. In new code, use Value.
class __Double : public Ref, public Clonable {
public:
    /// Creates an autoreleased, immutable object.
    static __Double* create(double v) { return copra::autoreleased(new __Double(v)); }
    /// Constructs an object with a value.
    __Double(double v) : _value(v) {}

    /// Returns the value, which never changes.
    double getValue() const { return _value; }

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor) { visitor.visit(this); }
    __Double* clone() const override { return create(_value); }

private:
    double _value;
};

} // namespace cocos2d
