/// The properties that all nodes have.

#include "inspector/properties.h"

#include "math/Size.h"
#include "scene/Node.h"

#include <algorithm>

namespace copra {
namespace inspector {

using cocos2d::Color3B;
using cocos2d::Node;
using cocos2d::Size;
using cocos2d::Vec2;

void PropertyList::show(const std::string& name, PropertyValue value) {
    _properties.push_back({_group, name, std::move(value), nullptr});
}

std::vector<Property> propertiesOf(Node& node) {
    std::vector<Property> properties;
    PropertyList list(properties);
    addSpriteProperties(node, list);
    addTextProperties(node, list);
    addParticleProperties(node, list);
    addWidgetProperties(node, list);
    addBodyProperties(node, list);
    addNodeProperties(node, list);
    return properties;
}

bool setProperty(Node& node, const std::string& name, const PropertyValue& value) {
    for (const Property& property : propertiesOf(node)) {
        if (property.name != name || property.isReadOnly() || property.value.index() != value.index())
            continue;
        property.set(value);
        return true;
    }
    return false;
}

namespace {

void addPlace(Node& node, PropertyList& list) {
    list.add("position", node.getPosition(), [&node](const Vec2& to) { node.setPosition(to); });
    list.add("rotation", node.getRotationSkewX(), [&node](float to) { node.setRotation(to); });
    list.add("scale", Vec2(node.getScaleX(), node.getScaleY()),
             [&node](const Vec2& to) { node.setScale(to.x, to.y); })
        .step = 0.01f;
    Property& skew = list.add("skew", Vec2(node.getSkewX(), node.getSkewY()), [&node](const Vec2& to) {
        node.setSkewX(to.x);
        node.setSkewY(to.y);
    });
    skew.step = 0.5f;
    list.add("anchor", node.getAnchorPoint(), [&node](const Vec2& to) { node.setAnchorPoint(to); }).step =
        0.01f;
    const Size& size = node.getContentSize();
    list.add("size", Vec2(size.width, size.height),
             [&node](const Vec2& to) { node.setContentSize(Size(to.x, to.y)); });
    list.show("in the world", node.convertToWorldSpace(node.getAnchorPointInPoints()));
}

} // namespace

void addNodeProperties(Node& node, PropertyList& list) {
    list.group("Node");
    list.add("visible", node.isVisible(), [&node](bool to) { node.setVisible(to); });
    addPlace(node, list);
    list.add("color", node.getColor(), [&node](const Color3B& to) { node.setColor(to); });
    Property& opacity = list.add("opacity", static_cast<int>(node.getOpacity()), [&node](int to) {
        node.setOpacity(static_cast<GLubyte>(std::clamp(to, 0, 255)));
    });
    opacity.most = 255.0f;
    list.add("cascade color", node.isCascadeColorEnabled(),
             [&node](bool to) { node.setCascadeColorEnabled(to); });
    list.add("cascade opacity", node.isCascadeOpacityEnabled(),
             [&node](bool to) { node.setCascadeOpacityEnabled(to); });
    list.add("z order", node.getLocalZOrder(), [&node](int to) { node.setLocalZOrder(to); }).step = 0.1f;
    list.add("global z", node.getGlobalZOrder(), [&node](float to) { node.setGlobalZOrder(to); }).step = 0.1f;
    list.add("name", node.getName(), [&node](const std::string& to) { node.setName(to); });
    list.add("tag", node.getTag(), [&node](int to) { node.setTag(to); }).step = 0.1f;
    list.show("children", static_cast<int>(node.getChildrenCount()));
    list.show("running", node.isRunning());
    list.show("references", static_cast<int>(node.getReferenceCount()));
}

} // namespace inspector
} // namespace copra
