#include "render/SpriteFrameCache.h"

#include "base/Map.h"
#include "base/RefPtr.h"
#include "base/log.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/ValueAccess.h"
#include "files/geometryText.h"
#include "images/Image.h"
#include "images/NinePatchImageParser.h"
#include "render/SpriteSheet.h"
#include "render/TextureCache.h"

#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace cocos2d {

namespace {

struct Sheet {
    std::set<std::string> frames; ///< names of its frames that are still in the cache
    bool complete = false;        ///< none was removed
};

} // namespace

struct SpriteFrameCache::Sheets_ {
    Map<std::string, SpriteFrame*> frames;
    std::unordered_map<std::string, std::string> aliases; ///< alias -> name
    std::unordered_map<std::string, Sheet> byName;        ///< by plist name
    std::unordered_map<std::string, std::string> ofFrame; ///< frame name -> plist name
};

namespace {

RefPtr<SpriteFrameCache> sharedCache;

/// The sheet name of frames that were added from memory.
constexpr const char* kContent = "by#addSpriteFramesWithFileContent()";

ValueMap readSheet(const std::string& plist) {
    FileUtils* files = FileUtils::getInstance();
    // Checked first, because a failed search logs a line itself.
    if (files->isFileExist(plist)) return files->getValueMapFromFile(files->fullPathForFilename(plist));
    log("SpriteFrameCache: there is no sprite sheet %s", plist.c_str());
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
        log("SpriteFrameCache: %s: its texture %s cannot be loaded", plist.c_str(), image.c_str());
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
        log("SpriteFrameCache: %s: the texture %s cannot be loaded", plist.c_str(), textureFileName.c_str());
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
        log("SpriteFrameCache: %s: unknown format %d", plist.c_str(), format);
        return;
    }
    const Size size = SizeFromString(copra::textIn(copra::mapIn(sheet, "metadata"), "size"));
    RefPtr<Image> image; // of the texture, loaded if a frame needs it
    for (const auto& [name, description] : copra::mapIn(sheet, "frames")) {
        if (_sheets->frames.find(name) != _sheets->frames.end()) continue;
        if (description.getType() != Value::Type::MAP) {
            log("SpriteFrameCache: %s: frame '%s' is not a dictionary", plist.c_str(), name.c_str());
            continue;
        }
        const ValueMap& map = description.asValueMap();
        SpriteFrame* const frame = copra::readSheetFrame(map, {format, size, texture, plist}, name);
        if (!frame) continue;
        addAliases(map, name, plist);
        if (NinePatchImageParser::isNinePatchImage(name) && texture) readNinePatch(*texture, *frame, image);
        addFrame(plist, name, frame);
    }
    _sheets->byName[plist].complete = true;
}

void SpriteFrameCache::addAliases(const ValueMap& description, const std::string& name,
                                  const std::string& plist) {
    for (const Value& alias : copra::listIn(description, "aliases")) {
        if (alias.getType() != Value::Type::STRING) continue;
        if (!_sheets->aliases.insert_or_assign(alias.asString(), name).second)
            log("SpriteFrameCache: %s: the alias '%s' now means frame '%s'", plist.c_str(),
                alias.asString().c_str(), name.c_str());
    }
}

void SpriteFrameCache::addFrame(const std::string& plist, const std::string& name, SpriteFrame* frame) {
    const auto origin = _sheets->ofFrame.find(name);
    if (origin != _sheets->ofFrame.end())
        _sheets->byName[origin->second].frames.erase(name); // it counts as complete
    _sheets->frames.insert(name, frame);
    _sheets->byName[plist].frames.insert(name);
    _sheets->ofFrame[name] = plist;
}

void SpriteFrameCache::addSpriteFrame(SpriteFrame* frame, const std::string& frameName) {
    if (copra::refuse(!frame, "SpriteFrameCache::addSpriteFrame: the sprite frame is null")) return;
    constexpr const char* kAddedManually = "by#addSpriteFrame()";
    addFrame(kAddedManually, frameName, frame);
}

