#pragma once

#include "action/fwd.h"
#include "app/TransitionScene.h"

namespace cocos2d {

/// An interface of the transitions with an easing function.
class TransitionEaseScene {
public:
    virtual ~TransitionEaseScene() = default;
    /// Returns the motion of the transition, autoreleased, within the ease that the transition uses.
    virtual ActionInterval* easeActionWithAction(ActionInterval* action) = 0;
};

/// Moves the new scene in over the old one, from the left.
class TransitionMoveInL : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds in which the new scene moves in over the old one, from the
    /// left. `scene` is retained. A null scene and the running scene are errors: debug builds assert; release
    /// builds log it and return null.
    static TransitionMoveInL* create(float duration, Scene* scene);

    /// Puts the new scene where it starts.
    virtual void initScenes();
    /// Returns the motion of the new scene.
    virtual ActionInterval* action();
    ActionInterval* easeActionWithAction(ActionInterval* action) override;
    void onEnter() override;

    TransitionMoveInL();
    ~TransitionMoveInL() override;
};

/// Moves the new scene in over the old one, from the right.
class TransitionMoveInR : public TransitionMoveInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene moves in over the old one, from the
    /// right. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionMoveInR* create(float duration, Scene* scene);
    /// Puts the new scene to the right of the screen.
    void initScenes() override;
};

/// Moves the new scene in over the old one, from the top.
class TransitionMoveInT : public TransitionMoveInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene moves in over the old one, from the
    /// top. `scene` is retained. A null scene and the running scene are errors: debug builds assert; release
    /// builds log it and return null.
    static TransitionMoveInT* create(float duration, Scene* scene);
    /// Puts the new scene above the screen.
    void initScenes() override;
};

/// Moves the new scene in over the old one, from the bottom.
class TransitionMoveInB : public TransitionMoveInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene moves in over the old one, from the
    /// bottom. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionMoveInB* create(float duration, Scene* scene);
    /// Puts the new scene below the screen.
    void initScenes() override;
};

/// Moves the new scene in from the left, where it pushes the old one out.
class TransitionSlideInL : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds in which the new scene comes from the left and pushes the
    /// old one out. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionSlideInL* create(float duration, Scene* scene);

    /// Puts the new scene where it starts.
    virtual void initScenes();
    /// Returns the motion of both scenes.
    virtual ActionInterval* action();
    ActionInterval* easeActionWithAction(ActionInterval* action) override;
    void onEnter() override;

    TransitionSlideInL();
    ~TransitionSlideInL() override;

protected:
    void sceneOrder() override;
    /// The distance that both scenes move, in design sizes.
    virtual Vec2 direction_() const;
};

/// Moves the new scene in from the right, where it pushes the old one out.
class TransitionSlideInR : public TransitionSlideInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene comes from the right and pushes the
    /// old one out. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionSlideInR* create(float duration, Scene* scene);

protected:
    void sceneOrder() override;
    Vec2 direction_() const override;
};

/// Moves the new scene in from the bottom, where it pushes the old one out.
class TransitionSlideInB : public TransitionSlideInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene comes from the bottom and pushes the
    /// old one out. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionSlideInB* create(float duration, Scene* scene);

protected:
    void sceneOrder() override;
    Vec2 direction_() const override;
};

/// Moves the new scene in from the top, where it pushes the old one out.
class TransitionSlideInT : public TransitionSlideInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene comes from the top and pushes the
    /// old one out. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionSlideInT* create(float duration, Scene* scene);

protected:
    Vec2 direction_() const override;
};

} // namespace cocos2d
