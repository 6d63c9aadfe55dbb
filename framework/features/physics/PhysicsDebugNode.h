#pragma once

#include "nodes/shapes/DrawNode.h"

struct cpSpace;

namespace cocos2d {
namespace extension {

/// Draws the shapes, joints, and contacts of a space of Chipmunk in each frame, in the node's coordinates: for games that use
/// Chipmunk themselves. Those of a PhysicsWorld are drawn by PhysicsWorld::setDebugDrawMask().
class PhysicsDebugNode : public DrawNode {
public:
    /// The space is not owned; it has to live as long as the node has it. Null draws nothing.
    static PhysicsDebugNode* create(cpSpace* space);

    /// The space that is drawn; null draws nothing.
    cpSpace* getSpace() const { return _spacePtr; }
    void setSpace(cpSpace* space) { _spacePtr = space; }

    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;

protected:
    cpSpace* _spacePtr = nullptr;
};

/// A name of 2.x.
using CCPhysicsDebugNode = PhysicsDebugNode;

} // namespace extension
} // namespace cocos2d
