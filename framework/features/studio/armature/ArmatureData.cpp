#include "studio/armature/ArmatureData.h"

#include "math/constants.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace cocostudio {

namespace {

/// The same rotation in the shorter direction.
float shorter(float radians) {
    if (radians > copra::kPi) return radians - copra::kTwoPi;
    if (radians < -copra::kPi) return radians + copra::kTwoPi;
    return radians;
}

template<class T>
T atOrNull(const Vector<T>& all, int index) {
    return index >= 0 && index < all.size() ? all.at(index) : nullptr;
}

} // namespace

void BaseData::copy(const BaseData* node) {
    x = node->x;
    y = node->y;
    zOrder = node->zOrder;
    skewX = node->skewX;
    skewY = node->skewY;
    scaleX = node->scaleX;
    scaleY = node->scaleY;
    tweenRotate = node->tweenRotate;
    isUseColorInfo = node->isUseColorInfo;
    a = node->a;
    r = node->r;
    g = node->g;
    b = node->b;
}

void BaseData::subtract(BaseData* from, BaseData* to, bool limit) {
    x = to->x - from->x;
    y = to->y - from->y;
    scaleX = to->scaleX - from->scaleX;
    scaleY = to->scaleY - from->scaleY;
    skewX = to->skewX - from->skewX;
    skewY = to->skewY - from->skewY;
    if (limit) {
        skewX = shorter(skewX);
        skewY = shorter(skewY);
    }
    if (to->tweenRotate != 0.0f) {
        skewX += to->tweenRotate * copra::kTwoPi;
        skewY -= to->tweenRotate * copra::kTwoPi;
    }
    isUseColorInfo = isUseColorInfo || from->isUseColorInfo || to->isUseColorInfo;
    a = isUseColorInfo ? to->a - from->a : 0;
    r = isUseColorInfo ? to->r - from->r : 0;
    g = isUseColorInfo ? to->g - from->g : 0;
    b = isUseColorInfo ? to->b - from->b : 0;
}

void BaseData::setColor(const Color4B& color) {
    r = color.r;
    g = color.g;
    b = color.b;
    a = color.a;
}

Color4B BaseData::getColor() {
    const auto byte = [](int value) { return static_cast<GLubyte>(std::clamp(value, 0, 255)); };
    return Color4B(byte(r), byte(g), byte(b), byte(a));
}

std::string DisplayData::changeDisplayToTexture(const std::string& displayName) {
    return displayName.substr(0, displayName.find_last_of('.'));
}

void DisplayData::copy(DisplayData* displayData) {
    displayName = displayData->displayName;
    displayType = displayData->displayType;
}

void SpriteDisplayData::copy(DisplayData* displayData) {
    DisplayData::copy(displayData);
    if (const auto* sprite = dynamic_cast<SpriteDisplayData*>(displayData)) skinData.copy(&sprite->skinData);
}

void BoneData::addDisplayData(DisplayData* displayData) {
    displayDataList.pushBack(displayData);
}

DisplayData* BoneData::getDisplayData(int index) {
    return atOrNull(displayDataList, index);
}

void ArmatureData::addBoneData(BoneData* boneData) {
    if (!boneDataDic.at(boneData->name)) boneNames.push_back(boneData->name);
    boneDataDic.insert(boneData->name, boneData);
}

BoneData* ArmatureData::getBoneData(const std::string& boneName) {
    return boneDataDic.at(boneName);
}

void FrameData::copy(const BaseData* baseData) {
    BaseData::copy(baseData);
    const auto* frame = dynamic_cast<const FrameData*>(baseData);
    if (!frame || frame == this) return;
    duration = frame->duration;
    displayIndex = frame->displayIndex;
    tweenEasing = frame->tweenEasing;
    easingParams = frame->easingParams;
    blendFunc = frame->blendFunc;
    isTween = frame->isTween;
}

void MovementBoneData::addFrameData(FrameData* frameData) {
    frameList.pushBack(frameData);
}

FrameData* MovementBoneData::getFrameData(int index) {
    return atOrNull(frameList, index);
}

void MovementData::addMovementBoneData(MovementBoneData* movBoneData) {
    movBoneDataDic.insert(movBoneData->name, movBoneData);
}

MovementBoneData* MovementData::getMovementBoneData(const std::string& boneName) {
    return movBoneDataDic.at(boneName);
}

void AnimationData::addMovement(MovementData* movData) {
    movementDataDic.insert(movData->name, movData);
    movementNames.push_back(movData->name);
}

MovementData* AnimationData::getMovement(const std::string& movementName) {
    return movementDataDic.at(movementName);
}

void TextureData::addContourData(ContourData* contourData) {
    contourDataList.pushBack(contourData);
}

ContourData* TextureData::getContourData(int index) {
    return atOrNull(contourDataList, index);
}

} // namespace cocostudio
