#include "inspector/NodeTree.h"

#include "app/Director.h"
#include "app/TransitionScene.h"
#include "inspector/classNames.h"
#include "scene/ProtectedNode.h"

#include <algorithm>
#include <cctype>

namespace copra {
namespace inspector {

using cocos2d::Node;

namespace {

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

struct TreeLister {
    const std::function<bool(const Node&)>& isOpen;
    std::string filter;
    std::vector<TreeRow> rows;

    /// Adds the node and what is shown below it. False, and nothing added, if the filter leaves all of it out.
    bool add(Node& node, int depth) {
        const std::vector<Node*> children = childrenOf(node);
        const bool isFiltering = !filter.empty();
        const std::size_t index = rows.size();
        const bool opens = isFiltering || isOpen(node);
        rows.push_back({&node, depth, !children.empty(), opens && !children.empty()});
        bool isAnyShown = false;
        if (opens)
            for (Node* child : children) isAnyShown = add(*child, depth + 1) || isAnyShown;
        const bool isShown =
            !isFiltering || isAnyShown || lowered(titleOf(node)).find(filter) != std::string::npos;
        if (!isShown) rows.resize(index);
        return isShown;
    }
};

} // namespace

std::vector<Node*> rootsOf(cocos2d::Director& director) {
    std::vector<Node*> roots;
    cocos2d::Scene* running = director.getRunningScene();
    if (running) roots.push_back(running);
    // The new scene of a transition is not a child of it.
    auto* transition = dynamic_cast<cocos2d::TransitionScene*>(running);
    if (transition && transition->getInScene()) roots.push_back(transition->getInScene());
    if (director.getNotificationNode()) roots.push_back(director.getNotificationNode());
    return roots;
}

std::vector<Node*> childrenOf(Node& node) {
    std::vector<Node*> children;
    const Node& constant = node;
    for (Node* child : constant.getChildren()) children.push_back(child);
    if (const auto* guarded = dynamic_cast<cocos2d::ProtectedNode*>(&node))
        for (Node* child : guarded->protectedChildren_()) children.push_back(child);
    std::stable_sort(children.begin(), children.end(),
                     [](const Node* a, const Node* b) { return a->getLocalZOrder() < b->getLocalZOrder(); });
    return children;
}

std::string titleOf(const Node& node) {
    std::string title = classOf(node);
    if (!node.getName().empty()) title += " \"" + node.getName() + "\"";
    if (node.getTag() != Node::INVALID_TAG) title += " #" + std::to_string(node.getTag());
    return title;
}

std::string pathOf(const Node& node) {
    const std::string own = titleOf(node);
    return node.getParent() ? pathOf(*node.getParent()) + " / " + own : own;
}

std::vector<TreeRow> listTree(const std::vector<Node*>& roots, const std::function<bool(const Node&)>& isOpen,
                              const std::string& filter) {
    TreeLister lister{isOpen, lowered(filter), {}};
    for (Node* root : roots) lister.add(*root, 0);
    return std::move(lister.rows);
}

bool contains(const std::vector<Node*>& roots, const Node* node) {
    return std::any_of(roots.begin(), roots.end(),
                       [node](Node* root) { return root == node || contains(childrenOf(*root), node); });
}

} // namespace inspector
} // namespace copra
