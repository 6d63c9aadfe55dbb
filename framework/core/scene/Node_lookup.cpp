#include "base/Explainer.h"
#include "base/refuse.h"
#include "scene/Node.h"

#include <regex>

void copra::warnOfOtherClass(const cocos2d::Node& found, const std::type_info& wanted) {
    warning("Node: the child '%s' of tag %d is a %s, but is used as a %s", found.getName().c_str(),
            found.getTag(), explainer().className(typeid(found)).c_str(),
            explainer().className(wanted).c_str());
}

namespace cocos2d {

Node* Node::getChildByTag(int tag) const {
    // Most children have the invalid tag, so a search for it is an error.
    if (copra::refuse(tag == INVALID_TAG, "Node::getChildByTag: the tag is invalid")) return nullptr;
    for (Node* child : _children)
        if (child->_tag == tag) return child;
    return nullptr;
}

Node* Node::getChildByName(const std::string& name) const {
    // Most children have an empty name, so a search for it is an error.
    if (copra::refuse(name.empty(), "Node::getChildByName: the name is empty")) return nullptr;
    for (Node* child : _children)
        if (child->getName() == name) return child;
    return nullptr;
}

namespace {

using Callback = std::function<bool(Node*)>;
using Path = std::vector<std::regex>;

/// Bytes of a pattern and of a name that is compared with it: std::regex calls itself for each of them.
constexpr std::size_t kLongestName = 1'000;

bool matches(const std::string& name, const std::regex& pattern) {
    return !copra::warn(name.size() > kLongestName,
                        "Node::enumerateChildren: a name of more than 1,000 bytes matches no pattern") &&
           std::regex_match(name, pattern);
}

/// Calls `callback` for the nodes that match the rest of the path; returns true if the callback ended the
/// search.
bool matchPath(const Node& node, const Path& path, std::size_t step, bool toParent,
               const Callback& callback) {
    for (Node* child : Vector<Node*>(node.getChildren())) {
        if (!matches(child->getName(), path[step])) continue;
        const bool isEnd = step + 1 == path.size();
        if (isEnd ? callback(toParent ? child->getParent() : child)
                  : matchPath(*child, path, step + 1, toParent, callback))
            return true;
    }
    return false;
}

bool matchPathInSubtree(const Node& node, const Path& path, bool toParent, const Callback& callback) {
    if (matchPath(node, path, 0, toParent, callback)) return true;
    for (Node* child : Vector<Node*>(node.getChildren()))
        if (matchPathInSubtree(*child, path, toParent, callback)) return true;
    return false;
}

Path compilePath(const std::string& text) {
    Path path;
    for (std::size_t start = 0, end = 0; end != std::string::npos; start = end + 1) {
        end = text.find('/', start);
        path.emplace_back(text.substr(start, end - start));
    }
    return path;
}

} // namespace

void Node::enumerateChildren(const std::string& name, std::function<bool(Node* node)> callback) const {
    if (copra::refuse(name.empty(), "Node::enumerateChildren: the name is empty") ||
        copra::refuse(!callback, "Node::enumerateChildren: the callback is empty") ||
        copra::warn(name.size() > kLongestName,
                    "Node::enumerateChildren: ignored, the pattern has more than 1,000 bytes"))
        return;

    std::string text = name;
    const bool inSubtree = text.size() > 2 && text.compare(0, 2, "//") == 0;
    if (inSubtree) text.erase(0, 2);
    const bool toParent = text.size() > 3 && text.compare(text.size() - 3, 3, "/..") == 0;
    if (toParent) text.erase(text.size() - 3);

    Path path;
    try {
        path = compilePath(text);
    } catch (const std::regex_error& error) {
        copra::warning("enumerateChildren: '%s' is not a valid pattern: %s", name.c_str(), error.what());
        return;
    }
    if (inSubtree)
        matchPathInSubtree(*this, path, toParent, callback);
    else
        matchPath(*this, path, 0, toParent, callback);
}

} // namespace cocos2d
