// The json scenes of the betas of Cocos Studio 2. Their widgets have the format of Cocos Studio 1.
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "render/SpriteFrameCache.h"
#include "studio/json/GUIReader.h"
#include "studio/json/nodeCost.h"
#include "studio/json/uiReader.h"
#include "studio/scenes/CSLoader.h"
#include "studio/scenes/SceneBuilder.h"
#include "studio/timeline/ComAudio.h"
#include "studio/timeline/ComExtensionData.h"
#include "studio/values/studioDictionary.h"
#include "ui/UILayout.h"
#include "ui/UIWidget.h"

#include <algorithm>

using namespace cocos2d;
using cocos2d::ui::Widget;

namespace copra {

struct SceneBuilder::JsonScene {
    const std::string& file;
    const std::string& folder;
    /// Positions in widgets that are no layouts begin at their anchor points.
    bool fromAnchor;
    StudioUiReader widgets;

    void report(const StudioDictionary& options, const std::string& message) const {
        copra::warning("CSLoader: %s: %s \"%s\": %s", file.c_str(), options.text("classname").c_str(),
                       options.text("name").c_str(), message.c_str());
    }
    /// The path of a file in the folder or the search paths; empty, with a report, if it is missing.
    std::string pathOf(const StudioDictionary& options, const char* key) const {
        const std::string name = options.text(key);
        for (const std::string& path : {folder + name, name})
            if (!name.empty() && FileUtils::getInstance()->isFileExist(path)) return path;
        if (!name.empty()) report(options, name + " is missing");
        return "";
    }
    void addComponents(Node& node, const StudioDictionary& options) const {
        for (const Value& value : options.list("components")) {
            const StudioDictionary component(value);
            if (component.text("componentType") != "ComAudio") continue;
            auto* const audio = cocostudio::ComAudio::create();
            audio->setName(component.text("componentName"));
            audio->setEnabled(component.flag("componentEnabled", true));
            audio->setFile(component.text("comAudioFilePath").c_str());
            audio->setLoop(component.flag("comAudioloop"));
            if (node.getComponent(audio->getName()))
                report(options, "it has two components \"" + audio->getName() + "\"; one is left out");
            else
                node.addComponent(audio);
        }
    }
};

namespace {

constexpr int kUiVersion = 300; // of the interfaces in these scenes

std::string jsonFolderOf(const std::string& file) {
    return CSLoader::getInstance()->isRecordJsonPath() ? file.substr(0, file.find_last_of('/') + 1) : "";
}

void loadJsonSheets(const StudioDictionary& scene, const std::string& file, const std::string& folder) {
    for (const Value& sheet : scene.list("textures")) {
        const std::string plist = sheet.getType() == Value::Type::STRING ? folder + sheet.asString() : "";
        if (FileUtils::getInstance()->isFileExist(plist))
            SpriteFrameCache::getInstance()->addSpriteFramesWithFile(plist);
        else
            copra::warning("CSLoader: %s: %s is missing", file.c_str(), plist.c_str());
    }
}

GLubyte byteOf(const StudioDictionary& options, const char* key) {
    return static_cast<GLubyte>(std::clamp(options.integer(key, 255), 0, 255));
}

void setTurn(Node& node, const StudioDictionary& options) {
    if (options.has("rotationSkewX")) node.setRotationSkewX(options.real("rotationSkewX"));
    if (options.has("rotationSkewY")) node.setRotationSkewY(options.real("rotationSkewY"));
    if (options.has("skewX")) node.setSkewX(options.real("skewX"));
    if (options.has("skewY")) node.setSkewY(options.real("skewY"));
}

void setActionTag(Node& node, const StudioDictionary& options) {
    auto* const data = cocostudio::ComExtensionData::create();
    data->setActionTag(options.integer("actionTag"));
    data->setCustomProperty(options.text("customProperty"));
    node.removeComponent(cocostudio::ComExtensionData::COMPONENT_NAME);
    node.addComponent(data);
}

void setJsonNode(Node& node, const StudioDictionary& options) {
    node.setName(options.text("name"));
    node.setPosition(options.real("x"), options.real("y"));
    node.setScale(options.real("scaleX", 1.0f), options.real("scaleY", 1.0f));
    if (options.has("rotation")) node.setRotation(options.real("rotation"));
    setTurn(node, options);
    // The middle is not set, as it is that of sprites; plain nodes keep their corner.
    const Vec2 anchor(options.real("anchorPointX", 0.5f), options.real("anchorPointY", 0.5f));
    if (anchor != Vec2::ANCHOR_MIDDLE) node.setAnchorPoint(anchor);
    const Size size(options.real("width"), options.real("height"));
    if (!size.equals(Size::ZERO)) node.setContentSize(size);
    node.setLocalZOrder(options.integer("ZOrder"));
    node.setVisible(options.flag("visible", true));
    node.setOpacity(byteOf(options, "opacity"));
    node.setColor(Color3B(byteOf(options, "colorR"), byteOf(options, "colorG"), byteOf(options, "colorB")));
    node.setTag(options.integer("tag"));
    setActionTag(node, options);
}

/// From the anchor point of the parent to its corner.
void moveToCorner(Node& parent, Node& child) {
    auto* const outer = dynamic_cast<Widget*>(&parent);
    auto* const inner = dynamic_cast<Widget*>(&child);
    if (!outer || !inner || dynamic_cast<ui::Layout*>(outer)) return;
    if (inner->getPositionType() == Widget::PositionType::PERCENT)
        inner->setPositionPercent(inner->getPositionPercent() + outer->getAnchorPoint());
    inner->setPosition(inner->getPosition() + outer->getAnchorPointInPoints());
}

} // namespace

Node* SceneBuilder::buildJson(const std::string& file) {
    if (!FileUtils::getInstance()->isFileExist(file)) {
        copra::warning("CSLoader: %s is missing", file.c_str());
        return nullptr;
    }
    return buildJsonText(FileUtils::getInstance()->getStringFromFile(file), file, jsonFolderOf(file));
}

Node* SceneBuilder::buildJsonText(const std::string& json, const std::string& file,
                                  const std::string& folder) {
    Value value;
    std::string fault = "more nodes and texts than the files can hold";
    if (!_budget.include(file, json.size()) || !parseStudioJson(json, value, fault)) {
        copra::warning("CSLoader: %s: %s", file.c_str(), fault.c_str());
        return nullptr;
    }
    const StudioDictionary root(value);
    if (!root.has("nodeTree")) {
        copra::warning("CSLoader: %s is not a scene of Cocos Studio 2 or 3", file.c_str());
        return nullptr;
    }
    loadJsonSheets(root, file, folder);
    const auto custom = [](const std::string& name, Widget* widget, const std::string& property) {
        cocostudio::GUIReader::getInstance()->setCustomProperty_(name, widget, property);
    };
    JsonScene scene{file, folder, root.text("cocos2dVersion") != "3.x", {file, folder, kUiVersion, custom}};
    _files.push_back(file);
    Node* const node = buildJsonNode(value.asValueMap().at("nodeTree"), scene);
    _files.pop_back();
    return node;
}

Node* SceneBuilder::buildJsonNode(const Value& tree, JsonScene& scene) {
    const StudioDictionary description(tree);
    const StudioDictionary options = description.sub("options");
    if (_budget.isSpent()) return nullptr;
    if (!_budget.spend(ByteBudget::kNode + options.text("text").size() * ByteBudget::kLabelByte)) {
        scene.report(options, "more nodes and texts than the files can hold; the rest is left out");
        return nullptr;
    }
    Node* node = nullptr;
    const std::string className = description.text("classname");
    for (const char* part : {"Node", "SubGraph", "Sprite", "Particle", "TMXTiledMap"})
        if (className == part) node = buildJsonPart(className, options, scene);
    if (!node) {
        node = scene.widgets.readAlone(className, options);
        if (!node) return nullptr;
        setTurn(*node, options);
        setActionTag(*node, options);
    }
    scene.addComponents(*node, options);
    for (const Value& value : description.list("children")) {
        Node* const child = buildJsonNode(value, scene);
        if (!child) continue;
        if (scene.fromAnchor) moveToCorner(*node, *child);
        addStudioChild(*node, child);
        if (_callback) _callback(child);
    }
    return node;
}

Node* SceneBuilder::buildJsonPart(const std::string& className, const StudioDictionary& options,
                                  const JsonScene& scene) {
    Node* node = nullptr;
    if (className == "Sprite") {
        auto* const frame = SpriteFrameCache::getInstance()->findFrame_(options.text("fileName"));
        const std::string path = frame ? "" : scene.pathOf(options, "fileName");
        Sprite* sprite = frame          ? Sprite::createWithSpriteFrame(frame)
                         : path.empty() ? nullptr
                                        : Sprite::create(path);
        if (!sprite) sprite = Sprite::create();
        sprite->setFlippedX(options.flag("flipX"));
        sprite->setFlippedY(options.flag("flipY"));
        node = sprite;
    } else if (className == "Particle") {
        const std::string path = scene.pathOf(options, "plistFile");
        auto* const particles = path.empty() ? nullptr : ParticleSystemQuad::create(path);
        if (particles && options.integer("particleNum") > 0)
            particles->setTotalParticles(options.integer("particleNum"));
        node = particles;
    } else if (className == "TMXTiledMap") {
        const std::string path = scene.pathOf(options, "tmxFile");
        if (!path.empty())
            node = TMXTiledMap::create(path);
        else if (options.has("tmxString"))
            node = TMXTiledMap::createWithXML(options.text("tmxString"), options.text("resourcePath"));
    } else if (className == "SubGraph") {
        const std::string path = scene.pathOf(options, "fileName");
        const bool isCycle = std::find(_files.begin(), _files.end(), path) != _files.end();
        if (isCycle || _files.size() >= kFileDepth)
            scene.report(options, path + " contains itself, or files are nested too deeply");
        else if (!path.empty())
            node = buildFile(path);
    }
    const std::string source = options.text(className == "Particle" ? "plistFile" : "tmxFile");
    if (node && !source.empty() && !_budget.isFirstUse(source) && !_budget.spend(bytesOf(*node))) {
        scene.report(options, source + " is used too often");
        node = nullptr;
    }
    if (!node) node = Node::create();
    setJsonNode(*node, options);
    return node;
}

} // namespace copra
