#pragma once

#include "time/SchedulerModel.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iomanip>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

/// The tree of nodes, its life cycle, actions and timers, done the slow and obvious way: lists of shared
/// pointers that are searched from end to end. Node 0 is the scene.
class SceneModel {
public:
    using Happened = std::function<void(const std::string&)>;

    SceneModel(int count, Happened happened) : _happened(std::move(happened)) {
        for (int i = 0; i < count; ++i) renew(i);
        _scheduler.schedulePerFrame([this](float dt) { stepActions(dt); }, this, INT_MIN, false);
    }

    int count() const { return static_cast<int>(_nodes.size()); }
    bool canAdd(int parent, int child) const {
        if (child == 0 || _nodes[child]->parent) return false;
        for (const Node* n = _nodes[parent].get(); n; n = n->parent)
            if (n == _nodes[child].get()) return false;
        return true;
    }
    bool canRenew(int n) const { return n != 0 && !_nodes[n]->parent && _nodes[n]->children.empty(); }
    /// A node of that number is born; the one before has ended.
    void renew(int n) {
        if (n < count()) {
            stopAll(n);
            unscheduleAll(n);
            _nodes[n] = std::make_shared<Node>();
        } else {
            _nodes.push_back(std::make_shared<Node>());
        }
        _nodes[n]->id = n;
    }

    // --- The tree ---

    void add(int p, int c, int z) {
        Node& parent = *_nodes[p];
        Node& child = *_nodes[c];
        const auto old = std::find(parent.children.begin(), parent.children.end(), &child);
        if (old != parent.children.end()) parent.children.erase(old);
        child.leaving = false;
        child.z = z;
        parent.children.push_back(&child);
        child.parent = &parent;
        child.arrival = ++_lastArrival;
        if (!parent.running && parent.life != Node::enteringChildren) return;
        enter(child);
        if (parent.finished && child.parent == &parent) finish(child);
    }
    void remove(int c, bool cleanup) {
        Node& child = *_nodes[c];
        Node* parent = child.parent;
        if (!parent || child.leaving) return;
        leave(child, parent->running, cleanup);
        child.leaving = false;
        child.parent = nullptr;
        parent->children.erase(std::find(parent->children.begin(), parent->children.end(), &child));
    }
    void removeAll(int p, bool cleanup) {
        Node& parent = *_nodes[p];
        const auto snapshot = parent.children;
        for (Node* child : snapshot) {
            if (child->parent != &parent || child->leaving) continue;
            leave(*child, parent.running, cleanup);
            child->parent = nullptr;
        }
        auto& list = parent.children;
        list.erase(std::remove_if(list.begin(), list.end(), [&](Node* c) { return c->parent != &parent; }),
                   list.end());
        for (Node* child : snapshot)
            if (!child->parent) child->leaving = false;
    }
    void reorder(int c, int z) {
        if (!_nodes[c]->parent) return;
        _nodes[c]->arrival = ++_lastArrival;
        _nodes[c]->z = z;
    }
    void setZ(int c, int z) {
        if (_nodes[c]->z == z) return;
        _nodes[c]->z = z;
        if (_nodes[c]->parent) _nodes[c]->arrival = ++_lastArrival;
    }
    void enterScene() {
        enter(*_nodes[0]);
        finish(*_nodes[0]);
    }
    void leaveScene() {
        start(*_nodes[0]);
        exit(*_nodes[0]);
    }
    void visit() { draw(*_nodes[0]); }

    // --- Actions ---

    void runCall(int n, float wait, const std::string& label) {
        auto action = makeAction(n, label);
        action->kind = Action::call;
        action->duration = wait;
    }
    void runTicker(int n, int steps, int tag, const std::string& label) {
        auto action = makeAction(n, label);
        action->kind = Action::ticker;
        action->steps = steps;
        action->tag = tag;
    }
    void runMove(int n, float duration, float way) {
        auto action = makeAction(n, "");
        action->kind = Action::move;
        action->duration = duration;
        action->way = way;
        action->start = action->previous = _nodes[n]->x;
    }
    void stopAll(int n) {
        stopWhere(n, [](const Action&) { return true; });
    }
    void stopAllTagged(int n, int tag) {
        stopWhere(n, [tag](const Action& a) { return a.tag == tag; });
    }
    void stopTagged(int n, int tag) {
        bool found = false;
        stopWhere(n, [&](const Action& a) { return a.tag == tag && !std::exchange(found, true); });
    }

