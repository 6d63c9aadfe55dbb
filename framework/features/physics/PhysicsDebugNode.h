#pragma once

#include "nodes/shapes/DrawNode.h"

struct cpSpace;

namespace cocos2d {
namespace extension {

/// Draws the shapes, joints, and contacts of a space of Chipmunk in each frame, in the coordinates of the
/// node. It is for games that use Chipmunk directly; for a PhysicsWorld, use
/// PhysicsWorld::setDebugDrawMask().
class PhysicsDebugNode : public DrawNode {
public:
    /// Creates a node that draws a space, which is not owned and must live as long as the node has it. Null
    /// draws nothing.
    static PhysicsDebugNode* create(cpSpace* space);

    /// Returns the space that is drawn, or null.
    cpSpace* getSpace() const { return _spacePtr; }
    /// Sets the space that is drawn. It is not owned and must exist as long as the node draws it. Null draws
    /// nothing.
    void setSpace(cpSpace* space) { _spacePtr = space; }

    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;

protected:
    cpSpace* _spacePtr = nullptr;
};

/// Name of PhysicsDebugNode in cocos2d-x 2.x.
using CCPhysicsDebugNode = PhysicsDebugNode;

} // namespace extension
} // namespace cocos2d
