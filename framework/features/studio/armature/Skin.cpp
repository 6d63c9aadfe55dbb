#include "studio/armature/Skin.h"

#include "base/autoreleased.h"
#include "scene/overrides.h"
#include "studio/armature/Armature.h"
#include "studio/armature/Bone.h"

using namespace cocos2d;

namespace cocostudio {

Skin::Skin() {
    copra::countAsPlainTransforms<Skin>(*this);
}
Skin::~Skin() = default;

Skin* Skin::create() {
    auto* const skin = new Skin();
    return copra::autoreleased(skin, skin->init());
}

Skin* Skin::createWithSpriteFrameName(const std::string& pszSpriteFrameName) {
    auto* const skin = new Skin();
    return copra::autoreleased(skin, skin->initWithSpriteFrameName(pszSpriteFrameName));
}

Skin* Skin::create(const std::string& pszFileName) {
    auto* const skin = new Skin();
    return copra::autoreleased(skin, skin->initWithFile(pszFileName));
}

bool Skin::initWithSpriteFrameName(const std::string& spriteFrameName) {
    _displayName = spriteFrameName;
    return Sprite::initWithSpriteFrameName(spriteFrameName);
}

bool Skin::initWithFile(const std::string& filename) {
    _displayName = filename;
    return Sprite::initWithFile(filename);
}

void Skin::setSkinData(const BaseData& data) {
    _skinData.copy(&data);
    setScaleX(data.scaleX);
    setScaleY(data.scaleY);
    setRotationSkewX(CC_RADIANS_TO_DEGREES(data.skewX));
    setRotationSkewY(CC_RADIANS_TO_DEGREES(-data.skewY));
    setPosition(data.x, data.y);
    markTransformDirty(); // the bone may have replaced the transform
    _skinTransform = getNodeToParentTransform();
    updateArmatureTransform();
}

void Skin::updateArmatureTransform() {
    if (_bone) setNodeToParentTransform(_bone->getNodeToArmatureTransform() * _skinTransform);
}

Mat4 Skin::getNodeToWorldTransform() const {
    const Armature* const armature = _bone ? _bone->getArmature() : nullptr;
    if (!armature) return getNodeToParentTransform();
    return armature->outermost()->getNodeToWorldTransform() * getNodeToParentTransform();
}

AffineTransform Skin::getNodeToWorldAffineTransform() const {
    AffineTransform transform;
    GLToCGAffine(getNodeToWorldTransform().m, &transform);
    return transform;
}

Mat4 Skin::getNodeToWorldTransformAR() const {
    Mat4 transform = getNodeToWorldTransform();
    const Vec2 anchor = PointApplyTransform(_anchorPointInPoints, transform);
    transform.m[12] = anchor.x;
    transform.m[13] = anchor.y;
    return transform;
}

} // namespace cocostudio
