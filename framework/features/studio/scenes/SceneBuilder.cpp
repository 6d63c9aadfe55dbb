#include "studio/scenes/SceneBuilder.h"

#include "base/Data.h"
#include "base/ObjectFactory.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "render/SpriteFrameCache.h"
#include "scene/ColorsOnce.h"
#include "studio/json/nodeCost.h"
#include "studio/scenes/ActionTimelineCache.h"
#include "studio/scenes/CSLoader.h"
#include "studio/scenes/NodeReader.h"
#include "studio/scenes/SceneReader.h"
#include "studio/scenes/WidgetCallBackHandlerProtocol.h"
#include "studio/scenes/studioNodes.h"
#include "studio/scenes/studioWidgets.h"
#include "studio/timeline/ActionTimeline.h"
#include "ui/UILayout.h"
#include "ui/UIListView.h"
#include "ui/UIPageView.h"
#include "ui/UITabControl.h"

#include <algorithm>

using namespace cocos2d;
using cocostudio::WidgetCallBackHandlerProtocol;

namespace copra {

namespace {

bool hasEnding(const std::string& file, const std::string& ending) {
    return file.size() > ending.size() &&
           file.compare(file.size() - ending.size(), ending.size(), ending) == 0;
}

/// What a node costs besides ByteBudget::kNode: its text, and parts that are nodes.
struct ExtraCost {
    static constexpr std::size_t kPerByte = ByteBudget::kLabelByte;
    static constexpr std::size_t kParts = ByteBudget::kNode * 3 / 2;

