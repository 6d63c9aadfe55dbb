#include "studio/timeline/ActionTimelineNode.h"

#include "base/autoreleased.h"

namespace cocostudio {
namespace timeline {

ActionTimelineNode::ActionTimelineNode() = default;
ActionTimelineNode::~ActionTimelineNode() = default;

ActionTimelineNode* ActionTimelineNode::create(cocos2d::Node* root, ActionTimeline* action) {
    auto* node = new ActionTimelineNode();
    return copra::autoreleased(node, node->init(root, action));
}

bool ActionTimelineNode::init() {
    return Node::init();
}

bool ActionTimelineNode::init(cocos2d::Node* root, ActionTimeline* action) {
    if (!init()) return false;
    _root = root;
    _action = action;
    if (_root) {
        _root->removeFromParent();
        addChild(_root);
    }
    return true;
}

} // namespace timeline
} // namespace cocostudio
