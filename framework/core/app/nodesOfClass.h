#pragma once

#include "base/RefPtr.h"
#include "scene/Node.h"

#include <vector>

namespace copra {

/// Returns all nodes of all scenes and of the notification node, parents first, with protected children;
/// retained, because what is done with one may change the tree.
std::vector<cocos2d::RefPtr<cocos2d::Node>> allNodes();

/// Returns all nodes that are of the class `T`, as allNodes() does.
template<class T>
std::vector<cocos2d::RefPtr<T>> nodesOfClass() {
    std::vector<cocos2d::RefPtr<T>> found;
    for (const cocos2d::RefPtr<cocos2d::Node>& node : allNodes())
        if (auto* typed = dynamic_cast<T*>(node.get())) found.emplace_back(typed);
    return found;
}

} // namespace copra