    // --- Timers ---

    void scheduleUpdate(int n, int priority) {
        const std::string text = "update " + std::to_string(n);
        _scheduler.schedulePerFrame([this, text](float) { _happened(text); }, key(n), priority,
                                    !_nodes[n]->running);
    }
    void unscheduleUpdate(int n) { _scheduler.unscheduleUpdate(key(n)); }
    void schedule(int n, float interval, unsigned repeat, float delay, const std::string& name) {
        const std::string text = "timer " + std::to_string(n) + name;
        _scheduler.schedule([this, text](float) { _happened(text); }, key(n), interval, repeat, delay,
                            !_nodes[n]->running, name);
    }
    void unschedule(int n, const std::string& name) { _scheduler.unschedule(name, key(n)); }
    void unscheduleAll(int n) { _scheduler.unscheduleAllForTarget(key(n)); }
    void pause(int n) { setPaused(*_nodes[n], true); }
    void resume(int n) { setPaused(*_nodes[n], false); }
    void frame(float dt) { _scheduler.update(dt); }

    // --- What can be seen ---

    bool isRunning(int n) const { return _nodes[n]->running; }
    bool isConnected(int n) const {
        const Node* node = _nodes[n].get();
        while (node->parent) node = node->parent;
        return node == _nodes[0].get();
    }
    std::string state() const {
        std::ostringstream text;
        for (const auto& node : _nodes) {
            text << node->id << (node->running ? "r" : "-") << " z" << node->z << " x" << std::fixed
                 << std::setprecision(2) << node->x << " a" << actionCount(*node) << " (";
            for (const Node* child : node->children) text << child->id << " ";
            text << ") " << _scheduler.isScheduled("a", node.get()) << _scheduler.isScheduled("b", node.get())
                 << '\n';
        }
        return text.str();
    }

private:
    struct Node {
        enum Life { settled, entering, enteringChildren };
        int id = 0;
        Node* parent = nullptr;
        std::vector<Node*> children;
        int z = 0;
        std::uint64_t arrival = 0;
        float x = 0;
        bool running = false, finished = false, leaving = false, exiting = false;
        Life life = settled;
        bool isIn() const { return !exiting && (running || isEntering()); }
        bool isEntering() const { return life == entering || life == enteringChildren; }
    };
    struct Action {
        enum Kind { call, ticker, move } kind = call;
        std::string label;
        bool isFresh = true, gone = false;
        float elapsed = 0, duration = 0, way = 0, start = 0, previous = 0;
        int steps = 0, tag = -1;
    };
    struct Target {
        std::shared_ptr<Node> node;
        std::vector<std::shared_ptr<Action>> actions;
        bool paused = false, gone = false;
        bool isIdle() const {
            return std::all_of(actions.begin(), actions.end(), [](auto& a) { return a->gone; });
        }
    };

    void* key(int n) const { return _nodes[n].get(); }
    void said(const char* what, const Node& node) { _happened(what + std::to_string(node.id)); }

