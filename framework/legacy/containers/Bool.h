#pragma once

#include "base/Ref.h"
#include "base/autoreleased.h"
#include "legacy/containers/DataVisitor.h"

namespace cocos2d {

/// A truth as an object, for older code.
class __Bool : public Ref, public Clonable {
public:
    /// An autoreleased object; its value never changes.
    static __Bool* create(bool v) { return copra::autoreleased(new __Bool(v)); }
    __Bool(bool v) : _value(v) {}

    bool getValue() const { return _value; }

    virtual void acceptVisitor(DataVisitor& visitor) { visitor.visit(this); }
    __Bool* clone() const override { return create(_value); }

private:
    bool _value;
};

} // namespace cocos2d
