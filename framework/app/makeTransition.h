#pragma once

#include "base/autoreleased.h"

/// Defines `Type::create(duration, scene)`, which all transitions share: autoreleased, null where the scene
/// is refused.
#define COPRA_TRANSITION_CREATE(Type)                                                                        \
    Type* Type::create(float duration, Scene* scene) {                                                       \
        auto* transition = new Type();                                                                       \
        return copra::autoreleased(transition, transition->initWithDuration(duration, scene));               \
    }
