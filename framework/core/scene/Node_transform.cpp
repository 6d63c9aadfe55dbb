#include "base/ScopedValue.h"
#include "base/assert.h"
#include "base/refuse.h"
#include "event/Touch.h"
#include "math/Mat4.h"
#include "platform/Screen.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"
#include "scene/overrides.h"
#include "scene/rejectNaN.h"

namespace cocos2d {

using copra::rejectNaN;

// --- Position ---

void Node::setPosition(const Vec2& position) {
    if (_rareFlags.has(copra::RareFlag::Override))
        setOwnPosition(position);
    else
        setPosition(position.x, position.y);
}

void Node::setPosition(float x, float y) {
    if (isPlacedSpecially())
        setPositionSpecially(x, y);
    else if ((_position.x != x || _position.y != y) && !rejectNaN("setPosition", x, y))
        moveTo(x, y);
}

inline void Node::moveTo(float x, float y) {
    _position.x = x;
    _position.y = y;
    markTransformDirty();
}

/// The part of setPosition() for nodes that may override it, out of line so that the other nodes need no stack frame. An override of the
/// other form is called, and may call that of this class in turn.
void Node::setPositionSpecially(float x, float y) {
    if (hasOverride(copra::Override::Position) && !_extras->callsOwnPosition) {
        setPosition(Vec2(x, y));
        return;
    }
    if (rejectNaN("setPosition", x, y)) return;
    _rareFlags.set(copra::RareFlag::NormalizedPosition, false);
    if (_position.x != x || _position.y != y) moveTo(x, y);
}

/// setPosition() of this class, where an override may have called it.
void Node::setOwnPosition(const Vec2& position) {
    if (!hasOverride(copra::Override::Position)) {
        setPosition(position.x, position.y);
        return;
    }
    const copra::ScopedValue calls(_extras->callsOwnPosition, true);
    setPosition(position.x, position.y);
}

void Node::getPosition(float* x, float* y) const {
    if (x) *x = _position.x;
    if (y) *y = _position.y;
}

void Node::setPositionX(float x) {
    setPosition(x, _position.y);
}
void Node::setPositionY(float y) {
    setPosition(_position.x, y);
}

float Node::getPositionZ() const {
    return _extras ? _extras->positionZ : 0.0f;
}

Vec3 Node::getPosition3D() const {
    return Vec3(_position.x, _position.y, getPositionZ());
}

void Node::setPositionZ(float positionZ) {
    if (getPositionZ() == positionZ || rejectNaN("setPositionZ", positionZ)) return;
    extras().positionZ = positionZ;
    _rareFlags.set(copra::RareFlag::Shape, true);
    markTransformDirty();
}

void Node::setPosition3D(const Vec3& position) {
    setPositionZ(position.z);
    setPosition(position.x, position.y);
}

void Node::setPositionNormalized(const Vec2& position) {
    if (rejectNaN("setPositionNormalized", position.x, position.y)) return;
    copra::NodeExtras& rare = extras();
    if (_rareFlags.has(copra::RareFlag::NormalizedPosition) && rare.normalizedPosition == position) return;
    rare.normalizedPosition = position;
    rare.normalizedPositionDirty = true;
    _rareFlags.set(copra::RareFlag::NormalizedPosition, true);
    markTransformDirty();
}

const Vec2& Node::getPositionNormalized() const {
    return _extras ? _extras->normalizedPosition : Vec2::ZERO;
}

void Node::resolveNormalizedPosition(uint32_t parentFlags) {
    if (!_parent) return;
    if (!(parentFlags & FLAGS_CONTENT_SIZE_DIRTY) && !_extras->normalizedPositionDirty) return;
    const Size& size = _parent->getContentSize();
    _position.x = _extras->normalizedPosition.x * size.width;
    _position.y = _extras->normalizedPosition.y * size.height;
    _extras->normalizedPositionDirty = false;
    markTransformDirty();
}

// --- Shape ---

void Node::setScale(float scale) {
    if ((_scaleX == scale && _scaleY == scale && _scaleZ == scale) || rejectNaN("setScale", scale)) return;
    _scaleX = _scaleY = _scaleZ = scale;
    markTransformDirty();
}

void Node::setScale(float scaleX, float scaleY) {
    if ((_scaleX == scaleX && _scaleY == scaleY) || rejectNaN("setScale", scaleX, scaleY)) return;
    _scaleX = scaleX;
    _scaleY = scaleY;
    markTransformDirty();
}

float Node::getScale() const {
    CCASSERT(_scaleX == _scaleY, "getScale: x and y are scaled differently, so there is no single value");
    return _scaleX;
}

void Node::setScaleX(float scaleX) {
    if (_scaleX == scaleX || rejectNaN("setScaleX", scaleX)) return;
    _scaleX = scaleX;
    markTransformDirty();
}

void Node::setScaleY(float scaleY) {
    if (_scaleY == scaleY || rejectNaN("setScaleY", scaleY)) return;
    _scaleY = scaleY;
    markTransformDirty();
}

void Node::setScaleZ(float scaleZ) {
    if (_scaleZ == scaleZ || rejectNaN("setScaleZ", scaleZ)) return;
    _scaleZ = scaleZ;
    markTransformDirty();
}

void Node::setRotation(float degrees) {
    // As in cocos2d-x, which leaves a skew about y alone if the rotation of x stays.
    if (_rotationX == degrees || rejectNaN("setRotation", degrees)) return;
    _rotationX = _rotationY = degrees;
    markTransformDirty();
}

float Node::getRotation() const {
    CCASSERT(_rotationX == _rotationY,
             "getRotation: the rotations of x and y differ, so there is no single value");
    return _rotationX;
}

void Node::setRotationSkewX(float degrees) {
    if (_rotationX == degrees || rejectNaN("setRotationSkewX", degrees)) return;
    _rotationX = degrees;
    markTransformDirty();
}

void Node::setRotationSkewY(float degrees) {
    if (_rotationY == degrees || rejectNaN("setRotationSkewY", degrees)) return;
    _rotationY = degrees;
    markTransformDirty();
}

float Node::getSkewX() const {
    return _extras ? _extras->skew.x : 0.0f;
}

float Node::getSkewY() const {
    return _extras ? _extras->skew.y : 0.0f;
}

void Node::setSkewX(float degrees) {
    if (getSkewX() == degrees || rejectNaN("setSkewX", degrees)) return;
    extras().skew.x = degrees;
    _rareFlags.set(copra::RareFlag::Shape, true);
    markTransformDirty();
}

void Node::setSkewY(float degrees) {
    if (getSkewY() == degrees || rejectNaN("setSkewY", degrees)) return;
    extras().skew.y = degrees;
    _rareFlags.set(copra::RareFlag::Shape, true);
    markTransformDirty();
}

void Node::setAnchorPoint(const Vec2& anchorPoint) {
    if (anchorPoint == _anchorPoint || rejectNaN("setAnchorPoint", anchorPoint.x, anchorPoint.y)) return;
    _anchorPoint = anchorPoint;
    updateAnchorPointInPoints();
}

void Node::setContentSize(const Size& contentSize) {
    if (contentSize.equals(_contentSize) ||
        rejectNaN("setContentSize", contentSize.width, contentSize.height))
        return;
    _contentSize = contentSize;
    updateAnchorPointInPoints();
    _visitFlags |= FLAGS_CONTENT_SIZE_DIRTY;
}

void Node::updateAnchorPointInPoints() {
    _anchorPointInPoints.set(_contentSize.width * _anchorPoint.x, _contentSize.height * _anchorPoint.y);
    markTransformDirty();
}

void Node::setIgnoreAnchorPointForPosition(bool ignore) {
    if (_ignoreAnchorPointForPosition == ignore) return;
    _ignoreAnchorPointForPosition = ignore;
    markTransformDirty();
}

void Node::setVisible(bool visible) {
    if (_visible == visible) return;
    _visible = visible;
    // Hidden nodes are not visited and miss transform changes of their ancestors.
    visible ? markTransformDirty() : stopResting();
}

/// Whether this node is one whose conversions ask its overrides.
inline bool Node::overridesTransform() const {
    if (!_parent) findOverrides(); // it may be in no scene
    return hasOverride(copra::Override::Transform);
}

Rect Node::getBoundingBox() const {
    const Rect rect(0, 0, _contentSize.width, _contentSize.height);
    return RectApplyAffineTransform(rect, overridesTransform() ? getNodeToParentAffineTransform()
                                                               : localTransform());
}

// --- Transforms as matrices ---

Mat4 Node::transform(const Mat4& parentTransform) {
    return parentTransform * getNodeToParentTransform();
}

void Node::updateTransform() {
    copra::forEach(_children, [](Node* child) { child->updateTransform(); });
}

namespace {

Mat4 toMatrix(const AffineTransform& t, float z) {
    Mat4 matrix;
    matrix.m[0] = t.a;
    matrix.m[1] = t.b;
    matrix.m[4] = t.c;
    matrix.m[5] = t.d;
    matrix.m[12] = t.tx;
    matrix.m[13] = t.ty;
    matrix.m[14] = z;
    return matrix;
}

AffineTransform toAffine(const Mat4& matrix) {
    const float* m = matrix.m;
    return AffineTransformMake(m[0], m[1], m[4], m[5], m[12], m[13]);
}

} // namespace

const Mat4& Node::getNodeToParentTransform() const {
    // The returned reference must stay valid; stored in the extras, as few nodes need it.
    copra::NodeExtras& rare = const_cast<Node*>(this)->extras();
    rare.nodeToParent = toMatrix(localTransform(), getPositionZ());
    return rare.nodeToParent;
}

AffineTransform Node::getNodeToParentAffineTransform() const {
    return overridesTransform() ? effectiveTransform() : localTransform();
}

// An override that calls this one means the node's own transform.
AffineTransform Node::nodeToParentTransform() {
    return hasOverride(copra::Override::Transform) ? localTransform() : getNodeToParentAffineTransform();
}

/// What `t`, seen from the parent of this node, is seen from `ancestor`. Adds the positions z on the way to `z`, if given.
inline AffineTransform Node::seenFrom(const Node* ancestor, AffineTransform t, float* z) const {
    for (const Node* node = _parent; node && node != ancestor; node = node->_parent) {
        const bool isPlain = !z && !node->_rareFlags.has(copra::RareFlag::Override);
        float nodeZ = 0.0f;
        t = AffineTransformConcat(t, isPlain ? node->localTransform() : node->effectiveTransform(&nodeZ));
        if (z) *z += nodeZ;
    }
    return t;
}

AffineTransform Node::getNodeToParentAffineTransform(Node* ancestor) const {
    return overridesTransform() ? seenFrom(ancestor, getNodeToParentAffineTransform())
                                : seenFrom(ancestor, localTransform());
}

Mat4 Node::getNodeToParentTransform(Node* ancestor) const {
    if (!_parent) findOverrides(); // it may be in no scene
    float z = 0.0f;
    const AffineTransform own = effectiveTransform(&z);
    const AffineTransform t = seenFrom(ancestor, own, &z);
    return toMatrix(t, z);
}

void Node::setNodeToParentTransform(const Mat4& transform) {
    _localTransform = toAffine(transform);
    if (_extras && _extras->hasAdditionalTransform) {
        _extras->givenTransform = _localTransform;
        _localTransform = toAffine(transform * _extras->additionalTransform);
    }
    markTransformDirty();
    _visitFlags = static_cast<uint8_t>(_visitFlags & ~kLocalTransformDirty);
    _rareFlags.set(copra::RareFlag::Rotation3D, false);
}

AffineTransform Node::getParentToNodeAffineTransform() const {
    return AffineTransformInvert(overridesTransform() ? getNodeToParentAffineTransform() : localTransform());
}
const Mat4& Node::getParentToNodeTransform() const {
    copra::NodeExtras& rare = const_cast<Node*>(this)->extras();
    rare.parentToNode = toMatrix(getParentToNodeAffineTransform(), -getPositionZ());
    return rare.parentToNode;
}
AffineTransform Node::getNodeToWorldAffineTransform() const {
    return getNodeToParentAffineTransform(nullptr);
}
Mat4 Node::getNodeToWorldTransform() const {
    return getNodeToParentTransform(nullptr);
}
AffineTransform Node::getWorldToNodeAffineTransform() const {
    return AffineTransformInvert(getNodeToWorldAffineTransform());
}
Mat4 Node::getWorldToNodeTransform() const {
    if (overridesTransform()) return getNodeToWorldTransform().getInversed();
    return toMatrix(getWorldToNodeAffineTransform(), 0.0f);
}

// --- Conversions ---

Vec2 Node::convertToNodeSpace(const Vec2& worldPoint) const {
    if (overridesTransform()) return PointApplyTransform(worldPoint, getWorldToNodeTransform());
    return PointApplyAffineTransform(worldPoint, AffineTransformInvert(getNodeToWorldAffineTransform()));
}

Vec2 Node::convertToWorldSpace(const Vec2& nodePoint) const {
    return overridesTransform() ? PointApplyTransform(nodePoint, getNodeToWorldTransform())
                                : PointApplyAffineTransform(nodePoint, getNodeToWorldAffineTransform());
}

Vec2 Node::convertToWindowSpace(const Vec2& nodePoint) const {
    const Vec2 world = convertToWorldSpace(nodePoint);
    return Vec2(world.x, copra::screen().designSize.height - world.y);
}

Vec2 Node::convertToNodeSpaceAR(const Vec2& worldPoint) const {
    return convertToNodeSpace(worldPoint) - _anchorPointInPoints;
}

Vec2 Node::convertToWorldSpaceAR(const Vec2& nodePoint) const {
    return convertToWorldSpace(nodePoint + _anchorPointInPoints);
}

Vec2 Node::convertTouchToNodeSpace(Touch* touch) const {
    if (copra::refuse(!touch, "Node::convertTouchToNodeSpace: the touch is null")) return Vec2::ZERO;
    return convertToNodeSpace(touch->getLocation());
}
Vec2 Node::convertTouchToNodeSpaceAR(Touch* touch) const {
    if (copra::refuse(!touch, "Node::convertTouchToNodeSpaceAR: the touch is null")) return Vec2::ZERO;
    return convertToNodeSpaceAR(touch->getLocation());
}

} // namespace cocos2d
