/// Reading a map again while it is shown, after its file has changed.

#include "nodes/sprites/Sprite.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXTileAnimation.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "nodes/tiles/TileSheets.h"
#include "render/TextureCache.h"

#include <algorithm>

namespace cocos2d {

bool TMXTiledMap::reloadFile_() {
    const bool isText = _tmxFile.find('<') != std::string::npos; // of createWithXML()
    TMXMapInfo* const info = isText || _tmxFile.empty() ? nullptr : TMXMapInfo::create(_tmxFile);
    if (!info) return false;
    for (const copra::WeakPtr<Node>& image : _imageLayers)
        if (image && image->getParent() == this) removeChild(image.get());
    _imageLayers.clear();
    for (Node* child : _children)
        if (auto* layer = dynamic_cast<TMXLayer*>(child)) _oldLayers.push_back(layer);
    _tmxLayerNum = 0;
    buildWithMapInfo(info);
    for (TMXLayer* layer : _oldLayers) removeChild(layer);
    _oldLayers.clear();
    return true;
}

TMXLayer* TMXTiledMap::reuseLayer(TMXLayerInfo& info, TMXMapInfo& mapInfo) {
    const auto found = std::find_if(_oldLayers.begin(), _oldLayers.end(), [&info](const TMXLayer* layer) {
        return layer->getLayerName() == info._name;
    });
    TMXTilesetInfo* const tileset = found == _oldLayers.end() ? nullptr : tilesetForLayer(&info, &mapInfo);
    if (!tileset || !(*found)->reload_(tileset, &info, &mapInfo)) return nullptr;
    TMXLayer* const layer = *found;
    _oldLayers.erase(found);
    layer->setTag(_tmxLayerNum);
    reorderChild(layer, _tmxLayerNum);
    return layer;
}

bool TMXLayer::reload_(TMXTilesetInfo* tilesetInfo, TMXLayerInfo* layerInfo, TMXMapInfo* mapInfo) {
    const bool hasImage = tilesetInfo->_sourceImage.empty() ||
                          TextureCache::getInstance()->addImage(tilesetInfo->_sourceImage) != nullptr;
    if (!hasImage) return false;
    removeAllChildrenWithCleanup(true);
    _shownInstead.clear();
    const bool wasAnimated = _tileAnimManager && _tileAnimManager->isStarted();
    if (_tileAnimManager) {
        _tileAnimManager->stopAll();
        _tileAnimManager->detachLayer();
    }
    if (!initWithTilesetInfo(tilesetInfo, layerInfo, mapInfo)) return false;
    setupTiles();
    if (wasAnimated && _tileAnimManager) _tileAnimManager->startAll();
    stopResting();
    return true;
}

} // namespace cocos2d
