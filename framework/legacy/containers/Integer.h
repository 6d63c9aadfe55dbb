#pragma once

#include "base/Ref.h"
#include "base/autoreleased.h"
#include "legacy/containers/DataVisitor.h"

namespace cocos2d {

/// A whole number as an object, for older code.
class __Integer : public Ref, public Clonable {
public:
    /// An autoreleased object; its value never changes.
    static __Integer* create(int v) { return copra::autoreleased(new __Integer(v)); }
    __Integer(int v) : _value(v) {}

    int getValue() const { return _value; }

    virtual void acceptVisitor(DataVisitor& visitor) { visitor.visit(this); }
    __Integer* clone() const override { return create(_value); }

private:
    int _value;
};

} // namespace cocos2d
