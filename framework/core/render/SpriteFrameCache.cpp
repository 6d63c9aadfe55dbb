#include "render/SpriteFrameCache.h"

#include "base/ClosestName.h"
#include "base/RefPtr.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/ValueAccess.h"
#include "files/geometryText.h"
#include "files/missingFile.h"
#include "images/Image.h"
#include "images/NinePatchImageParser.h"
#include "render/SpriteSheet.h"
#include "render/TextureCache.h"

#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace cocos2d {

namespace {

struct Sheet {
    std::size_t frames = 0; ///< how many of its frames are still in the cache
    bool complete = false;  ///< none was removed
};

using SheetsByName = std::unordered_map<std::string, Sheet>; ///< by plist name

struct CachedFrame {
    RefPtr<SpriteFrame> frame;
    SheetsByName::value_type* sheet = nullptr; ///< where it came from
};

} // namespace

struct SpriteFrameCache::Sheets_ {
    SheetsByName byName;
    std::unordered_map<std::string, CachedFrame> frames;  ///< by name
    std::unordered_map<std::string, std::string> aliases; ///< alias -> name

    /// The sheet, which is added if it is new.
    SheetsByName::value_type& sheet(const std::string& plist) { return *byName.try_emplace(plist).first; }

    void addFrame(SheetsByName::value_type& sheet, const std::string& name, SpriteFrame* frame) {
        CachedFrame& entry = frames[name];
        if (entry.sheet) --entry.sheet->second.frames; // it counts as complete
        entry.frame = frame;
        entry.sheet = &sheet;
        ++sheet.second.frames;
    }

    /// Removes the frames that are unwanted.
    template<class Condition>
    void removeFramesIf(const Condition& isUnwanted) {
        for (auto entry = frames.begin(); entry != frames.end();)
            entry = isUnwanted(entry->second) ? erase(entry) : std::next(entry);
    }

    void removeFrame(const std::string& name) {
        if (const auto entry = frames.find(name); entry != frames.end()) erase(entry);
    }

private:
    using Frames = std::unordered_map<std::string, CachedFrame>;

    Frames::iterator erase(Frames::iterator entry) {
        auto& [plist, sheet] = *entry->second.sheet;
        sheet.complete = false;
        if (--sheet.frames == 0) byName.erase(byName.find(plist));
        return frames.erase(entry);
    }
};

namespace {

RefPtr<SpriteFrameCache> sharedCache;

/// The sheet name of frames that were added from memory.
constexpr const char* kContent = "by#addSpriteFramesWithFileContent()";

ValueMap readSheet(const std::string& plist) {
    FileUtils* files = FileUtils::getInstance();
    // Checked first, because a failed search logs a line itself.
    if (files->isFileExist(plist)) return files->getValueMapFromFile(files->fullPathForFilename(plist));
    copra::warnOfMissingFile("SpriteFrameCache", plist);
    return {};
}

ValueMap sheetFromText(const std::string& text) {
    return FileUtils::getInstance()->getValueMapFromData(text.data(), static_cast<int>(text.size()));
}

/// Loads a texture in the pixel format that the sheet names, unless it is loaded already.
Texture2D* loadTexture(const std::string& image, const ValueMap& sheet) {
    using Format = Texture2D::PixelFormat;
    static const std::pair<const char*, Format> kFormats[] = {
        {"RGBA8888", Format::RGBA8888}, {"RGBA4444", Format::RGBA4444},
        {"RGB5A1", Format::RGB5A1},     {"RGBA5551", Format::RGB5A1},
        {"RGB565", Format::RGB565},     {"A8", Format::A8},
        {"ALPHA", Format::A8},          {"I8", Format::I8},
        {"AI88", Format::AI88},         {"ALPHA_INTENSITY", Format::AI88},
        {"RGB888", Format::RGB888}};
    const std::string name = copra::textIn(copra::mapIn(sheet, "metadata"), "pixelFormat");
    const Format usual = Texture2D::getDefaultAlphaPixelFormat();
    for (const auto& [known, format] : kFormats)
        if (name == known) Texture2D::setDefaultAlphaPixelFormat(format);
    Texture2D* const texture = TextureCache::getInstance()->addImage(image);
    Texture2D::setDefaultAlphaPixelFormat(usual);
    return texture;
}

/// Sets the cap insets of a nine-patch frame from the image, which is read once per sheet.
void readNinePatch(Texture2D& texture, SpriteFrame& frame, RefPtr<Image>& image) {
    if (!image) {
        image.weakAssign(RefPtr<Image>(new Image));
        if (!texture.getPath().empty()) image->initWithImageFile(texture.getPath());
    }
    if (!image->getData()) return;
    const NinePatchImageParser parser(image, frame.getRectInPixels(), frame.isRotated());
    texture.addSpriteFrameCapInset(&frame, parser.parseCapInset());
}

} // namespace

