#pragma once

#include "app/fwd.h"
#include "scene/fwd.h"

#include <functional>
#include <string>
#include <vector>

namespace copra {
namespace inspector {

/// The roots of the inspector's tree: the running scene, during a transition also the new one, and the
/// notification node.
std::vector<cocos2d::Node*> rootsOf(cocos2d::Director& director);
/// The children in drawing order, including protected ones (the parts of widgets).
std::vector<cocos2d::Node*> childrenOf(cocos2d::Node& node);
/// Returns a line about a node: class, name, and tag.
std::string titleOf(const cocos2d::Node& node);
/// The titles from the root to the node, separated by " / ".
std::string pathOf(const cocos2d::Node& node);

/// A line of the tree.
struct TreeRow {
    cocos2d::Node* node; ///< The node of the line.
    int depth;           ///< The number of nodes above it; 0 for a root.
    bool hasChildren;    ///< Whether the node has children.
    bool isOpen;         ///< Whether the lines of its children follow.
};

/// Returns the lines of the trees below `roots`. The children of a node follow it if `isOpen` returns true
/// for it. With a `filter`, the lines are only those of nodes whose title contains it, in any case, and of
/// the nodes above them, which are all open.
std::vector<TreeRow> listTree(const std::vector<cocos2d::Node*>& roots,
                              const std::function<bool(const cocos2d::Node&)>& isOpen,
                              const std::string& filter = "");
/// Whether the node is in one of these trees. `node` may point to a destroyed object, because it is only
/// compared.
bool contains(const std::vector<cocos2d::Node*>& roots, const cocos2d::Node* node);

} // namespace inspector
} // namespace copra
