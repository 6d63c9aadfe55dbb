#pragma once

#include "transitions/TransitionSlide.h"

namespace cocos2d {

/// The old scene rotates and shrinks, then the new one rotates and grows.
class TransitionRotoZoom : public TransitionScene {
public:
    static TransitionRotoZoom* create(float duration, Scene* scene);
    void onEnter() override;

    TransitionRotoZoom();
    ~TransitionRotoZoom() override;
};

/// The old scene shrinks and jumps off to the left, the new one jumps in and grows.
class TransitionJumpZoom : public TransitionScene {
public:
    static TransitionJumpZoom* create(float duration, Scene* scene);
    void onEnter() override;

    TransitionJumpZoom();
    ~TransitionJumpZoom() override;
};

/// The old scene shrinks while the new one grows.
class TransitionShrinkGrow : public TransitionScene, public TransitionEaseScene {
public:
    static TransitionShrinkGrow* create(float duration, Scene* scene);
    ActionInterval* easeActionWithAction(ActionInterval* action) override;
    void onEnter() override;

    TransitionShrinkGrow();
    ~TransitionShrinkGrow() override;
};

} // namespace cocos2d
