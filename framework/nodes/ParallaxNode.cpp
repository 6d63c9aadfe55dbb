#include "nodes/ParallaxNode.h"

#include "action/make.h"
#include "base/assert.h"

#include <algorithm>
#include <limits>

namespace cocos2d {

ParallaxNode* ParallaxNode::create() {
    auto* node = new ParallaxNode();
    return copra::autoreleased(node, node->init());
}

// No real position equals this one, so the first visit places the children.
ParallaxNode::ParallaxNode() : _lastPosition(std::numeric_limits<float>::max(), 0.0f) {}

void ParallaxNode::addChild(Node* child, int z, const Vec2& parallaxRatio, const Vec2& positionOffset) {
    CCASSERT(child != nullptr, "ParallaxNode::addChild: the child is null");
    if (!child) return;
    Node::addChild(child, z, child->getName());
    if (child->getParent() != this) return;
    _followers.push_back({child, parallaxRatio, positionOffset});
    place(_followers.back(), absolutePosition());
}

void ParallaxNode::addChild(Node* child, int zOrder, int tag) {
    CCASSERT(false, "ParallaxNode: use addChild(child, z, parallaxRatio, positionOffset)");
    if (!child) return;
    child->setTag(tag);
    addChild(child, zOrder, Vec2(1.0f, 1.0f), child->getPosition());
}

void ParallaxNode::addChild(Node* child, int zOrder, const std::string& name) {
    CCASSERT(false, "ParallaxNode: use addChild(child, z, parallaxRatio, positionOffset)");
    if (!child) return;
    child->setName(name);
    addChild(child, zOrder, Vec2(1.0f, 1.0f), child->getPosition());
}

void ParallaxNode::removeChild(Node* child, bool cleanup) {
    const auto isChild = [child](const Follower& follower) { return follower.child == child; };
    _followers.erase(std::remove_if(_followers.begin(), _followers.end(), isChild), _followers.end());
    Node::removeChild(child, cleanup);
}

void ParallaxNode::removeAllChildrenWithCleanup(bool cleanup) {
    _followers.clear();
    Node::removeAllChildrenWithCleanup(cleanup);
}

Vec2 ParallaxNode::absolutePosition() const {
    Vec2 sum;
    for (const Node* node = this; node; node = node->getParent()) sum += node->getPosition();
    return sum;
}

void ParallaxNode::place(const Follower& follower, const Vec2& position) {
    // Takes the node's own motion out of the child's and puts its share of it in.
    follower.child->setPosition(-position.x + position.x * follower.ratio.x + follower.offset.x,
                                -position.y + position.y * follower.ratio.y + follower.offset.y);
}

void ParallaxNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    const Vec2 position = absolutePosition();
    if (position != _lastPosition) {
        for (const Follower& follower : _followers) place(follower, position);
        _lastPosition = position;
    }
    Node::visit(renderer, parentTransform, parentFlags);
}

} // namespace cocos2d
