// Nodes whose visits have no effect.
//
// Problem: a level has thousands of nodes out of view or without a picture. The visit of each costs a call and a cache line, in every
// frame, to find that nothing has changed.
//
// Idea: a node rests when a visit of it, and of all its descendants, would draw nothing and change nothing: it is hidden, or nothing has
// moved since the last visit and drawsNothing_(). Its parent leaves out the visit. Whatever may end the rest calls stopResting(), which
// tests one bit of a node that is awake.
//
// Data: kResting in _visitFlags of the node and of the descendants that are visited with it, and a bit for each child of a node with at least kManyChildren
// (RestingChildren, in NodeExtras), so that 64 children are left out with one test. A resting child knows the index of its bit. The bits
// are valid while _knowsResting is true; every change of the list of children ends that.
//
// Search: children are asked whether they rest every 8 visits, more rarely while none is found (RestingChildren::searched()), and not in
// a visit that moves them. showAgain() clears the bits of a node and of all resting nodes above it.

#include "scene/Node.h"
#include "scene/NodeExtras.h"
#include "scene/RestingChildren.h"
#include "scene/overrides.h"

#include <algorithm>

namespace cocos2d {

using copra::RestingChildren;

bool Node::drawsNothing_() const {
    static const auto plain = copra::ofPlain<Node>(copra::drawFunctionsOf);
    return copra::drawFunctionsOf(*this) == plain;
}

/// The search for nodes that rest.
struct Node::Resting_ {
    /// Whether a visit of this node and its descendants has no effect now.
    static bool isEffectless(const Node& node) {
        if ((node._visitFlags & FLAGS_DIRTY_MASK) != 0 || node._rareFlags.any()) return false;
        if (!node._visible) return true;
        if (node._reorderChildDirty || !node.drawsNothing_()) return false;
        return std::all_of(node._children.begin(), node._children.end(),
                           [](const Node* child) { return isEffectless(*child); });
    }

    static void mark(Node& node) {
        node._visitFlags |= kResting;
        if (!node._visible) return;
        for (Node* child : node._children) mark(*child);
    }

    /// Finds further children that rest.
    static void search(Node& node) {
        RestingChildren& resting = node._extras->resting;
        bool foundAny = false;
        const auto count = static_cast<std::size_t>(node._children.size());
        for (std::size_t i = 0; i < count; ++i) {
            Node& child = *node._children.begin()[static_cast<std::ptrdiff_t>(i)];
            if ((child._visitFlags & FLAGS_DIRTY_MASK) != 0) continue; // most of those that do not rest
            if (resting.contains(i) || !isEffectless(child)) continue;
            mark(child);
            child._restingIndex = static_cast<std::uint32_t>(i);
            resting.set(i);
            foundAny = true;
        }
        resting.searched(foundAny);
    }

    /// The index of the first child with z >= 0, in a sorted list.
    static ssize_t firstInFront(const Vector<Node*>& children) {
        if (children.empty() || children.front()->_localZOrder >= 0) return 0;
        return std::partition_point(children.begin(), children.end(),
                                    [](const Node* child) { return child->_localZOrder < 0; }) -
               children.begin();
    }
};

/// Decides whether this visit leaves out the children that rest. It does not if it moves them: that ends their rest.
bool Node::prepareResting(uint32_t flags) {
    if (flags & (FLAGS_DIRTY_MASK | kSeparateVisit)) {
        _knowsResting = false;
        return false;
    }
    const auto count = static_cast<std::size_t>(_children.size());
    if (!_knowsResting || extras().resting.count() != count) {
        extras().resting.reset(count);
        _knowsResting = true;
    }
    if (_extras->resting.isSearchDue()) Resting_::search(*this);
    return true;
}

/// Visits the children that do not rest: from `first` on those with z >= 0, or those before. Returns where to go on: before
/// the end if the list of children has changed.
ssize_t Node::visitAwake(ssize_t first, bool inFront, Renderer* renderer, uint32_t flags) {
    constexpr auto kWord = static_cast<ssize_t>(RestingChildren::kBitsPerWord);
    if (!_knowsResting) return first;
    const ssize_t end = inFront ? _children.size() : Resting_::firstInFront(_children);
    for (ssize_t word = first / kWord * kWord; word < end; word += kWord) {
        std::uint64_t awake = _extras->resting.awake(static_cast<std::size_t>(word));
        if (awake == ~std::uint64_t{0} && first <= word && end >= word + kWord) {
            // The list of children does not move while _knowsResting is true.
            const auto begin = _children.begin() + word;
            for (auto child = begin; child != begin + kWord;) {
                (*child++)->visit(renderer, _modelViewTransform, flags);
                if (!_knowsResting) return word + (child - begin);
            }
            continue;
        }
        if (first > word) awake &= ~std::uint64_t{0} << (first - word);
        if (end < word + kWord) awake &= (std::uint64_t{1} << (end - word)) - 1;
        for (; awake != 0; awake &= awake - 1) {
            const ssize_t i = word + copra::lowestBit(awake);
            _children.begin()[i]->visit(renderer, _modelViewTransform, flags);
            if (!_knowsResting) return i + 1;
        }
    }
    return end;
}

void Node::showAgain() {
    for (Node* node = this; node && (node->_visitFlags & kResting) != 0; node = node->_parent) {
        node->_visitFlags = static_cast<uint8_t>(node->_visitFlags & ~kResting);
        Node* const parent = node->_parent;
        if (parent && parent->_knowsResting) parent->_extras->resting.clear(node->_restingIndex);
    }
}

} // namespace cocos2d
