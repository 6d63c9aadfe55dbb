#include "nodes/effects/PageTurn3D.h"

#include "base/autoreleased.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

namespace {

constexpr float kPageHalfTurn = 3.14159265358979323846f;

} // namespace

PageTurn3D* PageTurn3D::create(float duration, const Size& gridSize) {
    auto* action = new PageTurn3D();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize));
}

PageTurn3D* PageTurn3D::clone() const {
    return create(_duration, _gridSize);
}

GridBase* PageTurn3D::getGrid() {
    auto* page = static_cast<Grid3D*>(Grid3DAction::getGrid());
    if (page) page->setNeedDepthTestForBlit(true);
    return page;
}

// Deforming pages by a cone: Hong, Card and Chen, "Turning Pages of 3D Electronic Books"; the constants are
// the original's.
void PageTurn3D::update(float time) {
    const float late = std::max(0.0f, time - 0.25f);
    const float tip = -100.0f - late * late * 500.0f; // of the cone, below the page
    const float opening = std::sqrt(time);
    const float theta = kPageHalfTurn / 2.0f * (opening > 0.5f ? opening : 1.0f - opening);
    const float turn = (2.0f - time) * kPageHalfTurn; // of the whole page around the spine
    const float sinTheta = std::sin(theta);
    const float cosTheta = std::cos(theta);
    const float spine = getGridRect().origin.x;

    moveVertices([&](Vec3& vertex, int, int) {
        const float x = vertex.x - spine;
        const float fromTip = std::sqrt(x * x + (vertex.y - tip) * (vertex.y - tip));
        const float radius = fromTip * sinTheta;
        const float alpha = fromTip > 0.0f ? std::asin(x / fromTip) : 0.0f;
        const float beta = alpha / sinTheta;
        const float rise = radius * (1.0f - std::cos(beta));

        // Beyond half a turn around the cone a point would come out on the other side.
        const float along = beta <= kPageHalfTurn ? radius * std::sin(beta) : 0.0f;
        const float height = rise * cosTheta;
        vertex.y = fromTip + tip - rise * sinTheta;
        vertex.x = height * std::sin(turn) + along * std::cos(turn);
        // A full height would reach too near to the eye, and the page must stay above what lies below it.
        vertex.z = std::max(0.5f, (height * std::cos(turn) - vertex.x * std::sin(turn)) / 7.0f);
        vertex.x += spine;
    });
}

} // namespace cocos2d
