/// The EventDispatcher against a model that sorts everything again for each dispatch, with random things
/// happening inside and between callbacks.

#include "event/EventDispatcher.h"

#include "base/AutoreleasePool.h"
#include "event/EventCustom.h"
#include "event/EventListenerCustom.h"
#include "event/FakeScene.h"

#include <gtest/gtest.h>

#include <memory>
#include <random>
#include <sstream>

using namespace cocos2d;

namespace {

constexpr int kListeners = 14;
constexpr int kNodes = 5;
using Notify = std::function<bool(int listener)>; // returns whether to stop the event

/// What is common: nodes, and listeners that are numbers.
struct Participants {
    explicit Participants(Notify h) : notify(std::move(h)) {
        for (int i = 0; i < kNodes; ++i) nodes.emplace_back("", i);
    }
    std::vector<Node> nodes;
    Notify notify;
};

class Model : public Participants {
public:
    using Participants::Participants;

    void add(int listener, int priority, Node* node) {
        auto& l = _listeners[listener];
        if (l.entry) return;
        l.entry = std::make_shared<Entry>(Entry{listener, priority, node, node && !node->running, false});
        _waiting.push_back(l.entry);
        admitWaiting();
    }
    void remove(int listener) {
        auto& l = _listeners[listener];
        if (l.entry) l.entry->gone = true;
        l.entry = nullptr;
    }
    void removeForTarget(Node* node) {
        for (int i = 0; i < kListeners; ++i)
            if (_listeners[i].entry && _listeners[i].entry->node == node) remove(i);
    }
    void removeAll() {
        for (int i = 0; i < kListeners; ++i) remove(i);
    }
    void setPaused(Node* node, bool paused) {
        for (auto& l : _listeners)
            if (l.entry && l.entry->node == node) l.entry->paused = paused;
    }
    void setEnabled(int listener, bool enabled) { _listeners[listener].enabled = enabled; }
    void setPriority(int listener, int priority) {
        auto& entry = _listeners[listener].entry;
        if (entry && !entry->node) entry->priority = priority;
    }
    void orderChanged() {}
    bool has() const {
        for (auto& l : _listeners)
            if (l.entry) return true;
        return false;
    }
    void dispatch() {
        if (_depth == 0) sort();
        ++_depth;
        for (std::size_t i = 0; i < _order.size(); ++i) {
            const auto entry = _order[i];
            if (entry->gone || entry->paused || !_listeners[entry->listener].enabled) continue;
            if (notify(entry->listener)) break;
        }
        --_depth;
        admitWaiting();
    }

private:
    struct Entry {
        int listener;
        int priority;
        Node* node;
        bool paused;
        bool gone;
    };
    struct Listener {
        std::shared_ptr<Entry> entry;
        bool enabled = true;
    };

    void admitWaiting() {
        if (_depth > 0) return;
        _order.insert(_order.end(), _waiting.begin(), _waiting.end());
        _waiting.clear();
    }
    void sort() {
        const auto before = [](const auto& a, const auto& b) {
            const auto sign = [](int p) { return (p > 0) - (p < 0); };
            if (sign(a->priority) != sign(b->priority)) return a->priority < b->priority;
            if (!a->node || !b->node) return a->priority < b->priority;
            if (a->node->inScene != b->node->inScene) return a->node->inScene;
            return a->node->inScene && a->node->drawn > b->node->drawn;
        };
        _order.erase(std::remove_if(_order.begin(), _order.end(), [](auto& e) { return e->gone; }),
                     _order.end());
        std::stable_sort(_order.begin(), _order.end(), before);
    }

    Listener _listeners[kListeners];
    std::vector<std::shared_ptr<Entry>> _order, _waiting;
    int _depth = 0;
};

class Real : public Participants {
public:
    explicit Real(Notify h) : Participants(std::move(h)) {
        for (int i = 0; i < kListeners; ++i)
            _listeners[i] = EventListenerCustom::create("e", [this, i](EventCustom* event) {
                if (notify(i)) event->stopPropagation();
            });
    }

