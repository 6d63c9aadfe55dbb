#include "render/TextureAtlas.h"

#include "base/assert.h"
#include "render/TextureCache.h"

#include <algorithm>

namespace cocos2d {

TextureAtlas* TextureAtlas::create(const std::string& file, ssize_t capacity) {
    auto* atlas = new TextureAtlas();
    if (atlas->initWithFile(file, capacity)) {
        atlas->autorelease();
        return atlas;
    }
    atlas->release();
    return nullptr;
}

TextureAtlas* TextureAtlas::createWithTexture(Texture2D* texture, ssize_t capacity) {
    auto* atlas = new TextureAtlas();
    if (atlas->initWithTexture(texture, capacity)) {
        atlas->autorelease();
        return atlas;
    }
    atlas->release();
    return nullptr;
}

TextureAtlas::TextureAtlas() = default;
TextureAtlas::~TextureAtlas() = default;

bool TextureAtlas::initWithFile(const std::string& file, ssize_t capacity) {
    Texture2D* texture = TextureCache::getInstance()->addImage(file);
    return texture && initWithTexture(texture, capacity);
}

bool TextureAtlas::initWithTexture(Texture2D* texture, ssize_t capacity) {
    CCASSERT(capacity >= 0, "TextureAtlas: the capacity is negative");
    if (capacity < 0) return false;
    _texture = texture;
    _capacity = capacity;
    return true;
}

void TextureAtlas::updateQuad(V3F_C4B_T2F_Quad* quad, ssize_t index) {
    CCASSERT(index >= 0 && index < _capacity,
             "TextureAtlas::updateQuad: the index is not below the capacity");
    if (index < 0 || index >= _capacity) return;
    if (index >= getTotalQuads()) _quads.resize(static_cast<std::size_t>(index) + 1);
    _quads[static_cast<std::size_t>(index)] = *quad;
}

void TextureAtlas::insertQuad(V3F_C4B_T2F_Quad* quad, ssize_t index) {
    insertQuads(quad, index, 1);
}

void TextureAtlas::insertQuads(V3F_C4B_T2F_Quad* quads, ssize_t index, ssize_t amount) {
    const bool fits =
        index >= 0 && index <= getTotalQuads() && amount >= 0 && getTotalQuads() + amount <= _capacity;
    CCASSERT(fits, "TextureAtlas::insertQuads: no room, or no such index");
    if (fits) _quads.insert(_quads.begin() + index, quads, quads + amount);
}

void TextureAtlas::insertQuadFromIndex(ssize_t fromIndex, ssize_t newIndex) {
    CCASSERT(isPlace(fromIndex) && isPlace(newIndex), "TextureAtlas::insertQuadFromIndex: no such index");
    if (!isPlace(fromIndex) || !isPlace(newIndex)) return;
    const auto first = _quads.begin();
    if (fromIndex < newIndex)
        std::rotate(first + fromIndex, first + fromIndex + 1, first + newIndex + 1);
    else
        std::rotate(first + newIndex, first + fromIndex, first + fromIndex + 1);
}

void TextureAtlas::moveQuadsFromIndex(ssize_t oldIndex, ssize_t amount, ssize_t newIndex) {
    const ssize_t total = getTotalQuads();
    const bool exist = amount >= 0 && oldIndex >= 0 && newIndex >= 0 && amount <= total &&
                       oldIndex <= total - amount && newIndex <= total - amount;
    CCASSERT(exist, "TextureAtlas::moveQuadsFromIndex: no such quads");
    if (!exist) return;
    const auto first = _quads.begin();
    if (oldIndex < newIndex)
        std::rotate(first + oldIndex, first + oldIndex + amount, first + newIndex + amount);
    else
        std::rotate(first + newIndex, first + oldIndex, first + oldIndex + amount);
}

void TextureAtlas::moveQuadsFromIndex(ssize_t index, ssize_t newIndex) {
    const bool fits = index >= 0 && index <= getTotalQuads() && newIndex >= 0 && newIndex <= _capacity &&
                      newIndex + (getTotalQuads() - index) <= _capacity;
    CCASSERT(fits, "TextureAtlas::moveQuadsFromIndex: no room, or no such index");
    if (!fits) return;
    const std::vector<V3F_C4B_T2F_Quad> moved(_quads.begin() + index, _quads.end());
    if (newIndex + static_cast<ssize_t>(moved.size()) > getTotalQuads())
        _quads.resize(static_cast<std::size_t>(newIndex) + moved.size());
    std::copy(moved.begin(), moved.end(), _quads.begin() + newIndex);
}

void TextureAtlas::fillWithEmptyQuadsFromIndex(ssize_t index, ssize_t amount) {
    const bool fits = index >= 0 && amount >= 0 && index <= _capacity && amount <= _capacity - index;
    CCASSERT(fits, "TextureAtlas::fillWithEmptyQuadsFromIndex: beyond the capacity");
    if (!fits) return;
    if (index + amount > getTotalQuads()) _quads.resize(static_cast<std::size_t>(index + amount));
    std::fill_n(_quads.begin() + index, amount, V3F_C4B_T2F_Quad());
}

void TextureAtlas::increaseTotalQuadsWith(ssize_t amount) {
    fillWithEmptyQuadsFromIndex(getTotalQuads(), amount);
}

void TextureAtlas::removeQuadAtIndex(ssize_t index) {
    removeQuadsAtIndex(index, 1);
}

void TextureAtlas::removeQuadsAtIndex(ssize_t index, ssize_t amount) {
    const bool exist = index >= 0 && amount >= 0 && index + amount <= getTotalQuads();
    CCASSERT(exist, "TextureAtlas::removeQuadsAtIndex: no such quads");
    if (exist) _quads.erase(_quads.begin() + index, _quads.begin() + index + amount);
}

void TextureAtlas::removeAllQuads() {
    _quads.clear();
}

bool TextureAtlas::resizeCapacity(ssize_t capacity) {
    CCASSERT(capacity >= 0, "TextureAtlas: the capacity is negative");
    if (capacity < 0) return false;
    _capacity = capacity;
    if (getTotalQuads() > capacity) _quads.resize(static_cast<std::size_t>(capacity));
    return true;
}

void TextureAtlas::setQuads(const std::vector<V3F_C4B_T2F_Quad>& quads) {
    const std::size_t count = std::min(quads.size(), static_cast<std::size_t>(_capacity));
    _quads.assign(quads.begin(), quads.begin() + static_cast<std::ptrdiff_t>(count));
}

std::string TextureAtlas::getDescription() const {
    return "<TextureAtlas | totalQuads = " + std::to_string(getTotalQuads()) + ">";
}

} // namespace cocos2d
