#include "studio/timeline/BoneNode.h"

#include "base/autoreleased.h"
#include "nodes/shapes/DrawNode.h"
#include "studio/timeline/SkeletonNode.h"

using namespace cocos2d;

namespace cocostudio {
namespace timeline {

BoneNode::BoneNode() = default;

BoneNode::~BoneNode() {
    for (BoneNode* bone : _childBones)
        if (bone->_rootSkeleton == _rootSkeleton) bone->_rootSkeleton = nullptr;
}

BoneNode* BoneNode::create() {
    return copra::createAutoreleased<BoneNode>();
}

BoneNode* BoneNode::create(int length) {
    auto* const bone = create();
    bone->setDebugDrawLength(static_cast<float>(length));
    return bone;
}

bool BoneNode::init() {
    return Node::init();
}

// --- Children ---

void BoneNode::addChild(Node* child, int localZOrder, const std::string& name) {
    Node::addChild(child, localZOrder, name);
    addToList(child);
}

void BoneNode::addChild(Node* child, int localZOrder, int tag) {
    Node::addChild(child, localZOrder, tag);
    addToList(child);
}

void BoneNode::removeChild(Node* child, bool cleanup) {
    if (!_children.contains(child)) return;
    const RefPtr<Node> kept(child);
    Node::removeChild(child, cleanup);
    removeFromList(child);
}

void BoneNode::removeAllChildrenWithCleanup(bool cleanup) {
    const Vector<Node*> children = _children;
    Node::removeAllChildrenWithCleanup(cleanup);
    for (Node* child : children) removeFromList(child);
}

void BoneNode::addToList(Node* child) {
    if (!child || child->getParent() != this) return; // it was refused
    if (auto* const bone = dynamic_cast<BoneNode*>(child)) {
        _childBones.pushBack(bone);
        if (_rootSkeleton) _rootSkeleton->addBones(*bone);
        return;
    }
    _boneSkins.pushBack(child);
    auto* const blended = dynamic_cast<BlendProtocol*>(child);
    if (blended && blended->getBlendFunc() != _blendFunc) blended->setBlendFunc(_blendFunc);
}

void BoneNode::removeFromList(Node* child) {
    _boneSkins.eraseObject(child);
    auto* const bone = dynamic_cast<BoneNode*>(child);
    if (!bone) return;
    if (_rootSkeleton) _rootSkeleton->removeBones(*bone);
    _childBones.eraseObject(bone);
}

void BoneNode::reorderInSkeleton() {
    if (_rootSkeleton) _rootSkeleton->_isOrderDirty = true;
    // A skeleton within another one.
    auto* const above = dynamic_cast<BoneNode*>(getParent());
    if (above && above->_rootSkeleton) above->_rootSkeleton->_isOrderDirty = true;
}

Vector<BoneNode*> BoneNode::getAllSubBones() const {
    Vector<BoneNode*> all;
    for (BoneNode* bone : _childBones) {
        if (dynamic_cast<SkeletonNode*>(bone)) continue;
        all.pushBack(bone);
        all.pushBack(bone->getAllSubBones());
    }
    return all;
}

void BoneNode::setLocalZOrder(int localZOrder) {
    Node::setLocalZOrder(localZOrder);
    reorderInSkeleton();
}

void BoneNode::setVisible(bool visible) {
    if (visible == isVisible()) return;
    Node::setVisible(visible);
    reorderInSkeleton();
}

void BoneNode::setName(const std::string& name) {
    SkeletonNode* const skeleton = _rootSkeleton == this ? nullptr : _rootSkeleton;
    if (skeleton) skeleton->removeBones(*this);
    Node::setName(name);
    if (skeleton) skeleton->addBones(*this);
}

// --- Skins ---

void BoneNode::addSkin(SkinNode* skin, bool display, bool hideOthers) {
    if (hideOthers)
        for (SkinNode* other : _boneSkins) other->setVisible(false);
    Node::addChild(skin);
    if (skin) skin->setVisible(display);
}

void BoneNode::displaySkin(SkinNode* skin, bool hideOthers) {
    for (SkinNode* one : _boneSkins) {
        if (one == skin)
            one->setVisible(true);
        else if (hideOthers)
            one->setVisible(false);
    }
}

void BoneNode::displaySkin(const std::string& skinName, bool hideOthers) {
    for (SkinNode* skin : _boneSkins) {
        if (skin->getName() == skinName)
            skin->setVisible(true);
        else if (hideOthers)
            skin->setVisible(false);
    }
}

Vector<SkinNode*> BoneNode::getVisibleSkins() const {
    Vector<SkinNode*> visible;
    for (SkinNode* skin : _boneSkins)
        if (skin->isVisible()) visible.pushBack(skin);
    return visible;
}

Vector<SkinNode*> BoneNode::getAllSubSkins() const {
    Vector<SkinNode*> all = _boneSkins;
    for (BoneNode* bone : getAllSubBones()) all.pushBack(bone->getSkins());
    return all;
}

Rect BoneNode::getVisibleSkinsRect() const {
    Rect around;
    bool isFirst = true;
    for (SkinNode* skin : _boneSkins) {
        const Rect box = skin->getBoundingBox();
        if (!skin->isVisible() || box.equals(Rect::ZERO)) continue;
        if (isFirst)
            around = box;
        else
            around.merge(box);
        isFirst = false;
    }
    return around;
}

Rect BoneNode::getBoundingBox() const {
    return RectApplyAffineTransform(getVisibleSkinsRect(), getNodeToParentAffineTransform());
}

void BoneNode::setBlendFunc(const BlendFunc& blendFunc) {
    if (_blendFunc == blendFunc) return;
    _blendFunc = blendFunc;
    for (SkinNode* skin : _boneSkins)
        if (auto* const blended = dynamic_cast<BlendProtocol*>(skin)) blended->setBlendFunc(blendFunc);
}

// --- Color: does not come from bones above ---

void BoneNode::updateDisplayedColor(const Color3B&) {
    _displayedColor = _realColor;
    if (!_cascadeColorEnabled) return;
    for (SkinNode* skin : _boneSkins) skin->updateDisplayedColor(_displayedColor);
}

void BoneNode::updateDisplayedOpacity(GLubyte) {
    _displayedOpacity = _realOpacity;
    if (!_cascadeOpacityEnabled) return;
    for (SkinNode* skin : _boneSkins) skin->updateDisplayedOpacity(_displayedOpacity);
}

void BoneNode::disableCascadeColor() {
    for (SkinNode* skin : _boneSkins) skin->updateDisplayedColor(Color3B::WHITE);
}

void BoneNode::disableCascadeOpacity() {
    for (SkinNode* skin : _boneSkins) skin->updateDisplayedOpacity(255);
}

// --- Drawing ---

void BoneNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    if (!_rootSkeleton && !_isRackShow) { // a bone alone is a node
        Node::visit(renderer, parentTransform, parentFlags);
        return;
    }
    if (visitsByOverride_<BoneNode>(renderer, parentTransform, parentFlags)) return;
    _lastFlags = processParentFlags(parentTransform, parentFlags);
    sortAllChildren();
    if (!_rootSkeleton) drawInEitherForm_(renderer, _lastFlags);
    for (ssize_t i = 0; i < _children.size(); ++i) {
        Node* const child = _children.at(i);
        const bool isSkin = _rootSkeleton && !dynamic_cast<BoneNode*>(child);
        if (!isSkin) child->visit(renderer, _modelViewTransform, _lastFlags);
    }
}

void BoneNode::visitSkins(Renderer* renderer) {
    for (ssize_t i = 0; i < _children.size(); ++i) {
        Node* const child = _children.at(i);
        if (!dynamic_cast<BoneNode*>(child)) child->visit(renderer, _modelViewTransform, _lastFlags);
    }
}

void BoneNode::draw(Renderer* renderer, const Mat4& transform, uint32_t) {
    if (!_isRackShow && !(_rootSkeleton && _rootSkeleton->isDebugDrawEnabled())) return;
    if (!_rack) _rack = DrawNode::create();
    const float near = _rackLength * 0.1f;
    const float half = _rackWidth * 0.5f;
    const Vec2 corners[] = {Vec2(near, -half), Vec2::ZERO, Vec2(near, half), Vec2(_rackLength, 0.0f)};
    _rack->clear();
    _rack->setPosition(_anchorPointInPoints);
    _rack->drawSolidPoly(corners, 4, _rackColor);
    _rack->visit(renderer, transform, FLAGS_TRANSFORM_DIRTY);
}

} // namespace timeline
} // namespace cocostudio
