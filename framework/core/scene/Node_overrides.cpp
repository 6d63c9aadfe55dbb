/// Nodes with RareFlag::Override: see scene/overrides.h and Generation. The visits of all others do not come here.
#include "scene/overrides.h"

#include "base/ScopedValue.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "math/Mat4.h"
#include "scene/Generation.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"
#include "scene/PerspectiveScope.h"
#include "scene/SceneContext.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <vector>

namespace copra {

using namespace cocos2d;

namespace {

using TransformFunctions = std::array<const void*, 4>;

TransformFunctions transformFunctionsOf(const Node& node) {
    using AsMatrix = const Mat4& (Node::*)() const;
    using AsAffine = AffineTransform (Node::*)() const;
    return {implementation(node, static_cast<AsMatrix>(&Node::getNodeToParentTransform)),
            implementation(node, static_cast<AsAffine>(&Node::getNodeToParentAffineTransform)),
            implementation(node, &Node::getWorldToNodeTransform),
            implementation(node, static_cast<Mat4 (Node::*)() const>(&Node::getNodeToWorldTransform))};
}

/// Those of Node come first, those of classes of ours follow.
std::vector<TransformFunctions>& plainTransforms() {
    static std::vector<TransformFunctions> plain{ofPlain<Node>(transformFunctionsOf)};
    return plain;
}

std::array<const void*, 2> positionFunctionsOf(const Node& node) {
    return {implementation(node, &Node::getPosition3D), implementation(node, &Node::setPosition3D)};
}

} // namespace

std::array<const void*, 2> drawFunctionsOf(const Node& node) {
    using Visit = void (Node::*)(Renderer*, const Mat4&, uint32_t);
    return {implementation(node, static_cast<Visit>(&Node::visit)),
            implementation(node, static_cast<Visit>(&Node::draw))};
}

void addPlainTransforms(const Node& node) {
    plainTransforms().push_back(transformFunctionsOf(node));
}

bool overridesPosition3D(const Node& node) {
    static const auto plain = ofPlain<Node>(positionFunctionsOf);
    return positionFunctionsOf(node) != plain;
}

bool overridesTransformOf317(const Node& node) {
    static const std::vector<TransformFunctions>& plain = plainTransforms();
    const TransformFunctions functions = transformFunctionsOf(node);
    return functions != plain.front() && std::find(plain.begin(), plain.end(), functions) == plain.end();
}

} // namespace copra

namespace cocos2d {

using copra::Override;

/// Most nodes are of the class of the last one, which is known by its virtual table.
void Node::findOverrides() const {
    static std::atomic<const void*> lastPlain{nullptr};
    const void* const table = copra::virtualTable(*this);
    if (lastPlain.load(std::memory_order_relaxed) == table) {
        _rareFlags.set(copra::RareFlag::Override, false);
        return;
    }
    const copra::Generation* const generation = copra::generation();
    const std::uint8_t found = generation ? generation->overridesOf(*this)
                               : copra::overridesTransformOf317(*this)
                                   ? static_cast<uint8_t>(Override::Transform)
                                   : std::uint8_t{0};
    _rareFlags.set(copra::RareFlag::Override, found != 0);
    if (found != 0)
        const_cast<Node*>(this)->extras().overrides = found;
    else
        lastPlain.store(table, std::memory_order_relaxed);
}

bool Node::isOverride(Override which) const {
    const bool isNew = !_extras || _extras->overrides == 0;
    if (isNew) findOverrides();
    return _rareFlags.has(copra::RareFlag::Override) &&
           (_extras->overrides & static_cast<uint8_t>(which)) != 0;
}

// --- Drawing and visiting ---

void Node::visitSpecially(Renderer* renderer, uint32_t flags) {
    const copra::PerspectiveScope perspective(*this, *renderer);
    const auto goOn = [](Node& node, Renderer* r, const Mat4&, uint32_t f) { node.visitTree(r, f); };
    if (!visitByOverride(renderer, Mat4::IDENTITY, flags, goOn)) visitTree(renderer, flags);
}

bool Node::visitByOverride(Renderer* renderer, const Mat4& parentTransform, uint32_t flags,
                           void (*goOn)(Node&, Renderer*, const Mat4&, uint32_t)) {
    return hasOverride(Override::Visit) &&
           copra::generation()->visit(*this, renderer, parentTransform, flags, goOn);
}

bool Node::drawByOverride(Renderer& renderer) {
    if (!hasOverride(Override::Draw)) return false;
    copra::generation()->draw(*this, renderer, _modelViewTransform, extras().generationState);
    return true;
}

void Node::visit() {
    const copra::Generation* generation = copra::generation();
    if (generation && generation->baseVisitIsCalled(*this)) return;
    stopResting();
    copra::SceneContext& context = copra::SceneContext::current();
    const bool within = context.frame.visiting && _parent;
    const Mat4 parent = within ? _parent->getNodeToWorldTransform() : Mat4::IDENTITY;
    if (!_parent) findOverrides(); // it may be in no scene
    if (generation) generation->skipOverrideOf(hasOverride(Override::Visit) ? this : nullptr);
    visit(context.renderer(), parent, FLAGS_TRANSFORM_DIRTY | kSeparateVisit);
    if (generation) generation->skipOverrideOf(nullptr);
    _visitFlags |= FLAGS_TRANSFORM_DIRTY; // _modelViewTransform may differ from that in the scene
}

// --- Transforms ---

/// For nodes with a position in fractions of the parent, or with an override.
void Node::placeSpecially(uint32_t parentFlags) {
    if (_rareFlags.has(copra::RareFlag::NormalizedPosition)) resolveNormalizedPosition(parentFlags);
    if (!hasOverride(Override::Transform)) return;
    float z = 0.0f;
    const AffineTransform now = askForTransform(&z);
    AffineTransform& last = _extras->overridden;
    const bool isSame = now.a == last.a && now.b == last.b && now.c == last.c && now.d == last.d &&
                        now.tx == last.tx && now.ty == last.ty && z == _extras->overriddenZ;
    if (isSame) return;
    last = now;
    _extras->overriddenZ = z;
    _visitFlags |= FLAGS_TRANSFORM_DIRTY;
}

/// The local transform, and the position z, as drawing and conversions see it.
AffineTransform Node::effectiveTransform(float* z) const {
    if (hasOverride(Override::Transform)) return askForTransform(z);
    if (z) *z = getPositionZ();
    return localTransform();
}

/// Calls the override. One that asks for itself, or returns NaN, leaves the node at its own place.
AffineTransform Node::askForTransform(float* z) const {
    if (z) *z = getPositionZ();
    if (copra::warn(_extras->isAskedForTransform,
                    "Node: an override of the local transform asks for the transform that it has to return"))
        return localTransform();
    const copra::ScopedValue asked(_extras->isAskedForTransform, true);
    AffineTransform t{};
    float height = getPositionZ();
    _transformDirty = _transformUpdated = _inverseDirty = true;
    if (const copra::Generation* const generation = copra::generation()) {
        t = generation->transformOf(*this);
    } else {
        const float* const m = getNodeToParentTransform().m;
        t = {m[0], m[1], m[4], m[5], m[12], m[13]};
        height = m[14];
    }
    const bool isFinite = std::isfinite(t.a + t.b + t.c + t.d + t.tx + t.ty + height);
    if (copra::warn(!isFinite, "Node: an override of the local transform returns NaN"))
        return localTransform();
    if (z) *z = height;
    return t;
}

} // namespace cocos2d
