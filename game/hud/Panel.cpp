#include "hud/Panel.h"

#include <algorithm>
#include <vector>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kPanelRadius = 26.0f; ///< points
constexpr float kPanelEdge = 5.0f;    ///< points
constexpr int kCornerSteps = 8;       ///< lines of a rounded corner
const Color4F kPanelColor(1.0f, 0.965f, 0.84f, 0.97f);
const Color4F kEdgeColor(0.263f, 0.141f, 0.059f, 1.0f);

} // namespace

DrawNode* makeRoundedBox(const Size& size, float radius, const Color4F& color) {
    const float r = std::min({radius, size.width / 2, size.height / 2});
    const Vec2 corner(size.width / 2 - r, size.height / 2 - r);
    const Vec2 centers[] = {corner, {-corner.x, corner.y}, {-corner.x, -corner.y}, {corner.x, -corner.y}};
    std::vector<Vec2> outline;
    for (int quarter = 0; quarter < 4; ++quarter) {
        for (int step = 0; step <= kCornerSteps; ++step) {
            const float turn = static_cast<float>(quarter) + static_cast<float>(step) / kCornerSteps;
            const float angle = turn * 1.57079633f;
            outline.push_back(centers[quarter] + Vec2::forAngle(angle) * r);
        }
    }
    auto* box = DrawNode::create();
    box->drawSolidPoly(outline.data(), static_cast<unsigned>(outline.size()), color);
    return box;
}

Node* makePanel(const Size& size) {
    auto* panel = Node::create();
    panel->addChild(makeRoundedBox(Size(size.width + 2 * kPanelEdge, size.height + 2 * kPanelEdge),
                                   kPanelRadius + kPanelEdge, kEdgeColor));
    panel->addChild(makeRoundedBox(size, kPanelRadius, kPanelColor));
    return panel;
}

} // namespace beecluster
