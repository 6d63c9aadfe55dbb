#pragma once

#include "app/TransitionScene.h"

namespace cocos2d {

/// Fades the old scene out over the new one. Both are shown as they were when the transition began.
class TransitionCrossFade : public TransitionScene {
public:
    static TransitionCrossFade* create(float duration, Scene* scene);

    /// The pictures stand for the scenes, so those are not drawn.
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void onEnter() override;
    void onExit() override;

    TransitionCrossFade();
    ~TransitionCrossFade() override;
};

} // namespace cocos2d
