#pragma once

/// Defines `Type::create(duration, scene)`, which all transitions share: autoreleased, null where the scene
/// is refused.
#define COPRA_TRANSITION_CREATE(Type)                                                                        \
    Type* Type::create(float duration, Scene* scene) {                                                       \
        auto* transition = new Type();                                                                       \
        if (transition->initWithDuration(duration, scene)) {                                                 \
            transition->autorelease();                                                                       \
            return transition;                                                                               \
        }                                                                                                    \
        transition->release();                                                                               \
        return nullptr;                                                                                      \
    }
