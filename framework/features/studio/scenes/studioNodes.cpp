#include "studio/scenes/studioNodes.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "nodes/particles/ParticleSystemQuad.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "render/SpriteFrameCache.h"
#include "studio/armature/Armature.h"
#include "studio/armature/ArmatureDataManager.h"
#include "studio/scenes/studioWidgets.h"
#include "studio/timeline/ComAudio.h"
#include "studio/timeline/ComExtensionData.h"
#include "studio/timeline/Frame.h"
#include "studio/timeline/SkeletonNode.h"
#include "ui/UIButton.h"
#include "ui/UICheckBox.h"
#include "ui/UIImageView.h"
#include "ui/UILayout.h"
#include "ui/UILayoutComponent.h"
#include "ui/UILoadingBar.h"
#include "ui/UISlider.h"
#include "ui/UITabControl.h"
#include "ui/UIText.h"
#include "ui/UITextAtlas.h"
#include "ui/UITextBMFont.h"
#include "ui/UITextField.h"

using namespace cocos2d;
using cocostudio::ComExtensionData;

namespace copra {

// --- StudioTask ---

void StudioTask::report(const std::string& message) const {
    copra::warning("CSLoader: %s: %s \"%s\": %s", file.c_str(), node.className.c_str(),
                   node.properties.name.c_str(), message.c_str());
}

bool StudioTask::find(const StudioResource& resource, ui::Widget::TextureResType& type) const {
    if (resource.path.empty()) return false;
    const bool isFile = !resource.isFrame && FileUtils::getInstance()->isFileExist(resource.path);
    type = isFile ? ui::Widget::TextureResType::LOCAL : ui::Widget::TextureResType::PLIST;
    if (isFile || SpriteFrameCache::getInstance()->findFrame_(resource.path)) return true;
    report(resource.isFrame ? resource.plist + " has no sprite frame " + resource.path
                            : resource.path + " is missing");
    return false;
}

bool StudioTask::hasFile(const StudioResource& resource) const {
    if (resource.path.empty()) return false;
    if (FileUtils::getInstance()->isFileExist(resource.path)) return true;
    report(resource.path + " is missing");
    return false;
}

void StudioTask::load(const StudioResource& resource, const Load& load) const {
    ui::Widget::TextureResType type;
    if (find(resource, type)) load(resource.path, type);
}

const flatbuffers::Table* toOpaque(const StudioTask& task) {
    return reinterpret_cast<const flatbuffers::Table*>(&task);
}

const StudioTask& fromOpaque(const flatbuffers::Table* table) {
    return *reinterpret_cast<const StudioTask*>(table);
}

// --- What all nodes have ---

namespace {

void addExtensionData(Node& node, const StudioProperties& properties) {
    auto* data = ComExtensionData::create();
    data->setCustomProperty(properties.customProperty);
    data->setActionTag(properties.actionTag);
    if (node.getComponent(ComExtensionData::COMPONENT_NAME))
        node.removeComponent(ComExtensionData::COMPONENT_NAME);
    node.addComponent(data);
}

void addLayout(Node& node, const StudioProperties& properties) {
    if (!properties.hasLayout) return;
    using ui::LayoutComponent;
    const StudioLayoutRules& rules = properties.layout;
    LayoutComponent* const layout = LayoutComponent::bindLayoutComponent(&node);
    if (!layout) return;
    layout->setPositionPercentXEnabled(rules.positionPercentXEnabled);
    layout->setPositionPercentYEnabled(rules.positionPercentYEnabled);
    layout->setPositionPercentX(rules.positionPercent.x);
    layout->setPositionPercentY(rules.positionPercent.y);
    layout->setPercentWidthEnabled(rules.percentWidthEnabled);
    layout->setPercentHeightEnabled(rules.percentHeightEnabled);
    layout->setPercentWidth(rules.sizePercent.x);
    layout->setPercentHeight(rules.sizePercent.y);
    layout->setStretchWidthEnabled(rules.stretchWidthEnabled);
    layout->setStretchHeightEnabled(rules.stretchHeightEnabled);
    layout->setHorizontalEdge(rules.horizontalEdge == "LeftEdge"    ? LayoutComponent::HorizontalEdge::Left
                              : rules.horizontalEdge == "RightEdge" ? LayoutComponent::HorizontalEdge::Right
                              : rules.horizontalEdge == "BothEdge"  ? LayoutComponent::HorizontalEdge::Center
                                                                    : LayoutComponent::HorizontalEdge::None);
    layout->setVerticalEdge(rules.verticalEdge == "TopEdge"      ? LayoutComponent::VerticalEdge::Top
                            : rules.verticalEdge == "BottomEdge" ? LayoutComponent::VerticalEdge::Bottom
                            : rules.verticalEdge == "BothEdge"   ? LayoutComponent::VerticalEdge::Center
                                                                 : LayoutComponent::VerticalEdge::None);
    layout->setTopMargin(rules.topMargin);
    layout->setBottomMargin(rules.bottomMargin);
    layout->setLeftMargin(rules.leftMargin);
    layout->setRightMargin(rules.rightMargin);
}

Color3B opaque(const Color4B& color) {
    return Color3B(color.r, color.g, color.b);
}

} // namespace

void setNodeProperties(Node& node, const StudioProperties& properties) {
    node.setName(properties.name);
    node.setPosition(properties.position);
    if (properties.scale.x != 1.0f) node.setScaleX(properties.scale.x);
    if (properties.scale.y != 1.0f) node.setScaleY(properties.scale.y);
    if (properties.rotationSkew.x != 0.0f) node.setRotationSkewX(properties.rotationSkew.x);
    if (properties.rotationSkew.y != 0.0f) node.setRotationSkewY(properties.rotationSkew.y);
    // The editor's default is that of sprites; the original keeps the corner for plain nodes then.
    if (properties.anchor != Vec2(0.5f, 0.5f)) node.setAnchorPoint(properties.anchor);
    if (properties.zOrder != 0) node.setLocalZOrder(properties.zOrder);
    if (!properties.visible) node.setVisible(false);
    node.setContentSize(Size(properties.size.x, properties.size.y));
    if (properties.alpha != 255) node.setOpacity(static_cast<GLubyte>(properties.alpha));
    node.setColor(opaque(properties.color));
    node.setTag(properties.tag);
    addExtensionData(node, properties);
    node.setCascadeColorEnabled(true);
    node.setCascadeOpacityEnabled(true);
    addLayout(node, properties);
}

void setWidgetProperties(ui::Widget& widget, const StudioProperties& properties) {
    widget.setCascadeColorEnabled(true);
    widget.setCascadeOpacityEnabled(true);
    widget.setAnchorPoint(Vec2::ZERO);
    widget.setUnifySizeEnabled(true);
    widget.ignoreContentAdaptWithSize(properties.ignoreSize);
    widget.setUnifySizeEnabled(false);
    widget.setLayoutComponentEnabled(true);
    widget.ignoreContentAdaptWithSize(false);
    widget.setContentSize(Size(properties.size.x, properties.size.y));
    widget.setTag(properties.tag);
    widget.setActionTag(properties.actionTag);
    addExtensionData(widget, properties);
    widget.setTouchEnabled(properties.touchEnabled);
    widget.setName(properties.name);
    widget.setPosition(properties.position);
    widget.setScaleX(properties.scale.x);
    widget.setScaleY(properties.scale.y);
    widget.setRotationSkewX(properties.rotationSkew.x);
    widget.setRotationSkewY(properties.rotationSkew.y);
    widget.setVisible(properties.visible);
    widget.setLocalZOrder(properties.zOrder);
    widget.setColor(opaque(properties.color));
    widget.setOpacity(static_cast<GLubyte>(properties.alpha));
    widget.setAnchorPoint(properties.anchor);
    widget.setFlippedX(properties.flipX);
    widget.setFlippedY(properties.flipY);
    widget.setCallbackType(properties.callBackType);
    widget.setCallbackName(properties.callBackName);
    addLayout(widget, properties);
}

// --- Nodes ---

namespace {

void setSprite(Sprite& sprite, const StudioSprite& options, const StudioTask& task) {
    const StudioProperties& properties = task.properties();
    setNodeProperties(sprite, properties);
    task.load(options.file, [&](const std::string& path, ui::Widget::TextureResType type) {
        if (type == ui::Widget::TextureResType::LOCAL)
            sprite.setTexture(path);
        else
            sprite.setSpriteFrame(path);
    });
    if (options.blend.isSet) sprite.setBlendFunc(options.blend.function);
    if (properties.color.a != 255) sprite.setOpacity(properties.color.a);
    sprite.setFlippedX(properties.flipX);
    sprite.setFlippedY(properties.flipY);
}

/// Makes the node for options, or sets those of a node. There is one overload for each kind of node.
class NodeMaker {
public:
    NodeMaker(const StudioTask& task, Node* existing) : _task(task), _node(existing) {}

