#include "render/missingImage.h"

#include "base/refuse.h"
#include "files/missingFile.h"
#include "render/SpriteFrameCache.h"

namespace copra {

void warnOfMissingImage(const std::string& name) {
    const auto explain = [&name] {
        return cocos2d::SpriteFrameCache::getInstance()->findFrame_(name)
                   ? "there is no such file, but a sprite frame has that name: use "
                     "createWithSpriteFrameName(), or "
                     "TextureResType::PLIST for a widget"
                   : missingFile(name);
    };
    const std::string subject = name.empty() ? std::string() : name + ": ";
    warnAndExplain("TextureCache", "TextureCache: " + subject, explain);
}

} // namespace copra
