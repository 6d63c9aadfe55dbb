#pragma once

#include "transitions/SceneGrid.h"
#include "transitions/TransitionSlide.h"

namespace cocos2d {

/// Shrinks the tiles of the old scene to nothing, from the lower left corner to the upper right.
class TransitionFadeTR : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene shrink away, from the
    /// lower left corner to the upper right. `scene` is retained. A null scene and the running scene are
    /// errors: debug builds assert; release builds log it and return null.
    static TransitionFadeTR* create(float duration, Scene* scene);
    /// Returns the action of the transition. `size` is the number of columns and rows of its grid, whose
    /// tiles are approximately square.
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

/// Shrinks the tiles of the old scene to nothing, from the upper right corner to the lower left.
class TransitionFadeBL : public TransitionFadeTR {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene shrink away, from the
    /// upper right corner to the lower left. `scene` is retained. A null scene and the running scene are
    /// errors: debug builds assert; release builds log it and return null.
    static TransitionFadeBL* create(float duration, Scene* scene);
    /// Returns a FadeOutBLTiles with this number of columns and rows.
    ActionInterval* actionWithSize(const Size& size) override;
};

/// Squashes the tiles of the old scene from the bottom up.
class TransitionFadeUp : public TransitionFadeTR {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene are squashed, from the
    /// bottom up. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionFadeUp* create(float duration, Scene* scene);
    /// Returns a FadeOutUpTiles with this number of columns and rows.
    ActionInterval* actionWithSize(const Size& size) override;
};

/// Squashes the tiles of the old scene from the top down.
class TransitionFadeDown : public TransitionFadeTR {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene are squashed, from the
    /// top down. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionFadeDown* create(float duration, Scene* scene);
    /// Returns a FadeOutDownTiles with this number of columns and rows.
    ActionInterval* actionWithSize(const Size& size) override;
};

/// Hides the tiles of the old scene in a random order.
class TransitionTurnOffTiles : public TransitionFadeTR {
public:
    /// Creates a transition of `duration` seconds in which the tiles of the old scene vanish in a random
    /// order. `scene` is retained. A null scene and the running scene are errors: debug builds assert;
    /// release builds log it and return null.
    static TransitionTurnOffTiles* create(float duration, Scene* scene);
    /// Returns a TurnOffTiles with this number of columns and rows.
    ActionInterval* actionWithSize(const Size& size) override;
};

/// Splits the old scene into three columns that move out up and down, and then joins the three parts of the
/// new scene.
class TransitionSplitCols : public TransitionScene, public TransitionEaseScene {
public:
    /// Creates a transition of `duration` seconds that splits the old scene into three columns, which move
    /// out up and down, and then joins the three parts of the new one. `scene` is retained. A null scene and
    /// the running scene are errors: debug builds assert; release builds log it and return null.
    static TransitionSplitCols* create(float duration, Scene* scene);
    /// Returns the action that splits a scene, in half the duration.
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

/// Splits the old scene into three rows that move out left and right, and then joins the three parts of the
/// new scene.
class TransitionSplitRows : public TransitionSplitCols {
public:
    /// Creates a transition of `duration` seconds that splits the old scene into three rows, which move out
    /// left and right, and then joins the three parts of the new one. `scene` is retained. A null scene and
    /// the running scene are errors: debug builds assert; release builds log it and return null.
    static TransitionSplitRows* create(float duration, Scene* scene);
    /// Returns the action that splits a scene into rows, in half the duration.
    ActionInterval* action() override;
};

} // namespace cocos2d
