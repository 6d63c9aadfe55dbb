#pragma once

#include "base/Value.h"
#include "math/Vec2.h"
#include "nodes/tiles/TmxFiles.h"
#include "nodes/tiles/TmxXml.h"

namespace copra {

/// The coordinate system that the position of an object is converted to.
struct TmxObjectFrame {
    cocos2d::Vec2 offset;   ///< The offset that is added to the position in the file, in pixels, y down.
    float mapHeight = 0.0f; ///< The height of the map in pixels.
};

/// Reads an <object> element as a map of its attributes, shape, and properties. Position and shape are in
/// pixels with y up. If the element names a template (.tx), the template supplies what the element leaves
/// out. If templates are used too often, that is reported, and the result has the type NONE.
cocos2d::Value readTmxObject(const tinyxml2::XMLElement& element, const TmxObjectFrame& frame,
                             const TmxSource& source, TmxFiles& files);

} // namespace copra
