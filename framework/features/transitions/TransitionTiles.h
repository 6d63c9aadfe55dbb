#pragma once

#include "transitions/SceneGrid.h"
#include "transitions/TransitionSlide.h"

namespace cocos2d {

/// The tiles of the old scene shrink away, from the lower left corner to the upper right.
class TransitionFadeTR : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene shrink away, from the lower left corner to
    /// the upper right. `scene` is retained. A null scene or the running one is an error and gives null.
    static TransitionFadeTR* create(float duration, Scene* scene);
    /// The action for a grid; `size` is its number of columns and rows. The tiles are approximately square.
    virtual ActionInterval* actionWithSize(const Size& size);
    ActionInterval* easeActionWithAction(ActionInterval* action) override;
    void onEnter() override;
    void onExit() override;
    void endEffect_() override { _outGrid.exit(); }

    TransitionFadeTR();
    ~TransitionFadeTR() override;

protected:
    void sceneOrder() override;
    Node* outNode_() override;

private:
    copra::SceneGrid _outGrid;
};

/// Like TransitionFadeTR, from the upper right corner to the lower left.
class TransitionFadeBL : public TransitionFadeTR {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene shrink away, from the upper right corner to
    /// the lower left. `scene` is retained. A null scene or the running one is an error and gives null.
    static TransitionFadeBL* create(float duration, Scene* scene);
    ActionInterval* actionWithSize(const Size& size) override;
};

/// The tiles of the old scene are squashed, from the bottom up.
class TransitionFadeUp : public TransitionFadeTR {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene are squashed, from the bottom up. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionFadeUp* create(float duration, Scene* scene);
    ActionInterval* actionWithSize(const Size& size) override;
};

/// The tiles of the old scene are squashed, from the top down.
class TransitionFadeDown : public TransitionFadeTR {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene are squashed, from the top down. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionFadeDown* create(float duration, Scene* scene);
    ActionInterval* actionWithSize(const Size& size) override;
};

/// The tiles of the old scene vanish in a random order.
class TransitionTurnOffTiles : public TransitionFadeTR {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene vanish in a random order. `scene` is
    /// retained. A null scene or the running one is an error and gives null.
    static TransitionTurnOffTiles* create(float duration, Scene* scene);
    ActionInterval* actionWithSize(const Size& size) override;
};

/// The old scene splits into three columns that move out, up and down; then those of the new one move in.
class TransitionSplitCols : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds that splits the old scene into three columns, which move out up and down, and
    /// then joins those of the new one. `scene` is retained. A null scene or the running one is an error and gives null.
    static TransitionSplitCols* create(float duration, Scene* scene);
    /// The action that splits a scene, in half the duration.
    virtual ActionInterval* action();
    ActionInterval* easeActionWithAction(ActionInterval* action) override;
    void onEnter() override;
    void onExit() override;
    void endEffect_() override { _grid.exit(); }

    TransitionSplitCols();
    ~TransitionSplitCols() override;

protected:
    Node* inNode_() override;
    Node* outNode_() override;

private:
    copra::SceneGrid _grid; ///< Shows first the old scene, then the new one.
};

/// Like TransitionSplitCols with three rows that move left and right.
class TransitionSplitRows : public TransitionSplitCols {
public:
    /// Creates a transition of `duration` seconds that splits the old scene into three rows, which move out left and right, and
    /// then joins those of the new one. `scene` is retained. A null scene or the running one is an error and gives null.
    static TransitionSplitRows* create(float duration, Scene* scene);
    ActionInterval* action() override;
};

} // namespace cocos2d
