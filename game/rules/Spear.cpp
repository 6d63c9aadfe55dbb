#include "rules/Spear.h"

#include "Tuning.h"

#include <algorithm>

namespace beecluster {

Spear::Event Spear::update(float dt, bool isHeld, float drain) {
    const bool isPressed = isHeld && !_wasHeld;
    _wasHeld = isHeld;
    if (!_isActive) {
        if (!isPressed || !isReady()) return Event::None;
        _isActive = true;
        _spent = 0.0f;
        return Event::Begins;
    }
    const float spent = std::min(tuning().spear.drain * drain * dt, _honey);
    _honey -= spent;
    _spent += spent;
    return isHeld && _honey > 0 ? Event::None : burst(drain);
}

void Spear::fill(float share) {
    _honey = std::clamp(_honey + share, 0.0f, 1.0f);
}

bool Spear::isReady() const {
    return _honey >= tuning().spear.cost;
}

Spear::Event Spear::burst(float drain) {
    // Even the shortest one has its price.
    _honey = std::max(_honey - std::max(tuning().spear.cost * drain - _spent, 0.0f), 0.0f);
    _isActive = false;
    return Event::Bursts;
}

} // namespace beecluster
