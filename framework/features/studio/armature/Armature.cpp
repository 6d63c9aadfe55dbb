#include "studio/armature/Armature.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "nodes/shapes/DrawPrimitives.h"
#include "scene/PerspectiveScope.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/armature/ColliderDetector.h"
#include "studio/armature/Skin.h"

using namespace cocos2d;

namespace cocostudio {

Armature::Armature() = default;

Armature::~Armature() {
    for (const auto& [name, bone] : _boneDic) bone->setArmature(nullptr);
}

Armature* Armature::create() {
    return copra::createAutoreleased<Armature>();
}

Armature* Armature::create(const std::string& name) {
    return copra::createAutoreleased<Armature>(name);
}

Armature* Armature::create(const std::string& name, Bone* parentBone) {
    auto* const armature = new Armature();
    return copra::autoreleased(armature, armature->init(name, parentBone));
}

bool Armature::init() {
    return init("");
}

bool Armature::init(const std::string& name, Bone* parentBone) {
    _parentBone = parentBone;
    return init(name);
}

bool Armature::init(const std::string& name) {
    const auto alive = copra::keepAlive(this); // a bone that leaves may hold the last reference
    removeAllChildren();
    for (const auto& [known, bone] : _boneDic) {
        if (_updateDepth > 0) _removedBones.pushBack(bone); // a callback of its inner armature calls this
        bone->setArmature(nullptr);
    }
    _boneDic.clear();
    _topBoneList.clear();
    _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    _animation = ArmatureAnimation::create(this);
    setName(name);
    setCascadeOpacityEnabled(true);
    setCascadeColorEnabled(true);
    if (!name.empty()) return createBones(name);
    createEmptyData();
    return true;
}

void Armature::createEmptyData() {
    setName("new_armature");
    _armatureData = ArmatureData::create();
    _armatureData->name = getName();
    auto* const animation = AnimationData::create();
    animation->name = getName();
    _animation->setAnimationData(animation);
    ArmatureDataManager::getInstance()->addArmatureData(getName(), _armatureData);
    ArmatureDataManager::getInstance()->addAnimationData(getName(), animation);
}

bool Armature::createBones(const std::string& name) {
    AnimationData* const animation = ArmatureDataManager::getInstance()->getAnimationData(name);
    _armatureData = ArmatureDataManager::getInstance()->getArmatureData(name);
    if (!animation || !_armatureData) {
        copra::warning("Armature: ArmatureDataManager has no armature \"%s\"", name.c_str());
        return false;
    }
    _animation->setAnimationData(animation);
    MovementData* const first =
        animation->movementNames.empty() ? nullptr : animation->getMovement(animation->movementNames.front());
    const RefPtr<ArmatureData> data = _armatureData;
    for (const std::string& boneName : data->boneNames) {
        Bone* const bone = createBone(boneName);
        MovementBoneData* const movement = first ? first->getMovementBoneData(boneName) : nullptr;
        FrameData* const frame = movement ? movement->getFrameData(0) : nullptr;
        if (!frame) continue;
        bone->getTweenData()->copy(frame);
        if (frame->displayIndex < bone->getDisplayManager()->getDecorativeDisplayList().size())
            bone->changeDisplayWithIndex(frame->displayIndex, false);
    }
    update(0.0f);
    updateOffsetPoint();
    return true;
}

/// Whether the bone is below another one, and not below itself.
bool Armature::hasParentData(const BoneData& bone) const {
    std::string name = bone.parentName;
    for (std::size_t steps = 0; steps <= _armatureData->boneNames.size() && name != bone.name; ++steps) {
        const BoneData* const above = _armatureData->getBoneData(name);
        if (!above) return steps > 0;
        name = above->parentName;
    }
    return name != bone.name;
}

Bone* Armature::createBone(const std::string& boneName) {
    if (Bone* const existing = getBone(boneName)) return existing;
    BoneData* const data = _armatureData->getBoneData(boneName);
    const bool hasParent = hasParentData(*data);
    if (!data->parentName.empty() && !hasParent)
        copra::warning("Armature: \"%s\": bone \"%s\" is below itself or below \"%s\", which does not exist",
                       getName().c_str(), boneName.c_str(), data->parentName.c_str());
    if (hasParent) createBone(data->parentName);
    Bone* const bone = Bone::create(boneName);
    addBone(bone, hasParent ? data->parentName : "");
    bone->setBoneData(data);
    bone->changeDisplayWithIndex(-1, false);
    return bone;
}

// --- Bones ---

void Armature::addBone(Bone* bone, const std::string& parentName) {
    if (copra::refuse(!bone, "Armature::addBone: the bone is null") ||
        copra::refuse(_boneDic.at(bone->getName()),
                      "Armature::addBone: a bone with this name exists already"))
        return;
    Bone* const parent = parentName.empty() ? nullptr : getBone(parentName);
    if (parent)
        parent->addChildBone(bone);
    else
        _topBoneList.pushBack(bone);
    bone->setArmature(this);
    _boneDic.insert(bone->getName(), bone);
    addChild(bone);
}

Bone* Armature::getBone(const std::string& name) const {
    return _boneDic.at(name);
}

void Armature::changeBoneParent(Bone* bone, const std::string& parentName) {
    if (copra::refuse(!bone, "Armature::changeBoneParent: the bone is null")) return;
    Bone* const parent = parentName.empty() ? nullptr : getBone(parentName);
    for (Bone* above = parent; above; above = above->getParentBone())
        if (copra::refuse(above == bone, "Armature::changeBoneParent: the bone would be below itself"))
            return;
    const RefPtr<Node> shown = bone->getDisplayRenderNode();
    DecorativeDisplay* const display = bone->getDisplayManager()->getCurrentDecorativeDisplay();
    bone->removeFromParent(false);
    if (shown) bone->getDisplayManager()->setCurrentDecorativeDisplay(display);
    _topBoneList.eraseObject(bone);
    if (parent)
        parent->addChildBone(bone);
    else
        _topBoneList.pushBack(bone);
    bone->setTransformDirty(true);
}

void Armature::removeBone(Bone* bone, bool recursion) {
    if (copra::refuse(!bone, "Armature::removeBone: the bone is null") || bone->getArmature() != this) return;
    const RefPtr<Bone> alive(bone); // the removal of a bone below it may clear the list
    _removedBones.pushBack(bone);
    const Vector<Bone*> below = bone->getChildBones();
    const std::string parentName = bone->getParentBone() ? bone->getParentBone()->getName() : "";
    for (Bone* child : below) {
        if (recursion)
            removeBone(child, true);
        else
            changeBoneParent(child, parentName);
    }
    bone->removeFromParent(false);
    _topBoneList.eraseObject(bone);
    _animation->removeTween(bone->getTween());
    bone->setArmature(nullptr);
    _boneDic.erase(bone->getName());
    removeChild(bone, true);
    if (_updateDepth == 0) _removedBones.clear();
}

Bone* Armature::getBoneAtPoint(float x, float y) const {
    for (ssize_t i = _children.size() - 1; i >= 0; --i) {
        auto* const bone = dynamic_cast<Bone*>(_children.at(i));
        if (bone && bone->getDisplayManager()->containPoint(x, y)) return bone;
    }
    return nullptr;
}

void Armature::setParentBone(Bone* parentBone) {
    _parentBone = parentBone;
    for (const auto& [name, bone] : _boneDic) {
        bone->setArmature(this);
        bone->setTransformDirty(true);
    }
}

const Armature* Armature::outermost() const {
    const Armature* armature = this;
    while (armature->_parentBone && armature->_parentBone->getArmature())
        armature = armature->_parentBone->getArmature();
    return armature;
}

// --- Place ---

Rect Armature::boundingBoxOfBones() const {
    Rect box;
    bool isFirst = true;
    for (Node* child : _children) {
        const auto* const bone = dynamic_cast<Bone*>(child);
        const Rect one = bone ? bone->getDisplayManager()->getBoundingBox() : Rect::ZERO;
        if (one.equals(Rect::ZERO)) continue;
        if (isFirst)
            box = one;
        else
            box.merge(one);
        isFirst = false;
    }
    return box;
}

Rect Armature::getBoundingBox() const {
    return RectApplyAffineTransform(boundingBoxOfBones(), localTransform());
}

void Armature::updateOffsetPoint() {
    const Rect box = boundingBoxOfBones();
    _offsetPoint = -box.origin;
    Node::setContentSize(box.size);
    if (box.size.width != 0.0f && box.size.height != 0.0f)
        _anchorPoint = Vec2(_offsetPoint.x / box.size.width, _offsetPoint.y / box.size.height);
    placeAnchor();
}

void Armature::setAnchorPoint(const Vec2& point) {
    if (point == _anchorPoint) return;
    Node::setAnchorPoint(point);
    placeAnchor();
}

void Armature::setContentSize(const Size& contentSize) {
    Node::setContentSize(contentSize);
    placeAnchor();
}

/// The anchor point is given in the content; bones are placed relative to their origin.
void Armature::placeAnchor() {
    _realAnchorPointInPoints.set(_contentSize.width * _anchorPoint.x, _contentSize.height * _anchorPoint.y);
    _anchorPointInPoints = _realAnchorPointInPoints - _offsetPoint;
    markTransformDirty();
}

// --- Every frame ---

void Armature::onEnter() {
    Node::onEnter();
    scheduleUpdate();
}

void Armature::onExit() {
    unscheduleUpdate();
    Node::onExit();
}

/// Contours are placed in the space of the parent.
void Armature::noticeMove() {
    const AffineTransform& now = localTransform();
    _armatureTransformDirty =
        _armatureTransformDirty || !AffineTransformEqualToTransform(now, _lastTransform);
    _lastTransform = now;
}

void Armature::update(float dt) {
    const auto kept = copra::keepAlive(this); // a callback may remove it
    ++_updateDepth;
    noticeMove();
    Node::update(dt);
    _animation->update(dt);
    for (ssize_t i = 0; i < _topBoneList.size(); ++i) _topBoneList.at(i)->update(dt);
    _armatureTransformDirty = false;
    if (--_updateDepth == 0) _removedBones.clear();
}

void Armature::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    if (visitsByOverride_<Armature>(renderer, parentTransform, parentFlags)) return;
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    if (!isVisitableByVisitingCamera()) return;
    const copra::PerspectiveScope perspective(*this, *renderer);
    sortAllChildren();
    drawInEitherForm_(renderer, flags);
}

