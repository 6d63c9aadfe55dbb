#include "files/ValueAccess.h"

namespace copra {

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

namespace {

/// The value for `key`; null if it is missing or a container.
const Value* scalarIn(const ValueMap& map, const std::string& key) {
    const auto entry = map.find(key);
    if (entry == map.end()) return nullptr;
    switch (entry->second.getType()) {
    case Value::Type::NONE:
    case Value::Type::VECTOR:
    case Value::Type::MAP:
    case Value::Type::INT_KEY_MAP:
        return nullptr;
    default:
        return &entry->second;
    }
}

} // namespace

float numberIn(const ValueMap& map, const std::string& key, float fallback) {
    const Value* const value = scalarIn(map, key);
    return value ? value->asFloat() : fallback;
}

int integerIn(const ValueMap& map, const std::string& key, int fallback) {
    const Value* const value = scalarIn(map, key);
    return value ? value->asInt() : fallback;
}

bool flagIn(const ValueMap& map, const std::string& key, bool fallback) {
    const Value* const value = scalarIn(map, key);
    return value ? value->asBool() : fallback;
}

std::string textIn(const ValueMap& map, const std::string& key, const std::string& fallback) {
    const Value* const value = scalarIn(map, key);
    return value ? value->asString() : fallback;
}

const ValueMap& mapIn(const ValueMap& map, const char* key) {
    static const ValueMap kEmpty;
    const auto entry = map.find(key);
    const bool isPresent = entry != map.end() && entry->second.getType() == Value::Type::MAP;
    return isPresent ? entry->second.asValueMap() : kEmpty;
}

const ValueVector& listIn(const ValueMap& map, const char* key) {
    static const ValueVector kEmpty;
    const auto entry = map.find(key);
    const bool isPresent = entry != map.end() && entry->second.getType() == Value::Type::VECTOR;
    return isPresent ? entry->second.asValueVector() : kEmpty;
}

} // namespace copra
