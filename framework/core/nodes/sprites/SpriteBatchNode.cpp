#include "nodes/sprites/SpriteBatchNode.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "nodes/sprites/Sprite.h"
#include "render/Renderer.h"
#include "render/TextureCache.h"
#include "scene/Camera.h"

#include <algorithm>

namespace cocos2d {

namespace {

void leaveBatch(const Vector<Node*>& children) {
    for (Node* child : children)
        if (auto* const sprite = dynamic_cast<Sprite*>(child)) sprite->setBatchNode(nullptr);
}

} // namespace

SpriteBatchNode* SpriteBatchNode::createWithTexture(Texture2D* tex, ssize_t capacity) {
    auto* batch = new SpriteBatchNode();
    return copra::autoreleased(batch, batch->initWithTexture(tex, capacity));
}

SpriteBatchNode* SpriteBatchNode::create(const std::string& fileImage, ssize_t capacity) {
    auto* batch = new SpriteBatchNode();
    return copra::autoreleased(batch, batch->initWithFile(fileImage, capacity));
}

const int SpriteBatchNode::kDefaultCapacity;

SpriteBatchNode::SpriteBatchNode() = default;

SpriteBatchNode::~SpriteBatchNode() {
    leaveBatch(_children);
}

bool SpriteBatchNode::initWithFile(const std::string& fileImage, ssize_t capacity) {
    Texture2D* texture = TextureCache::getInstance()->addImage(fileImage);
    return texture && initWithTexture(texture, capacity);
}

bool SpriteBatchNode::initWithTexture(Texture2D* tex, ssize_t capacity) {
    if (copra::warn(!tex, "SpriteBatchNode::initWithTexture: the texture is null")) return false;
    copra::refuse(capacity < 0,
                  "SpriteBatchNode::initWithTexture: the capacity is negative and is read as 0");
    if (!Node::init()) return false;
    copra::isTooLarge("SpriteBatchNode::initWithTexture", "quads", capacity, copra::limits::kQuads);
    _textureAtlas =
        TextureAtlas::createWithTexture(tex, std::clamp<ssize_t>(capacity, 0, copra::limits::kQuads));
    setTexture(tex);
    return true;
}

void SpriteBatchNode::setTexture(Texture2D* texture) {
    _textureAtlas->setTexture(texture);
    if (_manualQuads) _manualQuads->setTexture(texture);
    const bool premultiplied = texture && texture->hasPremultipliedAlpha();
    _blendFunc = premultiplied ? BlendFunc::ALPHA_PREMULTIPLIED : BlendFunc::ALPHA_NON_PREMULTIPLIED;
}

std::string SpriteBatchNode::getDescription() const {
    return "<SpriteBatchNode | tag = " + std::to_string(_tag) + ">";
}

// --- Children ---

bool SpriteBatchNode::accepts(Node* child) {
    auto* sprite = dynamic_cast<Sprite*>(child);
    if (copra::refuse(!sprite, "SpriteBatchNode::addChild: the child is not a Sprite") ||
        copra::refuse(sprite->getTexture() != getTexture(),
                      "SpriteBatchNode::addChild: the texture of the sprite is not that of the batch"))
        return false;
    sprite->setBatchNode(this);
    return true;
}

void SpriteBatchNode::addChild(Node* child, int zOrder, int tag) {
    if (accepts(child)) Node::addChild(child, zOrder, tag);
}

void SpriteBatchNode::addChild(Node* child, int zOrder, const std::string& name) {
    if (accepts(child)) Node::addChild(child, zOrder, name);
}

void SpriteBatchNode::reorderChild(Node* child, int zOrder) {
    if (!child || child->getLocalZOrder() != zOrder) Node::reorderChild(child, zOrder);
}

void SpriteBatchNode::removeChild(Node* child, bool cleanup) {
    if (auto* sprite = dynamic_cast<Sprite*>(child); sprite && sprite->getParent() == this)
        sprite->setBatchNode(nullptr);
    Node::removeChild(child, cleanup);
}

void SpriteBatchNode::removeChildAtIndex(ssize_t index, bool doCleanup) {
    if (copra::refuse(index < 0 || index >= _children.size(),
                      "SpriteBatchNode::removeChildAtIndex: there is no child at this index"))
        return;
    removeChild(_children.at(index), doCleanup);
}

void SpriteBatchNode::removeAllChildrenWithCleanup(bool cleanup) {
    leaveBatch(_children);
    Node::removeAllChildrenWithCleanup(cleanup);
}

// --- Drawing order: computed when it is read ---

const std::vector<Sprite*>& SpriteBatchNode::getDescendants() const {
    _descendants.clear();
    collect(*this);
    return _descendants;
}

/// Appends a node to the sprites, unless it is a node of another kind that a sprite had before it was added.
void SpriteBatchNode::append(const Node& node) const {
    auto* const sprite = dynamic_cast<Sprite*>(const_cast<Node*>(&node));
    if (sprite) _descendants.push_back(sprite);
}

void SpriteBatchNode::collect(const Node& parent) const {
    const_cast<Node&>(parent).sortAllChildren();
    bool parentDone = &parent == this;
    for (Node* child : parent.getChildren()) {
        if (!parentDone && child->getLocalZOrder() >= 0) {
            append(parent);
            parentDone = true;
        }
        collect(*child);
    }
    if (!parentDone) append(parent);
}

ssize_t SpriteBatchNode::atlasIndexOf(const Sprite* sprite) const {
    const std::vector<Sprite*>& sprites = getDescendants();
    const auto found = std::find(sprites.begin(), sprites.end(), sprite);
    return found == sprites.end() ? Sprite::INDEX_NOT_INITIALIZED : found - sprites.begin();
}

ssize_t SpriteBatchNode::lowestAtlasIndexInChild(Sprite* sprite) {
    if (copra::refuse(!sprite, "SpriteBatchNode::lowestAtlasIndexInChild: the sprite is null"))
        return Sprite::INDEX_NOT_INITIALIZED;
    sprite->sortAllChildren();
    const auto& children = sprite->getChildren();
    auto* const first = children.empty() ? nullptr : dynamic_cast<Sprite*>(children.front());
    const bool isBehind = first && first->getLocalZOrder() < 0;
    return isBehind ? lowestAtlasIndexInChild(first) : atlasIndexOf(sprite);
}

ssize_t SpriteBatchNode::highestAtlasIndexInChild(Sprite* sprite) {
    if (copra::refuse(!sprite, "SpriteBatchNode::highestAtlasIndexInChild: the sprite is null"))
        return Sprite::INDEX_NOT_INITIALIZED;
    sprite->sortAllChildren();
    const auto& children = sprite->getChildren();
    auto* const last = children.empty() ? nullptr : dynamic_cast<Sprite*>(children.back());
    const bool isInFront = last && last->getLocalZOrder() >= 0;
    return isInFront ? highestAtlasIndexInChild(last) : atlasIndexOf(sprite);
}

ssize_t SpriteBatchNode::rebuildIndexInOrder(Sprite* parent, ssize_t index) {
    if (copra::refuse(!parent, "SpriteBatchNode::rebuildIndexInOrder: the parent is null")) return index;
    return index + highestAtlasIndexInChild(parent) - lowestAtlasIndexInChild(parent) + 1;
}

ssize_t SpriteBatchNode::atlasIndexForChild(Sprite* sprite, int nZ) {
    Node* const parent = sprite ? sprite->getParent() : nullptr;
    if (copra::refuse(!parent, "SpriteBatchNode::atlasIndexForChild: the sprite has no parent"))
        return Sprite::INDEX_NOT_INITIALIZED;
    const auto& siblings = parent->getChildren();
    const ssize_t at = siblings.getIndex(sprite);
    auto* const previous = at > 0 ? dynamic_cast<Sprite*>(siblings.at(at - 1)) : nullptr;
    if (parent == this) return previous ? highestAtlasIndexInChild(previous) + 1 : 0;
    const ssize_t parentIndex = atlasIndexOf(dynamic_cast<Sprite*>(parent));
    if (!previous) return nZ < 0 ? parentIndex : parentIndex + 1;
    const bool sameSide = (previous->getLocalZOrder() < 0) == (nZ < 0);
    return sameSide ? highestAtlasIndexInChild(previous) + 1 : parentIndex + 1;
}

// --- Quads without child nodes ---

void SpriteBatchNode::insertQuadFromSprite(Sprite* sprite, ssize_t index) {
    if (copra::refuse(!sprite || index < 0,
                      "SpriteBatchNode::insertQuadFromSprite: a quad needs a sprite and an index"))
        return;
    if (!_manualQuads) _manualQuads = TextureAtlas::createWithTexture(getTexture(), kDefaultCapacity);
    const ssize_t count = _manualQuads->getTotalQuads();
    if (count == _manualQuads->getCapacity()) _manualQuads->resizeCapacity((count + 1) * 4 / 3 + 1);
    V3F_C4B_T2F_Quad quad = sprite->quadInParent();
    _manualQuads->insertQuad(&quad, std::min(index, count));
    sprite->setAtlasIndex(std::min(index, count));
}

void SpriteBatchNode::updateQuadFromSprite(Sprite* sprite, ssize_t index) {
    const bool isThere = sprite && _manualQuads && index >= 0 && index < _manualQuads->getTotalQuads();
    if (isThere) _manualQuads->removeQuadAtIndex(index);
    insertQuadFromSprite(sprite, index);
}

SpriteBatchNode* SpriteBatchNode::addSpriteWithoutQuad(Sprite* child, int z, int aTag) {
    if (child && _manualQuads && z >= 0 && z < _manualQuads->getTotalQuads())
        _manualQuads->removeQuadAtIndex(z);
    addChild(child, z, aTag);
    return this;
}

void SpriteBatchNode::removeSpriteFromAtlas(Sprite* sprite) {
    if (copra::refuse(!sprite, "SpriteBatchNode::removeSpriteFromAtlas: the sprite is null")) return;
    if (sprite->getBatchNode() == this) {
        sprite->getParent()->removeChild(sprite, false);
        return;
    }
    const ssize_t index = sprite->getAtlasIndex();
    if (_manualQuads && index >= 0 && index < _manualQuads->getTotalQuads())
        _manualQuads->removeQuadAtIndex(index);
    sprite->setAtlasIndex(Sprite::INDEX_NOT_INITIALIZED);
}

void SpriteBatchNode::draw(Renderer* renderer, const Mat4& transform, uint32_t) {
    if (_manualQuads)
        _manualQuads->addTo(*renderer, _blendFunc, transform, _globalZOrder, _manualQuads->getTotalQuads());
}

void SpriteBatchNode::appendChild(Sprite* sprite) {
    if (copra::refuse(!sprite, "SpriteBatchNode::appendChild: the sprite is null")) return;
    accepts(sprite);
}

void SpriteBatchNode::reserveCapacity(ssize_t newCapacity) {
    if (newCapacity > _textureAtlas->getCapacity()) _textureAtlas->resizeCapacity(newCapacity);
}

TextureAtlas* SpriteBatchNode::getTextureAtlas() const {
    std::vector<V3F_C4B_T2F_Quad> quads;
    std::ptrdiff_t behind = 0; // of children below z 0
    for (const Sprite* sprite : getDescendants()) {
        const Node* top = sprite;
        while (top->getParent() != this) top = top->getParent();
        behind += top->getLocalZOrder() < 0 ? 1 : 0;
        quads.push_back(sprite->getQuad());
    }
    if (_manualQuads)
        quads.insert(quads.begin() + behind, _manualQuads->getQuads(),
                     _manualQuads->getQuads() + _manualQuads->getTotalQuads());
    const auto count = static_cast<ssize_t>(quads.size());
    if (_textureAtlas->getCapacity() < count) _textureAtlas->resizeCapacity(count);
    _textureAtlas->setQuads(quads);
    return _textureAtlas.get();
}

void SpriteBatchNode::setTextureAtlas(TextureAtlas* textureAtlas) {
    if (textureAtlas) _textureAtlas = textureAtlas;
}

void SpriteBatchNode::increaseAtlasCapacity() {
    _textureAtlas->resizeCapacity((_textureAtlas->getCapacity() + 1) * 4 / 3);
}

void SpriteBatchNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    // A batch is drawn as a whole: the camera masks of its sprites have no effect.
    if (!isVisitableByVisitingCamera()) return;
    const Camera::Visiting asOne(nullptr);
    copra::DrawProgram* const program = drawProgram();
    if (!program) {
        Node::visit(renderer, parentTransform, parentFlags);
        return;
    }
    const copra::RenderScope scope(*renderer);
    renderer->useProgram(program);
    Node::visit(renderer, parentTransform, parentFlags);
}

} // namespace cocos2d
