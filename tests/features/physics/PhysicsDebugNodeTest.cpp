#include "physics/PhysicsDebugNode.h"

#include "PhysicsFixture.h"
#include "nodes/DrawingFixture.h"

#include <chipmunk/chipmunk.h>

using namespace cocos2d;
using extension::PhysicsDebugNode;

namespace {

class PhysicsDebugNodeTest : public DrawingFixture {
protected:
    std::size_t verticesDrawn() {
        std::size_t count = 0;
        for (const copra::NullDraw& draw : drawn()) count += draw.vertices.size();
        return count;
    }
};

TEST_F(PhysicsDebugNodeTest, DrawsTheSpaceAsItIsInEachFrame) {
    cpSpace* space = cpSpaceNew();
    auto* node = PhysicsDebugNode::create(space);
    scene->addChild(node);
    EXPECT_EQ(node->getSpace(), space);
    EXPECT_EQ(verticesDrawn(), 0u);
    cpShape* ground =
        cpSpaceAddShape(space, cpSegmentShapeNew(cpSpaceGetStaticBody(space), {0, 0}, {50, 0}, 2));
    const std::size_t once = verticesDrawn();
    EXPECT_GT(once, 0u);
    EXPECT_EQ(verticesDrawn(), once);
    cpSpaceRemoveShape(space, ground);
    EXPECT_EQ(verticesDrawn(), 0u);
    node->setSpace(nullptr);
    cpShapeFree(ground);
    cpSpaceFree(space);
    EXPECT_EQ(verticesDrawn(), 0u);
}

} // namespace
