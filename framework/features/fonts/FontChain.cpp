#include "fonts/FontChain.h"

#include "base/limits.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "fonts/FontFiles.h"
#include "fonts/TextShaping.h"
#include "fonts/fontService.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace copra {

using cocos2d::FileUtils;

namespace {

/// Shown by its effect on others: no font needs a glyph for it.
bool isInvisible(char32_t character) {
    const auto isIn = [=](char32_t first, char32_t last) { return character >= first && character <= last; };
    return isIn(0x200B, 0x200F) || isIn(0x202A, 0x202E) || isIn(0x2060, 0x2069) || isIn(0xFE00, 0xFE0F) ||
           isIn(0xE0000, 0xE01EF);
}

void logNoCharacterMap(const std::string& file) {
    static std::set<std::string> s_logged;
    if (s_logged.insert(file).second)
        copra::warning("FontAtlasCache: font %s has no character map; its text is shown in other fonts",
                       file.c_str());
}

void logUnreadable(const std::string& file, const std::string& substitute) {
    static std::set<std::string> s_logged;
    if (s_logged.insert(file).second)
        copra::warning("FontAtlasCache: font %s cannot be read; %s is used", file.c_str(),
                       substitute.c_str());
}

using OpenFontFiles = std::unordered_map<std::string, std::weak_ptr<const std::vector<unsigned char>>>;
OpenFontFiles& openFontFiles() {
    static OpenFontFiles s_files;
    return s_files;
}

using OpenChains = std::map<std::pair<std::string, float>, std::weak_ptr<FontChain>>;
OpenChains& openChains() {
    static OpenChains s_chains;
    return s_chains;
}

} // namespace

FontBytes readFontFile(const std::string& fullPath) {
    std::weak_ptr<const std::vector<unsigned char>>& known = openFontFiles()[fullPath];
    if (FontBytes bytes = known.lock()) return bytes;
    auto bytes = std::make_shared<std::vector<unsigned char>>();
    if (FileUtils::getInstance()->getContents(fullPath, bytes.get()) != FileUtils::Status::OK) return nullptr;
    known = bytes;
    return bytes;
}

bool reloadFontFile(const std::string& fullPath) {
    const auto old = openFontFiles().find(fullPath);
    const auto kept =
        old == openFontFiles().end() ? std::weak_ptr<const std::vector<unsigned char>>() : old->second;
    openFontFiles().erase(fullPath);
    const FontBytes bytes = readFontFile(fullPath);
    const bool isFont = bytes && glyphSource() && glyphSource()->open(bytes, 12.0f);
    if (isFont)
        openChains().clear(); // they stay with the labels that use them
    else
        openFontFiles()[fullPath] = kept;
    return isFont;
}

std::unique_ptr<GlyphFace> openFontFace(const std::string& font, float pixelSize) {
    useFonts();
    GlyphSource* const source = glyphSource();
    if (warn(!source, "FontAtlasCache: no glyph source is set; labels show bitmap fonts only"))
        return nullptr;
    std::string unreadable;
    std::unique_ptr<GlyphFace> face;
    offerFontFiles(font, [&](const std::string& file) {
        const FontBytes bytes = readFontFile(file);
        face = bytes ? source->open(bytes, pixelSize) : nullptr;
        if (!face) {
            if (unreadable.empty()) unreadable = file;
            return false;
        }
        if (!unreadable.empty()) logUnreadable(unreadable, file);
        if (!face->hasCharacterMap()) logNoCharacterMap(file);
        return true;
    });
    if (face) return face;
    copra::warning("FontAtlasCache: font '%s' cannot be opened, and there is no substitute", font.c_str());
    return nullptr;
}

std::shared_ptr<FontChain> FontChain::open(const std::string& font, float pixelSize) {
    useFonts();
    if (isTooLarge("FontAtlasCache::getFontAtlasTTF", "pixels of the size of a font", pixelSize,
                   limits::kFontPixels))
        return nullptr;
    constexpr float kLeast = 1.0f / 64.0f; // pixels: what FreeType counts in
    if (!(pixelSize >= kLeast)) {
        warning("FontAtlasCache: the font size %g of '%s' is %s", static_cast<double>(pixelSize),
                font.c_str(), pixelSize < 0.0f ? "negative" : "too small");
        return nullptr;
    }
    std::weak_ptr<FontChain>& known = openChains()[{font, pixelSize}];
    std::shared_ptr<FontChain> chain = known.lock();
    if (chain) return chain;
    auto face = openFontFace(font, pixelSize);
    if (!face) return nullptr;
    known = chain = std::make_shared<FontChain>(std::move(face), pixelSize);
    return chain;
}

