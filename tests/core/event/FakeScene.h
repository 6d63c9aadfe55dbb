#pragma once

#include "event/EventDispatcher.h"
#include "event/SceneGraph.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cocos2d {

/// Stands for the real Node, which the event room does not know: a name, a place in the drawing order and
/// children.
class Node {
public:
    explicit Node(std::string n, int place = 0) : name(std::move(n)), drawn(place) {}

    std::string name;
    int drawn;
    bool running = true;
    bool inScene = true;
    bool hasListeners = false;
    std::vector<Node*> children;
};

} // namespace cocos2d

/// A scene graph of FakeNodes that counts what it is asked.
class FakeScene : public copra::SceneGraph {
public:
    using Node = cocos2d::Node;

    bool isRunning(const Node* node) const override { return node->running; }
    bool isInRunningScene(const Node* node) const override { return node->inScene; }
    bool isDrawnBefore(const Node* a, const Node* b) const override {
        ++comparisons;
        return a->drawn < b->drawn;
    }
    void forEachChild(Node* node, const std::function<void(Node*)>& fn) const override {
        for (Node* child : node->children) fn(child);
    }
    void listenersChanged(Node* node, bool hasAny) override { node->hasListeners = hasAny; }

    mutable int comparisons = 0;
};
