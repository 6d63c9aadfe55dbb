#include "nodes/tiles/TmxXml.h"

#include "base/numberText.h"
#include "base/refuse.h"

#include <charconv>
#include <cmath>
#include <tinyxml2.h>

namespace copra {

using cocos2d::Color4B;
using cocos2d::Value;
using cocos2d::ValueMap;
using tinyxml2::XMLElement;

void TmxSource::report(const XMLElement& element, const std::string& message) const {
    copra::warning("TMX: %s:%d: %s", name.c_str(), element.GetLineNum(), message.c_str());
}

float tmxNumber(const XMLElement& element, const char* attribute, float fallback) {
    const float number = readNumberOr(element.Attribute(attribute), fallback);
    return std::isfinite(number) ? number : fallback;
}

std::string tmxText(const XMLElement& element, const char* attribute) {
    const char* const text = element.Attribute(attribute);
    return text ? text : "";
}

Color4B tmxColor(const std::string& text, const Color4B& fallback) {
    const std::size_t first = !text.empty() && text[0] == '#' ? 1 : 0;
    const std::size_t digits = text.size() - first;
    std::uint32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data() + first, end, number, 16);
    if ((digits != 6 && digits != 8) || parsed.ptr != end || parsed.ec != std::errc()) return fallback;
    const auto byte = [number](int shift) { return static_cast<std::uint8_t>(number >> shift); };
    return Color4B(byte(16), byte(8), byte(0), digits == 6 ? std::uint8_t{255} : byte(24));
}

namespace {

ValueMap ownProperties(const XMLElement& element) {
    ValueMap map;
    const XMLElement* const properties = element.FirstChildElement("properties");
    if (!properties) return map;
    for (const XMLElement* property = properties->FirstChildElement("property"); property;
         property = property->NextSiblingElement("property")) {
        const std::string name = tmxText(*property, "name");
        if (property->FirstChildElement("properties"))
            map[name] = Value(ownProperties(*property));
        else if (const char* const value = property->Attribute("value"))
            map[name] = Value(value);
        else // A text of several lines is the content of the element.
            map[name] = Value(property->GetText() ? property->GetText() : "");
    }
    return map;
}

} // namespace

ValueMap readTmxProperties(const XMLElement& element) {
    ValueMap map = ownProperties(element);
    for (const char* const name : {"class", "parallaxx", "parallaxy"})
        if (const char* const text = element.Attribute(name)) map.emplace(name, Value(text));
    return map;
}

} // namespace copra
