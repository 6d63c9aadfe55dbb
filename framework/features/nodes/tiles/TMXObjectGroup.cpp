#include "nodes/tiles/TMXObjectGroup.h"

namespace cocos2d {

TMXObjectGroup::TMXObjectGroup() = default;
TMXObjectGroup::~TMXObjectGroup() = default;

Value TMXObjectGroup::getProperty(const std::string& propertyName) const {
    const auto found = _properties.find(propertyName);
    return found == _properties.end() ? Value() : found->second;
}

ValueMap TMXObjectGroup::getObject(const std::string& objectName) const {
    for (const Value& object : _objects) {
        if (object.getType() != Value::Type::MAP) continue;
        const ValueMap& map = object.asValueMap();
        const auto name = map.find("name");
        if (name != map.end() && name->second.asString() == objectName) return map;
    }
    return {};
}

void TMXObjectGroup::setProperties(const ValueMap& properties) {
    _properties = properties;
}

void TMXObjectGroup::setObjects(const ValueVector& objects) {
    _objects = objects;
}

ValueMap TMXObjectGroup::objectNamed(const std::string& objectName) const {
    return getObject(objectName);
}

} // namespace cocos2d
