#include "studio/armature/DisplayFactory.h"

#include "base/refuse.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/Bone.h"
#include "studio/armature/ColliderDetector.h"
#include "studio/armature/DecorativeDisplay.h"
#include "studio/armature/Skin.h"
#include "studio/armature/armatureMath.h"

using namespace cocos2d;

namespace cocostudio {

namespace {

/// How deeply armatures may show each other.
constexpr int kMaxNestedArmatures = 8;

/// Whether an armature of this name would show itself, or the nesting is too deep.
bool isNestedTooDeeply(Bone& bone, const std::string& name) {
    int depth = 0;
    for (Bone* above = &bone; above; ++depth) {
        Armature* const armature = above->getArmature();
        if (!armature) return false;
        if (armature->getName() == name || depth >= kMaxNestedArmatures) return true;
        above = armature->getParentBone();
    }
    return false;
}

void updateCollider(Bone& bone, Node& display) {
    ColliderDetector* const detector = bone.getColliderDetector();
    if (!detector || !bone.getArmature()) return;
    Mat4 place = display.getNodeToParentTransform();
    const Vec2 anchor = PointApplyTransform(display.getAnchorPointInPoints(), place);
    place.m[12] = anchor.x;
    place.m[13] = anchor.y;
    Mat4 inParent = bone.getArmature()->outermost()->getNodeToParentTransform() * place;
    detector->updateTransform(inParent);
}

template<class Data>
void copyData(DecorativeDisplay& display, DisplayData& data) {
    auto* const copy = Data::create();
    copy->copy(&data);
    display.setDisplayData(copy);
}

} // namespace

void DisplayFactory::addDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData) {
    switch (displayData->displayType) {
    case CS_DISPLAY_SPRITE:
        return addSpriteDisplay(bone, decoDisplay, displayData);
    case CS_DISPLAY_ARMATURE:
        return addArmatureDisplay(bone, decoDisplay, displayData);
    case CS_DISPLAY_PARTICLE:
        return addParticleDisplay(bone, decoDisplay, displayData);
    case CS_DISPLAY_MAX:
        return copyData<DisplayData>(*decoDisplay, *displayData);
    }
}

void DisplayFactory::createDisplay(Bone* bone, DecorativeDisplay* decoDisplay) {
    switch (decoDisplay->getDisplayData()->displayType) {
    case CS_DISPLAY_SPRITE:
        return createSpriteDisplay(bone, decoDisplay);
    case CS_DISPLAY_ARMATURE:
        return createArmatureDisplay(bone, decoDisplay);
    case CS_DISPLAY_PARTICLE:
        return createParticleDisplay(bone, decoDisplay);
    case CS_DISPLAY_MAX:
        return;
    }
}

void DisplayFactory::updateDisplay(Bone* bone, float dt, bool dirty) {
    Node* const display = bone->getDisplayRenderNode();
    if (!display) return;
    switch (bone->getDisplayRenderNodeType()) {
    case CS_DISPLAY_SPRITE:
        if (dirty) static_cast<Skin*>(display)->updateArmatureTransform();
        break;
    case CS_DISPLAY_ARMATURE:
        updateArmatureDisplay(bone, display, dt);
        break;
    case CS_DISPLAY_PARTICLE:
        updateParticleDisplay(bone, display, dt);
        break;
    case CS_DISPLAY_MAX:
        if (dirty) display->setAdditionalTransform(bone->getNodeToArmatureTransform());
        break;
    }
    // An inner armature may have called the user, who changed the display.
    if (dirty && bone->getDisplayRenderNode() == display) updateCollider(*bone, *display);
}

// --- Sprites ---

void DisplayFactory::addSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData) {
    copyData<SpriteDisplayData>(*decoDisplay, *displayData);
    createSpriteDisplay(bone, decoDisplay);
}

void DisplayFactory::createSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay) {
    DisplayData* const data = decoDisplay->getDisplayData();
    const std::string image = DisplayData::changeDisplayToTexture(data->displayName);
    Skin* const skin = image.empty() ? Skin::create() : Skin::createWithSpriteFrameName(image + ".png");
    decoDisplay->setDisplay(skin);
    if (!skin) return; // logged
    skin->setBone(bone);
    initSpriteDisplay(bone, decoDisplay, data->displayName.c_str(), skin);
    Armature* const armature = bone->getArmature();
    const bool isCombined = armature && armature->getArmatureData()->dataVersion >= VERSION_COMBINED;
    const auto* const sprite = dynamic_cast<SpriteDisplayData*>(data);
    if (isCombined && sprite)
        skin->setSkinData(sprite->skinData);
    else if (armature && !isCombined)
        skin->setSkinData(*bone->getBoneData());
}

void DisplayFactory::initSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay, const char* displayName,
                                       Skin* skin) {
    const std::string image = DisplayData::changeDisplayToTexture(displayName);
    TextureData* const texture = ArmatureDataManager::getInstance()->getTextureData(image);
    if (!texture) return;
    skin->setAnchorPoint(Vec2(texture->pivotX, texture->pivotY));
    if (texture->contourDataList.empty()) return;
    auto* const detector = ColliderDetector::create(bone);
    detector->addContourDataList(texture->contourDataList);
    decoDisplay->setColliderDetector(detector);
}

// --- Armatures ---

void DisplayFactory::addArmatureDisplay(Bone* bone, DecorativeDisplay* decoDisplay,
                                        DisplayData* displayData) {
    copyData<ArmatureDisplayData>(*decoDisplay, *displayData);
    createArmatureDisplay(bone, decoDisplay);
}

void DisplayFactory::createArmatureDisplay(Bone* bone, DecorativeDisplay* decoDisplay) {
    const std::string& name = decoDisplay->getDisplayData()->displayName;
    if (isNestedTooDeeply(*bone, name)) {
        copra::warning("Armature: bone \"%s\": armature \"%s\" contains itself, or is nested too deeply",
                       bone->getName().c_str(), name.c_str());
        return;
    }
    decoDisplay->setDisplay(name.empty() ? nullptr : Armature::create(name, bone));
}

void DisplayFactory::updateArmatureDisplay(Bone*, Node* display, float dt) {
    auto* const armature = dynamic_cast<Armature*>(display);
    if (!armature) return;
    armature->sortAllChildren();
    armature->update(dt);
}

// --- Particles ---

void DisplayFactory::addParticleDisplay(Bone* bone, DecorativeDisplay* decoDisplay,
                                        DisplayData* displayData) {
    copyData<ParticleDisplayData>(*decoDisplay, *displayData);
    createParticleDisplay(bone, decoDisplay);
}

void DisplayFactory::createParticleDisplay(Bone* bone, DecorativeDisplay* decoDisplay) {
    ParticleSystem* const system = ParticleSystemQuad::create(decoDisplay->getDisplayData()->displayName);
    decoDisplay->setDisplay(system);
    if (system) system->setParent(bone->getArmature());
}

void DisplayFactory::updateParticleDisplay(Bone* bone, Node* display, float dt) {
    BaseData place;
    TransformHelp::matrixToNode(bone->getNodeToArmatureTransform(), place);
    display->setPosition(place.x, place.y);
    display->setScaleX(place.scaleX);
    display->setScaleY(place.scaleY);
    display->update(dt);
}

} // namespace cocostudio