    void enter(Node& node) {
        node.life = Node::entering;
        said("enter ", node);
        node.finished = false;
        if (node.life == Node::entering) node.life = Node::enteringChildren;
        const auto snapshot = node.children;
        for (Node* child : snapshot)
            if (node.life == Node::enteringChildren && child->parent == &node && !child->leaving &&
                !child->isIn())
                enter(*child);
        if (node.life != Node::enteringChildren) return;
        node.life = Node::settled;
        setPaused(node, false);
        node.running = true;
    }
    void finish(Node& node) {
        said("finish ", node);
        node.finished = true;
        const auto snapshot = node.children;
        for (Node* child : snapshot)
            if (child->parent == &node && !child->leaving && !child->finished) finish(*child);
    }
    void start(Node& node) {
        said("start ", node);
        const bool isComplete = !node.isEntering();
        const auto snapshot = node.children;
        for (Node* child : snapshot)
            if (child->parent == &node && !child->leaving && !child->exiting && (isComplete || child->isIn()))
                start(*child);
    }
    void exit(Node& node) {
        const bool isComplete = !node.isEntering();
        node.exiting = true;
        said("exit ", node);
        setPaused(node, true);
        node.running = false;
        node.life = Node::settled;
        node.exiting = false;
        std::vector<std::pair<Node*, bool>> snapshot;
        for (Node* child : node.children)
            if (!child->exiting && (isComplete || child->isIn())) snapshot.emplace_back(child, child->isIn());
        for (auto [child, wasIn] : snapshot)
            if (child->parent == &node && !child->leaving && !(wasIn && !child->isIn())) exit(*child);
    }
    void cleanup(Node& node) {
        stopAll(node.id);
        unscheduleAll(node.id);
        const auto snapshot = node.children;
        for (Node* child : snapshot)
            if (child->parent == &node && !child->leaving) cleanup(*child);
    }
    void leave(Node& child, bool isParentRunning, bool withCleanup) {
        child.leaving = true;
        if (child.isIn() || (isParentRunning && !child.exiting)) {
            start(child);
            exit(child);
        }
        if (withCleanup) cleanup(child);
    }
    void draw(Node& node) {
        std::stable_sort(node.children.begin(), node.children.end(), [](const Node* a, const Node* b) {
            return a->z != b->z ? a->z < b->z : a->arrival < b->arrival;
        });
        for (Node* child : node.children)
            if (child->z < 0) draw(*child);
        _happened("draw " + std::to_string(node.id));
        for (Node* child : node.children)
            if (child->z >= 0) draw(*child);
    }

    void setPaused(Node& node, bool paused) {
        if (paused)
            _scheduler.pauseTarget(&node);
        else
            _scheduler.resumeTarget(&node);
        if (auto target = findTarget(node)) target->paused = paused;
    }

    std::shared_ptr<Target> findTarget(const Node& node) const {
        for (const auto& target : _targets)
            if (target->node.get() == &node && !target->gone) return target;
        return nullptr;
    }
    std::shared_ptr<Action> makeAction(int n, const std::string& label) {
        auto target = findTarget(*_nodes[n]);
        if (!target) {
            target = std::make_shared<Target>();
            target->node = _nodes[n];
            target->paused = !_nodes[n]->running;
            _targets.push_back(target);
        }
        target->actions.push_back(std::make_shared<Action>());
        target->actions.back()->label = label;
        return target->actions.back();
    }
    template<class Matches>
    void stopWhere(int n, Matches matches) {
        const auto target = findTarget(*_nodes[n]);
        if (!target) return;
        for (auto& action : target->actions)
            if (!action->gone && matches(*action)) action->gone = true;
        if (target->isIdle() && target != _stepping) target->gone = true;
    }
    int actionCount(const Node& node) const {
        const auto target = findTarget(node);
        if (!target) return 0;
        return static_cast<int>(
            std::count_if(target->actions.begin(), target->actions.end(), [](auto& a) { return !a->gone; }));
    }
    void stepActions(float dt) {
        for (std::size_t i = 0; i < _targets.size(); ++i) {
            const auto target = _targets[i];
            if (target->gone || target->paused) continue;
            _stepping = target;
            for (std::size_t k = 0; k < target->actions.size(); ++k) {
                const auto action = target->actions[k];
                if (!action->gone) step(*target->node, *action, dt);
            }
            _stepping = nullptr;
            if (target->isIdle()) target->gone = true;
        }
        _targets.erase(std::remove_if(_targets.begin(), _targets.end(), [](auto& t) { return t->gone; }),
                       _targets.end());
    }
    void step(Node& node, Action& action, float dt) {
        if (action.kind == Action::ticker) {
            --action.steps;
            _happened("tick " + action.label);
            if (action.gone || action.steps > 0) return;
            _happened("stop " + action.label);
            action.gone = true;
            return;
        }
        if (!std::exchange(action.isFresh, false)) action.elapsed += dt;
        const bool isDone = action.elapsed >= action.duration;
        if (action.kind == Action::move) {
            action.start += node.x - action.previous;
            action.previous = action.start + action.way * (isDone ? 1.0f : action.elapsed / action.duration);
            node.x = action.previous;
        } else if (isDone) {
            _happened("call " + action.label);
        }
        if (isDone) action.gone = true;
    }

    Happened _happened;
    SchedulerModel _scheduler;
    std::vector<std::shared_ptr<Node>> _nodes;
    std::vector<std::shared_ptr<Target>> _targets;
    std::shared_ptr<Target> _stepping;
    std::uint64_t _lastArrival = 0;
};