bool SpriteFrameCache::isSpriteFramesWithFileLoaded(const std::string& plist) const {
    const auto sheet = _sheets->byName.find(plist);
    return sheet != _sheets->byName.end() && sheet->second.complete;
}

// --- Finding ---

std::string SpriteFrameCache::nameOfFrame_(const Texture2D* texture, const Rect& rectInPixels) const {
    for (const auto& [name, frame] : _sheets->frames)
        if (frame->getTexture() == texture && frame->getRectInPixels().equals(rectInPixels)) return name;
    return std::string();
}

SpriteFrame* SpriteFrameCache::getSpriteFrameByName(const std::string& name) {
    auto entry = _sheets->frames.find(name);
    if (entry == _sheets->frames.end()) {
        const auto alias = _sheets->aliases.find(name);
        if (alias != _sheets->aliases.end()) entry = _sheets->frames.find(alias->second);
    }
    if (entry != _sheets->frames.end()) return entry->second;
    CCLOG("SpriteFrameCache: there is no frame '%s'", name.c_str());
    return nullptr;
}

// --- Removing ---

void SpriteFrameCache::removeSpriteFrames() {
    _sheets->frames.clear();
    _sheets->aliases.clear();
    _sheets->byName.clear();
    _sheets->ofFrame.clear();
}

void SpriteFrameCache::removeUnusedSpriteFrames() {
    std::vector<std::string> unused;
    for (const auto& [name, frame] : _sheets->frames)
        if (frame->getReferenceCount() == 1) unused.push_back(name);
    for (const std::string& name : unused) removeFrame(name);
}

void SpriteFrameCache::removeSpriteFrameByName(const std::string& name) {
    removeFrame(name);
}

void SpriteFrameCache::removeFrame(const std::string& name) {
    const auto origin = _sheets->ofFrame.find(name);
    if (origin == _sheets->ofFrame.end()) return;
    if (const auto sheet = _sheets->byName.find(origin->second); sheet != _sheets->byName.end()) {
        sheet->second.frames.erase(name);
        sheet->second.complete = false;
        if (sheet->second.frames.empty()) _sheets->byName.erase(sheet);
    }
    _sheets->ofFrame.erase(origin);
    _sheets->frames.erase(name);
}

void SpriteFrameCache::removeSpriteFramesFromFile(const std::string& plist) {
    const auto sheet = _sheets->byName.find(plist);
    if (sheet == _sheets->byName.end()) {
        if (FileUtils::getInstance()->isFileExist(plist)) removeFramesOf(readSheet(plist));
        return;
    }
    const std::set<std::string> names = sheet->second.frames;
    for (const std::string& name : names) removeFrame(name);
    _sheets->byName.erase(plist);
}

void SpriteFrameCache::removeSpriteFramesFromFileContent(const std::string& plist_content) {
    removeFramesOf(sheetFromText(plist_content));
}

void SpriteFrameCache::removeFramesOf(const ValueMap& sheet) {
    for (const auto& entry : copra::mapIn(sheet, "frames")) removeFrame(entry.first);
}

void SpriteFrameCache::removeSpriteFramesFromTexture(Texture2D* texture) {
    std::vector<std::string> names;
    for (const auto& [name, frame] : _sheets->frames)
        if (frame->getTexture() == texture) names.push_back(name);
    for (const std::string& name : names) removeFrame(name);
}

bool SpriteFrameCache::reloadTexture(const std::string& plist) {
    if (_sheets->byName.find(plist) == _sheets->byName.end()) {
        log("SpriteFrameCache: %s is not loaded, so it cannot be reloaded", plist.c_str());
        return false;
    }
    const ValueMap sheet = readSheet(plist);
    if (sheet.empty()) return false;
    const std::string image = textureNameOf(plist, sheet);
    TextureCache* const textures = TextureCache::getInstance();
    Texture2D* const texture = textures->reloadTexture(image) ? textures->getTextureForKey(image) : nullptr;
    if (!texture) {
        log("SpriteFrameCache: %s: its texture %s cannot be loaded", plist.c_str(), image.c_str());
        return false;
    }
    removeFramesOf(sheet);
    addSheet(plist, sheet, texture);
    return true;
}

} // namespace cocos2d
