#pragma once

#include "app/TransitionScene.h"

namespace cocos2d {

/// Fades the old scene out over the new one. It shows snapshots of both, taken when the transition begins.
class TransitionCrossFade : public TransitionScene {
public:
    /// Creates a transition of `duration` seconds in which the old scene fades out over the new one. `scene`
    /// is retained. A null scene and the running scene are errors: debug builds assert; release builds log it
    /// and return null.
    static TransitionCrossFade* create(float duration, Scene* scene);

    /// Draws the snapshots instead of the scenes.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void onEnter() override;
    void onExit() override;

    TransitionCrossFade();
    ~TransitionCrossFade() override;
};

} // namespace cocos2d
