#include "app/nodesOfClass.h"

#include "app/Director.h"
#include "scene/ProtectedNode.h"
#include "scene/SceneContext.h"

namespace copra {

using namespace cocos2d;

namespace {

void collect(Node& node, std::vector<RefPtr<Node>>& found) {
    found.emplace_back(&node);
    const Node& constant = node;
    for (Node* child : constant.getChildren()) collect(*child, found);
    if (const auto* guarded = dynamic_cast<ProtectedNode*>(&node))
        for (Node* child : guarded->protectedChildren_()) collect(*child, found);
}

} // namespace

std::vector<RefPtr<Node>> allNodes() {
    std::vector<RefPtr<Node>> found;
    for (Scene* scene : SceneContext::current().scenes) collect(*scene, found);
    if (Node* node = Director::getInstance()->getNotificationNode()) collect(*node, found);
    return found;
}

} // namespace copra