    Node* operator()(const StudioPlain&) { return plain(); }

    Node* operator()(const StudioSprite& options) {
        auto* const sprite = get<Sprite>([] { return Sprite::create(); });
        if (!sprite) return plain();
        setSprite(*sprite, options, _task);
        return sprite;
    }

    Node* operator()(const StudioParticle& options) {
        if (!_node && _task.hasFile(options.file)) _node = ParticleSystemQuad::create(options.file.path);
        auto* const particles = dynamic_cast<ParticleSystemQuad*>(_node);
        if (particles && options.blend.isSet) particles->setBlendFunc(options.blend.function);
        if (particles) particles->setPositionType(ParticleSystem::PositionType::GROUPED);
        return plain();
    }

    Node* operator()(const StudioMap& options) {
        if (!_node && _task.hasFile(options.file)) {
            _node = TMXTiledMap::create(options.file.path);
            if (!_node) _task.report("the map is broken");
        }
        const Size size = _node ? _node->getContentSize() : Size::ZERO;
        Node* const map = plain();
        if (size.width > 0.0f) map->setContentSize(size);
        return map;
    }

    Node* operator()(const StudioAudio& options) {
        Node* const node = plain();
        auto* sound = cocostudio::ComAudio::create();
        sound->setFile(options.file.path.c_str());
        sound->setLoop(options.loop);
        sound->setName(cocostudio::timeline::PlayableFrame::PLAYABLE_EXTENTION);
        node->addComponent(sound);
        return node;
    }

