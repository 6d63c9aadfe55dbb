#include "fonts/CharMapAtlas.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/ValueAccess.h"
#include "fonts/missingGlyph.h"
#include "platform/Screen.h"
#include "render/Texture2D.h"

namespace copra {

using cocos2d::FileUtils;
using cocos2d::FontLetterDefinition;
using cocos2d::Texture2D;
using cocos2d::ValueMap;

CharMapAtlas::CharMapAtlas(Texture2D* texture, int itemWidth, int itemHeight, int firstCharacter)
    : _itemWidth(itemWidth), _itemHeight(itemHeight), _firstCharacter(firstCharacter) {
    pageIndex(texture);
    _lineHeight = static_cast<float>(itemHeight);
    if (itemWidth > 0) _columns = texture->getPixelsWide() / itemWidth;
    if (itemHeight > 0) _rows = texture->getPixelsHigh() / itemHeight;
}

bool CharMapAtlas::loadGlyph(char32_t character, FontLetterDefinition& definition) {
    const auto cell = static_cast<long long>(character) - _firstCharacter;
    if (cell < 0 || cell >= static_cast<long long>(_columns) * _rows)
        return warnOfMissingGlyph("Label: the character map", getTexture(0)->getPath(), character,
                                  _missingGlyphs);
    const float scale = screen().contentScaleFactor;
    const auto index = static_cast<int>(cell);
    definition.U = static_cast<float>(index % _columns * _itemWidth) / scale;
    definition.V = static_cast<float>(index / _columns * _itemHeight) / scale;
    definition.width = static_cast<float>(_itemWidth) / scale;
    definition.height = static_cast<float>(_itemHeight) / scale;
    definition.xAdvance = _itemWidth;
    return true;
}

int CharMapAtlas::loadKerning(char32_t, char32_t) {
    return 0;
}

bool readCharMap(const std::string& plistFile, CharMapFile& map) {
    const ValueMap list = FileUtils::getInstance()->getValueMapFromFile(plistFile);
    if (list.empty()) return false;
    map.textureFile =
        FileUtils::getInstance()->fullPathFromRelativeFile(textIn(list, "textureFilename"), plistFile);
    map.itemWidth = integerIn(list, "itemWidth");
    map.itemHeight = integerIn(list, "itemHeight");
    map.firstCharacter = integerIn(list, "firstChar");
    if (integerIn(list, "version") == 1 && map.itemWidth > 0 && map.itemHeight > 0) return true;
    copra::warning("CharMap: %s: needs version 1, itemWidth and itemHeight", plistFile.c_str());
    return false;
}

} // namespace copra
