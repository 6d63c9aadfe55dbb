/// The local transform of a node and its place in the world, which a visit updates. What runs for every node that moves is
/// inlined into visitMoved().

#include "math/AffineTransform.h"
#include "math/Float4.h"
#include "math/Mat4.h"
#include "math/constants.h"
#include "math/trigonometry.h"
#include "math/turn.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"
#include "scene/overrides.h"

#include <cstdint>
#include <cstring>

namespace cocos2d {

namespace {

std::uint32_t bitsOf(float value) {
    std::uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
}

/// Whether a node turns as a whole, by an angle that is not huge: then computePlainTransform() works, unless the node
/// has RareFlag::Shape.
inline bool turnsPlainly(float rotationX, float rotationY) {
    return bitsOf(rotationX) == bitsOf(rotationY) && copra::isUsualTurn(rotationX);
}

AffineTransform skewed(const AffineTransform& t, const Vec2& degrees) {
    const float tanX = copra::tangent(CC_DEGREES_TO_RADIANS(degrees.x));
    const float tanY = copra::tangent(CC_DEGREES_TO_RADIANS(degrees.y));
    return {t.a + t.c * tanY, t.b + t.d * tanY, t.c + t.a * tanX, t.d + t.b * tanX, t.tx, t.ty};
}

} // namespace

/// T(position [+ anchor if it is ignored for the position]) * R * S * T(-anchor); rotation clockwise, y up. The columns
/// are computed side by side: a, b, c, d.
[[gnu::always_inline]] inline void Node::computePlainTransform() const {
    using copra::Float4;
    const Float4 scale = copra::shuffled<0, 0, 1, 1>(copra::load2(&_scaleX)); // and _scaleY
    const Float4 columns = bitsOf(_rotationX) != 0 ? copra::rotationOf(_rotationX) * scale
                                                   : copra::onlyLanes(scale, copra::Int4{-1, 0, 0, -1});
    const Float4 anchor = copra::load2(&_anchorPointInPoints.x);
    const Float4 shift = columns * copra::shuffled<0, 0, 1, 1>(anchor);
    Float4 origin = copra::load2(&_position.x);
    if (_ignoreAnchorPointForPosition) origin += anchor;
    origin -= shift + copra::shuffled<2, 3, 2, 3>(shift);
    copra::store4(&_localTransform.a, columns);
    copra::storeLow(&_localTransform.tx, origin);
}

/// The same for all nodes, with the skew before T(-anchor).
void Node::computeLocalTransform() const {
    _visitFlags = static_cast<uint8_t>(_visitFlags & ~kLocalTransformDirty);
    if (turnsPlainly(_rotationX, _rotationY) && !_rareFlags.has(copra::RareFlag::Shape)) {
        computePlainTransform();
        return;
    }
    const copra::Turn turnY = copra::turnOf(_rotationY);
    const copra::Turn turnX = copra::turnOf(_rotationX);
    AffineTransform t{turnY.cos * _scaleX, -turnY.sin * _scaleX, turnX.sin * _scaleY,
                      turnX.cos * _scaleY, _position.x,          _position.y};
    const bool isSkewed = _extras && !_extras->skew.isZero();
    if (isSkewed) t = skewed(t, _extras->skew);
    if (_ignoreAnchorPointForPosition) {
        t.tx += _anchorPointInPoints.x;
        t.ty += _anchorPointInPoints.y;
    }
    t.tx -= t.a * _anchorPointInPoints.x + t.c * _anchorPointInPoints.y;
    t.ty -= t.b * _anchorPointInPoints.x + t.d * _anchorPointInPoints.y;
    _localTransform = t;
    const bool is3D = _extras && (_extras->hasAdditionalTransform || !_extras->rotation3D.isZero());
    _rareFlags.set(copra::RareFlag::Shape, isSkewed || is3D || getPositionZ() != 0.0f);
    if (is3D)
        computeTransform3D();
    else
        _rareFlags.set(copra::RareFlag::Rotation3D, false);
}

namespace {

/// Whether an affine matrix only shifts the plane: most parents do. Two comparisons of two floats at once.
inline bool isTranslation(const float* matrix) {
    constexpr float kAlongX[2] = {1.0f, 0.0f};
    constexpr float kAlongY[2] = {0.0f, 1.0f};
    return std::memcmp(matrix, kAlongX, sizeof kAlongX) == 0 &&
           std::memcmp(matrix + 4, kAlongY, sizeof kAlongY) == 0;
}

/// Sets the model view transform of a node, but for its own z, to the product of the parent's and the local one. The rest of
/// the matrix is constant.
[[gnu::always_inline]] inline void placeModelView(const AffineTransform& localTransform,
                                                  const Mat4& parentTransform, Mat4& modelView) {
    using copra::Float4;
    const float* const parent = parentTransform.m;
    Float4 columns = copra::load4(&localTransform.a); // a, b, c, d
    Float4 origin = copra::load2(&localTransform.tx);
    if (!isTranslation(parent)) {
        const Float4 alongX = copra::load2(parent);
        const Float4 alongY = copra::load2(parent + 4);
        columns = copra::lowHalves(alongX, alongX) * copra::shuffled<0, 0, 2, 2>(columns) +
                  copra::lowHalves(alongY, alongY) * copra::shuffled<1, 1, 3, 3>(columns);
        origin = alongX * copra::shuffled<0, 0, 0, 0>(origin) + alongY * copra::shuffled<1, 1, 1, 1>(origin);
    }
    origin += copra::load2(parent + 12);
    float* const m = modelView.m;
    copra::storeLow(m, columns);
    copra::storeHigh(m + 4, columns);
    copra::storeLow(m + 12, origin);
    m[14] = parent[14];
}

} // namespace

void Node::updateModelView(const Mat4& parentTransform) {
    const bool isOverridden = hasOverride(copra::Override::Transform);
    const AffineTransform& local = isOverridden ? _extras->overridden : localTransform();
    _visitFlags &= kResting;
    placeModelView(local, parentTransform, _modelViewTransform);
    _modelViewTransform.m[14] += isOverridden ? _extras->overriddenZ : getPositionZ();
}

/// The part of visit() for nodes that moved, or that are visited separately. Calls nothing but at its end, so that all
/// values stay in registers.
void Node::visitMoved(Renderer* renderer, const Mat4& parentTransform, uint32_t flags) {
    if (flags & kSeparateVisit) {
        visitGeneral(renderer, parentTransform, flags);
        return;
    }
    if (_visitFlags & kLocalTransformDirty) {
        if (!turnsPlainly(_rotationX, _rotationY)) {
            visitGeneral(renderer, parentTransform, flags);
            return;
        }
        computePlainTransform();
    }
    _visitFlags &= kResting;
    placeModelView(_localTransform, parentTransform, _modelViewTransform); // without a rare flag z is 0
    draw(renderer, _modelViewTransform, flags);
}

} // namespace cocos2d
