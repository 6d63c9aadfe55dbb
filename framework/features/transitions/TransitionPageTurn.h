#pragma once

#include "action/fwd.h"
#include "app/TransitionScene.h"
#include "transitions/SceneGrid.h"

namespace cocos2d {

/// Turns the old scene over like a page, with the new one below. Backward, it turns the new scene back over
/// the old one.
class TransitionPageTurn : public TransitionScene {
public:
    /// Creates a transition of `duration` seconds that turns the old scene over like a page, from right to
    /// left, with the new one below. With `backwards`, the new scene is the page, and turns back over the old
    /// one. `scene` is retained. A null scene and the running scene are errors: debug builds assert; release
    /// builds log it and return null.
    static TransitionPageTurn* create(float duration, Scene* scene, bool backwards);
    /// Returns the action that turns a page. `size` is the number of columns and rows of its grid.
    ActionInterval* actionWithSize(const Size& size);
    void onEnter() override;
    void onExit() override;
    void endEffect_() override { _page.exit(); }

    TransitionPageTurn();
    ~TransitionPageTurn() override;
    /// Initializes a transition that turns a page, as create() does. `duration` is in seconds.
    virtual bool initWithDuration(float duration, Scene* scene, bool backwards);

protected:
    void sceneOrder() override;
    Node* inNode_() override;
    Node* outNode_() override;

    bool _back = false;

private:
    copra::SceneGrid _page; ///< Shows the scene that turns.
};

} // namespace cocos2d
