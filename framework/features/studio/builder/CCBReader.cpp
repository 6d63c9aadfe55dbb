#include "studio/builder/CCBReader.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/Screen.h"
#include "scene/Scene.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBFile.h"
#include "studio/builder/CCBReader_progress.h"
#include "studio/builder/NodeLoaderLibrary.h"

#include <algorithm>
#include <cctype>

namespace cocosbuilder {

using cocos2d::FileUtils;
using cocos2d::Node;
using cocos2d::Scene;
using cocos2d::Size;

namespace {

float resolutionScale = 1.0f;

cocos2d::ValueVector valuesOf(const std::vector<std::string>& names) {
    cocos2d::ValueVector values;
    for (const std::string& name : names) values.emplace_back(name);
    return values;
}

} // namespace

CCBReader::CCBReader(NodeLoaderLibrary* pNodeLoaderLibrary,
                     CCBMemberVariableAssigner* pCCBMemberVariableAssigner,
                     CCBSelectorResolver* pCCBSelectorResolver, NodeLoaderListener* pNodeLoaderListener)
    : _progress(new Progress()),
      _animationManagers(std::make_shared<CCBAnimationManagerMap>()),
      _library(pNodeLoaderLibrary),
      _listener(pNodeLoaderListener),
      _assigner(pCCBMemberVariableAssigner),
      _resolver(pCCBSelectorResolver) {
    auto* const manager = new CCBAnimationManager();
    manager->autorelease();
    _animationManager = manager;
    manager->setRootContainerSize(copra::screen().designSize);
    if (!_library) _library = NodeLoaderLibrary::getInstance();
}

CCBReader::CCBReader(CCBReader* ccbReader)
    : CCBReader(ccbReader->_library, ccbReader->_assigner, ccbReader->_resolver, ccbReader->_listener) {
    _loadedSpriteSheets = ccbReader->_loadedSpriteSheets;
    _rootPath = ccbReader->_rootPath;
    _progress->inclusion = ccbReader->_progress->inclusion;
}

CCBReader::CCBReader() : CCBReader(static_cast<NodeLoaderLibrary*>(nullptr)) {}

CCBReader::~CCBReader() = default;

void CCBReader::setCCBRootPath(const char* ccbRootPath) {
    if (copra::refuse(!ccbRootPath, "CCBReader::setCCBRootPath: the path is null")) return;
    _rootPath = ccbRootPath;
}

void CCBReader::setAnimationManager(CCBAnimationManager* pAnimationManager) {
    _animationManager = pAnimationManager;
}

// --- Reading ---

Node* CCBReader::readNodeGraphFromFile(const char* pCCBFileName) {
    return readNodeGraphFromFile(pCCBFileName, nullptr);
}

Node* CCBReader::readNodeGraphFromFile(const char* pCCBFileName, Ref* pOwner) {
    return readNodeGraphFromFile(pCCBFileName, pOwner, copra::screen().designSize);
}

Node* CCBReader::readNodeGraphFromFile(const char* pCCBFileName, Ref* pOwner, const Size& parentSize) {
    if (!pCCBFileName || !*pCCBFileName) return nullptr;
    std::string name(pCCBFileName);
    if (!endsWith(pCCBFileName, ".ccbi")) name += ".ccbi";
    auto* const files = FileUtils::getInstance();
    auto data = std::make_shared<cocos2d::Data>(files->getDataFromFile(files->fullPathForFilename(name)));
    _progress->fileName = name;
    return readNodeGraphFromData(std::move(data), pOwner, parentSize);
}

Node* CCBReader::readNodeGraphFromData(std::shared_ptr<cocos2d::Data> data, Ref* pOwner,
                                       const Size& parentSize) {
    open(std::move(data), _progress->fileName.empty() ? "data" : _progress->fileName);
    _owner = pOwner;
    _animationManager->setRootContainerSize(parentSize);
    _animationManager->setOwner(pOwner);
    _progress->inclusion->openFiles.assign(1, _progress->fileName);
    _progress->inclusion->budget = copra::ByteBudget(static_cast<std::size_t>(_data ? _data->getSize() : 0));

    Node* const root = readFileWithCleanUp(true, std::make_shared<CCBAnimationManagerMap>());
    if (!root) return nullptr;
    runAutoPlaySequence();
    for (const auto& [node, manager] : *_animationManagers) {
        node->setUserObject(manager);
        if (!_jsControlled) continue;
        _nodesWithAnimationManagers.pushBack(node);
        _animationManagersForNodes.pushBack(manager);
    }
    return root;
}

Scene* CCBReader::createSceneWithNodeGraphFromFile(const char* pCCBFileName) {
    return createSceneWithNodeGraphFromFile(pCCBFileName, nullptr);
}

Scene* CCBReader::createSceneWithNodeGraphFromFile(const char* pCCBFileName, Ref* pOwner) {
    return createSceneWithNodeGraphFromFile(pCCBFileName, pOwner, copra::screen().designSize);
}

Scene* CCBReader::createSceneWithNodeGraphFromFile(const char* pCCBFileName, Ref* pOwner,
                                                   const Size& parentSize) {
    Node* const root = readNodeGraphFromFile(pCCBFileName, pOwner, parentSize);
    Scene* const scene = Scene::create();
    if (root) scene->addChild(root);
    return scene;
}

Node* CCBReader::readFileWithCleanUp(bool bCleanUp, CCBAnimationManagerMapPtr am) {
    Node* root = nullptr;
    if (readHeader() && readStringCache() && readSequences()) {
        setAnimationManagers(std::move(am));
        root = readNodeGraph(nullptr);
    }
    if (const char* const failure = _progress->stream.failure())
        report(std::string(failure) + " (byte " + std::to_string(_progress->stream.position()) + ")");
    if (!root) return nullptr;
    _animationManagers->insert(root, _animationManager);
    if (bCleanUp) clearExtraProperties(root);
    return root;
}

void CCBReader::open(std::shared_ptr<cocos2d::Data> data, const std::string& name) {
    _data = std::move(data);
    _strings.clear();
    _progress->fileName = name;
    _progress->className.clear();
    const bool hasData = _data && !_data->isNull();
    _progress->stream.open(hasData ? _data->getBytes() : nullptr,
                           hasData ? static_cast<std::size_t>(_data->getSize()) : 0);
}

void CCBReader::runAutoPlaySequence() {
    const int sequence = _animationManager->getAutoPlaySequenceId();
    if (sequence != -1) _animationManager->runAnimationsForSequenceIdTweenDuration(sequence, 0.0f);
}

void CCBReader::clearExtraProperties(Node* node) {
    if (dynamic_cast<copra::CcbExtraProperties*>(node->getUserObject())) node->setUserObject(nullptr);
    for (Node* const child : node->getChildren()) clearExtraProperties(child);
}

void CCBReader::report(const std::string& problem) const {
    const std::string& node = _progress->className;
    copra::warning("CCBReader: %s%s%s: %s", _progress->fileName.c_str(), node.empty() ? "" : ", ",
                   node.c_str(), problem.c_str());
}

// --- Files for scripts ---

cocos2d::ValueVector CCBReader::getOwnerCallbackNames() {
    return valuesOf(_ownerCallbackNames);
}

cocos2d::ValueVector CCBReader::getOwnerOutletNames() {
    return valuesOf(_ownerOutletNames);
}

void CCBReader::addOwnerCallbackControlEvents(cocos2d::extension::Control::EventType type) {
    _ownerCallbackControlEvents.emplace_back(static_cast<int>(type));
}

void CCBReader::addDocumentCallbackName(const std::string& name) {
    _animationManager->addDocumentCallbackName(name);
}

void CCBReader::addDocumentCallbackNode(Node* node) {
    _animationManager->addDocumentCallbackNode(node);
}

void CCBReader::addDocumentCallbackControlEvents(cocos2d::extension::Control::EventType eventType) {
    _animationManager->addDocumentCallbackControlEvents(eventType);
}

void CCBReader::addOwnerOutletNode(Node* node) {
    if (node) _ownerOutletNodes.pushBack(node);
}

// --- Helpers ---

float CCBReader::getResolutionScale() {
    return resolutionScale;
}

void CCBReader::setResolutionScale(float scale) {
    resolutionScale = scale;
}

std::string CCBReader::lastPathComponent(const char* pString) {
    const std::string path(pString);
    const std::size_t slash = path.find_last_of('/');
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

std::string CCBReader::deletePathExtension(const char* pString) {
    const std::string path(pString);
    return path.substr(0, path.find_last_of('.'));
}

std::string CCBReader::toLowerCase(const char* pString) {
    std::string lower(pString);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return lower;
}

bool CCBReader::endsWith(const char* pString, const char* pEnding) {
    const std::string text(pString);
    const std::string ending(pEnding);
    return text.size() >= ending.size() &&
           text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

} // namespace cocosbuilder
