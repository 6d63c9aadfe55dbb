/// The data of maps in the containers of 2.x.
#include "compat/containers/ValueObjects.h"
#include "nodes/tiles/TMXLayer.h"
#include "nodes/tiles/TMXObjectGroup.h"
#include "nodes/tiles/TMXTiledMap.h"

namespace cocos2d {

namespace {

__String* stringOf(const Value& value) {
    return value.isNull() ? nullptr : dynamic_cast<__String*>(copra::toObject(value));
}

__Dictionary* dictionaryOf(const ValueMap& map) {
    return map.empty() ? nullptr : copra::toDictionary(map);
}

} // namespace

__String* TMXObjectGroup::propertyAsString_(const std::string& propertyName) const {
    return stringOf(getProperty(propertyName));
}

// Never null, as there.
__Dictionary* TMXObjectGroup::propertiesAsDictionary_() const {
    return copra::toDictionary(_properties);
}

__Dictionary* TMXLayer::propertiesAsDictionary_() const {
    return copra::toDictionary(_properties);
}

__Dictionary* TMXTiledMap::propertiesAsDictionary_() const {
    return copra::toDictionary(_properties);
}

__Dictionary* TMXObjectGroup::objectAsDictionary_(const std::string& objectName) const {
    return dictionaryOf(getObject(objectName));
}

__Array* TMXObjectGroup::objectsAsArray_() const {
    return copra::toArray(_objects);
}

__String* TMXLayer::propertyAsString_(const std::string& propertyName) const {
    return stringOf(getProperty(propertyName));
}

__String* TMXTiledMap::propertyAsString_(const std::string& propertyName) const {
    return stringOf(getProperty(propertyName));
}

__Dictionary* TMXTiledMap::tileAsDictionary_(int GID) const {
    const Value properties = getPropertiesForGID(GID);
    return properties.getType() == Value::Type::MAP ? dictionaryOf(properties.asValueMap()) : nullptr;
}

__Array* TMXTiledMap::objectGroupsAsArray_() const {
    auto* const array = __Array::create();
    for (TMXObjectGroup* group : _objectGroups) array->addObject(group);
    return array;
}

} // namespace cocos2d