    Node* operator()(const StudioProject&) { return plain(); }

    Node* operator()(const StudioArmature& options) {
        if (_task.hasFile(options.file)) loadArmature(options);
        return plain();
    }

    Node* operator()(const StudioBone& options) {
        using cocostudio::timeline::BoneNode;
        if (!_node && options.isSkeleton) _node = cocostudio::timeline::SkeletonNode::create();
        auto* const bone = get<BoneNode>([] { return BoneNode::create(); });
        if (!bone) return plain();
        bone->setDebugDrawLength(options.length);
        if (options.blend.isSet) bone->setBlendFunc(options.blend.function);
        return plain();
    }

    template<class Options>
    Node* operator()(const Options& options) {
        using Class = typename WidgetOf<Options>::Class;
        auto* const widget = get<Class>(WidgetOf<Options>::create);
        if (!widget) return plain();
        setWidget(*widget, options, _task);
        return widget;
    }

    Node* operator()(const StudioPanel& options) {
        if (!_node) _node = createPanel(options.kind);
        auto* const panel = dynamic_cast<ui::Layout*>(_node);
        if (!panel) return plain();
        setPanel(*panel, options, _task);
        return panel;
    }

private:
    /// The existing node if it is of the class, a new one if there is none.
    template<class Class, class Create>
    Class* get(const Create& create) {
        if (!_node) _node = create();
        return dynamic_cast<Class*>(_node);
    }

    void loadArmature(const StudioArmature& options) {
        using cocostudio::Armature;
        const std::string& path = options.file.path;
        const std::string file = path.substr(path.find_last_of("/\\") + 1);
        const std::string name = file.substr(0, file.find_last_of('.'));
        cocostudio::ArmatureDataManager::getInstance()->addArmatureFileInfo(path);
        auto* armature = dynamic_cast<Armature*>(_node);
        if (armature && !armature->init(name)) armature = nullptr;
        if (!_node) _node = armature = Armature::create(name);
        if (!armature) {
            _task.report(path + " has no armature \"" + name + "\"");
            return;
        }
        if (options.currentAnimationName.empty()) return;
        cocostudio::ArmatureAnimation* const animation = armature->getAnimation();
        animation->play(options.currentAnimationName, -1, options.isAutoPlay && options.isLoop ? 1 : 0);
        if (!options.isAutoPlay) animation->gotoAndPause(0);
    }

    Node* plain() {
        if (!_node) _node = Node::create();
        if (auto* const widget = dynamic_cast<ui::Widget*>(_node))
            setWidgetProperties(*widget, _task.properties());
        else
            setNodeProperties(*_node, _task.properties());
        return _node;
    }

    const StudioTask& _task;
    Node* _node;
};

} // namespace

Node* createStudioNode(const StudioTask& task) {
    if (!task.node.isSupported) task.report("this class is not supported, a plain node takes its place");
    return std::visit(NodeMaker(task, nullptr), task.node.options);
}

void setStudioProperties(Node& node, const StudioTask& task) {
    std::visit(NodeMaker(task, &node), task.node.options);
}

} // namespace copra
