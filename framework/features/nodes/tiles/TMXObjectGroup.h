#pragma once

#include "base/Ref.h"
#include "base/Value.h"
#include "math/Vec2.h"

#include <string>

namespace cocos2d {

class __Array;
class __Dictionary;
class __String;

/// An object layer of a tile map. It holds rectangles, points, paths, and other shapes as data for the game,
/// and is not drawn.
///
/// Each object is a map of values:
/// - `id`, `name`, and `type`
/// - `x`, `y`, `width`, and `height` in points; `x` and `y` are the lower left corner, y up
/// - `rotation` in degrees clockwise, about the upper left corner
/// - `gid` of an object that shows a tile
/// - `points` of a polygon, or `polylinePoints` of a polyline: vectors of maps with `x` and `y` in pixels
///   from the position of the object, y down as in the editor
/// - `ellipse` or `point`, which are true for these shapes
/// - `text` and `textStyle` of an object that shows text
/// - its properties, by their names
class TMXObjectGroup : public Ref {
public:
    /// Constructs a group without objects and without properties.
    TMXObjectGroup();
    ~TMXObjectGroup() override;

    /// Returns the name of the layer in the editor, with which TMXTiledMap::getObjectGroup() finds it.
    const std::string& getGroupName() const { return _groupName; }
    /// Sets the name with which TMXTiledMap::getObjectGroup() finds the group.
    void setGroupName(const std::string& groupName) { _groupName = groupName; }

    /// Returns a property of the group. If the group has none of this name, the function returns a Value of
    /// the type NONE.
    Value getProperty(const std::string& propertyName) const;
    /// Deprecated name of getProperty().
    Value propertyNamed(const std::string& propertyName) const { return getProperty(propertyName); }
    /// Returns the first object with this name, or an empty map if there is none.
    ValueMap getObject(const std::string& objectName) const;
    /// Deprecated name of getObject().
    ValueMap objectNamed(const std::string& objectName) const;
    /// Returns a property as an autoreleased string, or null if there is none, for propertyNamed() of
    /// cocos2d-x 2.x.
    __String* propertyAsString_(const std::string& propertyName) const;
    /// Returns the properties as an autoreleased dictionary, for code that is ported from cocos2d-x 2.x.
    __Dictionary* propertiesAsDictionary_() const;
    /// Returns the first object with this name as an autoreleased dictionary, or null if there is none, for
    /// objectNamed() of cocos2d-x 2.x.
    __Dictionary* objectAsDictionary_(const std::string& objectName) const;
    /// Returns the objects as an autoreleased array, for getObjects() of cocos2d-x 2.x.
    __Array* objectsAsArray_() const;

    /// Returns the offset of the group in pixels, y down. The positions of the objects include it.
    const Vec2& getPositionOffset() const { return _positionOffset; }
    /// Sets the offset of the group in pixels, y down. The positions of the objects include it.
    void setPositionOffset(const Vec2& offset) { _positionOffset = offset; }
    /// Returns the custom properties of the group.
    const ValueMap& getProperties() const { return _properties; }
    /// Returns the custom properties of the group, which may be changed.
    ValueMap& getProperties() { return _properties; }
    /// Sets the custom properties of the group.
    void setProperties(const ValueMap& properties);
    /// Returns all objects in the order of the file.
    const ValueVector& getObjects() const { return _objects; }
    /// Returns all objects in the order of the file, in a vector that may be changed.
    ValueVector& getObjects() { return _objects; }
    /// Replaces the objects.
    void setObjects(const ValueVector& objects);

protected:
    std::string _groupName;
    Vec2 _positionOffset;
    ValueMap _properties;
    ValueVector _objects;
};

} // namespace cocos2d
