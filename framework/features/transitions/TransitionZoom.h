#pragma once

#include "transitions/TransitionSlide.h"

namespace cocos2d {

/// Rotates and shrinks the old scene, and then rotates and enlarges the new one.
class TransitionRotoZoom : public TransitionScene {
public:
    /// Creates a transition of `duration` seconds in which the old scene turns and shrinks, and then the new
    /// one turns and grows. `scene` is retained. A null scene and the running scene are errors: debug builds
    /// assert; release builds log it and return null.
    static TransitionRotoZoom* create(float duration, Scene* scene);
    void onEnter() override;

    TransitionRotoZoom();
    ~TransitionRotoZoom() override;
};

/// Shrinks the old scene, which jumps off to the left; the new one jumps in and grows.
class TransitionJumpZoom : public TransitionScene {
public:
    /// Creates a transition of `duration` seconds in which the old scene shrinks and jumps off to the left,
    /// and then the new one jumps in and grows. `scene` is retained. A null scene and the running scene are
    /// errors: debug builds assert; release builds log it and return null.
    static TransitionJumpZoom* create(float duration, Scene* scene);
    void onEnter() override;

    TransitionJumpZoom();
    ~TransitionJumpZoom() override;
};

/// Shrinks the old scene while the new one grows.
class TransitionShrinkGrow : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds in which the old scene shrinks while the new one grows.
    /// `scene` is retained. A null scene and the running scene are errors: debug builds assert; release
    /// builds log it and return null.
    static TransitionShrinkGrow* create(float duration, Scene* scene);
    ActionInterval* easeActionWithAction(ActionInterval* action) override;
    void onEnter() override;

    TransitionShrinkGrow();
    ~TransitionShrinkGrow() override;
};

} // namespace cocos2d
