#include "studio/scenes/CSLoader.h"

#include "app/Director.h"
#include "base/refuse.h"
#include "studio/scenes/ActionTimelineCache.h"
#include "studio/scenes/SceneBuilder.h"
#include "studio/scenes/WidgetCallBackHandlerProtocol.h"
#include "ui/UIHelper.h"

#include <memory>

using cocostudio::timeline::ActionTimeline;
using cocostudio::timeline::ActionTimelineCache;

namespace cocos2d {

namespace {

std::unique_ptr<CSLoader> s_loader;

} // namespace

CSLoader* CSLoader::getInstance() {
    if (!s_loader) s_loader = std::make_unique<CSLoader>();
    return s_loader.get();
}

void CSLoader::destroyInstance() {
    s_loader.reset();
    ActionTimelineCache::destroyInstance();
}

Node* CSLoader::createNode(const std::string& filename) {
    return createNode(filename, nullptr);
}

Node* CSLoader::createNode(const std::string& filename, const ccNodeLoadCallback& callback) {
    return copra::SceneBuilder(callback).buildFile(filename);
}

Node* CSLoader::createNode(const Data& data) {
    return createNode(data, nullptr);
}

Node* CSLoader::createNode(const Data& data, const ccNodeLoadCallback& callback) {
    return copra::SceneBuilder(callback).buildData(data.getBytes(), static_cast<std::size_t>(data.getSize()),
                                                   "(data)");
}

Node* CSLoader::createNodeWithVisibleSize(const std::string& filename) {
    return createNodeWithVisibleSize(filename, nullptr);
}

Node* CSLoader::createNodeWithVisibleSize(const std::string& filename, const ccNodeLoadCallback& callback) {
    Node* const node = createNode(filename, callback);
    if (!node) return nullptr;
    node->setContentSize(Director::getInstance()->getVisibleSize());
    ui::Helper::doLayout(node);
    return node;
}

ActionTimeline* CSLoader::createTimeline(const std::string& filename) {
    return ActionTimelineCache::createAction(filename);
}

ActionTimeline* CSLoader::createTimeline(const Data& data, const std::string& filename) {
    return ActionTimelineCache::getInstance()->createActionWithDataBuffer(data, filename);
}

Node* CSLoader::createNodeFromJson(const std::string& filename) {
    _jsonPath = _recordJsonPath ? filename.substr(0, filename.find_last_of('/') + 1) : "";
    return loadNodeWithFile(filename);
}

Node* CSLoader::loadNodeWithFile(const std::string& fileName) {
    return copra::SceneBuilder(nullptr).buildJson(fileName);
}

Node* CSLoader::loadNodeWithContent(const std::string& content) {
    return copra::SceneBuilder(nullptr).buildJsonText(content, "(content)", _jsonPath);
}

Node* CSLoader::createNodeWithFlatBuffersFile(const std::string& filename) {
    return createNode(filename);
}

Node* CSLoader::nodeWithFlatBuffersFile(const std::string& fileName) {
    return createNode(fileName);
}

Node* CSLoader::createNodeWithFlatBuffersForSimulator(const std::string& filename) {
    return createNode(filename);
}

bool CSLoader::bindCallback(const std::string& callbackName, const std::string& callbackType,
                            ui::Widget* sender, Node* handler) {
    if (callbackName.empty() || !sender) return false;
    if (auto* const functions = dynamic_cast<cocostudio::WidgetCallBackHandlerProtocol*>(handler)) {
        if (callbackType == "Click") {
            if (const auto found = functions->onLocateClickCallback(callbackName)) {
                sender->addClickEventListener(found);
                return true;
            }
        } else if (callbackType == "Touch") {
            if (const auto found = functions->onLocateTouchCallback(callbackName)) {
                sender->addTouchEventListener(found);
                return true;
            }
        } else if (callbackType == "Event") {
            if (const auto found = functions->onLocateEventCallback(callbackName)) {
                sender->addCCSEventListener(found);
                return true;
            }
        }
    }
    copra::warning("CSLoader: \"%s\": there is no callback \"%s\"", sender->getName().c_str(),
                   callbackName.c_str());
    return false;
}

void CSLoader::registReaderObject(const std::string& className, ObjectFactory::Instance ins) {
    ObjectFactory::getInstance()->registerType(ObjectFactory::TInfo(className, ins));
}

} // namespace cocos2d
