#pragma once

#include "base/Value.h"

#include <cstddef>
#include <cstdint>
#include <rapidjson/document.h>
#include <string>

namespace copra {

/// Parses JSON. Objects become maps, arrays become vectors, and null becomes NONE. Returns false, with the
/// reason in `fault`, if the text is not JSON or is nested more deeply than 100 levels.
bool parseStudioJson(const std::string& text, cocos2d::Value& value, std::string& fault);

/// Reads the binary form of json of Cocos Studio 1 (a .csb file with the description "CocoStudio Exported
/// Bin..."). All scalars become strings. The same limits and result.
bool readCocoBinary(const std::uint8_t* bytes, std::size_t count, cocos2d::Value& value, std::string& fault);

/// Converts parsed JSON to a value. Returns false if it is nested more deeply than 100 levels.
bool toStudioValue(const rapidjson::Value& json, cocos2d::Value& value);

/// The value as json. Texts that are numbers become numbers, as the binary form has no others.
rapidjson::Value toJson(const cocos2d::Value& value, rapidjson::Document::AllocatorType& allocator);

/// Gives access to a map by key. A missing key, or a value of another kind, gives the fallback. The map must
/// outlive this object.
class StudioDictionary {
public:
    explicit StudioDictionary(const cocos2d::Value& value);
    explicit StudioDictionary(const cocos2d::ValueMap& map) : _map(map) {}

    /// Whether the key has a value.
    bool has(const char* key) const { return find(key) != nullptr; }
    /// The value of a key; the fallback if it is missing or of another kind.
    float real(const char* key, float fallback = 0.0f) const;
    int integer(const char* key, int fallback = 0) const;
    bool flag(const char* key, bool fallback = false) const;
    std::string text(const char* key, const std::string& fallback = "") const;
    /// An empty one if there is none.
    StudioDictionary sub(const char* key) const;
    const cocos2d::ValueVector& list(const char* key) const;

private:
    const cocos2d::Value* find(const char* key) const;

    const cocos2d::ValueMap& _map;
};

} // namespace copra
