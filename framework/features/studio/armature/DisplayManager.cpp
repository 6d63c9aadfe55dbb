#include "studio/armature/DisplayManager.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "nodes/particles/ParticleSystem.h"
#include "studio/armature/Armature.h"
#include "studio/armature/Bone.h"
#include "studio/armature/DecorativeDisplay.h"
#include "studio/armature/DisplayFactory.h"
#include "studio/armature/Skin.h"
#include "studio/armature/armatureMath.h"

using namespace cocos2d;

namespace cocostudio {

DecorativeDisplay::DecorativeDisplay() = default;
DecorativeDisplay::~DecorativeDisplay() = default;

DecorativeDisplay* DecorativeDisplay::create() {
    return copra::createAutoreleased<DecorativeDisplay>();
}

DisplayManager::DisplayManager() = default;
DisplayManager::~DisplayManager() = default;

DisplayManager* DisplayManager::create(Bone* bone) {
    return copra::createAutoreleased<DisplayManager>(bone);
}

bool DisplayManager::init(Bone* bone) {
    _bone = bone;
    initDisplayList(bone->getBoneData());
    return true;
}

// --- The list ---

bool DisplayManager::hasNoBone() const {
    return copra::warn(!_bone, "DisplayManager: the bone was destroyed; no display is added");
}

void DisplayManager::initDisplayList(BoneData* boneData) {
    const auto alive = copra::keepAlive(this); // a display may hold the last reference to the bone
    const RefPtr<Bone> bone(_bone);
    for (DecorativeDisplay* display : _decoDisplayList) leave(*display);
    _decoDisplayList.clear();
    if (!boneData || hasNoBone()) return;
    for (DisplayData* data : boneData->displayDataList) {
        auto* const display = DecorativeDisplay::create();
        display->setDisplayData(data);
        DisplayFactory::createDisplay(_bone, display);
        _decoDisplayList.pushBack(display);
    }
}

DecorativeDisplay* DisplayManager::getDecorativeDisplayByIndex(int index) const {
    return index >= 0 && index < _decoDisplayList.size() ? _decoDisplayList.at(index) : nullptr;
}

/// The display of a number, or a new one at the end.
DecorativeDisplay* DisplayManager::displayAt(int index) {
    if (DecorativeDisplay* const existing = getDecorativeDisplayByIndex(index)) return existing;
    auto* const display = DecorativeDisplay::create();
    _decoDisplayList.pushBack(display);
    return display;
}

/// After the current display was replaced.
void DisplayManager::showAgain(int index) {
    if (index != _displayIndex || index < 0) return;
    _displayIndex = -1;
    changeDisplayWithIndex(index, false);
}

void DisplayManager::addDisplay(DisplayData* displayData, int index) {
    if (hasNoBone()) return;
    const auto alive = copra::keepAlive(this); // a display may hold the last reference to the bone
    const RefPtr<Bone> bone(_bone);
    DecorativeDisplay* const decorative = displayAt(index);
    leave(*decorative);
    DisplayFactory::addDisplay(_bone, decorative, displayData);
    showAgain(index);
}

void DisplayManager::addDisplay(Node* display, int index) {
    if (copra::refuse(!display, "DisplayManager::addDisplay: the display is null") || hasNoBone()) return;
    const auto alive = copra::keepAlive(this); // a display may hold the last reference to the bone
    const RefPtr<Bone> bone(_bone);
    DecorativeDisplay* const decorative = displayAt(index);
    leave(*decorative);
    DisplayData* data = nullptr;
    if (auto* const skin = dynamic_cast<Skin*>(display)) {
        auto* const spriteData = SpriteDisplayData::create();
        spriteData->displayName = skin->getDisplayName();
        placeSkin(*skin, *decorative, *spriteData);
        data = spriteData;
    } else if (dynamic_cast<ParticleSystem*>(display)) {
        data = ParticleDisplayData::create();
        display->removeFromParent();
        display->cleanup();
        display->setParent(_bone->getArmature());
    } else if (auto* const armature = dynamic_cast<Armature*>(display)) {
        data = ArmatureDisplayData::create();
        data->displayName = armature->getName();
        armature->setParentBone(_bone);
    } else {
        data = DisplayData::create();
    }
    decorative->setDisplay(display);
    decorative->setDisplayData(data);
    showAgain(index);
}

void DisplayManager::placeSkin(Skin& skin, DecorativeDisplay& display, SpriteDisplayData& data) {
    skin.setBone(_bone);
    DisplayFactory::initSpriteDisplay(_bone, &display, skin.getDisplayName().c_str(), &skin);
    const auto* model = dynamic_cast<SpriteDisplayData*>(display.getDisplayData());
    for (ssize_t i = _decoDisplayList.size() - 1; i >= 0 && !model; --i)
        model = dynamic_cast<SpriteDisplayData*>(_decoDisplayList.at(i)->getDisplayData());
    if (model) data.skinData.copy(&model->skinData);
    skin.setSkinData(data.skinData);
}

void DisplayManager::removeDisplay(int index) {
    if (copra::refuse(index < 0 || index >= _decoDisplayList.size(),
                      "DisplayManager::removeDisplay: there is no such display"))
        return;
    const auto alive = copra::keepAlive(this); // a display may hold the last reference to the bone
    const RefPtr<Bone> bone(_bone);
    if (index == _displayIndex) {
        setCurrentDecorativeDisplay(nullptr);
        _displayIndex = -1;
    } else if (index < _displayIndex) {
        --_displayIndex;
    }
    leave(*_decoDisplayList.at(index));
    _decoDisplayList.erase(index);
}

// --- What is shown ---

void DisplayManager::changeDisplayWithIndex(int index, bool force) {
    if (copra::refuse(index >= _decoDisplayList.size(),
                      "DisplayManager::changeDisplayWithIndex: there is no such display"))
        return;
    _forceChangeDisplay = force;
    if (_displayIndex == index) return;
    _displayIndex = index;
    setCurrentDecorativeDisplay(getDecorativeDisplayByIndex(index));
}

void DisplayManager::changeDisplayWithName(const std::string& name, bool force) {
    for (int i = 0; i < _decoDisplayList.size(); ++i) {
        const DisplayData* const data = _decoDisplayList.at(i)->getDisplayData();
        if (!data || data->displayName != name) continue;
        changeDisplayWithIndex(i, force);
        return;
    }
}

void DisplayManager::setCurrentDecorativeDisplay(DecorativeDisplay* decoDisplay) {
    const auto alive = copra::keepAlive(this); // a display may hold the last reference to the bone
    const RefPtr<Bone> bone(_bone);
    if (_currentDecoDisplay && _currentDecoDisplay->getColliderDetector())
        _currentDecoDisplay->getColliderDetector()->setActive(false);
    _currentDecoDisplay = decoDisplay;
    if (decoDisplay && decoDisplay->getColliderDetector())
        decoDisplay->getColliderDetector()->setActive(true);

    if (dynamic_cast<Armature*>(_displayRenderNode.get()) && _bone) _bone->setChildArmature(nullptr);
    _displayRenderNode = decoDisplay ? decoDisplay->getDisplay() : nullptr;
    if (!_displayRenderNode) {
        _displayType = CS_DISPLAY_MAX;
        return;
    }
    _displayType = decoDisplay->getDisplayData()->displayType;
    if (auto* const armature = dynamic_cast<Armature*>(_displayRenderNode.get())) {
        if (_bone) _bone->setChildArmature(armature);
        armature->setParentBone(_bone);
    } else if (auto* const particles = dynamic_cast<ParticleSystem*>(_displayRenderNode.get())) {
        particles->resetSystem();
    }
    _displayRenderNode->setVisible(_visible);
    if (!_bone) return; // it was destroyed
    _bone->updateColor();
    _bone->setTransformDirty(true); // the display may have been somewhere else
}

void DisplayManager::setVisible(bool visible) {
    if (!_displayRenderNode) return;
    _visible = visible;
    _displayRenderNode->setVisible(visible);
}

Size DisplayManager::getContentSize() const {
    return _displayRenderNode ? _displayRenderNode->getContentSize() : Size::ZERO;
}

Rect DisplayManager::getBoundingBox() const {
    return _displayRenderNode ? _displayRenderNode->getBoundingBox() : Rect::ZERO;
}

Vec2 DisplayManager::getAnchorPoint() const {
    return _displayRenderNode ? _displayRenderNode->getAnchorPoint() : Vec2::ZERO;
}

Vec2 DisplayManager::getAnchorPointInPoints() const {
    return _displayRenderNode ? _displayRenderNode->getAnchorPointInPoints() : Vec2::ZERO;
}

bool DisplayManager::containPoint(Vec2& point) {
    if (!_visible || _displayIndex < 0) return false;
    auto* const sprite = dynamic_cast<Sprite*>(_displayRenderNode.get());
    return sprite && isSpriteContainPoint(sprite, point);
}

bool DisplayManager::containPoint(float x, float y) {
    Vec2 point(x, y);
    return containPoint(point);
}

// --- Owners ---

void DisplayManager::setArmature(Armature* armature) {
    for (DecorativeDisplay* display : _decoDisplayList)
        if (auto* const particles = dynamic_cast<ParticleSystem*>(display->getDisplay()))
            particles->setParent(armature);
}

/// A display that leaves forgets the bone and its armature: the game may retain it longer than them.
void DisplayManager::leave(DecorativeDisplay& display) {
    Node* const node = display.getDisplay();
    if (auto* const skin = dynamic_cast<Skin*>(node)) {
        if (skin->getBone() == _bone) skin->setBone(nullptr);
    } else if (auto* const armature = dynamic_cast<Armature*>(node)) {
        if (_bone && armature->getParentBone() == _bone) armature->setParentBone(nullptr);
    } else if (auto* const particles = dynamic_cast<ParticleSystem*>(node)) {
        if (_bone && particles->getParent() == _bone->getArmature()) particles->setParent(nullptr);
    }
    if (ColliderDetector* const detector = display.getColliderDetector()) detector->setBone(nullptr);
}

void DisplayManager::detach(Bone&) {
    setArmature(nullptr);
    for (DecorativeDisplay* display : _decoDisplayList) leave(*display);
    _bone = nullptr;
}

} // namespace cocostudio
