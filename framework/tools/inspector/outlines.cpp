/// Where nodes are on the screen, and which one is at a place.

#include "inspector/outlines.h"

#include "inspector/NodeTree.h"
#include "scene/Camera.h"
#include "scene/Layer.h"
#include "scene/Scene.h"

#include <algorithm>

namespace copra {
namespace inspector {

using cocos2d::Camera;
using cocos2d::Node;
using cocos2d::Vec2;

Vec2 onScreen(const Node& node, const Vec2& worldPoint) {
    const cocos2d::Scene* scene = node.getScene();
    if (!scene) return worldPoint;
    Vec2 mapped = worldPoint;
    for (Camera* camera : const_cast<cocos2d::Scene*>(scene)->getCameras()) {
        const auto flag = static_cast<unsigned short>(camera->getCameraFlag());
        if (!(flag & node.getCameraMask()) || !camera->isVisible()) continue;
        camera->screenHomography().apply(worldPoint, mapped);
        break;
    }
    return mapped;
}

std::array<Vec2, 4> cornersOf(const Node& node) {
    const cocos2d::Size& size = node.getContentSize();
    std::array<Vec2, 4> corners{Vec2::ZERO, Vec2(size.width, 0.0f), Vec2(size.width, size.height),
                                Vec2(0.0f, size.height)};
    for (Vec2& corner : corners) corner = onScreen(node, node.convertToWorldSpace(corner));
    return corners;
}

bool covers(const Node& node, const Vec2& point) {
    const std::array<Vec2, 4> corners = cornersOf(node);
    bool isLeft = true;
    bool isRight = true;
    float area = 0.0f;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2& from = corners[i];
        const Vec2& to = corners[(i + 1) % corners.size()];
        const float side = (to - from).cross(point - from);
        isLeft = isLeft && side >= 0.0f;
        isRight = isRight && side <= 0.0f;
        area += from.cross(to);
    }
    return area != 0.0f && (isLeft || isRight);
}

namespace {

bool isBackdrop(const Node& node) {
    return dynamic_cast<const cocos2d::Scene*>(&node) || dynamic_cast<const cocos2d::Layer*>(&node);
}

/// The visible nodes in the order of drawing within one global z.
void collectVisible(Node& node, std::vector<Node*>& found) {
    if (!node.isVisible()) return;
    bool isAdded = false;
    for (Node* child : childrenOf(node)) {
        if (!isAdded && child->getLocalZOrder() >= 0) {
            found.push_back(&node);
            isAdded = true;
        }
        collectVisible(*child, found);
    }
    if (!isAdded) found.push_back(&node);
}

} // namespace

std::vector<Node*> nodesAt(const std::vector<Node*>& roots, const Vec2& point) {
    std::vector<Node*> found;
    for (Node* root : roots) collectVisible(*root, found);
    found.erase(
        std::remove_if(found.begin(), found.end(), [&point](Node* node) { return !covers(*node, point); }),
        found.end());
    std::stable_sort(found.begin(), found.end(), [](const Node* a, const Node* b) {
        return a->getGlobalZOrder() < b->getGlobalZOrder();
    });
    std::reverse(found.begin(), found.end());
    std::stable_partition(found.begin(), found.end(), [](const Node* node) { return !isBackdrop(*node); });
    return found;
}

Node* pick(const std::vector<Node*>& roots, const Vec2& point, const Node* selected) {
    const std::vector<Node*> found = nodesAt(roots, point);
    if (found.empty()) return nullptr;
    const auto at = std::find(found.begin(), found.end(), selected);
    return at == found.end() || at + 1 == found.end() ? found.front() : *(at + 1);
}

} // namespace inspector
} // namespace copra
