#include "nodes/sprites/AtlasNode.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "render/Renderer.h"
#include "render/TextureCache.h"

namespace cocos2d {

AtlasNode* AtlasNode::create(const std::string& tile, int tileWidth, int tileHeight, int itemsToRender) {
    auto* const node = new AtlasNode;
    return copra::autoreleased(node, node->initWithTileFile(tile, tileWidth, tileHeight, itemsToRender));
}

AtlasNode::AtlasNode() = default;
AtlasNode::~AtlasNode() = default;

bool AtlasNode::initWithTileFile(const std::string& tile, int tileWidth, int tileHeight, int itemsToRender) {
    if (copra::refuse(tile.empty(), "AtlasNode::initWithTileFile: the file name is empty")) return false;
    return initWithTexture(TextureCache::getInstance()->addImage(tile), tileWidth, tileHeight, itemsToRender);
}

bool AtlasNode::initWithTexture(Texture2D* texture, int tileWidth, int tileHeight, int itemsToRender) {
    if (!texture || tileWidth <= 0 || tileHeight <= 0) return false;
    _itemWidth = tileWidth;
    _itemHeight = tileHeight;
    _textureAtlas = TextureAtlas::createWithTexture(texture, itemsToRender);
    if (!_textureAtlas) return false;
    updateBlendFunc();
    calculateMaxItems();
    _quadsToDraw = itemsToRender;
    return true;
}

void AtlasNode::calculateMaxItems() {
    const Texture2D* const texture = getTexture();
    const Size size =
        _ignoreContentScaleFactor ? texture->getContentSizeInPixels() : texture->getContentSize();
    _itemsPerColumn = copra::toInteger<int>(size.height) / _itemHeight;
    _itemsPerRow = copra::toInteger<int>(size.width) / _itemWidth;
}

void AtlasNode::updateBlendFunc() {
    _isOpacityModifyRGB = getTexture() && getTexture()->hasPremultipliedAlpha();
    _blendFunc = _isOpacityModifyRGB ? BlendFunc::ALPHA_PREMULTIPLIED : BlendFunc::ALPHA_NON_PREMULTIPLIED;
}

void AtlasNode::setTexture(Texture2D* texture) {
    if (!_textureAtlas) return;
    _textureAtlas->setTexture(texture);
    updateBlendFunc();
    updateColor();
}

void AtlasNode::setOpacityModifyRGB(bool isOpacityModifyRGB) {
    if (_isOpacityModifyRGB == isOpacityModifyRGB) return;
    _isOpacityModifyRGB = isOpacityModifyRGB;
    updateColor();
}

Color4B AtlasNode::quadColor() const {
    Color4B color(_displayedColor, _displayedOpacity);
    if (!_isOpacityModifyRGB) return color;
    const auto dimmed = [&](GLubyte value) { return static_cast<GLubyte>(value * _displayedOpacity / 255); };
    return {dimmed(color.r), dimmed(color.g), dimmed(color.b), color.a};
}

void AtlasNode::draw(Renderer* renderer, const Mat4& transform, uint32_t) {
    if (_textureAtlas) _textureAtlas->addTo(*renderer, _blendFunc, transform, _globalZOrder, _quadsToDraw);
}

} // namespace cocos2d