    std::size_t operator()(const StudioButton& button) const {
        return kParts + button.text.size() * kPerByte;
    }
    std::size_t operator()(const StudioCheckBox&) const { return kParts; }
    std::size_t operator()(const StudioSlider&) const { return kParts; }
    std::size_t operator()(const StudioPanel& panel) const {
        return panel.kind == StudioPanel::Kind::Layout ? 0 : kParts;
    }
    std::size_t operator()(const StudioText& text) const { return text.text.size() * kPerByte; }
    std::size_t operator()(const StudioTextAtlas& text) const { return text.text.size() * kPerByte; }
    std::size_t operator()(const StudioTextBMFont& text) const { return text.text.size() * kPerByte; }
    std::size_t operator()(const StudioTextField& field) const {
        return kParts + (field.text.size() + field.placeHolder.size()) * kPerByte;
    }
    std::size_t operator()(const StudioTabs& tabs) const {
        std::size_t cost = 0;
        for (const StudioTabHeader& header : tabs.headers) cost += kParts + header.title.size() * kPerByte;
        return cost;
    }
    template<class Other>
    std::size_t operator()(const Other&) const {
        return 0;
    }
};

std::size_t costOf(const StudioNode& node) {
    return ByteBudget::kNode + std::visit(ExtraCost(), node.options);
}

/// The file that a node is made of; "" if it is none.
struct FileOf {
    std::string operator()(const StudioParticle& particle) const { return particle.file.path; }
    std::string operator()(const StudioMap& map) const { return map.file.path; }
    std::string operator()(const StudioArmature& armature) const { return armature.file.path; }
    template<class Other>
    std::string operator()(const Other&) const {
        return std::string();
    }
};

} // namespace

void addStudioChild(Node& parent, Node* child) {
    if (auto* const pages = dynamic_cast<ui::PageView*>(&parent)) {
        if (auto* const page = dynamic_cast<ui::Layout*>(child)) pages->addPage(page);
    } else if (auto* const list = dynamic_cast<ui::ListView*>(&parent)) {
        if (auto* const item = dynamic_cast<ui::Widget*>(child)) list->pushBackCustomItem(item);
    } else {
        parent.addChild(child);
    }
}

bool readStudioFile(const std::string& file, StudioScene& scene, ByteBudget& budget) {
    FileUtils* const files = FileUtils::getInstance();
    if (!files->isFileExist(file)) {
        copra::warning("CSLoader: %s is missing", file.c_str());
        return false;
    }
    const Data data = files->getDataFromFile(file);
    const auto size = static_cast<std::size_t>(data.getSize());
    if (!budget.include(file, size)) {
        copra::warning("CSLoader: %s: more nodes and texts than the files can hold", file.c_str());
        return false;
    }
    if (!hasEnding(file, ".csd")) return readCsb(data.getBytes(), size, file, scene, budget);
    return readCsd(std::string(reinterpret_cast<const char*>(data.getBytes()), size), file, scene);
}

SceneBuilder::SceneBuilder(Callback callback) : _callback(std::move(callback)) {}

Node* SceneBuilder::buildFile(const std::string& file) {
    if (hasEnding(file, ".json") || hasEnding(file, ".ExportJson")) return buildJson(file);
    StudioScene scene;
    return readStudioFile(file, scene, _budget) ? buildScene(scene, file) : nullptr;
}

Node* SceneBuilder::buildData(const std::uint8_t* bytes, std::size_t count, const std::string& name) {
    StudioScene scene;
    const bool isRead = _budget.include(name, count) && readCsb(bytes, count, name, scene, _budget);
    return isRead ? buildScene(scene, name) : nullptr;
}

Node* SceneBuilder::buildScene(const StudioScene& scene, const std::string& file) {
    for (const std::string& plist : scene.plists) {
        if (FileUtils::getInstance()->isFileExist(plist))
            SpriteFrameCache::getInstance()->addSpriteFramesWithFile(plist);
        else
            copra::warning("CSLoader: %s: %s is missing", file.c_str(), plist.c_str());
    }
    _files.push_back(file);
    Node* const root = build(scene.root, file);
    _files.pop_back();
    return root;
}

Node* SceneBuilder::build(const StudioNode& description, const std::string& file) {
    const StudioTask task{description, file};
    if (isTooMuch(costOf(description), task)) return nullptr;
    const auto* const project = std::get_if<StudioProject>(&description.options);
    Node* const node = project                               ? buildNested(task, *project)
                       : description.customClassName.empty() ? createStudioNode(task)
                                                             : buildCustom(task);
    if (!node) return nullptr;
    const std::string source = std::visit(FileOf(), description.options);
    if (!source.empty() && !_budget.isFirstUse(source) && isTooMuch(bytesOf(*node), task)) return nullptr;
    if (auto* const widget = dynamic_cast<ui::Widget*>(node))
        CSLoader::getInstance()->bindCallback(widget->getCallbackName(), widget->getCallbackType(), widget,
                                              _handlers.empty() ? nullptr : _handlers.back());
    const bool isHandler = dynamic_cast<WidgetCallBackHandlerProtocol*>(node) != nullptr;
    if (isHandler) _handlers.push_back(node);
    buildChildren(*node, description, file);
    if (isHandler) _handlers.pop_back();
    return node;
}

/// Whether a node of so many bytes is more than the files may be made into.
bool SceneBuilder::isTooMuch(std::size_t bytes, const StudioTask& task) {
    if (_budget.isSpent()) return true;
    if (_budget.spend(bytes)) return false;
    task.report("more nodes and texts than the files can hold; the rest of the scene is left out");
    return true;
}

void SceneBuilder::buildChildren(Node& node, const StudioNode& description, const std::string& file) {
    if (const auto* const tabs = std::get_if<StudioTabs>(&description.options)) {
        if (auto* const control = dynamic_cast<ui::TabControl*>(&node))
            return buildTabs(*control, *tabs, {description, file});
    }
    const ColorsOnce colors(node, description.children.size());
    for (const StudioNode& child : description.children) {
        Node* const made = build(child, file);
        if (!made) continue;
        addStudioChild(node, made);
        if (_callback) _callback(made);
    }
}

void SceneBuilder::buildTabs(ui::TabControl& control, const StudioTabs& tabs, const StudioTask& task) {
    for (std::size_t i = 0; i < tabs.headers.size() && i < task.node.children.size(); ++i) {
        Node* const made = build(task.node.children[i], task.file);
        auto* const container = dynamic_cast<ui::Layout*>(made);
        if (!container) {
            task.report("the container of a tab is not a layout; the tab is left out");
            continue;
        }
        const int index = static_cast<int>(control.getTabCount());
        control.insertTab(index, createTabHeader(tabs.headers[i], task), container);
        if (_callback) _callback(container);
    }
    control.setSelectTab(tabs.selectedTabIndex);
}

Node* SceneBuilder::buildNested(const StudioTask& task, const StudioProject& project) {
    Node* node = nullptr;
    cocostudio::timeline::ActionTimeline* action = nullptr;
    if (std::find(_files.begin(), _files.end(), project.file) != _files.end() ||
        _files.size() >= kFileDepth) {
        task.report(project.file + " contains itself, or files are nested too deeply");
    } else if (!project.file.empty()) {
        if (FileUtils::getInstance()->isFileExist(project.file)) {
            node = buildFile(project.file);
            if (node) action = CSLoader::createTimeline(project.file);
        } else {
            task.report(project.file + " is missing");
        }
    }
    if (!node) node = Node::create();
    setStudioProperties(*node, task);
    if (action) {
        action->setTimeSpeed(project.innerActionSpeed);
        node->runAction(action);
        action->gotoFrameAndPause(0);
    }
    return node;
}

Node* SceneBuilder::buildCustom(const StudioTask& task) {
    const std::string& name = task.node.customClassName;
    auto* const reader = dynamic_cast<cocostudio::NodeReaderProtocol*>(
        ObjectFactory::getInstance()->createObject(name + "Reader"));
    if (!reader) {
        task.report("no reader is registered for the custom class " + name +
                    "; its base class is used instead");
        return createStudioNode(task);
    }
    Node* const node = reader->createNodeWithFlatBuffers(toOpaque(task));
    if (!node) task.report("the reader of the custom class " + name + " made no node");
    return node;
}

} // namespace copra
