#pragma once

#include "scene/Node.h"

namespace copra {

/// The transform from the coordinates of `node` to those of `ancestor` (null: design space).
inline cocos2d::AffineTransform transformUpTo(const cocos2d::Node* ancestor, const cocos2d::Node* node) {
    cocos2d::AffineTransform all = cocos2d::AffineTransformMake(1, 0, 0, 1, 0, 0);
    for (; node && node != ancestor; node = node->getParent())
        all = cocos2d::AffineTransformConcat(all, node->getNodeToParentAffineTransform());
    return all;
}

/// The nearest node that is `a` or above it, and also `b` or above that; null if there is none.
inline const cocos2d::Node* commonAncestor(const cocos2d::Node* a, const cocos2d::Node* b) {
    for (; a; a = a->getParent())
        for (const cocos2d::Node* other = b; other; other = other->getParent())
            if (a == other) return a;
    return nullptr;
}

/// Where `node` stands, in the coordinates of `space` (null: design space). Quick when space is its parent. What lies above
/// both of them does not change the result, not even by a rounding error.
inline cocos2d::Vec2 positionIn(const cocos2d::Node* space, const cocos2d::Node& node) {
    const cocos2d::Node* const parent = node.getParent();
    if (parent == space) return node.getPosition();
    const cocos2d::Node* const common = commonAncestor(space, parent);
    const cocos2d::Vec2 place =
        cocos2d::PointApplyAffineTransform(node.getPosition(), transformUpTo(common, parent));
    return cocos2d::PointApplyAffineTransform(place,
                                              cocos2d::AffineTransformInvert(transformUpTo(common, space)));
}

} // namespace copra
