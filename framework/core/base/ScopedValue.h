#pragma once

#include <utility>

namespace copra {

/// Gives a variable another value for the lifetime of this object.
template<class Value>
class ScopedValue {
public:
    ScopedValue(Value& variable, const Value& value)
        : _variable(variable), _outer(std::exchange(variable, value)) {}
    ~ScopedValue() { _variable = _outer; }
    ScopedValue(const ScopedValue&) = delete;
    ScopedValue& operator=(const ScopedValue&) = delete;

private:
    Value& _variable;
    Value _outer;
};

} // namespace copra
