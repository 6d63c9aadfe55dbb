#pragma once

#include "scene/Node.h"

namespace copra {

/// Returns the transform from the coordinates of `node` to those of `ancestor`, or to design space for null.
inline cocos2d::AffineTransform transformUpTo(const cocos2d::Node* ancestor, const cocos2d::Node* node) {
    cocos2d::AffineTransform all = cocos2d::AffineTransformMake(1, 0, 0, 1, 0, 0);
    for (; node && node != ancestor; node = node->getParent())
        all = cocos2d::AffineTransformConcat(all, node->getNodeToParentAffineTransform());
    return all;
}

/// Returns the nearest node that is `a` or an ancestor of it, and also `b` or an ancestor of it; null if there is none.
inline const cocos2d::Node* commonAncestor(const cocos2d::Node* a, const cocos2d::Node* b) {
    for (; a; a = a->getParent())
        for (const cocos2d::Node* other = b; other; other = other->getParent())
            if (a == other) return a;
    return nullptr;
}

/// Returns the position of `node` in the coordinates of `space`, or in design space for null. Fast if `space` is its parent.
/// Common ancestors do not affect the result, not even by a rounding error.
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
