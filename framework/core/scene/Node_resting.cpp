// Nodes whose visits are left out.
//
// Problem: a level has thousands of nodes that are out of view, have no picture, or draw what they drew in the last frame. The visit of
// each costs a call and a cache line, in every frame, to find that nothing has changed.
//
// Idea: a node rests when a visit of it, and of all its descendants, would draw nothing and change nothing: it is hidden, or nothing has
// moved since the last visit and drawsNothing_(). Its parent leaves out the visit. A node without children also rests when it would draw
// the same quad again (repeatsQuad_()): its parent copies the quad from the vertices of the last frame, those of many children at once.
// Whatever may end the rest calls stopResting(), which tests one bit of a node that is awake.
//
// Data: kResting in _visitFlags of the node and of the descendants that are visited with it, and a bit for each child of a node with at
// least kManyChildren (RestingChildren, in NodeExtras), so that 64 children are left out with one test. A resting child knows the index
// of its bit. The bits are valid while _knowsResting is true. After a change of the list of children, the bits of those 64 stay valid of which
// all that rest are where they were (adaptToList()). For each 64 children a Word has the place of their quads in the last recording: they
// are adjacent, in the order of the children, if none of the 64 drew anything but a quad.
//
// Search: children are asked whether they rest every 8 visits, more rarely while none is found (RestingChildren::searched()), and not in
// a visit that moves them. showAgain() clears the bits of a node and of all resting nodes above it. Quads are forgotten when a texture
// has lost its place on the device; and each search asks again, for classes that change a member without a setter.

#include "scene/Node.h"

#include "render/Renderer.h"
#include "render/Texture2D.h"
#include "scene/NodeExtras.h"
#include "scene/RestingChildren.h"
#include "scene/VisitingCamera.h"
#include "scene/overrides.h"

#include <algorithm>

namespace cocos2d {

using copra::RestingChildren;

bool Node::drawsNothing_() const {
    static const auto plain = copra::ofPlain<Node>(copra::drawFunctionsOf);
    return copra::drawFunctionsOf(*this) == plain;
}

bool Node::repeatsQuad_(copra::QuadBatch&) const {
    return false;
}

/// The search for nodes that rest.
struct Node::Resting_ {
    static constexpr auto kWord = static_cast<ssize_t>(RestingChildren::kBitsPerWord);

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

    /// Whether a visit of a node that is in view only repeats its quad, in the batch of the others of its word.
    static bool isQuad(const Node& node, const RestingChildren::Word& word) {
        copra::QuadBatch batch;
        return node._visible && !node._rareFlags.any() && node.repeatsQuad_(batch) &&
               (word.quads == 0 || batch == word.batch);
    }

    /// Finds further children that rest.
    static void search(Node& node) {
        bool foundAny = false;
        for (ssize_t first = 0; first < node._children.size(); first += kWord)
            foundAny |= search(node, first, node._extras->resting.word(static_cast<std::size_t>(first)));
        node._extras->resting.searched(foundAny);
    }

    static bool search(const Node& node, ssize_t first, RestingChildren::Word& word) {
        const std::uint64_t restingBefore = word.resting;
        const ssize_t count = std::min(kWord, node._children.size() - first);
        for (ssize_t i = 0; i < count; ++i) {
            Node& child = *node._children.begin()[first + i];
            if ((child._visitFlags & FLAGS_DIRTY_MASK) != 0) continue; // most of those that do not rest
            const std::uint64_t bit = std::uint64_t{1} << i;
            const bool repeats = (word.resting & ~word.quads & bit) == 0 && isQuad(child, word);
            if ((word.quads & bit) != 0 && !repeats) child.stopResting();
            if ((word.resting & bit) != 0 || (!repeats && !isEffectless(child))) continue;
            if (repeats) addQuad(child, word, bit);
            mark(child);
            child._restingIndex = static_cast<std::uint32_t>(first + i);
            word.resting |= bit;
        }
        return (word.resting & ~restingBefore) != 0;
    }

    static void addQuad(const Node& child, RestingChildren::Word& word, std::uint64_t bit) {
        if (word.quads == 0) {
            child.repeatsQuad_(word.batch);
            word.losses = copra::TexturePlacement::losses();
        }
        word.quads |= bit;
        word.fresh |= bit;
    }

    /// Keeps what is known of each 64 children of which all that rest are still where they were in the list.
    static void adaptToList(Node& node) {
        RestingChildren& resting = node._extras->resting;
        resting.resize(static_cast<std::size_t>(node._children.size()));
        bool losesAny = false;
        for (std::size_t first = 0; first < resting.count(); first += RestingChildren::kBitsPerWord) {
            RestingChildren::Word& word = resting.word(first);
            for (std::uint64_t left = word.resting; left != 0; left &= left - 1) {
                const std::size_t index = first + static_cast<std::size_t>(copra::lowestBit(left));
                const Node& child = *node._children.begin()[static_cast<std::ptrdiff_t>(index)];
                if ((child._visitFlags & kResting) != 0 && child._restingIndex == index) continue;
                word = {};
                losesAny = true;
                break;
            }
        }
        if (losesAny) resting.lost();
    }

    /// Ends the rest of the children that repeat their quads.
    static void forgetQuads(const Node& node, ssize_t first, const RestingChildren::Word& word) {
        while (word.quads != 0) node._children.begin()[first + copra::lowestBit(word.quads)]->stopResting();
    }

