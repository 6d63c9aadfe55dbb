#include "nodes/effects/PageTurn3D.h"

#include "base/autoreleased.h"
#include "math/constants.h"
#include "math/trigonometry.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

PageTurn3D* PageTurn3D::create(float duration, const Size& gridSize) {
    auto* action = new PageTurn3D();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize));
}

PageTurn3D* PageTurn3D::clone() const {
    return create(_duration, _gridSize);
}

GridBase* PageTurn3D::getGrid() {
    auto* page = dynamic_cast<Grid3D*>(Grid3DAction::getGrid());
    if (page) page->setNeedDepthTestForBlit(true);
    return page;
}

// Deformation by a cone: Hong, Card and Chen, "Turning Pages of 3D Electronic Books", with the constants of
// cocos2d-x.
void PageTurn3D::update(float time) {
    const float late = std::max(0.0f, time - 0.25f);
    const float apex = -100.0f - late * late * 500.0f; // of the cone, below the page
    const float opening = std::sqrt(time);
    const float theta = copra::kPi / 2.0f * (opening > 0.5f ? opening : 1.0f - opening);
    const copra::Turn turn = copra::turnOfRadians((2.0f - time) * copra::kPi); // of the page around the spine
    const copra::Turn cone = copra::turnOfRadians(theta);
    const float spine = getGridRect().origin.x;

    moveVertices([&](Vec3& vertex, int, int) {
        const float x = vertex.x - spine;
        const float fromApex = std::sqrt(x * x + (vertex.y - apex) * (vertex.y - apex));
        const float radius = fromApex * cone.sin;
        const float alpha = fromApex > 0.0f ? copra::arcSine(x / fromApex) : 0.0f;
        const float beta = alpha / cone.sin;
        const float rise = radius * (1.0f - copra::cosine(beta));

        // Beyond half a turn around the cone a point would appear on the other side.
        const float along = beta <= copra::kPi ? radius * copra::sine(beta) : 0.0f;
        const float height = rise * cone.cos;
        vertex.y = fromApex + apex - rise * cone.sin;
        vertex.x = height * turn.sin + along * turn.cos;
        // Reduced, because the full height is too close to the eye; positive, to stay above the nodes below.
        vertex.z = std::max(0.5f, (height * turn.cos - vertex.x * turn.sin) / 7.0f);
        vertex.x += spine;
    });
}

} // namespace cocos2d
