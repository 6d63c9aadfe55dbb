#include "nodes/tiles/mapReload.h"

#include "app/nodesOfClass.h"
#include "files/FileUtils.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "platform/FrameService.h"

namespace copra {

namespace {

using cocos2d::FileUtils;
using cocos2d::RefPtr;
using cocos2d::TMXTiledMap;

class MapReload : public FrameService {
public:
    void fileChanged(const std::string& path) override {
        FileUtils& files = *FileUtils::getInstance();
        const std::string extension = files.getFileExtension(path);
        const bool isMap = extension == ".tmx";
        if (!isMap && extension != ".tsx" && extension != ".tx") return;
        for (const RefPtr<TMXTiledMap>& map : nodesOfClass<TMXTiledMap>()) {
            // A tileset or a template may belong to any map.
            const std::string& name = map->getResourceFile();
            if (!isMap || (!name.empty() && files.fullPathForFilename(name) == path)) map->reloadFile_();
        }
    }
};

} // namespace

void reloadChangedMaps() {
    frameService<MapReload>();
}

} // namespace copra
