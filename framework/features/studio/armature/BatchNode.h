#pragma once

#include "scene/Node.h"

namespace cocostudio {

/// A parent for armatures. It is not needed: the renderer draws armatures in batches without it, too.
class BatchNode : public cocos2d::Node {
public:
    static BatchNode* create();

    using Node::addChild;
    /// Adds and retains a child with a tag. If it is an Armature, calls its setBatchNode() with this node.
    void addChild(cocos2d::Node* child, int zOrder, int tag) override;
    /// Adds and retains a child with a name. If it is an Armature, calls its setBatchNode() with this node.
    void addChild(cocos2d::Node* child, int zOrder, const std::string& name) override;
    /// Removes and releases a child. If it is an Armature, calls its setBatchNode() with null.
    void removeChild(cocos2d::Node* child, bool cleanup) override;
    void removeAllChildrenWithCleanup(bool cleanup) override;

    BatchNode();
    ~BatchNode() override;

private:
    void forgetChildren();
};

} // namespace cocostudio
