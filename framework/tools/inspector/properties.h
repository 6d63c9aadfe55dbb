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

/// A value of a node that the inspector shows. It can change the value unless `set` is empty.
struct Property {
    std::string group; ///< The class that has the property: "Node", "Sprite".
    std::string name;  ///< The name, such as "position".
    PropertyValue value;
    std::function<void(const PropertyValue&)> set;
    float step = 1.0f;           ///< The step of dragging a number.
    float least = 0.0f;          ///< The smallest number; if it equals `most`, the number has no bounds.
    float most = 0.0f;           ///< The largest number; if it equals `least`, the number has no bounds.
    bool waitsForReturn = false; ///< Whether a string is set when the user presses return.

    /// Whether the value is only shown.
    bool isReadOnly() const { return !set; }
};

/// Returns all properties of a node with their current values, grouped by class. Their functions may be
/// called while the node lives.
std::vector<Property> propertiesOf(cocos2d::Node& node);
/// Sets a property by its name. If the property does not exist, is read-only, or has another type, the
/// function changes nothing and returns false.
bool setProperty(cocos2d::Node& node, const std::string& name, const PropertyValue& value);

/// A list of properties, for the functions below.
class PropertyList {
public:
    explicit PropertyList(std::vector<Property>& properties) : _properties(properties) {}

    /// Sets the class to which the following properties belong.
    void group(const std::string& name) { _group = name; }
    /// Adds a value that is only shown.
    void show(const std::string& name, PropertyValue value);
    /// Adds a value that `set`, a function of its type, changes.
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

/// Adds the properties of the classes of a family. For other nodes, the function adds nothing.
void addNodeProperties(cocos2d::Node& node, PropertyList& list);
void addSpriteProperties(cocos2d::Node& node, PropertyList& list);
void addTextProperties(cocos2d::Node& node, PropertyList& list);
void addParticleProperties(cocos2d::Node& node, PropertyList& list);
void addWidgetProperties(cocos2d::Node& node, PropertyList& list);
void addBodyProperties(cocos2d::Node& node, PropertyList& list);

} // namespace inspector
} // namespace copra
