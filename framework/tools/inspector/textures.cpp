#include "inspector/textures.h"

#include "fonts/FontAtlasCache.h"
#include "render/Renderer.h"
#include "render/TexturePages.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace copra {
namespace inspector {

using cocos2d::Texture2D;

namespace {

std::size_t rgbaBytes(int width, int height) {
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4;
}

/// The names of fonts by the textures of their glyphs.
std::map<const Texture2D*, std::string> fontsByTexture() {
    std::map<const Texture2D*, std::string> fonts;
    for (const auto& [name, atlas] : cocos2d::FontAtlasCache::atlases_())
        for (const auto& [slot, texture] : atlas->getTextures()) fonts.emplace(texture, name);
    return fonts;
}

std::string shortened(const std::string& path) {
    return path.substr(path.find_last_of('/') + 1);
}

} // namespace

std::vector<TextureRow> listTextures(const cocos2d::Renderer& renderer) {
    std::vector<TextureRow> rows;
    const auto fonts = fontsByTexture();
    for (Texture2D* texture : Texture2D::all_()) {
        TextureRow row;
        const auto font = fonts.find(texture);
        if (!texture->getPath().empty()) {
            row.kind = TextureRow::Kind::File;
            row.name = shortened(texture->getPath());
        } else if (font != fonts.end()) {
            row.kind = TextureRow::Kind::Font;
            row.name = shortened(font->second);
        } else {
            row.name = "texture " + std::to_string(texture->getName());
        }
        row.width = texture->getPixelsWide();
        row.height = texture->getPixelsHigh();
        row.bytes = rgbaBytes(row.width, row.height);
        row.texture = cocos2d::RefPtr<Texture2D>(texture);
        const TextureRegion* const region = texture->placement().region();
        row.isOnPage = region && region->isShared();
        rows.push_back(std::move(row));
    }
    if (const TexturePages* pages = renderer.texturePages()) {
        for (const TexturePages::PageInfo& page : pages->pages()) {
            TextureRow row;
            row.kind = TextureRow::Kind::Page;
            row.name = "page of " + std::to_string(page.textures) + " textures";
            row.width = page.size.width;
            row.height = page.size.height;
            row.bytes = rgbaBytes(row.width, row.height);
            row.page = page.id;
            rows.push_back(std::move(row));
        }
    }
    std::stable_sort(rows.begin(), rows.end(), [](const TextureRow& a, const TextureRow& b) {
        return a.kind != b.kind ? a.kind < b.kind : a.bytes > b.bytes;
    });
    return rows;
}

std::size_t bytesOf(const std::vector<TextureRow>& rows) {
    std::size_t bytes = 0;
    for (const TextureRow& row : rows)
        if (!row.isOnPage) bytes += row.bytes;
    return bytes;
}

std::string inMegabytes(std::size_t bytes) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f MB", static_cast<double>(bytes) / 1e6);
    return text;
}

} // namespace inspector
} // namespace copra
