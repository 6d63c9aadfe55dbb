#pragma once

#include "app/TransitionScene.h"
#include "transitions/SceneGrid.h"

namespace cocos2d {

/// Base class of the transitions with a direction, such as TransitionFlipX. A TransitionScene::Orientation
/// says which edge of the scene turns toward the viewer.
class TransitionSceneOriented : public TransitionScene {
public:
    /// Creates a transition of `duration` seconds that cuts to the new scene at its end. Only derived classes
    /// use the orientation. `scene` is retained. A null scene and the running scene are errors: debug builds
    /// assert; release builds log it and return null.
    static TransitionSceneOriented* create(float duration, Scene* scene, Orientation orientation);

    TransitionSceneOriented();
    ~TransitionSceneOriented() override;
    /// Initializes a transition with an orientation, as create() does. `duration` is in seconds.
    virtual bool initWithDuration(float duration, Scene* scene, Orientation orientation);

protected:
    Orientation _orientation = Orientation::LEFT_OVER;
};

/// Base class of the transitions that flip the scenes like a card in perspective: the old scene turns away in
/// the first half, and the new one turns in from behind in the second.
class TransitionFlipScene : public TransitionSceneOriented {
public:
    void onEnter() override;
    void onExit() override;
    void endEffect_() override;

    /// Constructs an object for a derived class.
    TransitionFlipScene();
    ~TransitionFlipScene() override;

protected:
    /// The direction in which the eye moves, in degrees: 0 is to the right, 90 up. For the new or the old
    /// scene.
    virtual float axis_(bool isIn) const = 0;
    /// Whether the scenes shrink to half their size in between.
    virtual bool zooms_() const { return false; }
    Node* inNode_() override;
    Node* outNode_() override;

private:
    copra::SceneGrid _inGrid;
    copra::SceneGrid _outGrid;
};

/// Flips the scenes around their vertical center line.
class TransitionFlipX : public TransitionFlipScene {
public:
    /// Creates a transition of `duration` seconds that turns the old scene around its vertical center line
    /// like a card, with the new one on its back. `o` says to which side: LEFT_OVER or RIGHT_OVER. `scene` is
    /// retained. A null scene and the running scene are errors: debug builds assert; release builds log it
    /// and return null.
    static TransitionFlipX* create(float duration, Scene* scene, Orientation o);
    /// Creates a transition of `duration` seconds that turns the scenes around their vertical center line, to
    /// the right. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionFlipX* create(float duration, Scene* scene);

protected:
    float axis_(bool isIn) const override;
};

/// Flips the scenes around their horizontal center line.
class TransitionFlipY : public TransitionFlipScene {
public:
    /// Creates a transition of `duration` seconds that turns the old scene around its horizontal center line
    /// like a card, with the new one on its back. `o` says to which side: UP_OVER or DOWN_OVER. `scene` is
    /// retained. A null scene and the running scene are errors: debug builds assert; release builds log it
    /// and return null.
    static TransitionFlipY* create(float duration, Scene* scene, Orientation o);
    /// Creates a transition of `duration` seconds that turns the scenes around their horizontal center line,
    /// upward. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionFlipY* create(float duration, Scene* scene);

protected:
    float axis_(bool isIn) const override;
};

/// Flips the scenes around a diagonal line.
class TransitionFlipAngular : public TransitionFlipScene {
public:
    /// Creates a transition of `duration` seconds that turns the old scene around a diagonal line like a
    /// card, with the new one on its back. `o` says to which side: LEFT_OVER or RIGHT_OVER. `scene` is
    /// retained. A null scene and the running scene are errors: debug builds assert; release builds log it
    /// and return null.
    static TransitionFlipAngular* create(float duration, Scene* scene, Orientation o);
    /// Creates a transition of `duration` seconds that turns the scenes around a diagonal line, to the right.
    /// `scene` is retained. A null scene and the running scene are errors: debug builds assert; release
    /// builds log it and return null.
    static TransitionFlipAngular* create(float duration, Scene* scene);

protected:
    float axis_(bool isIn) const override;
};

/// Flips the scenes around their vertical center line, and makes them smaller in between.
class TransitionZoomFlipX : public TransitionFlipScene {
public:
    /// Creates a transition of `duration` seconds that turns the old scene around its vertical center line
    /// like a card, with the new one on its back, smaller in between. `o` says to which side: LEFT_OVER or
    /// RIGHT_OVER. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionZoomFlipX* create(float duration, Scene* scene, Orientation o);
    /// Creates a transition of `duration` seconds that turns the scenes around their vertical center line, to
    /// the right, and makes them smaller in between. `scene` is retained. A null scene and the running scene
    /// are errors: debug builds assert; release builds log it and return null.
    static TransitionZoomFlipX* create(float duration, Scene* scene);

protected:
    float axis_(bool isIn) const override;
    bool zooms_() const override { return true; }
};

/// Flips the scenes around their horizontal center line, and makes them smaller in between.
class TransitionZoomFlipY : public TransitionFlipScene {
public:
    /// Creates a transition of `duration` seconds that turns the old scene around its horizontal center line
    /// like a card, with the new one on its back, smaller in between. `o` says to which side: UP_OVER or
    /// DOWN_OVER. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionZoomFlipY* create(float duration, Scene* scene, Orientation o);
    /// Creates a transition of `duration` seconds that turns the scenes around their horizontal center line,
    /// upward, and makes them smaller in between. `scene` is retained. A null scene and the running scene are
    /// errors: debug builds assert; release builds log it and return null.
    static TransitionZoomFlipY* create(float duration, Scene* scene);

protected:
    float axis_(bool isIn) const override;
    bool zooms_() const override { return true; }
};

/// Flips the scenes around a diagonal line, and makes them smaller in between.
class TransitionZoomFlipAngular : public TransitionFlipScene {
public:
    /// Creates a transition of `duration` seconds that turns the old scene around a diagonal line like a
    /// card, with the new one on its back, smaller in between. `o` says to which side: LEFT_OVER or
    /// RIGHT_OVER. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionZoomFlipAngular* create(float duration, Scene* scene, Orientation o);
    /// Creates a transition of `duration` seconds that turns the scenes around a diagonal line, to the right,
    /// and makes them smaller in between. `scene` is retained. A null scene and the running scene are errors:
    /// debug builds assert; release builds log it and return null.
    static TransitionZoomFlipAngular* create(float duration, Scene* scene);

protected:
    float axis_(bool isIn) const override;
    bool zooms_() const override { return true; }
};

} // namespace cocos2d