void Armature::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    for (ssize_t i = 0; i < _children.size(); ++i) {
        Node* const child = _children.at(i);
        if (auto* const bone = dynamic_cast<Bone*>(child))
            drawBone(*bone, renderer, transform, flags);
        else
            child->visit(renderer, transform, flags);
    }
}

void Armature::drawBone(Bone& bone, Renderer* renderer, const Mat4& transform, uint32_t flags) {
    Node* const display = bone.getDisplayRenderNode();
    if (!display) return;
    if (display->getCameraMask() != getCameraMask()) display->setCameraMask(getCameraMask(), false);
    const DisplayType type = bone.getDisplayRenderNodeType();
    if (type == CS_DISPLAY_ARMATURE) { // its bones are already placed in this armature
        if (display->isVisible()) display->draw(renderer, transform, flags);
        return;
    }
    if (type == CS_DISPLAY_SPRITE) {
        auto* const skin = static_cast<Skin*>(display);
        skin->setBlendFunc(blendFuncOf(bone, skin->getTexture()));
    }
    display->visit(renderer, transform, flags);
}

BlendFunc Armature::blendFuncOf(Bone& bone, const Texture2D* texture) const {
    const BlendFunc own = bone.getBlendFunc();
    if (own != BlendFunc::ALPHA_PREMULTIPLIED) return own;
    const bool isPlain = _blendFunc == BlendFunc::ALPHA_PREMULTIPLIED;
    return isPlain && texture && !texture->hasPremultipliedAlpha() ? BlendFunc::ALPHA_NON_PREMULTIPLIED
                                                                   : _blendFunc;
}

void Armature::drawContour() {
    for (const auto& entry : _boneDic) {
        ColliderDetector* const contours = entry.second->getColliderDetector();
        if (!contours) continue;
        for (ColliderBody* contour : contours->getColliderBodyList()) {
            const std::vector<Vec2>& points = contour->getCalculatedVertexList();
            DrawPrimitives::drawPoly(points.data(), static_cast<unsigned int>(points.size()), true);
        }
    }
}

} // namespace cocostudio
