/// What the inspector draws over the game for the worlds of Box2D.

#include "inspector/outlines.h"
#ifdef COPRA_HAS_BOX2D
#include "compat/box2d/Box2DOutlines.h"
#include "inspector/NodeTree.h"
#include "scene/Node.h"

#include <unordered_map>
#include <utility>

namespace copra {
namespace inspector {

using cocos2d::Node;
using cocos2d::Vec2;

namespace {

constexpr float kUsualPointsPerMeter = 32.0f;

/// Where the meters of a world are in the scene.
struct MeterMap {
    const Node* parent; ///< the points are those of its children
    float pointsPerMeter;

    Vec2 onScreenOf(const Vec2& meters) const {
        const Vec2 point = meters * pointsPerMeter;
        return parent ? onScreen(*parent, parent->convertToWorldSpace(point)) : point;
    }
};

using NodesByAddress = std::unordered_map<const void*, const Node*>;

/// The addresses that games keep in their bodies: as nodes, or as the classes that they are.
void collectAddresses(Node& node, NodesByAddress& found) {
    found.emplace(&node, &node);
    found.emplace(dynamic_cast<const void*>(&node), &node);
    for (Node* child : childrenOf(node)) collectAddresses(*child, found);
}

/// By the node that is the user data of the body that is farthest from the origin, where the scale is most exact.
MeterMap meterMapOf(const Box2DSnapshot& snapshot, const NodesByAddress& nodes, const Node* root) {
    MeterMap map{root, kUsualPointsPerMeter};
    float farthest = 0.1f; // meters
    for (const Box2DBody& body : snapshot.bodies) {
        const auto found = nodes.find(body.userData);
        const float distance = body.position.length();
        if (found == nodes.end() || distance <= farthest) continue;
        const float points = found->second->getPosition().length();
        if (!(points > 0.0f)) continue;
        farthest = distance;
        map = {found->second->getParent(), points / distance};
    }
    return map;
}

} // namespace

void forgetOldBox2DShapes() {
    ageBox2DSnapshots();
}

std::vector<OverlayShape> box2DShapes(const std::vector<Node*>& roots) {
    std::vector<OverlayShape> shapes;
    if (box2DSnapshots().empty()) return shapes;
    NodesByAddress nodes;
    for (Node* root : roots) collectAddresses(*root, nodes);
    for (const Box2DSnapshot& snapshot : box2DSnapshots()) {
        const MeterMap map = meterMapOf(snapshot, nodes, roots.empty() ? nullptr : roots.front());
        for (const Box2DOutline& outline : snapshot.outlines) {
            OverlayShape shape{OverlayKind::Physics, {}, Vec2::ZERO};
            shape.isClosed = outline.isClosed;
            for (const Vec2& point : outline.points) shape.corners.push_back(map.onScreenOf(point));
            if (outline.radius > 0.0f) {
                OverlayShape circle{OverlayKind::Physics, {}, shape.corners.front()};
                circle.radius = shape.corners.front().distance(shape.corners.back());
                shapes.push_back(std::move(circle)); // and the line that shows how it is turned
            }
            if (shape.corners.size() > 1) shapes.push_back(std::move(shape));
        }
    }
    return shapes;
}

} // namespace inspector
} // namespace copra
#else
namespace copra {
namespace inspector {

void forgetOldBox2DShapes() {}

std::vector<OverlayShape> box2DShapes(const std::vector<cocos2d::Node*>&) {
    return {};
}

} // namespace inspector
} // namespace copra
#endif
