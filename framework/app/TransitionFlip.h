#pragma once

#include "app/SceneGrid.h"
#include "app/TransitionScene.h"

namespace cocos2d {

/// A transition that can go either way.
class TransitionSceneOriented : public TransitionScene {
public:
    /// A plain cut; the orientation is for what is derived.
    static TransitionSceneOriented* create(float duration, Scene* scene, Orientation orientation);

    TransitionSceneOriented();
    ~TransitionSceneOriented() override;
    virtual bool initWithDuration(float duration, Scene* scene, Orientation orientation);

protected:
    Orientation _orientation = Orientation::LEFT_OVER;
};

/// Base of the transitions that turn the old scene away in the first half, as if it was a card seen in
/// perspective, and the new one in from behind in the second.
class TransitionFlipScene : public TransitionSceneOriented {
public:
    void onEnter() override;
    void onExit() override;

    TransitionFlipScene();
    ~TransitionFlipScene() override;

protected:
    /// The direction in which the eye leaves the middle, in degrees: 0 is to the right, 90 up.
    virtual float axis(bool isIn) const = 0;
    /// Whether the scenes shrink to a half on the way.
    virtual bool zooms() const { return false; }
    Node* inNode() override;
    Node* outNode() override;

private:
    copra::SceneGrid _inGrid;
    copra::SceneGrid _outGrid;
};

/// Flips the scenes around their vertical middle.
class TransitionFlipX : public TransitionFlipScene {
public:
    static TransitionFlipX* create(float duration, Scene* scene, Orientation o);
    /// To the right.
    static TransitionFlipX* create(float duration, Scene* scene);

protected:
    float axis(bool isIn) const override;
};

/// Flips the scenes around their horizontal middle.
class TransitionFlipY : public TransitionFlipScene {
public:
    static TransitionFlipY* create(float duration, Scene* scene, Orientation o);
    /// Upwards.
    static TransitionFlipY* create(float duration, Scene* scene);

protected:
    float axis(bool isIn) const override;
};

/// Flips the scenes around a slanting line.
class TransitionFlipAngular : public TransitionFlipScene {
public:
    static TransitionFlipAngular* create(float duration, Scene* scene, Orientation o);
    /// To the right.
    static TransitionFlipAngular* create(float duration, Scene* scene);

protected:
    float axis(bool isIn) const override;
};

/// As TransitionFlipX, and the scenes shrink on the way.
class TransitionZoomFlipX : public TransitionFlipScene {
public:
    static TransitionZoomFlipX* create(float duration, Scene* scene, Orientation o);
    /// To the right.
    static TransitionZoomFlipX* create(float duration, Scene* scene);

protected:
    float axis(bool isIn) const override;
    bool zooms() const override { return true; }
};

/// As TransitionFlipY, and the scenes shrink on the way.
class TransitionZoomFlipY : public TransitionFlipScene {
public:
    static TransitionZoomFlipY* create(float duration, Scene* scene, Orientation o);
    /// Upwards.
    static TransitionZoomFlipY* create(float duration, Scene* scene);

protected:
    float axis(bool isIn) const override;
    bool zooms() const override { return true; }
};

/// As TransitionFlipAngular, and the scenes shrink on the way.
class TransitionZoomFlipAngular : public TransitionFlipScene {
public:
    static TransitionZoomFlipAngular* create(float duration, Scene* scene, Orientation o);
    /// To the right.
    static TransitionZoomFlipAngular* create(float duration, Scene* scene);

protected:
    float axis(bool isIn) const override;
    bool zooms() const override { return true; }
};

} // namespace cocos2d
