#pragma once

#include "app/TransitionScene.h"
#include "nodes/effects/fwd.h"

namespace cocos2d {

/// Base of the transitions that reveal or hide a scene with a ProgressTimer. Shows a snapshot of that scene, taken
/// when the transition begins.
class TransitionProgress : public TransitionScene {
public:
    void onEnter() override;
    void onExit() override;

    TransitionProgress();
    ~TransitionProgress() override;

protected:
    /// Chooses the scene that is modified and the percentages; by default the old scene from 100 to 0.
    virtual void setupTransition();
    /// The timer that shows the snapshot.
    virtual ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) = 0;

    float _to = 0.0f;
    float _from = 100.0f;
    Scene* _sceneToBeModified = nullptr; ///< _inScene or _outScene.
};

/// The old scene is swept away counterclockwise.
class TransitionProgressRadialCCW : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds that sweeps the old scene away counterclockwise, like the hand of a clock.
    /// `scene` is retained. A null scene or the running one is an error and gives null.
    static TransitionProgressRadialCCW* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

/// The old scene is swept away clockwise.
class TransitionProgressRadialCW : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds that sweeps the old scene away clockwise, like the hand of a clock. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionProgressRadialCW* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

/// The old scene shrinks to its right edge.
class TransitionProgressHorizontal : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds in which the old scene shrinks to its right edge. `scene` is retained. A null
    /// scene or the running one is an error and gives null.
    static TransitionProgressHorizontal* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

/// The old scene shrinks to its lower edge.
class TransitionProgressVertical : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds in which the old scene shrinks to its lower edge. `scene` is retained. A null
    /// scene or the running one is an error and gives null.
    static TransitionProgressVertical* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

/// The new scene is revealed from the center outward.
class TransitionProgressInOut : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds that reveals the new scene from the center outward. `scene` is retained. A null
    /// scene or the running one is an error and gives null.
    static TransitionProgressInOut* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
    void sceneOrder() override;
    void setupTransition() override;
};

/// The old scene shrinks to its center.
class TransitionProgressOutIn : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds in which the old scene shrinks to its center. `scene` is retained. A null scene
    /// or the running one is an error and gives null.
    static TransitionProgressOutIn* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

} // namespace cocos2d
