#pragma once

#include "app/TransitionScene.h"

namespace cocos2d {

/// Fades the old scene out to a color and the new one in from it.
class TransitionFade : public TransitionScene {
public:
    /// Creates a transition of `duration` seconds that fades the old scene out to `color` in its first half,
    /// and the new one in from it in its second. `scene` is retained. A null scene and the running scene are
    /// errors: debug builds assert; release builds log it and return null.
    static TransitionFade* create(float duration, Scene* scene, const Color3B& color);
    /// Creates a transition of `duration` seconds that fades through black. `scene` is retained. A null scene
    /// and the running scene are errors: debug builds assert; release builds log it and return null.
    static TransitionFade* create(float duration, Scene* scene);

    void onEnter() override;
    void onExit() override;

    TransitionFade();
    ~TransitionFade() override;
    using TransitionScene::initWithDuration;
    /// Initializes a transition that fades through a color, as create() does. `duration` is in seconds.
    bool initWithDuration(float duration, Scene* scene, const Color3B& color);

private:
    Color3B _fadeColor = Color3B::BLACK;

    CC_DISALLOW_COPY_AND_ASSIGN(TransitionFade)
};

} // namespace cocos2d
