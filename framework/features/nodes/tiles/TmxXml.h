#pragma once

#include "base/Value.h"
#include "math/Color.h"

#include <string>

namespace tinyxml2 {
class XMLElement;
}

namespace copra {

/// The file that is being read: its name for log lines, and the folder of the files that it refers to.
struct TmxSource {
    std::string name;
    std::string folder; ///< The folder, which ends with a slash or is empty.

    /// Logs one line with the file name, the line number of `element` and `message`.
    void report(const tinyxml2::XMLElement& element, const std::string& message) const;
};

/// The attribute as a number; `fallback` if it is missing, not a number, or not finite.
float tmxNumber(const tinyxml2::XMLElement& element, const char* attribute, float fallback = 0.0f);
/// The attribute as text; "" if it is missing.
std::string tmxText(const tinyxml2::XMLElement& element, const char* attribute);
/// Parses "#rrggbb" or "#aarrggbb". The "#" is optional. Returns `fallback` for any other text.
cocos2d::Color4B tmxColor(const std::string& text, const cocos2d::Color4B& fallback);

/// Returns the <properties> of an element by name: strings, and maps for properties of a class type.
/// Attributes of Tiled 1.5 and later that are meant for the game are among them, unless the element has a
/// property of that name: `class`, `parallaxx`, and `parallaxy`.
cocos2d::ValueMap readTmxProperties(const tinyxml2::XMLElement& element);

} // namespace copra
