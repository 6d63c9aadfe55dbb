#pragma once

#include "base/Value.h"
#include "files/TmxMap.h"
#include "math/Color.h"

#include <string>

namespace tinyxml2 {
class XMLElement;
}

namespace copra {

/// Where a file of a map lies, and where its faults are told.
struct TmxSource {
    std::string name;   ///< in messages
    std::string folder; ///< before the files that it names

    /// One log line with file and line.
    void fault(const tinyxml2::XMLElement& element, const std::string& what) const;
};

/// The attribute as a number; `otherwise` where it is missing, no number or not finite.
float tmxNumber(const tinyxml2::XMLElement& element, const char* attribute, float otherwise = 0.0f);
/// The attribute as text, "" where it is missing.
std::string tmxText(const tinyxml2::XMLElement& element, const char* attribute);
/// "#rrggbb" or "#aarrggbb".
cocos2d::Color3B tmxColor(const std::string& text, const cocos2d::Color3B& otherwise);

/// The <properties> within an element: text by name, and maps where a property has members.
cocos2d::ValueMap readTmxProperties(const tinyxml2::XMLElement& element);

/// What placing an object needs to know of its map.
struct TmxObjectPlace {
    cocos2d::Vec2 offset;   ///< pixels, y down
    float mapHeight = 0.0f; ///< pixels
};

/// An <object>: a map with what the file says about it. Both sides may come from a template (.tx).
cocos2d::Value readTmxObject(const tinyxml2::XMLElement& element, const TmxObjectPlace& place,
                             const TmxSource& source, const TmxFileReader& files);

/// A <tileset>, which may name a file that holds it. Describes its tiles in `map.tileProperties`.
TmxTileset readTmxTileset(const tinyxml2::XMLElement& element, const TmxSource& source,
                          const TmxFileReader& files, TmxMap& map);

} // namespace copra
