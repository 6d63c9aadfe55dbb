#include "nodes/text/LabelAtlas.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/toInteger.h"
#include "fonts/CharMapAtlas.h"
#include "platform/Screen.h"
#include "render/TextureCache.h"

#include <vector>

namespace cocos2d {

LabelAtlas* LabelAtlas::create() {
    return copra::autoreleased(new LabelAtlas, true);
}

LabelAtlas* LabelAtlas::create(const std::string& string, const std::string& charMapFile, int itemWidth,
                               int itemHeight, int startCharMap) {
    auto* const label = new LabelAtlas;
    return copra::autoreleased(
        label, label->initWithString(string, charMapFile, itemWidth, itemHeight, startCharMap));
}

LabelAtlas* LabelAtlas::create(const std::string& string, const std::string& fntFile) {
    auto* const label = new LabelAtlas;
    return copra::autoreleased(label, label->initWithString(string, fntFile));
}

LabelAtlas::LabelAtlas() = default;
LabelAtlas::~LabelAtlas() = default;

bool LabelAtlas::initWithString(const std::string& string, const std::string& charMapFile, int itemWidth,
                                int itemHeight, int startCharMap) {
    return initWithString(string, TextureCache::getInstance()->addImage(charMapFile), itemWidth, itemHeight,
                          startCharMap);
}

bool LabelAtlas::initWithString(const std::string& string, const std::string& fntFile) {
    copra::CharMapFile map;
    if (!copra::readCharMap(fntFile, map)) return false;
    const float scale = copra::screen().contentScaleFactor;
    return initWithString(
        string, map.textureFile, copra::toInteger<int>(static_cast<float>(map.itemWidth) / scale),
        copra::toInteger<int>(static_cast<float>(map.itemHeight) / scale), map.firstCharacter);
}

bool LabelAtlas::initWithString(const std::string& string, Texture2D* texture, int itemWidth, int itemHeight,
                                int startCharMap) {
    if (!initWithTexture(texture, itemWidth, itemHeight, static_cast<int>(string.size()))) return false;
    _mapStartChar = startCharMap;
    setString(string);
    return true;
}

void LabelAtlas::setString(const std::string& label) {
    if (copra::isTooLarge("LabelAtlas::setString", "bytes", label.size(), copra::limits::kLabelBytes)) return;
    _string = label;
    _quadsToDraw = static_cast<ssize_t>(label.size());
    setContentSize(Size(static_cast<float>(label.size()) * static_cast<float>(_itemWidth),
                        static_cast<float>(_itemHeight)));
    updateAtlasValues();
}

void LabelAtlas::updateAtlasValues() {
    if (!_textureAtlas) return;
    std::vector<V3F_C4B_T2F_Quad> quads;
    quads.reserve(_string.size());
    for (std::size_t i = 0; i < _string.size(); ++i) quads.push_back(quadFor(i));
    if (_textureAtlas->getCapacity() < _quadsToDraw) _textureAtlas->resizeCapacity(_quadsToDraw);
    _textureAtlas->setQuads(quads);
}

/// The quad of a character; empty for a byte without a cell.
V3F_C4B_T2F_Quad LabelAtlas::quadFor(std::size_t index) const {
    V3F_C4B_T2F_Quad quad;
    const int cell = static_cast<unsigned char>(_string[index]) - _mapStartChar;
    if (cell < 0 || cell >= _itemsPerRow * _itemsPerColumn) return quad;
    const float scale = _ignoreContentScaleFactor ? 1.0f : copra::screen().contentScaleFactor;
    const float cellWidth =
        static_cast<float>(_itemWidth) * scale / static_cast<float>(getTexture()->getPixelsWide());
    const float cellHeight =
        static_cast<float>(_itemHeight) * scale / static_cast<float>(getTexture()->getPixelsHigh());
    const float u = static_cast<float>(cell % _itemsPerRow) * cellWidth;
    const float v = static_cast<float>(cell / _itemsPerRow) * cellHeight;
    const float left = static_cast<float>(index) * static_cast<float>(_itemWidth);
    const float right = left + static_cast<float>(_itemWidth);
    const auto top = static_cast<float>(_itemHeight);
    const Color4B color = quadColor();
    quad.bl = {Vec3(left, 0, 0), color, {u, v + cellHeight}};
    quad.br = {Vec3(right, 0, 0), color, {u + cellWidth, v + cellHeight}};
    quad.tl = {Vec3(left, top, 0), color, {u, v}};
    quad.tr = {Vec3(right, top, 0), color, {u + cellWidth, v}};
    return quad;
}

void LabelAtlas::updateColor() {
    if (!_string.empty()) updateAtlasValues();
}

std::string LabelAtlas::getDescription() const {
    return "<LabelAtlas | Tag = " + std::to_string(_tag) + ", Label = '" + _string + "'>";
}

} // namespace cocos2d
