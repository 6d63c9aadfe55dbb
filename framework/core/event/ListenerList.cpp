#include "event/ListenerList.h"

#include "event/AdaptiveSort.h"
#include "event/SceneGraph.h"

#include <algorithm>

namespace copra {

using cocos2d::EventListener;

void ListenerList::add(EventListener* listener) {
    ++_size;
    if (listener->_fixedPriority == 0) {
        _graph.push_back(listener);
        _graphOrderDirty = true;
    } else {
        _above.push_back(listener); // at the end; sorting finds the right place
        _fixedOrderDirty = true;
    }
}

void ListenerList::remove(EventListener* listener) {
    // The priority may have changed since the list was sorted, so every part is searched.
    for (Part* part : {&_graph, &_above, &_below}) {
        const auto slot = std::find(part->begin(), part->end(), listener);
        if (slot == part->end()) continue;
        --_size;
        if (_visits > 0) {
            *slot = nullptr;
            _hasGaps = true;
        } else {
            part->erase(slot);
        }
        return;
    }
}

void ListenerList::tidy(const SceneGraph& graph, std::uint64_t graphVersion) {
    if (_visits > 0) return;
    if (_hasGaps) closeGaps();
    if (_fixedOrderDirty) sortFixed();
    if (_graphOrderDirty || _graphVersion != graphVersion) sortGraph(graph);
    _graphVersion = graphVersion;
}

void ListenerList::closeGaps() {
    for (Part* part : {&_below, &_graph, &_above})
        part->erase(std::remove(part->begin(), part->end(), nullptr), part->end());
    _hasGaps = false;
}

void ListenerList::sortFixed() {
    Part all;
    all.reserve(_below.size() + _above.size());
    all.insert(all.end(), _below.begin(), _below.end());
    all.insert(all.end(), _above.begin(), _above.end());
    const auto before = [](const EventListener* a, const EventListener* b) {
        return a->_fixedPriority < b->_fixedPriority;
    };
    std::stable_sort(all.begin(), all.end(), before);
    const auto isBelow = [](const EventListener* l) { return l->_fixedPriority < 0; };
    const auto above = std::partition_point(all.begin(), all.end(), isBelow);
    _below.assign(all.begin(), above);
    _above.assign(above, all.end());
    _fixedOrderDirty = false;
}

void ListenerList::sortGraph(const SceneGraph& graph) {
    const auto isInScene = [&](const EventListener* l) { return graph.isInRunningScene(l->_node); };
    const auto outside = std::stable_partition(_graph.begin(), _graph.end(), isInScene);
    // Nodes in front come first. Listeners of one node are equal and keep the order of adding.
    const auto before = [&](const EventListener* a, const EventListener* b) {
        return a->_node != b->_node && graph.isDrawnBefore(b->_node, a->_node);
    };
    adaptiveStableSort(_graph.begin(), outside, before);
    const auto hasOrder = [](const EventListener* l) { return l->_touchOrder != 0; };
    if (std::any_of(_graph.begin(), outside, hasOrder))
        std::stable_sort(_graph.begin(), outside, [](const EventListener* a, const EventListener* b) {
            return a->_touchOrder < b->_touchOrder;
        });
    _graphOrderDirty = false;
}

} // namespace copra
