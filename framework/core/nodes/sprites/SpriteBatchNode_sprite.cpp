/// A sprite in a SpriteBatchNode, or in an atlas of a game.

#include "nodes/sprites/Sprite.h"
#include "base/refuse.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "nodes/sprites/SpriteShape.h"
#include "render/RenderStream.h"

namespace cocos2d {

bool Sprite::isTextureOfBatch(const Texture2D* texture) const {
    return !batchNode() || texture == batchNode()->getTexture();
}

bool Sprite::acceptChild(Node* child) {
    SpriteBatchNode* const batch = batchNode();
    if (!batch) return true;
    auto* sprite = dynamic_cast<Sprite*>(child);
    if (copra::refuse(!sprite || !isTextureOfBatch(sprite->getTexture()),
                      "Sprite::addedToBatch: a child of a sprite in a SpriteBatchNode must be a sprite with "
                      "its texture"))
        return false;
    sprite->setBatchNode(batch);
    return true;
}

void Sprite::drawAsBatch(copra::BatchState& state, float& globalZ) const {
    state.blend = batchNode()->getBlendFunc();
    globalZ = batchNode()->getGlobalZOrder();
}

ssize_t Sprite::getAtlasIndex() const {
    if (batchNode()) return batchNode()->atlasIndexOf(this);
    return _extras ? _extras->atlasIndex : INDEX_NOT_INITIALIZED;
}

void Sprite::setAtlasIndex(ssize_t atlasIndex) {
    extras().atlasIndex = atlasIndex;
}

TextureAtlas* Sprite::getTextureAtlas() const {
    if (batchNode()) return batchNode()->getTextureAtlas();
    return _extras ? _extras->atlas : nullptr;
}

void Sprite::setTextureAtlas(TextureAtlas* textureAtlas) {
    extras().atlas = textureAtlas;
}

void Sprite::updateTransform() {
    Node::updateTransform();
    if (!_extras || _extras->batchNode || !_extras->atlas) return;
    const ssize_t index = _extras->atlasIndex;
    if (index < 0 || index >= _extras->atlas->getCapacity()) return;
    V3F_C4B_T2F_Quad quad = quadInParent();
    _extras->atlas->updateQuad(&quad, index);
}

V3F_C4B_T2F_Quad Sprite::getQuad() const {
    SpriteBatchNode* const batch = batchNode();
    if (!batch) return quadAt(AffineTransform::IDENTITY, true);
    bool shown = true;
    for (const Node* node = this; node && node != batch; node = node->getParent())
        shown = shown && node->isVisible();
    return quadAt(getNodeToParentAffineTransform(batch), shown);
}

} // namespace cocos2d
