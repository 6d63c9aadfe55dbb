#include "files/TmxElements.h"

#include <cmath>
#include <cstdlib>
#include <tinyxml2.h>

namespace copra {

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;
using tinyxml2::XMLElement;

namespace {

/// An object and the template that says what it leaves out.
struct Described {
    const XMLElement& own;
    const XMLElement* pattern; ///< may be null

    const char* attribute(const char* name) const {
        const char* const text = own.Attribute(name);
        return text || !pattern ? text : pattern->Attribute(name);
    }
    float number(const char* name) const {
        return tmxNumber(own.Attribute(name) || !pattern ? own : *pattern, name);
    }
    const XMLElement* child(const char* name) const {
        const XMLElement* const element = own.FirstChildElement(name);
        return element || !pattern ? element : pattern->FirstChildElement(name);
    }
};

// Whole numbers stay whole, as the original has them.
Value coordinate(float number) {
    constexpr float kExact = 1 << 24;
    if (std::abs(number) < kExact && number == std::floor(number)) return Value(static_cast<int>(number));
    return Value(number);
}

/// "x,y x,y ...", relative to the object, y down.
ValueVector readPoints(const char* text) {
    ValueVector points;
    while (text && *text) {
        char* end = nullptr;
        const float x = std::strtof(text, &end);
        if (end == text || *end != ',') break;
        const char* const second = end + 1;
        const float y = std::strtof(second, &end);
        if (end == second || !std::isfinite(x) || !std::isfinite(y)) break;
        points.push_back(Value(ValueMap{{"x", coordinate(x)}, {"y", coordinate(y)}}));
        text = end;
        while (*text == ' ' || *text == '\n') ++text;
    }
    return points;
}

void readShape(const Described& object, ValueMap& map) {
    if (object.child("ellipse")) map["ellipse"] = Value(true);
    if (object.child("point")) map["point"] = Value(true);
    if (const XMLElement* const polygon = object.child("polygon"))
        map["points"] = Value(readPoints(polygon->Attribute("points")));
    if (const XMLElement* const polyline = object.child("polyline"))
        map["polylinePoints"] = Value(readPoints(polyline->Attribute("points")));
    if (const XMLElement* const text = object.child("text")) {
        map["text"] = Value(text->GetText() ? text->GetText() : "");
        ValueMap style;
        for (const auto* attribute = text->FirstAttribute(); attribute; attribute = attribute->Next())
            style[attribute->Name()] = Value(attribute->Value());
        map["textStyle"] = Value(std::move(style));
    }
}

Value readDescribed(const Described& object, const TmxObjectPlace& place) {
    ValueMap map;
    // These keys are always there, without a value where the file has none.
    for (const char* const key : {"id", "name", "type", "gid"}) {
        const char* const text = object.attribute(key);
        map[key] = text ? Value(text) : Value();
    }
    if (map["type"].isNull() && object.attribute("class")) map["type"] = Value(object.attribute("class"));
    if (const char* const visible = object.attribute("visible"))
        map["visible"] = Value(std::string(visible) != "0");

    const float height = object.number("height");
    map["x"] = Value(tmxNumber(object.own, "x") + place.offset.x);
    map["y"] = Value(place.mapHeight - tmxNumber(object.own, "y") - place.offset.y - height);
    map["width"] = Value(object.number("width"));
    map["height"] = Value(height);
    map["rotation"] = Value(static_cast<double>(object.number("rotation")));
    readShape(object, map);
    if (object.pattern)
        for (auto& property : readTmxProperties(*object.pattern))
            map[property.first] = std::move(property.second);
    for (auto& property : readTmxProperties(object.own)) map[property.first] = std::move(property.second);
    return Value(std::move(map));
}

} // namespace

Value readTmxObject(const XMLElement& element, const TmxObjectPlace& place, const TmxSource& source,
                    const TmxFileReader& files) {
    const std::string pattern = tmxText(element, "template");
    if (pattern.empty()) return readDescribed({element, nullptr}, place);

    std::string text;
    tinyxml2::XMLDocument document;
    if (!files(source.folder + pattern, text) ||
        document.Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS) {
        source.fault(element, "the template '" + pattern + "' cannot be read");
        return readDescribed({element, nullptr}, place);
    }
    const XMLElement* const root = document.FirstChildElement("template");
    return readDescribed({element, root ? root->FirstChildElement("object") : nullptr}, place);
}

} // namespace copra
