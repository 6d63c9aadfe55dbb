#include "base/refuse.h"
#include "files/FileUtils.h"
#include "nodes/menu/Menu.h"
#include "nodes/menu/MenuItem.h"
#include "nodes/particles/ParticleSystem.h"
#include "render/SpriteFrame.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBFile.h"
#include "studio/builder/CCBMemberVariableAssigner.h"
#include "studio/builder/CCBReader_progress.h"
#include "studio/builder/NodeLoader.h"
#include "studio/builder/NodeLoaderLibrary.h"
#include "studio/builder/NodeLoaderListener.h"

#include <algorithm>
#include <cstring>

// The parts of CCBReader that read nodes.

namespace cocosbuilder {

using cocos2d::Node;

namespace {

constexpr std::size_t kParticleCost = 128;

} // namespace

// --- Values ---

int CCBReader::readInt(bool pSigned) {
    return _progress->stream.readInt(pSigned);
}

unsigned char CCBReader::readByte() {
    return _progress->stream.readByte();
}

bool CCBReader::readBool() {
    return _progress->stream.readBool();
}

std::string CCBReader::readUTF8() {
    return _progress->stream.readUTF8();
}

float CCBReader::readFloat() {
    return _progress->stream.readFloat();
}

std::string CCBReader::readCachedString() {
    constexpr std::size_t kCopies = 4; // in nodes, key frames and lists for scripts
    const auto index = static_cast<std::size_t>(readInt(false));
    if (!isIntact()) return std::string();
    if (index >= _strings.size()) {
        _progress->stream.fail("the number of a string is too large");
        return std::string();
    }
    return spend(_strings[index].size() * kCopies) ? _strings[index] : std::string();
}

bool CCBReader::spend(std::size_t bytes) {
    if (!_progress->inclusion->budget.spend(bytes))
        _progress->stream.fail("more nodes and texts than the file can hold");
    return isIntact();
}

int CCBReader::readCount() {
    return readInt(false);
}

bool CCBReader::isIntact() const {
    return !_progress->stream.hasFailed();
}

bool CCBReader::isAnimated(const char* property) const {
    return _animatedProperties && _animatedProperties->count(property) != 0;
}

// --- The head of the file ---

bool CCBReader::readHeader() {
    if (!_data || _data->isNull()) {
        report("there is no such file, or it is empty");
        return false;
    }
    char magic[4];
    for (char& letter : magic) letter = static_cast<char>(readByte());
    if (std::memcmp(magic, "ibcc", sizeof magic) != 0) {
        report("not a ccbi file");
        return false;
    }
    const int version = readInt(false);
    if (version != CCB_VERSION) {
        report("version " + std::to_string(version) + " instead of " + std::to_string(CCB_VERSION));
        return false;
    }
    _jsControlled = readBool();
    _animationManager->_jsControlled = _jsControlled;
    return isIntact();
}

bool CCBReader::readStringCache() {
    const int count = readCount();
    for (int i = 0; i < count && isIntact(); ++i) _strings.push_back(readUTF8());
    return isIntact();
}

// --- Nodes ---

CCBReader::NodeHead CCBReader::readNodeHead() {
    NodeHead head;
    head.className = readCachedString();
    if (_jsControlled) head.controllerName = readCachedString();
    head.variableTarget = static_cast<TargetType>(readInt(false));
    if (head.variableTarget != TargetType::NONE) head.variableName = readCachedString();
    return head;
}

NodeLoader* CCBReader::loaderOf(const std::string& className) {
    if (NodeLoader* const loader = _library->getNodeLoader(className.c_str())) return loader;
    report("there is no loader for this class; it becomes a Node");
    return NodeLoader::loader();
}

Node* CCBReader::readNodeGraph(Node* parent) {
    const NodeHead head = readNodeHead();
    if (!isIntact() || !spend(copra::ByteBudget::kNode)) return nullptr;
    const std::string outerClass = std::exchange(_progress->className, head.className);
    const cocos2d::RefPtr<NodeLoader> loader(loaderOf(head.className));
    Node* node = loader->loadNode(parent, this);
    if (!node) {
        report("the loader created no node");
        node = Node::create();
    }
    const bool isRoot = !_animationManager->getRootNode();
    if (isRoot) _animationManager->setRootNode(node);
    if (isRoot && _jsControlled) _animationManager->setDocumentControllerName(head.controllerName);

    readAnimatedProperties(node);
    loader->parseProperties(node, parent, this);
    if (const auto* const particles = dynamic_cast<cocos2d::ParticleSystem*>(node))
        spend(static_cast<std::size_t>(particles->getTotalParticles()) * kParticleCost);
    const bool isFile = dynamic_cast<CCBFile*>(node) != nullptr;
    if (isFile) node = replaceByFileNode(static_cast<CCBFile*>(node));
    assignVariable(head, node);
    assignCustomProperties(*loader, node);
    _animatedProperties.reset();

    readChildren(node);
    // The nodes of the other file have been notified by its reader.
    if (!isFile) notifyLoaded(node, loader);
    _progress->className = outerClass;
    return node;
}

void CCBReader::readChildren(Node* node) {
    const int count = readCount();
    if (count > 0 && ++_progress->inclusion->depth > copra::kMaxCcbDepth) {
        _progress->stream.fail("nodes are nested too deeply");
    }
    for (int i = 0; i < count && isIntact(); ++i) {
        Node* const child = readNodeGraph(node);
        const bool isMisplaced =
            dynamic_cast<cocos2d::Menu*>(node) && !dynamic_cast<cocos2d::MenuItem*>(child);
        if (child && isMisplaced) report("only menu items can be in a menu");
        if (child && !isMisplaced && !child->getParent()) node->addChild(child);
    }
    if (count > 0) --_progress->inclusion->depth;
}

Node* CCBReader::replaceByFileNode(CCBFile* placeholder) {
    Node* inside = placeholder->getCCBFileNode();
    if (!inside) inside = Node::create();
    inside->setPosition(placeholder->getPosition());
    inside->setRotationSkewX(placeholder->getRotationSkewX());
    inside->setRotationSkewY(placeholder->getRotationSkewY());
    inside->setScaleX(placeholder->getScaleX());
    inside->setScaleY(placeholder->getScaleY());
    inside->setTag(placeholder->getTag());
    inside->setVisible(true);
    _animationManager->moveAnimationsFromNode(placeholder, inside);
    if (_animationManager->getRootNode() == placeholder) _animationManager->setRootNode(inside);
    inside->retain();
    placeholder->setCCBFileNode(nullptr);
    inside->autorelease();
    return inside;
}

void CCBReader::assignVariable(const NodeHead& head, Node* node) {
    if (head.variableTarget == TargetType::NONE || !isIntact()) return;
    const bool toRoot = head.variableTarget == TargetType::DOCUMENT_ROOT;
    if (_jsControlled && toRoot) {
        _animationManager->addDocumentOutletName(head.variableName);
        _animationManager->addDocumentOutletNode(node);
    } else if (_jsControlled) {
        addOwnerOutletName(head.variableName);
        addOwnerOutletNode(node);
    } else {
        const bool toOwner = head.variableTarget == TargetType::OWNER;
        Ref* const target = toRoot ? _animationManager->getRootNode() : toOwner ? _owner.get() : nullptr;
        if (!target) return;
        const char* const name = head.variableName.c_str();
        auto* const assigner = dynamic_cast<CCBMemberVariableAssigner*>(target);
        if (assigner && assigner->onAssignCCBMemberVariable(target, name, node)) return;
        if (_assigner) _assigner->onAssignCCBMemberVariable(target, name, node);
    }
}

void CCBReader::assignCustomProperties(NodeLoader& loader, Node* node) {
    auto* const assigner = dynamic_cast<CCBMemberVariableAssigner*>(node);
    if (_jsControlled || !assigner) return;
    const cocos2d::ValueMap properties = loader.getCustomProperties();
    for (const auto& [name, value] : properties) {
        if (assigner->onAssignCCBCustomProperty(node, name.c_str(), value)) continue;
        if (_assigner) _assigner->onAssignCCBCustomProperty(node, name.c_str(), value);
    }
}

void CCBReader::notifyLoaded(Node* node, NodeLoader* loader) {
    if (auto* const listener = dynamic_cast<NodeLoaderListener*>(node))
        listener->onNodeLoaded(node, loader);
    else if (_listener)
        _listener->onNodeLoaded(node, loader);
}

// --- Other files ---

cocos2d::SpriteFrame* CCBReader::readSpriteFrame() {
    std::string sheet = readCachedString();
    const std::string file = readCachedString();
    if (!isIntact() || file.empty()) return nullptr;
    cocos2d::SpriteFrame* frame = nullptr;
    if (sheet.empty()) {
        auto* const texture = cocos2d::TextureCache::getInstance()->addImage(_rootPath + file);
        if (texture)
            frame = cocos2d::SpriteFrame::createWithTexture(
                texture, cocos2d::Rect(cocos2d::Vec2::ZERO, texture->getContentSize()));
    } else {
        sheet.insert(0, _rootPath);
        auto* const frames = cocos2d::SpriteFrameCache::getInstance();
        if (_loadedSpriteSheets.insert(sheet).second) frames->addSpriteFramesWithFile(sheet);
        frame = frames->findFrame_(file);
    }
    if (!frame) report("there is no picture '" + file + "'" + (sheet.empty() ? "" : " in '" + sheet + "'"));
    return frame;
}

Node* CCBReader::readFileInside(const std::string& file, Node* parent) {
    const std::string name = deletePathExtension((_rootPath + file).c_str()) + ".ccbi";
    copra::CcbInclusion& inclusion = *_progress->inclusion;
    const auto& open = inclusion.openFiles;
    if (std::find(open.begin(), open.end(), name) != open.end()) {
        report("'" + name + "' includes itself");
        return nullptr;
    }
    if (++inclusion.filesRead > copra::kMaxCcbFiles) {
        report("too many files inside each other");
        return nullptr;
    }
    auto* const files = cocos2d::FileUtils::getInstance();
    auto data = std::make_shared<cocos2d::Data>(files->getDataFromFile(files->fullPathForFilename(name)));
    if (!inclusion.budget.include(name, static_cast<std::size_t>(data->getSize()))) {
        _progress->stream.fail("more nested files than their sizes allow");
        return nullptr;
    }
    auto* const reader = new CCBReader(this);
    reader->autorelease();
    reader->open(std::move(data), name);
    reader->_owner = _owner;
    reader->_animationManager->setOwner(_owner);
    if (parent) reader->_animationManager->setRootContainerSize(parent->getContentSize());

    inclusion.openFiles.push_back(name);
    Node* const root = reader->readFileWithCleanUp(false, _animationManagers);
    inclusion.openFiles.pop_back();
    if (!root) return nullptr;
    reader->runAutoPlaySequence();
    if (reader->_jsControlled && _jsControlled && !_owner) {
        for (const std::string& outlet : reader->_ownerOutletNames) addOwnerOutletName(outlet);
        for (Node* const node : reader->_ownerOutletNodes) addOwnerOutletNode(node);
        for (const std::string& callback : reader->_ownerCallbackNames) addOwnerCallbackName(callback);
        for (Node* const node : reader->_ownerCallbackNodes) addOwnerCallbackNode(node);
    }
    return root;
}

} // namespace cocosbuilder
