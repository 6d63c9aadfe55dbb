#pragma once

#include "base/Ref.h"
#include "base/autoreleased.h"
#include "compat/containers/DataVisitor.h"

namespace cocos2d {

/// An integer as an object, as in cocos2d-x 2.x. In new code, use Value.
class __Integer : public Ref, public Clonable {
public:
    /// Creates an autoreleased, immutable object.
    static __Integer* create(int v) { return copra::autoreleased(new __Integer(v)); }
    /// Constructs an object with a value.
    __Integer(int v) : _value(v) {}

    /// Returns the value, which never changes.
    int getValue() const { return _value; }

    /// Calls the visitor's function for this class.
    virtual void acceptVisitor(DataVisitor& visitor) { visitor.visit(this); }
    __Integer* clone() const override { return create(_value); }

private:
    int _value;
};

} // namespace cocos2d
