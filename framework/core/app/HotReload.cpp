#include "app/HotReload.h"

#include "app/Director.h"

#include "base/Trace.h"
#include "base/log.h"
#include "event/EventCustom.h"
#include "event/EventDispatcher.h"
#include "files/FileUtils.h"
#include "files/FileWatch.h"
#include "opengl/GLProgram.h"
#include "platform/FrameService.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"

#include <chrono>

using namespace cocos2d;

namespace copra {

const char* const HotReload::kFileChanged = "copra_file_changed";

void HotReload::setOn(bool isOn) {
    FileWatch::setOn(isOn);
}

int HotReload::check() {
    const std::vector<std::string> changed = FileWatch::changes();
    for (const std::string& path : changed) reload(path);
    return static_cast<int>(changed.size());
}

void HotReload::frame() {
    using SteadyClock = std::chrono::steady_clock;
    static const bool s_isWanted = FileWatch::isWanted();
    if (!s_isWanted) return;
    static SteadyClock::time_point s_last = SteadyClock::now();
    const SteadyClock::time_point now = SteadyClock::now();
    if (now - s_last < std::chrono::milliseconds(500)) return;
    s_last = now;
    check();
}

void HotReload::reload(const std::string& path) {
    cocos2d::log("HotReload: %s has changed", path.c_str());
    if (Trace::isOn()) Trace::mark("file changed", path);
    FileUtils::getInstance()->purgeCachedEntries();
    Director& director = *Director::getInstance();
    if (director.getTextureCache()->getTextureForKey(path)) director.getTextureCache()->reloadTexture(path);
    const bool isSheet = FileUtils::getInstance()->getFileExtension(path) == ".plist";
    if (isSheet && SpriteFrameCache::getInstance()->isSpriteFramesWithFileLoaded(path))
        SpriteFrameCache::getInstance()->reloadTexture(path);
    for (GLProgram* program : GLProgram::ofFile_(path)) program->reloadFiles_();
    for (FrameService* service : frameServices()) service->fileChanged(path);
    EventCustom event(kFileChanged);
    event.setUserData(const_cast<std::string*>(&path));
    director.getEventDispatcher()->dispatchEvent(&event);
}

} // namespace copra
