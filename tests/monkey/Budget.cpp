#include "monkey/Budget.h"

#include "cocos2d.h"

#include <algorithm>

using namespace cocos2d;

namespace monkey {

namespace {

long workOfNodes(Node* node) {
    long work = Budget::kWorkOfNode;
    if (auto* const grid = dynamic_cast<NodeGrid*>(node); grid && grid->getGrid()) {
        const Size& size = grid->getGrid()->getGridSize();
        work += static_cast<long>(size.width * size.height) * Budget::kWorkOfGridCell;
    }
#if CC_USE_PHYSICS
    if (const auto* const body = node->getPhysicsBody())
        work += static_cast<long>(body->getShapes().size()) * Budget::kWorkOfShape;
#endif
    for (Node* child : node->getChildren()) work += workOfNodes(child);
    return work;
}

} // namespace

bool Budget::pay(long work) {
    _savings = std::min(_savings + kEarnedPerFrame - std::min(work, kMostOfFrame), kMostSavings);
    if (_savings >= 0) return true;
    _savings = kMostSavings;
    return false;
}

long Budget::workOf(Node* scene, long vertices) {
    return std::max(vertices, 0L) + workOfNodes(scene);
}

} // namespace monkey
