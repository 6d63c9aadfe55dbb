#include "studio/builder/NodeLoaderLibrary.h"

#include "base/refuse.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBFileLoader.h"
#include "studio/builder/ControlLoaders.h"
#include "studio/builder/LabelLoaders.h"
#include "studio/builder/LayerLoaders.h"
#include "studio/builder/MenuLoaders.h"
#include "studio/builder/ParticleSystemQuadLoader.h"
#include "studio/builder/ScrollViewLoader.h"
#include "studio/builder/SpriteLoaders.h"

namespace cocosbuilder {

namespace {

cocos2d::RefPtr<NodeLoaderLibrary>& sharedLibrary() {
    static cocos2d::RefPtr<NodeLoaderLibrary> library;
    return library;
}

} // namespace

NodeLoaderLibrary::NodeLoaderLibrary() = default;

NodeLoaderLibrary::~NodeLoaderLibrary() = default;

NodeLoaderLibrary* NodeLoaderLibrary::newDefaultNodeLoaderLibrary() {
    NodeLoaderLibrary* const made = library();
    made->registerDefaultNodeLoaders();
    return made;
}

NodeLoaderLibrary* NodeLoaderLibrary::getInstance() {
    if (!sharedLibrary()) sharedLibrary() = newDefaultNodeLoaderLibrary();
    return sharedLibrary();
}

void NodeLoaderLibrary::destroyInstance() {
    sharedLibrary().reset();
}

void NodeLoaderLibrary::registerDefaultNodeLoaders() {
    registerNodeLoader("CCNode", NodeLoader::loader());
    registerNodeLoader("CCLayer", LayerLoader::loader());
    registerNodeLoader("CCLayerColor", LayerColorLoader::loader());
    registerNodeLoader("CCLayerGradient", LayerGradientLoader::loader());
    registerNodeLoader("CCSprite", SpriteLoader::loader());
    registerNodeLoader("CCLabelBMFont", LabelBMFontLoader::loader());
    registerNodeLoader("CCLabelTTF", LabelTTFLoader::loader());
    registerNodeLoader("CCScale9Sprite", Scale9SpriteLoader::loader());
    registerNodeLoader("CCScrollView", ScrollViewLoader::loader());
    registerNodeLoader("CCBFile", CCBFileLoader::loader());
    registerNodeLoader("CCMenu", MenuLoader::loader());
    registerNodeLoader("CCMenuItemImage", MenuItemImageLoader::loader());
    registerNodeLoader("CCControlButton", ControlButtonLoader::loader());
    registerNodeLoader("CCParticleSystemQuad", ParticleSystemQuadLoader::loader());
}

void NodeLoaderLibrary::registerNodeLoader(const char* pClassName, NodeLoader* pNodeLoader) {
    if (copra::refuse(!pClassName || !pNodeLoader,
                      "NodeLoaderLibrary::registerNodeLoader: an argument is null"))
        return;
    _nodeLoaders.emplace(pClassName, pNodeLoader);
}

void NodeLoaderLibrary::unregisterNodeLoader(const char* pClassName) {
    if (_nodeLoaders.erase(pClassName ? pClassName : "") == 0)
        copra::warning("NodeLoaderLibrary::unregisterNodeLoader: '%s' has no loader",
                       pClassName ? pClassName : "");
}

NodeLoader* NodeLoaderLibrary::getNodeLoader(const char* pClassName) {
    const auto found = _nodeLoaders.find(pClassName ? pClassName : "");
    return found == _nodeLoaders.end() ? nullptr : found->second.get();
}

void NodeLoaderLibrary::purge(bool pDelete) {
    if (!pDelete)
        for (const auto& entry : _nodeLoaders) entry.second->retain();
    _nodeLoaders.clear();
}

} // namespace cocosbuilder
