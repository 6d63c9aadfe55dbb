#include "studio/armature/BatchNode.h"

#include "base/autoreleased.h"
#include "studio/armature/Armature.h"

namespace cocostudio {

BatchNode::BatchNode() = default;

BatchNode::~BatchNode() {
    forgetChildren();
}

void BatchNode::forgetChildren() {
    for (Node* child : _children)
        if (auto* const armature = dynamic_cast<Armature*>(child)) armature->setBatchNode(nullptr);
}

BatchNode* BatchNode::create() {
    return copra::createAutoreleased<BatchNode>();
}

void BatchNode::addChild(Node* child, int zOrder, int tag) {
    Node::addChild(child, zOrder, tag);
    if (auto* const armature = dynamic_cast<Armature*>(child)) armature->setBatchNode(this);
}

void BatchNode::addChild(Node* child, int zOrder, const std::string& name) {
    Node::addChild(child, zOrder, name);
    if (auto* const armature = dynamic_cast<Armature*>(child)) armature->setBatchNode(this);
}

void BatchNode::removeChild(Node* child, bool cleanup) {
    if (auto* const armature = dynamic_cast<Armature*>(child)) armature->setBatchNode(nullptr);
    Node::removeChild(child, cleanup);
}

void BatchNode::removeAllChildrenWithCleanup(bool cleanup) {
    forgetChildren();
    Node::removeAllChildrenWithCleanup(cleanup);
}

} // namespace cocostudio
