#include "nodes/effects/ParallaxNode.h"

#include "base/CArray.h"
#include "base/autoreleased.h"
#include "base/propertyMacros.h"
#include "base/refuse.h"

#include <limits>

namespace cocos2d {

/// Games access its members through casts: the layout must not change. See getParallaxArray().
class ParallaxNode::Follower_ final : public Ref {
public:
    Follower_(const Vec2& ratio, const Vec2& offset, Node* child)
        : _ratio(ratio), _offset(offset), _child(child) {}

    void place(const Vec2& position) const {
        // Cancels the motion of the parallax node and adds the child's share of it.
        _child->setPosition(-position.x + position.x * _ratio.x + _offset.x,
                            -position.y + position.y * _ratio.y + _offset.y);
    }

    CC_SYNTHESIZE(Vec2, _ratio, Ratio)
    CC_SYNTHESIZE(Vec2, _offset, Offset)
    CC_SYNTHESIZE(Node*, _child, Child) // weak
};

ParallaxNode* ParallaxNode::create() {
    auto* node = new ParallaxNode();
    return copra::autoreleased(node, node->init());
}

// No position is equal to this initial value, so the first visit places the children.
ParallaxNode::ParallaxNode()
    : _lastPosition(std::numeric_limits<float>::max(), 0.0f), _parallaxArray(ccArrayNew(5)) {}

ParallaxNode::~ParallaxNode() {
    ccArrayFree(_parallaxArray);
}

void ParallaxNode::setParallaxArray(ccArray* parallaxArray) {
    if (copra::refuse(!parallaxArray, "ParallaxNode::setParallaxArray: the array is null") ||
        parallaxArray == _parallaxArray)
        return;
    ccArrayFree(_parallaxArray);
    _parallaxArray = parallaxArray;
}

// All elements have the layout of Follower_, even if a game defines their class.
ParallaxNode::Follower_* ParallaxNode::follower(ssize_t index) const {
    return static_cast<Follower_*>(_parallaxArray->arr[index]);
}

void ParallaxNode::addChild(Node* child, int z, const Vec2& parallaxRatio, const Vec2& positionOffset) {
    if (copra::refuse(!child, "ParallaxNode::addChild: the child is null")) return;
    Node::addChild(child, z, child->getName());
    if (child->getParent() != this) return;
    auto* added = new Follower_(parallaxRatio, positionOffset, child);
    ccArrayAppendObjectWithResize(_parallaxArray, added);
    added->release();
    added->place(absolutePosition());
}

void ParallaxNode::addChild(Node* child, int zOrder, int tag) {
    copra::misuse("ParallaxNode::addChild: use addChild(child, z, parallaxRatio, positionOffset)");
    if (!child) return;
    child->setTag(tag);
    addChild(child, zOrder, Vec2(1.0f, 1.0f), child->getPosition());
}

void ParallaxNode::addChild(Node* child, int zOrder, const std::string& name) {
    copra::misuse("ParallaxNode::addChild: use addChild(child, z, parallaxRatio, positionOffset)");
    if (!child) return;
    child->setName(name);
    addChild(child, zOrder, Vec2(1.0f, 1.0f), child->getPosition());
}

void ParallaxNode::removeChild(Node* child, bool cleanup) {
    for (ssize_t i = _parallaxArray->num - 1; i >= 0; --i)
        if (follower(i)->getChild() == child) ccArrayRemoveObjectAtIndex(_parallaxArray, i);
    Node::removeChild(child, cleanup);
}

void ParallaxNode::removeAllChildrenWithCleanup(bool cleanup) {
    ccArrayRemoveAllObjects(_parallaxArray);
    Node::removeAllChildrenWithCleanup(cleanup);
}

namespace {

/// A vector in the units and axes of a node, from those of its parent. Unchanged for a node that is scaled to nothing.
Vec2 inNode(const Vec2& vector, const Node& node) {
    const float* const m = node.getNodeToParentTransform().m;
    const float determinant = m[0] * m[5] - m[1] * m[4];
    if (determinant == 0.0f) return vector;
    return {(m[5] * vector.x - m[4] * vector.y) / determinant,
            (m[0] * vector.y - m[1] * vector.x) / determinant};
}

Vec2 positionFromRoot(const Node& node) {
    const Node* const parent = node.getParent();
    const Vec2 position = parent ? positionFromRoot(*parent) + node.getPosition() : node.getPosition();
    const bool isPlain = node.getScaleX() == 1.0f && node.getScaleY() == 1.0f &&
                         node.getRotationSkewX() == 0.0f && node.getRotationSkewY() == 0.0f &&
                         node.getSkewX() == 0.0f && node.getSkewY() == 0.0f;
    return isPlain ? position : inNode(position, node);
}

} // namespace

Vec2 ParallaxNode::absolutePosition() const {
    return positionFromRoot(*this);
}

void ParallaxNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    const Vec2 position = absolutePosition();
    if (position != _lastPosition) {
        for (ssize_t i = 0; i < _parallaxArray->num; ++i) follower(i)->place(position);
        _lastPosition = position;
    }
    Node::visit(renderer, parentTransform, parentFlags);
}

} // namespace cocos2d
