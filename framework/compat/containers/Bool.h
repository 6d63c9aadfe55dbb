#pragma once

#include "base/Ref.h"
#include "base/autoreleased.h"
#include "compat/containers/DataVisitor.h"

namespace cocos2d {

/// A boolean value as an object, as in cocos2d-x 2.x. In new code, use Value.
class __Bool : public Ref, public Clonable {
public:
    /// Creates an autoreleased, immutable object.
    static __Bool* create(bool v) { return copra::autoreleased(new __Bool(v)); }
    /// Constructs an object with a value.
    __Bool(bool v) : _value(v) {}

    /// Returns the value, which never changes.
    bool getValue() const { return _value; }

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor) { visitor.visit(this); }
    __Bool* clone() const override { return create(_value); }

private:
    bool _value;
};

} // namespace cocos2d
