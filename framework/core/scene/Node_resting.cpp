/// Children that rest: their visits have no effect, for example because they are out of view and nothing has changed
/// since the last visit. A node with many children leaves out the visits of those that rest with all their descendants.
/// A node that changes clears its bit, and those of all resting nodes above it.

#include "scene/Node.h"
#include "scene/NodeExtras.h"
#include "scene/RestingChildren.h"
#include "scene/overrides.h"

#include <algorithm>

namespace cocos2d {

bool Node::isDrawnLike(const Node& other) const {
    using Visit = void (Node::*)(Renderer*, const Mat4&, uint32_t);
    const auto same = [&](Visit method) {
        return copra::implementation(*this, method) == copra::implementation(other, method);
    };
    return same(static_cast<Visit>(&Node::visit)) && same(static_cast<Visit>(&Node::draw));
}

bool Node::drawsNothing_() const {
    static const Node* const s_plain = new Node();
    return isDrawnLike(*s_plain);
}

/// Whether a visit of this node and its descendants has no effect now.
bool Node::restsWithChildren() const {
    if ((_visitFlags & FLAGS_DIRTY_MASK) != 0 || _rareFlags != 0) return false;
    if (!_visible) return true;
    if (_reorderChildDirty || !drawsNothing_()) return false;
    for (const Node* child : _children)
        if (!child->restsWithChildren()) return false;
    return true;
}

void Node::markResting() {
    _visitFlags |= kResting;
    if (!_visible) return;
    for (Node* child : _children) child->markResting();
}

void Node::findRestingChildren() {
    copra::RestingChildren& resting = _extras->resting;
    bool foundAny = false;
    const auto count = static_cast<std::size_t>(_children.size());
    for (std::size_t i = 0; i < count; ++i) {
        Node* const child = _children.begin()[static_cast<std::ptrdiff_t>(i)];
        if ((child->_visitFlags & FLAGS_DIRTY_MASK) != 0) continue; // most of those that do not rest
        if (resting.contains(i) || !child->restsWithChildren()) continue;
        child->markResting();
        child->_restingIndex = static_cast<std::uint32_t>(i);
        resting.set(i);
        foundAny = true;
    }
    resting.searched(foundAny);
}

/// The index of the first child with z >= 0, in a sorted list.
ssize_t Node::firstChildInFront() const {
    if (_children.empty() || _children.front()->_localZOrder >= 0) return 0;
    return std::partition_point(_children.begin(), _children.end(),
                                [](const Node* child) { return child->_localZOrder < 0; }) -
           _children.begin();
}

/// Decides whether this visit leaves out the children that rest, for nodes with at least kManyChildren. It does not if it
/// moves them: that ends their rest.
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
    if (_extras->resting.isSearchDue()) findRestingChildren();
    return true;
}

void Node::showAgain() {
    for (Node* node = this; node && (node->_visitFlags & kResting) != 0; node = node->_parent) {
        node->_visitFlags = static_cast<uint8_t>(node->_visitFlags & ~kResting);
        Node* const parent = node->_parent;
        if (parent && parent->_knowsResting) parent->_extras->resting.clear(node->_restingIndex);
    }
}

} // namespace cocos2d