SpriteFrameCache* SpriteFrameCache::getInstance() {
    copra::expectMainThread("SpriteFrameCache::getInstance");
    if (!sharedCache) {
        auto* const cache = new SpriteFrameCache;
        cache->init();
        sharedCache = cache;
        cache->release();
    }
    return sharedCache;
}

void SpriteFrameCache::destroyInstance() {
    sharedCache.reset();
}

SpriteFrameCache::SpriteFrameCache() : _sheets(std::make_unique<Sheets_>()) {}
SpriteFrameCache::~SpriteFrameCache() = default;

bool SpriteFrameCache::init() {
    constexpr ssize_t kExpectedFrames = 64;
    _sheets->frames.reserve(kExpectedFrames);
    return true;
}

// --- Adding ---

void SpriteFrameCache::addSpriteFramesWithFile(const std::string& plist) {
    if (copra::refuse(plist.empty(), "SpriteFrameCache::addSpriteFramesWithFile: the file name is empty"))
        return;
    if (isSpriteFramesWithFileLoaded(plist)) return;
    const ValueMap sheet = readSheet(plist);
    if (sheet.empty()) return;
    const std::string image = textureNameOf(plist, sheet);
    if (Texture2D* const texture = loadTexture(image, sheet))
        addSheet(plist, sheet, texture);
    else
        copra::warning("SpriteFrameCache: %s: its texture %s cannot be loaded", plist.c_str(), image.c_str());
}

void SpriteFrameCache::addSpriteFramesWithFile(const std::string& plist, const std::string& textureFileName) {
    if (copra::refuse(textureFileName.empty(),
                      "SpriteFrameCache::addSpriteFramesWithFile: the name of the texture is empty"))
        return;
    if (isSpriteFramesWithFileLoaded(plist)) return;
    const ValueMap sheet = readSheet(plist);
    if (sheet.empty()) return;
    if (Texture2D* const texture = loadTexture(textureFileName, sheet))
        addSheet(plist, sheet, texture);
    else
        copra::warning("SpriteFrameCache: %s: the texture %s cannot be loaded", plist.c_str(),
                       textureFileName.c_str());
}

void SpriteFrameCache::addSpriteFramesWithFile(const std::string& plist, Texture2D* texture) {
    if (copra::warn(!texture, "SpriteFrameCache::addSpriteFramesWithFile: the texture is null")) return;
    if (!isSpriteFramesWithFileLoaded(plist)) addSheet(plist, readSheet(plist), texture);
}

void SpriteFrameCache::addSpriteFramesWithFileContent(const std::string& plist_content, Texture2D* texture) {
    if (copra::warn(!texture, "SpriteFrameCache::addSpriteFramesWithFileContent: the texture is null"))
        return;
    addSheet(kContent, sheetFromText(plist_content), texture);
}

std::string SpriteFrameCache::textureNameOf(const std::string& plist, const ValueMap& sheet) const {
    const std::string named = copra::textIn(copra::mapIn(sheet, "metadata"), "textureFileName");
    if (!named.empty()) return FileUtils::getInstance()->fullPathFromRelativeFile(named, plist);
    const auto dot = plist.find_last_of('.');
    return plist.substr(0, dot) + ".png";
}

void SpriteFrameCache::addSheet(const std::string& plist, const ValueMap& sheet, Texture2D* texture) {
    if (sheet.empty()) return;
    const int format = copra::sheetFormat(sheet);
    if (format < 0 || format > copra::kNewestSheetFormat) {
        copra::warning("SpriteFrameCache: %s: unknown format %d", plist.c_str(), format);
        return;
    }
    const Size size = SizeFromString(copra::textIn(copra::mapIn(sheet, "metadata"), "size"));
    auto& added = _sheets->sheet(plist);
    RefPtr<Image> image; // of the texture, loaded if a frame needs it
    for (const auto& [name, description] : copra::mapIn(sheet, "frames")) {
        if (_sheets->frames.find(name) != _sheets->frames.end()) continue;
        if (description.getType() != Value::Type::MAP) {
            copra::warning("SpriteFrameCache: %s: frame '%s' is not a dictionary", plist.c_str(),
                           name.c_str());
            continue;
        }
        const ValueMap& map = description.asValueMap();
        SpriteFrame* const frame = copra::readSheetFrame(map, {format, size, texture, plist}, name);
        if (!frame) continue;
        addAliases(map, name, plist);
        if (NinePatchImageParser::isNinePatchImage(name) && texture) readNinePatch(*texture, *frame, image);
        _sheets->addFrame(added, name, frame);
    }
    added.second.complete = true;
}