    void add(int listener, int priority, Node* node) {
        if (_added[listener]) return;
        _added[listener] = true;
        if (node)
            _dispatcher.addEventListenerWithSceneGraphPriority(_listeners[listener], node);
        else
            _dispatcher.addEventListenerWithFixedPriority(_listeners[listener], priority);
        _node[listener] = node;
    }
    void remove(int listener) {
        _added[listener] = false;
        _dispatcher.removeEventListener(_listeners[listener]);
    }
    void removeForTarget(Node* node) {
        for (int i = 0; i < kListeners; ++i)
            if (_added[i] && _node[i] == node) _added[i] = false;
        _dispatcher.removeEventListenersForTarget(node);
        EXPECT_FALSE(node->hasListeners);
    }
    void removeAll() {
        std::fill(std::begin(_added), std::end(_added), false);
        _dispatcher.removeAllEventListeners();
    }
    void setPaused(Node* node, bool paused) {
        if (paused)
            _dispatcher.pauseEventListenersForTarget(node);
        else
            _dispatcher.resumeEventListenersForTarget(node);
    }
    void setEnabled(int listener, bool enabled) { _listeners[listener]->setEnabled(enabled); }
    void setPriority(int listener, int priority) {
        if (_added[listener] && !_node[listener]) _dispatcher.setPriority(_listeners[listener], priority);
    }
    void orderChanged() { _dispatcher.setDirty(); }
    bool has() const { return _dispatcher.hasEventListener("e"); }
    void dispatch() { _dispatcher.dispatchCustomEvent("e"); }

private:
    FakeScene _scene;
    RefPtr<EventListener> _listeners[kListeners];
    bool _added[kListeners] = {};
    Node* _node[kListeners] = {};
    EventDispatcher _dispatcher{_scene};
};

/// Lets random things happen. The same seed makes the same things happen as long as the notified listeners agree.
template<class S>
class Play {
public:
    explicit Play(unsigned seed) : _random(seed) {}

    std::string run(int rounds) {
        for (int i = 0; i < rounds; ++i) {
            for (int k = pick(4); k > 0; --k) act();
            _log << "event " << _stage.has() << '\n';
            _stage.dispatch();
        }
        return _log.str();
    }

private:
    int pick(int n) { return static_cast<int>(_random() % static_cast<unsigned>(n)); }

    bool onNotified(int listener) {
        _log << listener << ' ';
        if (pick(3) == 0) act();
        return pick(20) == 0;
    }

    void act() {
        const int listener = pick(kListeners);
        Node* node = &_stage.nodes[static_cast<std::size_t>(pick(kNodes))];
        const int priority = pick(2) == 0 ? -1 - pick(3) : 1 + pick(3);
        switch (pick(13)) {
        case 0:
        case 1:
        case 2:
        case 3:
            _stage.add(listener, 0, node);
            break;
        case 4:
        case 5:
            _stage.add(listener, priority, nullptr);
            break;
        case 6:
            _stage.remove(listener);
            break;
        case 7:
            _stage.setPriority(listener, priority);
            break;
        case 8:
            _stage.setPaused(node, pick(2) == 0);
            break;
        case 9:
            _stage.setEnabled(listener, pick(3) > 0);
            break;
        case 10:
            std::swap(node->drawn, _stage.nodes[static_cast<std::size_t>(pick(kNodes))].drawn);
            node->inScene = pick(4) > 0;
            node->running = pick(4) > 0;
            _stage.orderChanged();
            break;
        case 11:
            if (pick(6) == 0)
                _stage.removeAll();
            else
                _stage.removeForTarget(node);
            break;
        default:
            if (_nesting == 3) break;
            ++_nesting;
            _log << "( ";
            _stage.dispatch();
            _log << ") ";
            --_nesting;
        }
    }

    AutoreleasePool _pool;
    S _stage{[this](int listener) { return onNotified(listener); }};
    std::mt19937 _random;
    std::ostringstream _log;
    int _nesting = 0;
};

class EventDispatcherModelTest : public testing::TestWithParam<unsigned> {};

} // namespace

TEST_P(EventDispatcherModelTest, TheDispatcherDoesWhatTheModelDoes) {
    const std::string expected = Play<Model>(GetParam()).run(300);
    const std::string actual = Play<Real>(GetParam()).run(300);
    EXPECT_EQ(actual, expected);
}

INSTANTIATE_TEST_SUITE_P(Seeds, EventDispatcherModelTest, testing::Range(1u, 41u));
