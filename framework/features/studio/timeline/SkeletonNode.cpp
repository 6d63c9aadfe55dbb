#include "studio/timeline/SkeletonNode.h"

#include "base/autoreleased.h"
#include "base/refuse.h"

#include <utility>

using namespace cocos2d;

namespace cocostudio {
namespace timeline {

SkeletonNode::SkeletonNode() = default;

SkeletonNode::~SkeletonNode() {
    for (BoneNode* bone : getAllSubBones()) bone->_rootSkeleton = nullptr;
}

SkeletonNode* SkeletonNode::create() {
    return copra::createAutoreleased<SkeletonNode>();
}

bool SkeletonNode::init() {
    _rackLength = _rackWidth = 20.0f;
    _rootSkeleton = this;
    return BoneNode::init();
}

// --- Bones ---

void SkeletonNode::addBones(BoneNode& top) {
    _isOrderDirty = true;
    if (dynamic_cast<SkeletonNode*>(&top)) return; // it has its own
    Vector<BoneNode*> all = top.getAllSubBones();
    all.pushBack(&top);
    for (BoneNode* bone : all) {
        bone->_rootSkeleton = this;
        if (_subBonesMap.at(bone->getName()))
            copra::warning("SkeletonNode: \"%s\" has several bones \"%s\"", getName().c_str(),
                           bone->getName().c_str());
        else
            _subBonesMap.insert(bone->getName(), bone);
    }
}

void SkeletonNode::removeBones(BoneNode& top) {
    _isOrderDirty = true;
    if (dynamic_cast<SkeletonNode*>(&top)) return;
    Vector<BoneNode*> all = top.getAllSubBones();
    all.pushBack(&top);
    for (BoneNode* bone : all) {
        bone->_rootSkeleton = nullptr;
        if (_subBonesMap.at(bone->getName()) == bone) _subBonesMap.erase(bone->getName());
    }
}

BoneNode* SkeletonNode::getBoneNode(const std::string& boneName) {
    return _subBonesMap.at(boneName);
}

// --- Skins ---

void SkeletonNode::changeSkins(const std::map<std::string, std::string>& boneSkinNameMap) {
    for (const auto& [boneName, skinName] : boneSkinNameMap)
        if (BoneNode* const bone = getBoneNode(boneName)) bone->displaySkin(skinName, true);
}

void SkeletonNode::changeSkins(const std::string& skinGroupName) {
    const auto found = _skinGroupMap.find(skinGroupName);
    if (found != _skinGroupMap.end()) changeSkins(found->second);
}

void SkeletonNode::addSkinGroup(std::string groupName, std::map<std::string, std::string> boneSkinNameMap) {
    _skinGroupMap.emplace(std::move(groupName), std::move(boneSkinNameMap));
}

Rect SkeletonNode::getBoundingBox() const {
    Rect around = getVisibleSkinsRect();
    for (BoneNode* bone : getAllSubBones()) {
        const Rect skins = bone->getVisibleSkinsRect();
        if (skins.equals(Rect::ZERO)) continue;
        const AffineTransform toSkeleton =
            bone->getNodeToParentAffineTransform(const_cast<SkeletonNode*>(this));
        const Rect box = RectApplyAffineTransform(skins, toSkeleton);
        if (around.equals(Rect::ZERO))
            around = box;
        else
            around.merge(box);
    }
    return RectApplyAffineTransform(around, getNodeToParentAffineTransform());
}

// --- Drawing ---

void SkeletonNode::collectVisible(BoneNode& top) {
    for (BoneNode* bone : top.getChildBones()) {
        if (!bone->isVisible() || dynamic_cast<SkeletonNode*>(bone)) continue; // a skeleton draws itself
        _subOrderedAllBones.pushBack(bone);
        collectVisible(*bone);
    }
}

void SkeletonNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    if (visitsByOverride_<SkeletonNode>(renderer, parentTransform, parentFlags)) return;
    _lastFlags = processParentFlags(parentTransform, parentFlags);
    sortAllChildren();
    for (ssize_t i = 0; i < _children.size(); ++i)
        _children.at(i)->visit(renderer, _modelViewTransform, _lastFlags);
    if (_isOrderDirty) {
        _isOrderDirty = false;
        _subOrderedAllBones.clear();
        collectVisible(*this);
        sortNodes(_subOrderedAllBones);
    }
    for (BoneNode* bone : _subOrderedAllBones) bone->visitSkins(renderer);
    if (!isDebugDrawEnabled()) return;
    drawInEitherForm_(renderer, _lastFlags);
    for (BoneNode* bone : _subOrderedAllBones) bone->drawInEitherForm_(renderer, _lastFlags);
}

} // namespace timeline
} // namespace cocostudio
