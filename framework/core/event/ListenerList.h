#pragma once

#include "event/EventListener.h"
#include "event/fwd.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace copra {

/// The listeners of a listener ID in the order of notification: fixed priorities below 0, then the listeners
/// of nodes from the front of the scene to its back, then fixed priorities above 0. The listeners are not
/// retained.
///
/// During an iteration, nothing moves: a removed listener leaves a gap, and sorting waits.
class ListenerList {
public:
    /// Appends a listener whose priority or node is set.
    void add(cocos2d::EventListener* listener);
    /// Removes a listener. During an iteration it must stay alive until the end.
    void remove(cocos2d::EventListener* listener);

    /// Whether no listener is left.
    bool empty() const { return _size == 0; }
    /// Makes the list sort the fixed priorities again.
    void fixedPriorityChanged() { _fixedOrderDirty = true; }
    /// Closes gaps and sorts what is out of order; does nothing during an iteration.
    /// `graphVersion` changes whenever the drawing order may have changed.
    void tidy(const SceneGraph& graph, std::uint64_t graphVersion);

    /// Calls `fn(EventListener* const& slot)` for each listener that is enabled and not paused, until it
    /// returns true. The slot becomes null if the listener is removed during the call. Returns whether `fn`
    /// stopped it.
    template<class Fn>
    bool forEach(Fn&& fn) {
        const Visit visit(*this);
        return forEach(_below, fn) || forEach(_graph, fn) || forEach(_above, fn);
    }

    /// Calls the listeners in the order of touches, camera by camera: a listener of a node is called once,
    /// with the front camera that shows the node, and with a camera behind only if `again(EventListener*)`
    /// returns true.
    template<class Graph, class Fn, class Again>
    bool forEachSeen(const Graph& graph, Fn&& fn, Again&& again) {
        const Visit visit(*this);
        if (forEach(_below, fn)) return true;
        unsigned shownBefore = 0;
        const auto throughCamera = [&](unsigned short flag) {
            const auto ifSeen = [&](cocos2d::EventListener* const& slot) {
                const unsigned mask = slot->_node ? graph.cameraMask(slot->_node) : Graph::kEveryCamera;
                if (!(mask & flag) || ((mask & shownBefore) && !again(slot))) return false;
                return fn(slot);
            };
            if (forEach(_graph, ifSeen)) return true;
            shownBefore |= flag;
            return false;
        };
        return (!_graph.empty() && graph.forEachCamera(std::ref(throughCamera))) || forEach(_above, fn);
    }

    /// Calls `fn(EventListener*)` for each listener, even for disabled and paused ones. `fn` must not change
    /// the list.
    template<class Fn>
    void forEachRegistered(Fn&& fn) const {
        for (const Part* part : {&_below, &_graph, &_above})
            for (cocos2d::EventListener* listener : *part)
                if (listener) fn(listener);
    }

private:
    using Part = std::vector<cocos2d::EventListener*>;

    struct Visit {
        explicit Visit(ListenerList& l) : list(l) { ++list._visits; }
        ~Visit() { --list._visits; }
        ListenerList& list;
    };

    template<class Fn>
    static bool forEach(const Part& part, Fn& fn) {
        for (cocos2d::EventListener* const& slot : part)
            if (slot && slot->_isEnabled && !slot->_paused && fn(slot)) return true;
        return false;
    }

    void closeGaps();
    void sortFixed();
    void sortGraph(const SceneGraph& graph);

    Part _below, _graph, _above;
    std::size_t _size = 0;
    int _visits = 0;
    bool _hasGaps = false;
    bool _fixedOrderDirty = false;
    bool _graphOrderDirty = false;
    std::uint64_t _graphVersion = 0;
};

} // namespace copra
