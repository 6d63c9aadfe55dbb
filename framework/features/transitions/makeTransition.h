#pragma once

#include "base/autoreleased.h"

/// Defines `Type::create(duration, scene)`, the same for all transitions: autoreleased, null if
/// initWithDuration() fails.
#define COPRA_TRANSITION_CREATE(Type)                                                                        \
    Type* Type::create(float duration, Scene* scene) {                                                       \
        auto* transition = new Type();                                                                       \
        return copra::autoreleased(transition, transition->initWithDuration(duration, scene));               \
    }
