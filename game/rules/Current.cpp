#include "rules/Current.h"

#include "Tuning.h"

#include <algorithm>

namespace beecluster {

float Current::update(float dt) {
    _clock += dt;
    const float flowed = _clock - tuning().creek.pause - tuning().creek.warning;
    if (flowed < 0) return 0.0f;
    if (flowed < tuning().creek.time) return tuning().creek.speed * _direction;
    _clock = 0.0f;
    _direction = -_direction;
    return 0.0f;
}

float Current::visible() const {
    return std::clamp((_clock - tuning().creek.pause) / tuning().creek.warning, 0.0f, 1.0f);
}

} // namespace beecluster
