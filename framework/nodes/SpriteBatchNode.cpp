#include "nodes/SpriteBatchNode.h"

#include "base/assert.h"
#include "base/log.h"
#include "nodes/Sprite.h"
#include "render/Renderer.h"
#include "render/TextureCache.h"
#include "scene/Camera.h"

#include <algorithm>

namespace cocos2d {

SpriteBatchNode* SpriteBatchNode::createWithTexture(Texture2D* tex, ssize_t capacity) {
    auto* batch = new SpriteBatchNode();
    if (batch->initWithTexture(tex, capacity)) {
        batch->autorelease();
        return batch;
    }
    batch->release();
    return nullptr;
}

SpriteBatchNode* SpriteBatchNode::create(const std::string& fileImage, ssize_t capacity) {
    auto* batch = new SpriteBatchNode();
    if (batch->initWithFile(fileImage, capacity)) {
        batch->autorelease();
        return batch;
    }
    batch->release();
    return nullptr;
}

const int SpriteBatchNode::kDefaultCapacity;

SpriteBatchNode::SpriteBatchNode() = default;
SpriteBatchNode::~SpriteBatchNode() = default;

bool SpriteBatchNode::initWithFile(const std::string& fileImage, ssize_t capacity) {
    Texture2D* texture = TextureCache::getInstance()->addImage(fileImage);
    return texture && initWithTexture(texture, capacity);
}

bool SpriteBatchNode::initWithTexture(Texture2D* tex, ssize_t capacity) {
    CCASSERT(tex != nullptr, "SpriteBatchNode: the texture is null");
    CCASSERT(capacity >= 0, "SpriteBatchNode: the capacity is negative");
    if (!tex || !Node::init()) return false;
    _textureAtlas = TextureAtlas::createWithTexture(tex, std::max<ssize_t>(capacity, 0));
    setTexture(tex);
    return true;
}

void SpriteBatchNode::setTexture(Texture2D* texture) {
    _textureAtlas->setTexture(texture);
    const bool premultiplied = texture && texture->hasPremultipliedAlpha();
    _blendFunc = premultiplied ? BlendFunc::ALPHA_PREMULTIPLIED : BlendFunc::ALPHA_NON_PREMULTIPLIED;
}

std::string SpriteBatchNode::getDescription() const {
    return "<SpriteBatchNode | tag = " + std::to_string(_tag) + ">";
}

// --- Children
// --------------------------------------------------------------------------------------------------------

bool SpriteBatchNode::accepts(Node* child) {
    auto* sprite = dynamic_cast<Sprite*>(child);
    CCASSERT(sprite != nullptr, "SpriteBatchNode: only sprites can be added");
    CCASSERT(!sprite || sprite->getTexture() == getTexture(),
             "SpriteBatchNode: the sprite's texture is not that of the batch");
    if (!sprite || sprite->getTexture() != getTexture()) {
        log("SpriteBatchNode: a child that is no sprite of the batch's texture was refused");
        return false;
    }
    sprite->setBatchNode(this);
    return true;
}

void SpriteBatchNode::addChild(Node* child, int zOrder, int tag) {
    if (accepts(child)) Node::addChild(child, zOrder, tag);
}

void SpriteBatchNode::addChild(Node* child, int zOrder, const std::string& name) {
    if (accepts(child)) Node::addChild(child, zOrder, name);
}

void SpriteBatchNode::removeChild(Node* child, bool cleanup) {
    if (auto* sprite = dynamic_cast<Sprite*>(child); sprite && sprite->getParent() == this)
        sprite->setBatchNode(nullptr);
    Node::removeChild(child, cleanup);
}

void SpriteBatchNode::removeChildAtIndex(ssize_t index, bool doCleanup) {
    CCASSERT(index >= 0 && index < _children.size(), "SpriteBatchNode: there is no child at this index");
    if (index >= 0 && index < _children.size()) removeChild(_children.at(index), doCleanup);
}

void SpriteBatchNode::removeAllChildrenWithCleanup(bool cleanup) {
    for (Node* child : _children) static_cast<Sprite*>(child)->setBatchNode(nullptr);
    Node::removeAllChildrenWithCleanup(cleanup);
}

// --- What the original keeps up to date in every frame, and hardly anybody reads
// ----------------------------------------

const std::vector<Sprite*>& SpriteBatchNode::getDescendants() const {
    _descendants.clear();
    collect(*this);
    return _descendants;
}

void SpriteBatchNode::collect(const Node& parent) const {
    const_cast<Node&>(parent).sortAllChildren();
    bool parentDone = &parent == this;
    for (Node* child : parent.getChildren()) {
        if (!parentDone && child->getLocalZOrder() >= 0) {
            _descendants.push_back(static_cast<Sprite*>(const_cast<Node*>(&parent)));
            parentDone = true;
        }
        collect(*child);
    }
    if (!parentDone) _descendants.push_back(static_cast<Sprite*>(const_cast<Node*>(&parent)));
}

ssize_t SpriteBatchNode::atlasIndexOf(const Sprite* sprite) const {
    const std::vector<Sprite*>& sprites = getDescendants();
    const auto found = std::find(sprites.begin(), sprites.end(), sprite);
    return found == sprites.end() ? Sprite::INDEX_NOT_INITIALIZED : found - sprites.begin();
}

ssize_t SpriteBatchNode::lowestAtlasIndexInChild(Sprite* sprite) {
    CCASSERT(sprite, "SpriteBatchNode: the sprite is null");
    if (!sprite) return Sprite::INDEX_NOT_INITIALIZED;
    sprite->sortAllChildren();
    const auto& children = sprite->getChildren();
    const bool isBehind = !children.empty() && children.front()->getLocalZOrder() < 0;
    return isBehind ? lowestAtlasIndexInChild(static_cast<Sprite*>(children.front())) : atlasIndexOf(sprite);
}

ssize_t SpriteBatchNode::highestAtlasIndexInChild(Sprite* sprite) {
    CCASSERT(sprite, "SpriteBatchNode: the sprite is null");
    if (!sprite) return Sprite::INDEX_NOT_INITIALIZED;
    sprite->sortAllChildren();
    const auto& children = sprite->getChildren();
    const bool isInFront = !children.empty() && children.back()->getLocalZOrder() >= 0;
    return isInFront ? highestAtlasIndexInChild(static_cast<Sprite*>(children.back())) : atlasIndexOf(sprite);
}

ssize_t SpriteBatchNode::rebuildIndexInOrder(Sprite* parent, ssize_t index) {
    CCASSERT(parent, "SpriteBatchNode: the parent is null");
    if (!parent) return index;
    return index + highestAtlasIndexInChild(parent) - lowestAtlasIndexInChild(parent) + 1;
}

void SpriteBatchNode::appendChild(Sprite* sprite) {
    CCASSERT(sprite, "SpriteBatchNode: the sprite is null");
    if (sprite) accepts(sprite);
}

void SpriteBatchNode::reserveCapacity(ssize_t newCapacity) {
    if (newCapacity > _textureAtlas->getCapacity()) _textureAtlas->resizeCapacity(newCapacity);
}

TextureAtlas* SpriteBatchNode::getTextureAtlas() const {
    const std::vector<Sprite*>& sprites = getDescendants();
    const auto count = static_cast<ssize_t>(sprites.size());
    if (_textureAtlas->getCapacity() < count) _textureAtlas->resizeCapacity(count);
    _textureAtlas->removeAllQuads();
    for (ssize_t i = 0; i < count; ++i) {
        V3F_C4B_T2F_Quad quad = sprites[static_cast<std::size_t>(i)]->getQuad();
        _textureAtlas->insertQuad(&quad, i);
    }
    return _textureAtlas.get();
}

void SpriteBatchNode::setTextureAtlas(TextureAtlas* textureAtlas) {
    if (textureAtlas) _textureAtlas = textureAtlas;
}

void SpriteBatchNode::increaseAtlasCapacity() {
    _textureAtlas->resizeCapacity((_textureAtlas->getCapacity() + 1) * 4 / 3);
}

void SpriteBatchNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    // A batch is shown as a whole, whatever camera its sprites are for.
    if (!isVisitableByVisitingCamera()) return;
    const Camera::Visiting asOne(nullptr);
    if (!hasProgram()) {
        Node::visit(renderer, parentTransform, parentFlags);
        return;
    }
    renderer->pushProgram(getGLProgramState());
    Node::visit(renderer, parentTransform, parentFlags);
    renderer->popProgram();
}

} // namespace cocos2d
