#pragma once

#include "render/Renderer.h"

#include <utility>

namespace copra {

/// Everything is recorded, wherever it is: what goes into a texture or is warped may be visible anyway.
inline const cocos2d::Renderer::State::Culling kNothingCulled{cocos2d::Rect(-1e7f, -1e7f, 2e7f, 2e7f), true};

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
