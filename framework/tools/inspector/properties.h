#pragma once

#include "math/Color.h"
#include "math/Vec2.h"
#include "scene/fwd.h"

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace copra {
namespace inspector {

/// The types of values that the inspector shows.
using PropertyValue = std::variant<bool, int, float, cocos2d::Vec2, cocos2d::Color3B, std::string>;

/// A value of a node that the inspector shows, and changes unless `set` is empty.
struct Property {
    std::string group; ///< the class that has it: "Node", "Sprite"
    std::string name;  ///< "position"
    PropertyValue value;
    std::function<void(const PropertyValue&)> set;
    float step = 1.0f; ///< of dragging a number
    /// The bounds of a number; none if they are equal.
    float least = 0.0f;
    float most = 0.0f;
    bool waitsForReturn = false; ///< a text that is set when it is complete

    /// Whether the value is only shown.
    bool isReadOnly() const { return !set; }
};

/// All properties of a node, grouped by class, as of now. The functions may be called as long as the node lives.
std::vector<Property> propertiesOf(cocos2d::Node& node);
/// Sets a property by its name. False, and no change, if there is none that can be changed, or if the value is of another kind.
bool setProperty(cocos2d::Node& node, const std::string& name, const PropertyValue& value);

/// Collects the properties of a group; for the functions below.
class PropertyList {
public:
    explicit PropertyList(std::vector<Property>& properties) : _properties(properties) {}

    /// All that follow belong to this class.
    void group(const std::string& name) { _group = name; }
    /// A value that is only shown.
    void show(const std::string& name, PropertyValue value);
    /// A value that can be changed by a function of its type.
    template<class T, class Set>
    Property& add(const std::string& name, const T& value, Set set) {
        _properties.push_back({_group, name, value, [set](const PropertyValue& to) {
                                   if (const T* typed = std::get_if<T>(&to)) set(*typed);
                               }});
        return _properties.back();
    }

private:
    std::vector<Property>& _properties;
    std::string _group;
};

/// The properties of the classes of one family; nothing for other nodes.
void addNodeProperties(cocos2d::Node& node, PropertyList& list);
void addSpriteProperties(cocos2d::Node& node, PropertyList& list);
void addTextProperties(cocos2d::Node& node, PropertyList& list);
void addParticleProperties(cocos2d::Node& node, PropertyList& list);
void addWidgetProperties(cocos2d::Node& node, PropertyList& list);
void addBodyProperties(cocos2d::Node& node, PropertyList& list);

} // namespace inspector
} // namespace copra
