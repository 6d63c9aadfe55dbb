#pragma once

#include "nodes/shapes/fwd.h"

struct cpSpace;

namespace copra {

/// Draws the shapes, joints, and contacts of the space, chosen by the bits of PhysicsWorld::DEBUGDRAW_...
void drawSpace(cpSpace* space, int mask, cocos2d::DrawNode& drawNode);

} // namespace copra
