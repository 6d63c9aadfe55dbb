#pragma once

#include "base/RefPtr.h"
#include "scene/Node.h"
#include "studio/timeline/ActionTimeline.h"

namespace cocostudio {
namespace timeline {

/// A node that holds a loaded scene and its animation. It does not run the animation.
class ActionTimelineNode : public cocos2d::Node {
public:
    /// Creates a node and moves `root` from its parent to it.
    static ActionTimelineNode* create(cocos2d::Node* root, ActionTimeline* action);

    /// Sets the root of the scene and retains it. The children of this node stay as they are.
    virtual void setRoot(cocos2d::Node* root) { _root = root; }
    /// Returns the root of the scene.
    virtual cocos2d::Node* getRoot() { return _root; }
    /// Sets the animation of the scene. It is retained.
    virtual void setActionTimeline(ActionTimeline* action) { _action = action; }
    /// Returns the animation of the scene. It is retained.
    virtual ActionTimeline* getActionTimeline() { return _action; }

    bool init() override;
    /// Initializes a node with the root of a scene and its animation, which does not run, as create() does.
    bool init(cocos2d::Node* root, ActionTimeline* action);
    ActionTimelineNode();
    ~ActionTimelineNode() override;

protected:
    cocos2d::RefPtr<cocos2d::Node> _root;
    cocos2d::RefPtr<ActionTimeline> _action;
};

} // namespace timeline
} // namespace cocostudio
