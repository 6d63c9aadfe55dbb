#pragma once

#include "app/TransitionScene.h"
#include "nodes/effects/fwd.h"

namespace cocos2d {

/// Base class of the transitions that reveal or hide a scene with a ProgressTimer. They show a snapshot of
/// that scene, taken when the transition begins.
class TransitionProgress : public TransitionScene {
public:
    void onEnter() override;
    void onExit() override;

    /// Constructs an object for a derived class.
    TransitionProgress();
    ~TransitionProgress() override;

protected:
    /// Chooses the scene that is modified, and the percentages. By default, it is the old scene, from 100 to
    /// 0.
    virtual void setupTransition();
    /// Returns the timer that shows the snapshot.
    virtual ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) = 0;

    float _to = 0.0f;
    float _from = 100.0f;
    Scene* _sceneToBeModified = nullptr; ///< The scene that is modified: _inScene or _outScene.
};

/// Sweeps the old scene away counterclockwise.
class TransitionProgressRadialCCW : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds that sweeps the old scene away counterclockwise, like the
    /// hand of a clock. `scene` is retained. A null scene and the running scene are errors: debug builds
    /// assert; release builds log it and return null.
    static TransitionProgressRadialCCW* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

/// Sweeps the old scene away clockwise.
class TransitionProgressRadialCW : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds that sweeps the old scene away clockwise, like the hand of
    /// a clock. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionProgressRadialCW* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

/// Shrinks the old scene to its right edge.
class TransitionProgressHorizontal : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds in which the old scene shrinks to its right edge. `scene`
    /// is retained. A null scene and the running scene are errors: debug builds assert; release builds log it
    /// and return null.
    static TransitionProgressHorizontal* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

/// Shrinks the old scene to its lower edge.
class TransitionProgressVertical : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds in which the old scene shrinks to its lower edge. `scene`
    /// is retained. A null scene and the running scene are errors: debug builds assert; release builds log it
    /// and return null.
    static TransitionProgressVertical* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

/// Reveals the new scene from the center outward.
class TransitionProgressInOut : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds that reveals the new scene from the center outward. `scene`
    /// is retained. A null scene and the running scene are errors: debug builds assert; release builds log it
    /// and return null.
    static TransitionProgressInOut* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
    void sceneOrder() override;
    void setupTransition() override;
};

/// Shrinks the old scene to its center.
class TransitionProgressOutIn : public TransitionProgress {
public:
    /// Creates a transition of `duration` seconds in which the old scene shrinks to its center. `scene` is
    /// retained. A null scene and the running scene are errors: debug builds assert; release builds log it
    /// and return null.
    static TransitionProgressOutIn* create(float duration, Scene* scene);

protected:
    ProgressTimer* progressTimerNodeWithRenderTexture(RenderTexture* texture) override;
};

} // namespace cocos2d
