#include "nodes/tiles/TmxObjectReader.h"

#include "base/numberText.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <tinyxml2.h>

namespace copra {

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;
using tinyxml2::XMLElement;

namespace {

/// An object element and its template, which supplies missing attributes and children.
struct ObjectElement {
    const XMLElement& own;
    const XMLElement* base; ///< the object of the template, or null

    const char* attribute(const char* name) const {
        const char* const text = own.Attribute(name);
        return text || !base ? text : base->Attribute(name);
    }
    float number(const char* name) const {
        return tmxNumber(own.Attribute(name) || !base ? own : *base, name);
    }
    const XMLElement* child(const char* name) const {
        const XMLElement* const element = own.FirstChildElement(name);
        return element || !base ? element : base->FirstChildElement(name);
    }
};

// Integral coordinates are stored as int, as in the original.
Value coordinate(float number) {
    constexpr float kExact = 1 << 24;
    if (std::abs(number) < kExact && number == std::floor(number)) return Value(static_cast<int>(number));
    return Value(number);
}

/// Parses "x,y x,y ...", which are relative to the object with y down. Stops at the first invalid point.
ValueVector readPoints(const char* text) {
    ValueVector points;
    while (text && *text) {
        const char* end = nullptr;
        const float x = readNumber<float>(text, &end);
        if (end == text || *end != ',') break;
        const char* const second = end + 1;
        const float y = readNumber<float>(second, &end);
        if (end == second || !std::isfinite(x) || !std::isfinite(y)) break;
        points.push_back(Value(ValueMap{{"x", coordinate(x)}, {"y", coordinate(y)}}));
        text = end;
        while (*text == ' ' || *text == '\n') ++text;
    }
    return points;
}

void readShape(const ObjectElement& object, ValueMap& map) {
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

Value readMerged(const ObjectElement& object, const TmxObjectFrame& frame) {
    ValueMap map;
    // These keys are always present; their value is NONE if the file has none.
    for (const char* const key : {"id", "name", "type", "gid"}) {
        const char* const text = object.attribute(key);
        map[key] = text ? Value(text) : Value();
    }
    // Tiled 1.9 calls it the class; an object of that version may have a template of another one.
    for (const XMLElement* const each : {&object.own, object.base}) {
        const char* const type = each ? each->Attribute("type") : nullptr;
        const char* const text = type || !each ? type : each->Attribute("class");
        if (!text) continue;
        map["type"] = Value(text);
        break;
    }
    if (const char* const visible = object.attribute("visible"))
        map["visible"] = Value(std::string(visible) != "0");

    const float height = object.number("height");
    map["x"] = Value(tmxNumber(object.own, "x") + frame.offset.x);
    map["y"] = Value(frame.mapHeight - tmxNumber(object.own, "y") - frame.offset.y - height);
    map["width"] = Value(object.number("width"));
    map["height"] = Value(height);
    map["rotation"] = Value(static_cast<double>(object.number("rotation")));
    readShape(object, map);
    if (object.base)
        for (auto& property : readTmxProperties(*object.base))
            map[property.first] = std::move(property.second);
    for (auto& property : readTmxProperties(object.own)) map[property.first] = std::move(property.second);
    return Value(std::move(map));
}

void reportNoNumbers(const XMLElement& element, const TmxSource& source) {
    for (const char* const key : {"x", "y", "width", "height", "rotation"}) {
        const char* const text = element.Attribute(key);
        const char* end = text;
        if (text) readNumber<float>(text, &end);
        if (text && end == text)
            source.report(element, std::string(key) + ": '" + element.Attribute(key) + "' is not a number");
    }
}

/// The path of a file that is named in a file of this folder.
std::string pathFrom(const std::string& folder, const std::string& name) {
    return std::filesystem::path(folder + name).lexically_normal().generic_string();
}

/// The gid of a template counts in the tileset of the template; that of an object, in those of the map. NONE, with a report, if
/// the map does not use that tileset.
Value gidInMap(std::uint32_t gid, const XMLElement& element, const XMLElement& templateTileset,
               const std::string& templateFolder, const TmxSource& source) {
    constexpr std::uint32_t kFlips = 0xF0000000;
    const std::string wanted = pathFrom(templateFolder, tmxText(templateTileset, "source"));
    const XMLElement* tileset = element.GetDocument()->RootElement()->FirstChildElement("tileset");
    while (tileset && pathFrom(source.folder, tmxText(*tileset, "source")) != wanted)
        tileset = tileset->NextSiblingElement("tileset");
    if (!tileset) {
        source.report(element, "the map has no tileset '" + wanted + "', which the template shows a tile of");
        return Value();
    }
    const std::uint32_t moved = (gid & ~kFlips) - templateTileset.UnsignedAttribute("firstgid") +
                                tileset->UnsignedAttribute("firstgid");
    return Value(std::to_string((moved & ~kFlips) | (gid & kFlips)));
}

} // namespace

Value readTmxObject(const XMLElement& element, const TmxObjectFrame& frame, const TmxSource& source,
                    TmxFiles& files) {
    reportNoNumbers(element, source);
    const std::string templateFile = tmxText(element, "template");
    if (templateFile.empty()) return readMerged({element, nullptr}, frame);

    const tinyxml2::XMLDocument* const document = files.document(source.folder + templateFile);
    if (!document || document->Error()) {
        source.report(element, "the template '" + templateFile + "' cannot be read");
        return readMerged({element, nullptr}, frame);
    }
    const XMLElement* const root = document->FirstChildElement("template");
    const XMLElement* const base = root ? root->FirstChildElement("object") : nullptr;
    Value object = readMerged({element, base}, frame);
    const XMLElement* const tileset = root ? root->FirstChildElement("tileset") : nullptr;
    if (base && tileset && base->Attribute("gid") && !element.Attribute("gid")) {
        const std::string path = source.folder + templateFile;
        object.asValueMap()["gid"] = gidInMap(base->UnsignedAttribute("gid"), element, *tileset,
                                              path.substr(0, path.rfind('/') + 1), source);
    }
    if (files.spend(object)) return object;
    source.report(element, "the templates are used too often; the object is left out");
    return Value();
}

} // namespace copra