    /// Copies the quads of the children in `range`, all of which rest, from where they are in the last recording, if that is possible now.
    static bool repeatQuads(Renderer& renderer, RestingChildren::Word& word,
                            const RestingChildren::Word& last, std::uint64_t range) {
        const std::uint64_t quads = word.quads & range;
        const std::size_t count = copra::countBits(quads);
        const copra::QuadBatch& batch = word.batch;
        if (count == 0 || (last.drawn & range) != quads || word.losses != copra::TexturePlacement::losses() ||
            !renderer.stream().canExtend(batch.place, batch.blend, batch.globalZ, count))
            return false;
        const std::uint64_t before = last.drawn & copra::lowBits(copra::lowestBit(range));
        const std::size_t place = last.first + 4 * copra::countBits(before);
        if (!renderer.stream().canRepeat(place)) return false;
        renderer.stream().repeat(place, 4 * count);
        word.drawn |= quads;
        return true;
    }

    /// Visits the children of a word, from index `first` on, of which none rests. Returns where to go on if the list of children has changed.
    [[gnu::noinline]] static ssize_t visitAll(Node& node, ssize_t first, Renderer* renderer, uint32_t flags) {
        const auto begin = node._children.begin();
        const auto end = begin + std::min(first + kWord, node._children.size());
        for (auto child = begin + first; child != end;) {
            // The list does not move while _knowsResting is true.
            (*child++)->visit(renderer, node._modelViewTransform, flags);
            if (!node._knowsResting) return child - begin;
        }
        return end - begin;
    }

    /// The same for a word in which some rest: repeats the quads of these.
    [[gnu::noinline]] static ssize_t visitQuads(Node& node, ssize_t first, Renderer* renderer,
                                                uint32_t flags) {
        RestingChildren::Word& word = node._extras->resting.word(static_cast<std::size_t>(first));
        if (word.losses != copra::TexturePlacement::losses()) forgetQuads(node, first, word);
        copra::RenderStream& stream = renderer->stream();
        const RestingChildren::Word last = word;
        const bool isKnown = last.recording == stream.previousRecording() && last.recording != 0;
        word.drawn = word.fresh = word.recording = 0;
        word.first = stream.vertexCount();
        const std::uint32_t recording = stream.recording();
        const std::uint64_t children = copra::lowBits(static_cast<int>(node._children.size() - first));
        // With a camera that shows other nodes only, none of the quads is drawn.
        const std::uint64_t shown = copra::VisitingCamera::hidesDefaultMask ? ~word.quads : ~std::uint64_t{0};
        bool isRegular = shown == ~std::uint64_t{0};
        std::uint64_t left = children & shown & (~word.resting | word.quads);
        while (left != 0) {
            const int i = copra::lowestBit(left);
            // All up to the next child that has to be visited.
            const std::uint64_t visited = isKnown ? left & (~word.quads | last.fresh) : left;
            const std::uint64_t range =
                ~copra::lowBits(i) & (visited ? copra::lowBits(copra::lowestBit(visited)) : children);
            if (repeatQuads(*renderer, word, last, range)) {
                left &= ~word.drawn;
                continue;
            }
            left &= left - 1;
            const std::uint32_t before = stream.vertexCount();
            node._children.begin()[first + i]->visit(renderer, node._modelViewTransform, flags);
            if (!node._knowsResting) return first + i + 1;
            const std::uint32_t added = stream.vertexCount() - before;
            if (added == 4) word.drawn |= std::uint64_t{1} << i;
            isRegular = isRegular && (added == 0 || added == 4);
        }
        if (isRegular && stream.recording() == recording) word.recording = recording;
        return first + kWord;
    }

    /// The index of the first child with z >= 0, in a sorted list.
    static ssize_t firstInFront(const Vector<Node*>& children) {
        if (children.empty() || children.front()->_localZOrder >= 0) return 0;
        return std::partition_point(children.begin(), children.end(),
                                    [](const Node* child) { return child->_localZOrder < 0; }) -
               children.begin();
    }
};

/// For a visit that leaves out the children that rest.
void Node::prepareResting() {
    RestingChildren& resting = extras().resting;
    if (!_knowsResting || resting.count() != static_cast<std::size_t>(_children.size()))
        Resting_::adaptToList(*this);
    _knowsResting = true;
    if (resting.isSearchDue()) Resting_::search(*this);
}

/// For a visit of all children, which may move them: that ends their rest.
void Node::forgetResting() {
    _knowsResting = false;
    _extras->resting.reset();
}

/// Visits the children that do not rest: from `first` on those with z >= 0, or those before. Returns where to go on: before
/// the end if the list of children has changed.
ssize_t Node::visitAwake(ssize_t first, bool inFront, Renderer* renderer, uint32_t flags) {
    constexpr ssize_t kWord = Resting_::kWord;
    if (!_knowsResting) return first;
    const ssize_t end = inFront ? _children.size() : Resting_::firstInFront(_children);
    for (ssize_t at = first / kWord * kWord; at < end; at += kWord) {
        const RestingChildren::Word& word = _extras->resting.word(static_cast<std::size_t>(at));
        std::uint64_t awake = ~word.resting | word.quads;
        if (awake == 0) continue;
        const bool isWhole = first <= at && (end >= at + kWord || end == _children.size());
        if (isWhole && (word.quads != 0 || word.resting == 0)) {
            const ssize_t next = word.quads != 0 ? Resting_::visitQuads(*this, at, renderer, flags)
                                                 : Resting_::visitAll(*this, at, renderer, flags);
            if (!_knowsResting) return next;
            continue;
        }
        if (first > at) awake &= ~copra::lowBits(static_cast<int>(first - at));
        if (end < at + kWord) awake &= copra::lowBits(static_cast<int>(end - at));
        for (; awake != 0; awake &= awake - 1) {
            const ssize_t i = at + copra::lowestBit(awake);
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
        if (parent && parent->_extras) parent->_extras->resting.clear(node->_restingIndex);
    }
}

} // namespace cocos2d
