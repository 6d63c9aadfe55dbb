#include "actors/frameOrFile.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"

namespace copra {

cocos2d::SpriteFrame* frameOrFile(const char* user, const std::string& name) {
    if (auto* const frame = cocos2d::SpriteFrameCache::getInstance()->findFrame_(name)) return frame;
    if (!cocos2d::FileUtils::getInstance()->isFileExist(name)) {
        copra::warning("%s: there is neither a sprite frame nor a file '%s'", user, name.c_str());
        return nullptr;
    }
    // The cache logs what is wrong with a file that is no image.
    auto* const texture = cocos2d::TextureCache::getInstance()->addImage(name);
    if (!texture) return nullptr;
    return cocos2d::SpriteFrame::createWithTexture(
        texture, cocos2d::Rect(cocos2d::Vec2::ZERO, texture->getContentSize()));
}

} // namespace copra
