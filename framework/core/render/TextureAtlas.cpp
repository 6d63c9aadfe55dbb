#include "render/TextureAtlas.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "render/Renderer.h"
#include "render/TextureCache.h"

#include <algorithm>

namespace cocos2d {

TextureAtlas* TextureAtlas::create(const std::string& file, ssize_t capacity) {
    auto* atlas = new TextureAtlas();
    return copra::autoreleased(atlas, atlas->initWithFile(file, capacity));
}

TextureAtlas* TextureAtlas::createWithTexture(Texture2D* texture, ssize_t capacity) {
    auto* atlas = new TextureAtlas();
    return copra::autoreleased(atlas, atlas->initWithTexture(texture, capacity));
}

TextureAtlas::TextureAtlas() = default;
TextureAtlas::~TextureAtlas() = default;

bool TextureAtlas::initWithFile(const std::string& file, ssize_t capacity) {
    Texture2D* texture = TextureCache::getInstance()->addImage(file);
    return texture && initWithTexture(texture, capacity);
}

bool TextureAtlas::initWithTexture(Texture2D* texture, ssize_t capacity) {
    if (copra::refuse(capacity < 0, "TextureAtlas::initWithTexture: the capacity is negative") ||
        copra::isTooLarge("TextureAtlas::initWithTexture", "quads", capacity, copra::limits::kQuads))
        return false;
    _texture = texture;
    _capacity = capacity;
    return true;
}

void TextureAtlas::updateQuad(V3F_C4B_T2F_Quad* quad, ssize_t index) {
    if (copra::refuse(index < 0 || index >= _capacity,
                      "TextureAtlas::updateQuad: the index is not below the capacity"))
        return;
    if (index >= getTotalQuads()) _quads.resize(static_cast<std::size_t>(index) + 1);
    _quads[static_cast<std::size_t>(index)] = *quad;
}

void TextureAtlas::insertQuad(V3F_C4B_T2F_Quad* quad, ssize_t index) {
    insertQuads(quad, index, 1);
}

void TextureAtlas::insertQuads(V3F_C4B_T2F_Quad* quads, ssize_t index, ssize_t amount) {
    const bool fits =
        index >= 0 && index <= getTotalQuads() && amount >= 0 && getTotalQuads() + amount <= _capacity;
    if (copra::refuse(!fits, "TextureAtlas::insertQuads: the atlas is full, or the index is out of range"))
        return;
    _quads.insert(_quads.begin() + index, quads, quads + amount);
}

void TextureAtlas::insertQuadFromIndex(ssize_t fromIndex, ssize_t newIndex) {
    if (copra::refuse(!isValidIndex(fromIndex) || !isValidIndex(newIndex),
                      "TextureAtlas::insertQuadFromIndex: the index is out of range"))
        return;
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
    if (copra::refuse(!exist, "TextureAtlas::moveQuadsFromIndex: the quads are out of range")) return;
    const auto first = _quads.begin();
    if (oldIndex < newIndex)
        std::rotate(first + oldIndex, first + oldIndex + amount, first + newIndex + amount);
    else
        std::rotate(first + newIndex, first + oldIndex, first + oldIndex + amount);
}

void TextureAtlas::moveQuadsFromIndex(ssize_t index, ssize_t newIndex) {
    const bool fits = index >= 0 && index <= getTotalQuads() && newIndex >= 0 && newIndex <= _capacity &&
                      newIndex + (getTotalQuads() - index) <= _capacity;
    if (copra::refuse(!fits,
                      "TextureAtlas::moveQuadsFromIndex: the atlas is full, or the index is out of range"))
        return;
    const std::vector<V3F_C4B_T2F_Quad> moved(_quads.begin() + index, _quads.end());
    if (newIndex + static_cast<ssize_t>(moved.size()) > getTotalQuads())
        _quads.resize(static_cast<std::size_t>(newIndex) + moved.size());
    std::copy(moved.begin(), moved.end(), _quads.begin() + newIndex);
}

void TextureAtlas::fillWithEmptyQuadsFromIndex(ssize_t index, ssize_t amount) {
    const bool fits = index >= 0 && amount >= 0 && index <= _capacity && amount <= _capacity - index;
    if (copra::refuse(!fits, "TextureAtlas::fillWithEmptyQuadsFromIndex: beyond the capacity")) return;
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
    if (copra::refuse(!exist, "TextureAtlas::removeQuadsAtIndex: the quads are out of range")) return;
    _quads.erase(_quads.begin() + index, _quads.begin() + index + amount);
}

void TextureAtlas::removeAllQuads() {
    _quads.clear();
}

bool TextureAtlas::resizeCapacity(ssize_t capacity) {
    if (copra::refuse(capacity < 0, "TextureAtlas::resizeCapacity: the capacity is negative") ||
        copra::isTooLarge("TextureAtlas::resizeCapacity", "quads", capacity, copra::limits::kQuads))
        return false;
    _capacity = capacity;
    if (getTotalQuads() > capacity) _quads.resize(static_cast<std::size_t>(capacity));
    return true;
}

void TextureAtlas::setQuads(const std::vector<V3F_C4B_T2F_Quad>& quads) {
    const std::size_t count = std::min(quads.size(), static_cast<std::size_t>(_capacity));
    _quads.clear();
    _quads.insert(_quads.end(), quads.begin(), quads.begin() + static_cast<std::ptrdiff_t>(count));
}

void TextureAtlas::setQuads(V3F_C4B_T2F_Quad* quads) {
    if (quads) std::copy_n(quads, _quads.size(), _quads.data());
}

void TextureAtlas::addTo(Renderer& renderer, const BlendFunc& blend, const Mat4& transform, float globalZ,
                         ssize_t numberOfQuads, ssize_t start) const {
    start = std::max<ssize_t>(start, 0);
    const ssize_t count = std::min(numberOfQuads, getTotalQuads() - start);
    if (count <= 0 || !_texture) return;
    const auto width = static_cast<float>(_texture->getPixelsWide());
    const auto height = static_cast<float>(_texture->getPixelsHigh());
    const auto toWorld = [&](const V3F_C4B_T2F& corner) {
        return copra::Vertex{PointApplyTransform(Vec2(corner.vertices.x, corner.vertices.y), transform),
                             corner.colors,
                             {corner.texCoords.u * width, corner.texCoords.v * height}};
    };
    copra::Vertex* out = renderer.quads({_texture, blend}, static_cast<std::size_t>(count), globalZ);
    const V3F_C4B_T2F_Quad* quad = _quads.data() + start;
    for (ssize_t i = 0; i < count; ++i, ++quad)
        for (const V3F_C4B_T2F* corner : {&quad->bl, &quad->br, &quad->tr, &quad->tl})
            *out++ = toWorld(*corner);
}

std::string TextureAtlas::getDescription() const {
    return "<TextureAtlas | totalQuads = " + std::to_string(getTotalQuads()) + ">";
}

} // namespace cocos2d
