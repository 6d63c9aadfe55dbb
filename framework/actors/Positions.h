#pragma once

#include "scene/Node.h"

namespace copra {

/// Where `node` stands, in the coordinates of `space` (null: design space). Quick when space is its parent.
inline cocos2d::Vec2 positionIn(const cocos2d::Node* space, const cocos2d::Node& node) {
    const cocos2d::Node* const parent = node.getParent();
    if (parent == space) return node.getPosition();
    const cocos2d::Vec2 world = parent ? parent->convertToWorldSpace(node.getPosition()) : node.getPosition();
    return space ? space->convertToNodeSpace(world) : world;
}

} // namespace copra
