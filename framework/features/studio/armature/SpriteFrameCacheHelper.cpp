#include "studio/armature/SpriteFrameCacheHelper.h"

#include "base/Value.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "render/SpriteFrameCache.h"

#include <memory>

using namespace cocos2d;

namespace cocostudio {

namespace {

std::unique_ptr<SpriteFrameCacheHelper> s_spriteFrameCacheHelper;

} // namespace

SpriteFrameCacheHelper* SpriteFrameCacheHelper::getInstance() {
    if (!s_spriteFrameCacheHelper) s_spriteFrameCacheHelper = std::make_unique<SpriteFrameCacheHelper>();
    return s_spriteFrameCacheHelper.get();
}

void SpriteFrameCacheHelper::purge() {
    if (s_spriteFrameCacheHelper)
        for (const auto& [plist, frames] : s_spriteFrameCacheHelper->_usingSpriteFrames)
            SpriteFrameCache::getInstance()->removeSpriteFramesFromFile(plist);
    s_spriteFrameCacheHelper.reset();
}

void SpriteFrameCacheHelper::addSpriteFrameFromFile(const std::string& plistPath,
                                                    const std::string& imagePath) {
    if (!FileUtils::getInstance()->isFileExist(plistPath)) {
        copra::warning("SpriteFrameCacheHelper: %s is missing", plistPath.c_str());
        return;
    }
    SpriteFrameCache* const cache = SpriteFrameCache::getInstance();
    if (imagePath.empty())
        cache->addSpriteFramesWithFile(plistPath);
    else
        cache->addSpriteFramesWithFile(plistPath, imagePath);
    if (_usingSpriteFrames.count(plistPath) != 0) return;
    const ValueMap sheet = FileUtils::getInstance()->getValueMapFromFile(plistPath);
    const auto names = sheet.find("frames");
    auto& kept = _usingSpriteFrames[plistPath];
    if (names == sheet.end() || names->second.getType() != Value::Type::MAP) return;
    for (const auto& [name, frame] : names->second.asValueMap())
        if (SpriteFrame* const found = cache->findFrame_(name)) kept.emplace_back(found);
}

void SpriteFrameCacheHelper::removeSpriteFrameFromFile(const std::string& plistPath) {
    if (_usingSpriteFrames.erase(plistPath) != 0)
        SpriteFrameCache::getInstance()->removeSpriteFramesFromFile(plistPath);
}

} // namespace cocostudio
