#include "studio/json/SceneReader.h"

#include "base/Data.h"
#include "base/RefPtr.h"
#include "base/Vector.h"
#include "base/call.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "render/SpriteFrameCache.h"
#include "scene/Generation.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/json/ComAttribute.h"
#include "studio/json/ComController.h"
#include "studio/json/ComRender.h"
#include "studio/json/GUIReader.h"
#include "studio/json/TriggerMng.h"
#include "studio/json/nodeCost.h"
#include "studio/timeline/ComAudio.h"
#include "studio/values/studioDictionary.h"
#include "ui/UIWidget.h"

#include <algorithm>
#include <memory>

using namespace cocos2d;
using copra::StudioDictionary;

namespace cocostudio {

namespace {

std::unique_ptr<SceneReader> s_sceneReader;

bool endsWith(const std::string& file, const std::string& ending) {
    return file.size() >= ending.size() &&
           file.compare(file.size() - ending.size(), ending.size(), ending) == 0;
}

/// What draws the interface of a file; null, after a log line, if there is none.
Node* createInterface(const std::string& file) {
    GUIReader* const reader = GUIReader::getInstance();
    ui::Widget* const root = endsWith(file, ".csb") ? reader->widgetFromBinaryFile(file.c_str())
                                                    : reader->widgetFromJsonFile(file.c_str());
    const copra::Generation* const generation = copra::generation();
    return root && generation ? generation->holderOfInterface(*root) : root;
}

void setPlace(Node& node, const StudioDictionary& object) {
    node.setPosition(Vec2(object.real("x"), object.real("y")));
    node.setVisible(object.integer("visible", 1) != 0);
    node.setTag(object.integer("objecttag", -1));
    node.setLocalZOrder(object.integer("zorder"));
    node.setScaleX(object.real("scalex", 1.0f));
    node.setScaleY(object.real("scaley", 1.0f));
    node.setRotation(object.real("rotation"));
    node.setName(object.text("name"));
}

/// The first name of "armature_data" of a file that ArmatureDataManager has read; "" if there is none.
std::string armatureNameIn(const std::string& file) {
    FileUtils* const files = FileUtils::getInstance();
    Value values;
    std::string fault;
    if (endsWith(file, ".csb")) {
        const Data data = files->getDataFromFile(file);
        copra::readCocoBinary(data.getBytes(), static_cast<std::size_t>(data.getSize()), values, fault);
    } else {
        copra::parseStudioJson(files->getStringFromFile(file), values, fault);
    }
    const StudioDictionary root(values);
    const ValueVector& all = root.list("armature_data");
    return all.empty() ? "" : StudioDictionary(all.front()).text("name");
}

void addTriggers(const Value& scene) {
    rapidjson::Document document;
    TriggerMng::getInstance()->parse(copra::toJson(scene, document.GetAllocator()));
}

Node* withTag(Node* node, int tag) {
    if (!node || node->getTag() == tag) return node;
    for (Node* child : node->getChildren())
        if (Node* const found = withTag(child, tag)) return found;
    return nullptr;
}

} // namespace

SceneReader* SceneReader::getInstance() {
    if (!s_sceneReader) s_sceneReader.reset(new SceneReader());
    return s_sceneReader.get();
}

void SceneReader::destroyInstance() {
    TriggerMng::destroyInstance();
    s_sceneReader.reset();
}

const char* SceneReader::sceneReaderVersion() {
    return "1.0.0.0";
}

Node* SceneReader::createNodeWithSceneFile(const std::string& fileName, AttachComponentType attachComponent) {
    FileUtils* const files = FileUtils::getInstance();
    _file = fileName;
    _attach = attachComponent;
    _root = nullptr;
    _budget = copra::ByteBudget(static_cast<std::size_t>(std::max(0L, files->getFileSize(fileName))));
    Value file;
    std::string fault = "the file is missing";
    bool isRead = false;
    if (files->isFileExist(fileName) && endsWith(fileName, ".csb")) {
        const Data data = files->getDataFromFile(fileName);
        isRead =
            copra::readCocoBinary(data.getBytes(), static_cast<std::size_t>(data.getSize()), file, fault);
    } else if (files->isFileExist(fileName)) {
        isRead = copra::parseStudioJson(files->getStringFromFile(fileName), file, fault);
    }
    Node* const root = isRead ? createObject(file, nullptr) : nullptr;
    _root = root;
    if (root && StudioDictionary(file).has("Triggers")) addTriggers(file);
    if (!root)
        copra::warning("SceneReader: %s: %s", fileName.c_str(), isRead ? "it is not a scene" : fault.c_str());
    return root;
}

Node* SceneReader::getNodeByTag(int tag) {
    return withTag(_root.get(), tag);
}

void SceneReader::report(const std::string& node, const std::string& message) const {
    copra::warning("SceneReader: %s: \"%s\": %s", _file.c_str(), node.c_str(), message.c_str());
}

Node* SceneReader::createObject(const Value& value, Node* parent) {
    const StudioDictionary object(value);
    if (object.text("classname") != "CCNode") return nullptr;
    const std::string name = object.text("name");
    Vector<Component*> components;
    RefPtr<ComRender> render;
    for (const Value& one : object.list("components")) {
        Component* const made = createComponent(StudioDictionary(one), name);
        copra::call(_onComponent, made, nullptr);
        if (auto* const drawing = dynamic_cast<ComRender*>(made))
            render = drawing;
        else if (made)
            components.pushBack(made);
    }
    Node* node = nullptr;
    if (parent && render && _attach == AttachComponentType::RENDER_NODE) {
        node = render->getNode();
    } else {
        node = Node::create();
        if (parent && render) components.pushBack(render);
    }
    if (parent) parent->addChild(node);
    if (parent && render && node == render->getNode()) render->setNode(nullptr);
    setPlace(*node, object);
    for (Component* component : components) {
        if (node->getComponent(component->getName()))
            report(name, "it has two components \"" + component->getName() + "\"; one is left out");
        else
            node->addComponent(component);
    }
    for (const Value& child : object.list("gameobjects")) createObject(child, node);
    const StudioDictionary canvas = object.sub("CanvasSize");
    if (canvas.has("_width")) node->setContentSize(Size(canvas.real("_width"), canvas.real("_height")));
    return node;
}

Component* SceneReader::createComponent(const StudioDictionary& component, const std::string& node) {
    const std::string className = component.text("classname");
    const StudioDictionary data = component.sub("fileData");
    const std::string file = data.text("path");
    Component* made = nullptr;
    if (className == "CCComAttribute") {
        auto* attribute = ComAttribute::create();
        constexpr long kPerByte = 16; // of json as values
        const long size = _budget.isFirstUse(file) ? 0 : FileUtils::getInstance()->getFileSize(file);
        if (_budget.spend(static_cast<std::size_t>(std::max(0L, size * kPerByte)))) attribute->parse(file);
        made = attribute;
    } else if (className == "CCComAudio" || className == "CCBackgroundAudio") {
        auto* sound = ComAudio::create();
        sound->setFile(file.c_str());
        sound->setLoop(component.flag("loop"));
        if (!FileUtils::getInstance()->isFileExist(file))
            report(node, file + " is missing");
        else if (className == "CCBackgroundAudio")
            sound->playBackgroundMusic();
        made = sound;
    } else if (className == ComController::COMPONENT_NAME) {
        made = ComController::create();
    } else if (Node* const drawn = createRender(component, node)) {
        made = ComRender::create(drawn, className.c_str());
    }
    if (made) made->setName(component.text("name", className));
    return made;
}

Node* SceneReader::createRender(const StudioDictionary& component, const std::string& node) {
    const std::string className = component.text("classname");
    const StudioDictionary data = component.sub("fileData");
    const std::string file = data.text("path");
    const std::string plist = data.text("plistFile");
    const bool isFrame = data.integer("resourceType") == 1;
    if (_budget.isSpent()) return nullptr;
    if (className == "CCSprite" && isFrame && FileUtils::getInstance()->isFileExist(plist))
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile(plist);
    if (!isFrame && !FileUtils::getInstance()->isFileExist(file)) {
        report(node, (file.empty() ? className : file) + " is missing");
        return nullptr;
    }
    if (isFrame && !SpriteFrameCache::getInstance()->findFrame_(file)) {
        report(node, plist + " has no sprite frame " + file);
        return nullptr;
    }
    Node* made = nullptr;
    if (className == "CCSprite")
        made = isFrame ? Sprite::createWithSpriteFrameName(file) : Sprite::create(file);
    else if (className == "CCTMXTiledMap")
        made = TMXTiledMap::create(file);
    else if (className == "CCParticleSystemQuad")
        made = ParticleSystemQuad::create(file);
    else if (className == "GUIComponent")
        made = createInterface(file);
    else if (className == "CCArmature")
        made = createArmature(component, file, node);
    else
        report(node, "there is no component " + className);
    if (made && className == "CCParticleSystemQuad") made->setPosition(Vec2::ZERO);
    if (made && !file.empty() && !_budget.isFirstUse(file) && !_budget.spend(copra::bytesOf(*made))) {
        report(node, file + " is used too often");
        return nullptr;
    }
    return made;
}

Node* SceneReader::createArmature(const StudioDictionary& component, const std::string& file,
                                  const std::string& node) {
    ArmatureDataManager::getInstance()->addArmatureFileInfo(file);
    const std::string name = armatureNameIn(file);
    Armature* const armature = name.empty() ? nullptr : Armature::create(name);
    if (!armature) {
        report(node, file + " has no armature");
        return nullptr;
    }
    const std::string movement = component.text("selectedactionname");
    if (!movement.empty()) armature->getAnimation()->play(movement);
    return armature;
}

} // namespace cocostudio
