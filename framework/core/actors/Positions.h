#pragma once

#include "scene/Node.h"

namespace copra {

/// Returns the transform from the coordinates of `node` to the coordinates of `ancestor`, or to design space
/// for null.
inline cocos2d::AffineTransform transformUpTo(const cocos2d::Node* ancestor, const cocos2d::Node* node) {
    cocos2d::AffineTransform all = cocos2d::AffineTransformMake(1, 0, 0, 1, 0, 0);
    for (; node && node != ancestor; node = node->getParent())
        all = cocos2d::AffineTransformConcat(all, node->getNodeToParentAffineTransform());
    return all;
}

/// Returns the nearest node that is `a` or an ancestor of it, and also `b` or an ancestor of it; null if
/// there is none.
inline const cocos2d::Node* commonAncestor(const cocos2d::Node* a, const cocos2d::Node* b) {
    for (; a; a = a->getParent())
        for (const cocos2d::Node* other = b; other; other = other->getParent())
            if (a == other) return a;
    return nullptr;
}

/// Gives the positions of many nodes in the coordinates of one, fast if those with the same parent follow
/// each other. Nothing may move meanwhile.
class PositionsIn {
public:
    /// Constructs an object for positions in `space`; null means design space.
    explicit PositionsIn(const cocos2d::Node* space) : _space(space) {}

    /// Returns the position of `node`. Common ancestors do not affect the result, not even by a rounding
    /// error.
    cocos2d::Vec2 of(const cocos2d::Node& node) {
        const cocos2d::Node* const parent = node.getParent();
        if (parent == _space) return node.getPosition();
        if (!_isKnown || parent != _parent) learn(parent);
        return PointApplyAffineTransform(PointApplyAffineTransform(node.getPosition(), _up), _down);
    }

private:
    void learn(const cocos2d::Node* parent) {
        const cocos2d::Node* const common = commonAncestor(_space, parent);
        _up = transformUpTo(common, parent);
        _down = AffineTransformInvert(transformUpTo(common, _space));
        _parent = parent;
        _isKnown = true;
    }

    const cocos2d::Node* _space;
    const cocos2d::Node* _parent = nullptr;
    bool _isKnown = false;
    cocos2d::AffineTransform _up;   ///< The transform from `_parent` to the common ancestor.
    cocos2d::AffineTransform _down; ///< The transform from the common ancestor to `_space`.
};

/// Returns the position of `node` in the coordinates of `space`, or in design space for null. It is fast if
/// `space` is the parent of the node. Common ancestors do not affect the result, not even by a rounding
/// error.
inline cocos2d::Vec2 positionIn(const cocos2d::Node* space, const cocos2d::Node& node) {
    return PositionsIn(space).of(node);
}

} // namespace copra
