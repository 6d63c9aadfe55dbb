#include "physics/PhysicsDebugNode.h"

#include "base/autoreleased.h"
#include "physics/PhysicsDebugDraw.h"
#include "physics/PhysicsWorld.h"

namespace cocos2d {
namespace extension {

PhysicsDebugNode* PhysicsDebugNode::create(cpSpace* space) {
    auto* node = new PhysicsDebugNode();
    node->_spacePtr = space;
    return copra::autoreleased(node, node->init());
}

void PhysicsDebugNode::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    clear();
    if (_spacePtr) copra::drawSpace(_spacePtr, PhysicsWorld::DEBUGDRAW_ALL, *this);
    DrawNode::draw(renderer, transform, flags);
}

} // namespace extension
} // namespace cocos2d
