#include "studio/armature/Bone.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "scene/overrides.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ColliderDetector.h"
#include "studio/armature/DisplayFactory.h"
#include "studio/armature/armatureMath.h"

#include <algorithm>

using namespace cocos2d;

namespace cocostudio {

Bone::Bone() {
    copra::countAsPlainTransforms<Bone>(*this);
}

Bone::~Bone() {
    for (Bone* child : _childBones) child->setParentBone(nullptr);
    if (_displayManager) _displayManager->detach(*this);
}

Bone* Bone::create() {
    return copra::createAutoreleased<Bone>();
}

Bone* Bone::create(const std::string& name) {
    return copra::createAutoreleased<Bone>(name);
}

bool Bone::init() {
    return init("");
}

bool Bone::init(const std::string& name) {
    setName(name);
    _tweenData = FrameData::create();
    _worldInfo = BaseData::create();
    _boneData = BoneData::create();
    _tween = Tween::create(this);
    _displayManager = DisplayManager::create(this);
    return true;
}

void Bone::setBoneData(BoneData* boneData) {
    if (copra::refuse(!boneData, "Bone::setBoneData: the data is null")) return;
    _boneData = boneData;
    setName(boneData->name);
    _setLocalZOrder(boneData->zOrder);
    _displayManager->initDisplayList(boneData);
}

// --- Tree ---

void Bone::addChildBone(Bone* child) {
    if (copra::refuse(!child, "Bone::addChildBone: the bone is null") ||
        copra::refuse(child->_parentBone != nullptr, "Bone::addChildBone: the bone has a parent"))
        return;
    for (Bone* above = this; above; above = above->_parentBone)
        if (copra::refuse(above == child, "Bone::addChildBone: the bone would be below itself")) return;
    _childBones.pushBack(child);
    child->setParentBone(this);
}

void Bone::removeChildBone(Bone* bone, bool recursion) {
    if (!_childBones.contains(bone)) return;
    const auto alive = copra::keepAlive(this); // the bone below may hold the last reference
    if (recursion) {
        const Vector<Bone*> below = bone->_childBones;
        for (Bone* child : below) bone->removeChildBone(child, true);
    }
    bone->setParentBone(nullptr);
    bone->_displayManager->setCurrentDecorativeDisplay(nullptr);
    _childBones.eraseObject(bone);
}

void Bone::removeFromParent(bool recursion) {
    if (_parentBone) _parentBone->removeChildBone(this, recursion);
}

void Bone::setArmature(Armature* armature) {
    _armature = armature;
    _armatureParentBone = armature ? armature->getParentBone() : nullptr;
    _tween->setAnimation(armature ? armature->getAnimation() : nullptr);
    if (armature) _dataVersion = armature->getArmatureData()->dataVersion;
    _displayManager->setArmature(armature);
}

void Bone::setChildArmature(Armature* childArmature) {
    if (_childArmature == childArmature) return;
    if (_childArmature && !childArmature) _childArmature->setParentBone(nullptr);
    _childArmature = childArmature;
}

// --- Movement ---

bool Bone::isCombined() const {
    return _dataVersion >= VERSION_COMBINED;
}

void Bone::update(float delta) {
    const Bone* const parent = _parentBone ? _parentBone : _armatureParentBone;
    if (parent && parent->_boneTransformDirty) _boneTransformDirty = true;
    if (isLocalTransformDirty()) { // position, scale or rotation of the node were set
        _boneTransformDirty = true;
        localTransform();
    }
    if (_boneTransformDirty) updateBoneTransform(parent);
    DisplayFactory::updateDisplay(
        this, delta, _boneTransformDirty || (_armature && _armature->getArmatureTransformDirty()));
    // By index: callbacks of an inner armature may change the bones.
    for (ssize_t i = 0; i < _childBones.size(); ++i) _childBones.at(i)->update(delta);
    _boneTransformDirty = false;
}

void Bone::updateBoneTransform(const Bone* parent) {
    BaseData& place = *_worldInfo;
    place.copy(_tweenData);
    if (isCombined()) {
        TransformHelp::nodeConcat(place, *_boneData);
        place.scaleX -= 1.0f;
        place.scaleY -= 1.0f;
    }
    place.x += _position.x;
    place.y += _position.y;
    place.scaleX *= _scaleX;
    place.scaleY *= _scaleY;
    place.skewX += CC_DEGREES_TO_RADIANS(getSkewX() + _rotationX);
    place.skewY += CC_DEGREES_TO_RADIANS(getSkewY() - _rotationY);
    if (parent) applyParentTransform(*parent);
    TransformHelp::nodeToMatrix(place, _worldTransform);
    if (_armatureParentBone) _worldTransform = _worldTransform * _armature->getNodeToParentTransform();
}

void Bone::applyParentTransform(const Bone& parent) {
    BaseData& place = *_worldInfo;
    const float* const m = parent._worldTransform.m;
    const Vec2 position(place.x, place.y);
    place.x = position.x * m[0] + position.y * m[4] + parent._worldInfo->x;
    place.y = position.x * m[1] + position.y * m[5] + parent._worldInfo->y;
    place.scaleX *= parent._worldInfo->scaleX;
    place.scaleY *= parent._worldInfo->scaleY;
    place.skewX += parent._worldInfo->skewX;
    place.skewY += parent._worldInfo->skewY;
}

Mat4 Bone::getNodeToWorldTransform() const {
    return _armature ? _armature->outermost()->getNodeToWorldTransform() * _worldTransform : _worldTransform;
}

AffineTransform Bone::getNodeToWorldAffineTransform() const {
    AffineTransform transform;
    GLToCGAffine(getNodeToWorldTransform().m, &transform);
    return transform;
}

// --- Appearance ---

void Bone::updateColor() {
    Node* const display = _displayManager ? _displayManager->getDisplayRenderNode() : nullptr;
    if (!display) return;
    const Color4B tint = _tweenData->getColor();
    const auto product = [](GLubyte a, GLubyte b) { return static_cast<GLubyte>(a * b / 255); };
    display->setColor(Color3B(product(_displayedColor.r, tint.r), product(_displayedColor.g, tint.g),
                              product(_displayedColor.b, tint.b)));
    display->setOpacity(product(_displayedOpacity, tint.a));
}

void Bone::updateZOrder() {
    setLocalZOrder(isCombined() ? _tweenData->zOrder + _boneData->zOrder : _tweenData->zOrder);
}

void Bone::setLocalZOrder(int zOrder) {
    if (getLocalZOrder() != zOrder) Node::setLocalZOrder(zOrder);
}

void Bone::setBlendFunc(const BlendFunc& blendFunc) {
    if (_blendFunc == blendFunc) return;
    _blendFunc = blendFunc;
    _blendDirty = true;
}

// --- Displays ---

void Bone::addDisplay(DisplayData* displayData, int index) {
    _displayManager->addDisplay(displayData, index);
}

void Bone::addDisplay(Node* display, int index) {
    _displayManager->addDisplay(display, index);
}

void Bone::removeDisplay(int index) {
    _displayManager->removeDisplay(index);
}

void Bone::changeDisplayWithIndex(int index, bool force) {
    _displayManager->changeDisplayWithIndex(index, force);
}

void Bone::changeDisplayWithName(const std::string& name, bool force) {
    _displayManager->changeDisplayWithName(name, force);
}

Node* Bone::getDisplayRenderNode() {
    return _displayManager->getDisplayRenderNode();
}

DisplayType Bone::getDisplayRenderNodeType() {
    return _displayManager->getDisplayRenderNodeType();
}

ColliderDetector* Bone::getColliderDetector() const {
    DecorativeDisplay* const shown = _displayManager->getCurrentDecorativeDisplay();
    return shown ? shown->getColliderDetector() : nullptr;
}

} // namespace cocostudio
