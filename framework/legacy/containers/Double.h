#pragma once

#include "base/Ref.h"
#include "base/autoreleased.h"
#include "legacy/containers/DataVisitor.h"

namespace cocos2d {

/// A real number of double precision as an object, for older code.
class __Double : public Ref, public Clonable {
public:
    /// An autoreleased object; its value never changes.
    static __Double* create(double v) { return copra::autoreleased(new __Double(v)); }
    __Double(double v) : _value(v) {}

    double getValue() const { return _value; }

    virtual void acceptVisitor(DataVisitor& visitor) { visitor.visit(this); }
    __Double* clone() const override { return create(_value); }

private:
    double _value;
};

} // namespace cocos2d
