/// Visits of nodes with RareFlag::DrawOverride or VisitOverride: see Generation. The visits of all others do not come here.
#include "scene/Generation.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"
#include "scene/PerspectiveScope.h"
#include "scene/SceneContext.h"

namespace cocos2d {

void Node::findOverrides() {
    const std::uint8_t found = copra::generation()->overridesOf(*this);
    setRareFlag(copra::RareFlag::DrawOverride,
                (found & static_cast<uint8_t>(copra::RareFlag::DrawOverride)) != 0);
    setRareFlag(copra::RareFlag::VisitOverride,
                (found & static_cast<uint8_t>(copra::RareFlag::VisitOverride)) != 0);
}

void Node::visitSpecially(Renderer* renderer, uint32_t flags) {
    const copra::PerspectiveScope perspective(*this, *renderer);
    const auto goOn = [](Node& node, Renderer* r, const Mat4&, uint32_t f) { node.visitTree(r, f); };
    if (!visitByOverride(renderer, Mat4::IDENTITY, flags, goOn)) visitTree(renderer, flags);
}

bool Node::visitByOverride(Renderer* renderer, const Mat4& parentTransform, uint32_t flags,
                           void (*goOn)(Node&, Renderer*, const Mat4&, uint32_t)) {
    return hasRareFlag(copra::RareFlag::VisitOverride) &&
           copra::generation()->visit(*this, renderer, parentTransform, flags, goOn);
}

void Node::drawByOverride(Renderer& renderer) {
    copra::generation()->draw(*this, renderer, _modelViewTransform, extras().generationState);
}

void Node::visit() {
    const copra::Generation* generation = copra::generation();
    if (generation && generation->baseVisitIsCalled(*this)) return;
    stopResting();
    copra::SceneContext& context = copra::SceneContext::current();
    const bool within = context.frame.visiting && _parent;
    const Mat4 parent = within ? _parent->getNodeToWorldTransform() : Mat4::IDENTITY;
    if (generation) generation->skipOverrideOf(hasRareFlag(copra::RareFlag::VisitOverride) ? this : nullptr);
    visit(context.renderer(), parent, FLAGS_TRANSFORM_DIRTY | kSeparateVisit);
    if (generation) generation->skipOverrideOf(nullptr);
    _visitFlags |= FLAGS_TRANSFORM_DIRTY; // _modelViewTransform may differ from that in the scene
}

} // namespace cocos2d
