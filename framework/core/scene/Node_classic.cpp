/// Overrides of draw() and visit() without arguments, as games for 2.x have them. Nodes that override one get a rare
/// flag when they enter; the visits of all others do not change.
#include "base/RefPtr.h"
#include "scene/Node.h"
#include "scene/PerspectiveScope.h"
#include "scene/SceneContext.h"
#include "scene/overrides.h"

#include <utility>

namespace copra {

bool enableClassicOverrides() {
    return cocos2d::Node::s_findsClassicOverrides = true;
}

bool areClassicOverridesEnabled() {
    return cocos2d::Node::s_findsClassicOverrides;
}

} // namespace copra

namespace cocos2d {

namespace {

using Method = void (Node::*)();

/// The visit that calls an override of visit().
struct ClassicVisit {
    const Node* node = nullptr;
    Renderer* renderer = nullptr;
    uint32_t flags = 0;
    const Mat4* parentTransform = nullptr;
    void (*continuation)(Node&, Renderer*, const Mat4&, uint32_t) = nullptr; ///< Null: that of Node.
};
ClassicVisit s_classicVisit;
const Node* s_continuing =
    nullptr; ///< The node whose override is already being called, until its visit goes on.

} // namespace

void Node::findClassicOverrides() {
    static const RefPtr<Node> s_plain = Node::create();
    const auto overrides = [this](Method method) {
        return copra::implementation(*this, method) != copra::implementation(*s_plain, method);
    };
    setRareFlag(copra::RareFlag::ClassicDraw, overrides(static_cast<Method>(&Node::draw)));
    setRareFlag(copra::RareFlag::ClassicVisit, overrides(static_cast<Method>(&Node::visit)));
}

void Node::visitSpecially(Renderer* renderer, uint32_t flags) {
    const copra::PerspectiveScope perspective(*this, *renderer);
    if (!hasRareFlag(copra::RareFlag::ClassicVisit) || s_continuing == this) {
        s_continuing = nullptr;
        visitTree(renderer, flags);
        return;
    }
    const ClassicVisit outer = std::exchange(s_classicVisit, {this, renderer, flags, nullptr, nullptr});
    visit();
    s_classicVisit = outer;
}

bool Node::visitByClassicOverride(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags,
                                  void (*continuation)(Node&, Renderer*, const Mat4&, uint32_t)) {
    if (s_continuing == this) {
        s_continuing = nullptr;
        return false;
    }
    const ClassicVisit outer =
        std::exchange(s_classicVisit, {this, renderer, parentFlags, &parentTransform, continuation});
    visit();
    s_classicVisit = outer;
    return true;
}

void Node::visit() {
    if (continueClassicVisit()) return;
    stopResting();
    copra::SceneContext& context = copra::SceneContext::current();
    const bool within = context.frame.visiting && _parent;
    const Mat4 parent = within ? _parent->getNodeToWorldTransform() : Mat4::IDENTITY;
    // An override that has called this function is not called a second time.
    s_continuing = hasRareFlag(copra::RareFlag::ClassicVisit) ? this : nullptr;
    visit(context.renderer(), parent, FLAGS_TRANSFORM_DIRTY | kSeparateVisit);
    s_continuing = nullptr;
    _visitFlags |= FLAGS_TRANSFORM_DIRTY; // _modelViewTransform may differ from that in the scene
}

/// The override has called Node::visit(): the visit that called it goes on. False if the game itself visits the node.
bool Node::continueClassicVisit() {
    if (s_classicVisit.node != this) return false;
    const ClassicVisit visit = std::exchange(s_classicVisit, {});
    if (visit.continuation) {
        s_continuing = this;
        visit.continuation(*this, visit.renderer, *visit.parentTransform, visit.flags);
        s_continuing = nullptr;
    } else {
        visitTree(visit.renderer, visit.flags);
    }
    return true;
}

} // namespace cocos2d