void SpriteFrameCache::addAliases(const ValueMap& description, const std::string& name,
                                  const std::string& plist) {
    for (const Value& alias : copra::listIn(description, "aliases")) {
        if (alias.getType() != Value::Type::STRING) continue;
        if (!_sheets->aliases.insert_or_assign(alias.asString(), name).second)
            copra::warning("SpriteFrameCache: %s: the alias '%s' now means frame '%s'", plist.c_str(),
                           alias.asString().c_str(), name.c_str());
    }
}

void SpriteFrameCache::addSpriteFrame(SpriteFrame* frame, const std::string& frameName) {
    if (copra::refuse(!frame, "SpriteFrameCache::addSpriteFrame: the sprite frame is null")) return;
    constexpr const char* kAddedManually = "by#addSpriteFrame()";
    _sheets->addFrame(_sheets->sheet(kAddedManually), frameName, frame);
}

bool SpriteFrameCache::isSpriteFramesWithFileLoaded(const std::string& plist) const {
    const auto sheet = _sheets->byName.find(plist);
    return sheet != _sheets->byName.end() && sheet->second.complete;
}

// --- Finding ---

std::string SpriteFrameCache::nameOfFrame_(const Texture2D* texture, const Rect& rectInPixels) const {
    for (const auto& [name, cached] : _sheets->frames)
        if (cached.frame->getTexture() == texture && cached.frame->getRectInPixels().equals(rectInPixels))
            return name;
    return std::string();
}

SpriteFrame* SpriteFrameCache::findFrame_(const std::string& name) const {
    auto entry = _sheets->frames.find(name);
    if (entry == _sheets->frames.end()) {
        const auto alias = _sheets->aliases.find(name);
        if (alias != _sheets->aliases.end()) entry = _sheets->frames.find(alias->second);
    }
    return entry != _sheets->frames.end() ? entry->second.frame.get() : nullptr;
}

std::string SpriteFrameCache::likeMissing(const std::string& name) const {
    if (FileUtils::getInstance()->isFileExist(name))
        return ", but a file has that name: use create() with it";
    copra::ClosestName closest(name);
    for (const auto& [known, frame] : _sheets->frames) closest.offer(known);
    return _sheets->frames.empty() ? "; no sprite sheet is loaded" : closest.hint();
}

SpriteFrame* SpriteFrameCache::getSpriteFrameByName(const std::string& name) {
    SpriteFrame* const frame = findFrame_(name);
    if (!frame)
        copra::warnAndExplain("SpriteFrameCache: missing",
                              "SpriteFrameCache: there is no frame '" + name + "'",
                              [this, &name] { return likeMissing(name); });
    return frame;
}

// --- Removing ---

void SpriteFrameCache::removeSpriteFrames() {
    _sheets->frames.clear();
    _sheets->aliases.clear();
    _sheets->byName.clear();
}

void SpriteFrameCache::removeUnusedSpriteFrames() {
    _sheets->removeFramesIf([](const auto& cached) { return cached.frame->getReferenceCount() == 1; });
}

void SpriteFrameCache::removeSpriteFrameByName(const std::string& name) {
    _sheets->removeFrame(name);
}

void SpriteFrameCache::removeSpriteFramesFromFile(const std::string& plist) {
    const auto sheet = _sheets->byName.find(plist);
    if (sheet == _sheets->byName.end()) {
        if (FileUtils::getInstance()->isFileExist(plist)) removeFramesOf(readSheet(plist));
        return;
    }
    _sheets->removeFramesIf([removed = &*sheet](const auto& cached) { return cached.sheet == removed; });
    _sheets->byName.erase(plist);
}

void SpriteFrameCache::removeSpriteFramesFromFileContent(const std::string& plist_content) {
    removeFramesOf(sheetFromText(plist_content));
}

void SpriteFrameCache::removeFramesOf(const ValueMap& sheet) {
    for (const auto& entry : copra::mapIn(sheet, "frames")) _sheets->removeFrame(entry.first);
}

void SpriteFrameCache::removeSpriteFramesFromTexture(Texture2D* texture) {
    _sheets->removeFramesIf([texture](const auto& cached) { return cached.frame->getTexture() == texture; });
}

bool SpriteFrameCache::reloadTexture(const std::string& plist) {
    if (_sheets->byName.find(plist) == _sheets->byName.end()) {
        copra::warning("SpriteFrameCache: %s is not loaded, so it cannot be reloaded", plist.c_str());
        return false;
    }
    const ValueMap sheet = readSheet(plist);
    if (sheet.empty()) return false;
    const std::string image = textureNameOf(plist, sheet);
    TextureCache* const textures = TextureCache::getInstance();
    Texture2D* const texture = textures->reloadTexture(image) ? textures->getTextureForKey(image) : nullptr;
    if (!texture) {
        copra::warning("SpriteFrameCache: %s: its texture %s cannot be loaded", plist.c_str(), image.c_str());
        return false;
    }
    removeFramesOf(sheet);
    addSheet(plist, sheet, texture);
    return true;
}

} // namespace cocos2d
