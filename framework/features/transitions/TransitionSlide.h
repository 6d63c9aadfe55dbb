#pragma once

#include "action/fwd.h"
#include "app/TransitionScene.h"

namespace cocos2d {

/// Interface of the transitions with an easing function.
class TransitionEaseScene {
public:
    virtual ~TransitionEaseScene() = default;
    /// Wraps the motion of the transition in the easing function that it uses; autoreleased.
    virtual ActionInterval* easeActionWithAction(ActionInterval* action) = 0;
};

/// The new scene moves in over the old one, from the left.
class TransitionMoveInL : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds in which the new scene moves in over the old one, from the left. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionMoveInL* create(float duration, Scene* scene);

    /// Puts the new scene where it starts.
    virtual void initScenes();
    /// The motion of the new scene.
    virtual ActionInterval* action();
    ActionInterval* easeActionWithAction(ActionInterval* action) override;
    void onEnter() override;

    TransitionMoveInL();
    ~TransitionMoveInL() override;
};

/// The new scene moves in over the old one, from the right.
class TransitionMoveInR : public TransitionMoveInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene moves in over the old one, from the right. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionMoveInR* create(float duration, Scene* scene);
    void initScenes() override;
};

/// The new scene moves in over the old one, from the top.
class TransitionMoveInT : public TransitionMoveInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene moves in over the old one, from the top. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionMoveInT* create(float duration, Scene* scene);
    void initScenes() override;
};

/// The new scene moves in over the old one, from the bottom.
class TransitionMoveInB : public TransitionMoveInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene moves in over the old one, from the bottom. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionMoveInB* create(float duration, Scene* scene);
    void initScenes() override;
};

/// The new scene pushes the old one out; it comes from the left.
class TransitionSlideInL : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds in which the new scene comes from the left and pushes the old one out. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionSlideInL* create(float duration, Scene* scene);

    /// Puts the new scene where it starts.
    virtual void initScenes();
    /// The motion of both scenes.
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

/// The new scene pushes the old one out; it comes from the right.
class TransitionSlideInR : public TransitionSlideInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene comes from the right and pushes the old one out. `scene`
    /// is retained. A null scene or the running one is an error and gives null.
    static TransitionSlideInR* create(float duration, Scene* scene);

protected:
    void sceneOrder() override;
    Vec2 direction_() const override;
};

/// The new scene pushes the old one out; it comes from the bottom.
class TransitionSlideInB : public TransitionSlideInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene comes from the bottom and pushes the old one out. `scene`
    /// is retained. A null scene or the running one is an error and gives null.
    static TransitionSlideInB* create(float duration, Scene* scene);

protected:
    void sceneOrder() override;
    Vec2 direction_() const override;
};

/// The new scene pushes the old one out; it comes from the top.
class TransitionSlideInT : public TransitionSlideInL {
public:
    /// Creates a transition of `duration` seconds in which the new scene comes from the top and pushes the old one out. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionSlideInT* create(float duration, Scene* scene);

protected:
    Vec2 direction_() const override;
};

} // namespace cocos2d
