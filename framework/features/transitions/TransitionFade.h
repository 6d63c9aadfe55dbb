#pragma once

#include "app/TransitionScene.h"

namespace cocos2d {

/// Fades the old scene out to a color and the new one in from it.
class TransitionFade : public TransitionScene {
public:
    static TransitionFade* create(float duration, Scene* scene, const Color3B& color);
    /// Creates a transition that fades through black.
    static TransitionFade* create(float duration, Scene* scene);

    void onEnter() override;
    void onExit() override;

    TransitionFade();
    ~TransitionFade() override;
    using TransitionScene::initWithDuration;
    bool initWithDuration(float duration, Scene* scene, const Color3B& color);

private:
    Color3B _fadeColor = Color3B::BLACK;

    CC_DISALLOW_COPY_AND_ASSIGN(TransitionFade)
};

} // namespace cocos2d