FontChain::FontChain(std::unique_ptr<GlyphFace> first, float pixelSize) : _pixelSize(pixelSize) {
    _faces.push_back(std::move(first));
}

// --- Characters ---

GlyphKey FontChain::find(char32_t character) {
    if (const std::uint32_t glyph = first().glyphIndex(character)) return {0, glyph};
    if (const auto known = _lookedFor.find(character); known != _lookedFor.end()) return known->second;
    openFallbacks();
    std::size_t font = openedWith(character);
    if (font == kNone) font = installedWith(character, false);
    if (font == kNone) return {}; // a font may be installed later
    return _lookedFor[character] = GlyphKey(font, face(font).glyphIndex(character));
}

std::size_t FontChain::fontFor(std::u32string_view cluster, bool isEmoji) {
    if (!isEmoji && hasAll(0, cluster)) return 0;
    const auto [entry, isNew] = _fontsOfClusters.try_emplace(std::u32string(cluster), 0);
    if (isNew) entry->second = findFont(cluster, isEmoji);
    return entry->second;
}

std::size_t FontChain::findFont(std::u32string_view cluster, bool isEmoji) {
    openFallbacks();
    if (isEmoji) {
        for (std::size_t font = 1; font <= _given; ++font)
            if (_faces[font] && hasAll(font, cluster)) return font;
        const std::size_t inColor = installedWith(cluster.front(), true);
        if (inColor != kNone && hasAll(inColor, cluster)) return inColor;
    }
    for (std::size_t font = 0; font < _faces.size(); ++font)
        if (_faces[font] && hasAll(font, cluster)) return font;
    const std::size_t opened = openedWith(cluster.front());
    const std::size_t installed = installedWith(cluster.front(), isEmoji);
    if (installed != kNone && (opened == kNone || hasAll(installed, cluster))) return installed;
    return opened == kNone ? 0 : opened;
}

bool FontChain::hasAll(std::size_t font, std::u32string_view cluster) {
    return std::all_of(cluster.begin(), cluster.end(), [&](char32_t character) {
        return isInvisible(character) || face(font).glyphIndex(character) != 0;
    });
}

/// The first of the opened fonts that has a character, or kNone.
std::size_t FontChain::openedWith(char32_t character) {
    const auto found = std::find_if(_faces.begin(), _faces.end(), [&](const auto& face) {
        return face && face->glyphIndex(character) != 0;
    });
    return found == _faces.end() ? kNone : static_cast<std::size_t>(found - _faces.begin());
}

/// The installed font that fontconfig offers for a character, or kNone.
std::size_t FontChain::installedWith(char32_t character, bool inColor) {
    GlyphSource* const source = glyphSource();
    const std::string file = source ? source->findInstalledFor(character, inColor) : "";
    const std::size_t font = file.empty() ? kNone : openFile(file);
    return font != kNone && face(font).glyphIndex(character) != 0 ? font : kNone;
}

// --- Files ---

/// The index of a font file's face, which is opened if it is new; kNone if it cannot be opened.
std::size_t FontChain::openFile(const std::string& file) {
    const auto known = std::find(_files.begin(), _files.end(), file);
    const auto index =
        static_cast<std::size_t>(known - _files.begin()) + 1; // the first face has no file here
    if (known == _files.end()) {
        const FontBytes bytes = readFontFile(file);
        _files.push_back(file);
        _faces.push_back(bytes ? glyphSource()->open(bytes, _pixelSize) : nullptr);
    }
    return _faces[index] ? index : kNone;
}

void FontChain::openFallbacks() {
    if (std::exchange(_fallbacksAreOpen, true)) return;
    const auto open = [this](const std::string& file) {
        openFile(file);
        return true;
    };
    for (const std::string& font : fallbackFonts()) offerFontFiles(font, open);
    _given = _files.size();
}

} // namespace copra
