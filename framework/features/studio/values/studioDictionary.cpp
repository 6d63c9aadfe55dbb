#include "studio/values/studioDictionary.h"

#include "base/numberText.h"

#include <cmath>
#include <cstdlib>
#include <rapidjson/error/en.h>

using cocos2d::Value;
using cocos2d::ValueMap;
using cocos2d::ValueVector;

namespace copra {

namespace {

constexpr int kMaxDepth = 100;

bool convertJson(const rapidjson::Value& json, Value& value, int depth) {
    if (depth > kMaxDepth) return false;
    switch (json.GetType()) {
    case rapidjson::kFalseType:
        value = Value(false);
        return true;
    case rapidjson::kTrueType:
        value = Value(true);
        return true;
    case rapidjson::kStringType:
        value = Value(std::string(json.GetString(), json.GetStringLength()));
        return true;
    case rapidjson::kNumberType:
        value = json.IsInt() ? Value(json.GetInt()) : Value(json.GetDouble());
        return true;
    case rapidjson::kArrayType: {
        ValueVector all;
        for (const auto& element : json.GetArray()) {
            all.emplace_back();
            if (!convertJson(element, all.back(), depth + 1)) return false;
        }
        value = Value(std::move(all));
        return true;
    }
    case rapidjson::kObjectType: {
        ValueMap map;
        for (const auto& member : json.GetObject())
            if (!convertJson(member.value, map[member.name.GetString()], depth + 1)) return false;
        value = Value(std::move(map));
        return true;
    }
    case rapidjson::kNullType:
        break;
    }
    value = Value();
    return true;
}

bool isScalar(const Value& value) {
    const Value::Type type = value.getType();
    return type != Value::Type::NONE && type != Value::Type::VECTOR && type != Value::Type::MAP &&
           type != Value::Type::INT_KEY_MAP;
}

} // namespace

bool parseStudioJson(const std::string& text, Value& value, std::string& fault) {
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(text.data(), text.size());
    if (document.HasParseError()) {
        fault = std::string(rapidjson::GetParseError_En(document.GetParseError())) + " at byte " +
                std::to_string(document.GetErrorOffset());
        return false;
    }
    if (convertJson(document, value, 0)) return true;
    fault = "nested too deeply";
    return false;
}

bool toStudioValue(const rapidjson::Value& json, Value& value) {
    return convertJson(json, value, 0);
}

namespace {

rapidjson::Value textToJson(const std::string& text, rapidjson::Document::AllocatorType& allocator) {
    const char* end = nullptr;
    const double number = readNumber<double>(text.c_str(), &end);
    const bool isNumber = !text.empty() && *end == '\0' && std::abs(number) < 1e9;
    if (isNumber && number == std::floor(number)) return rapidjson::Value(static_cast<int>(number));
    if (isNumber) return rapidjson::Value(number);
    return rapidjson::Value(text.c_str(), static_cast<rapidjson::SizeType>(text.size()), allocator);
}

} // namespace

rapidjson::Value toJson(const Value& value, rapidjson::Document::AllocatorType& allocator) {
    switch (value.getType()) {
    case Value::Type::MAP: {
        rapidjson::Value object(rapidjson::kObjectType);
        for (const auto& [key, member] : value.asValueMap())
            object.AddMember(rapidjson::Value(key.c_str(), allocator), toJson(member, allocator), allocator);
        return object;
    }
    case Value::Type::VECTOR: {
        rapidjson::Value list(rapidjson::kArrayType);
        for (const Value& element : value.asValueVector())
            list.PushBack(toJson(element, allocator), allocator);
        return list;
    }
    case Value::Type::BOOLEAN:
        return rapidjson::Value(value.asBool());
    case Value::Type::INTEGER:
        return rapidjson::Value(value.asInt());
    case Value::Type::FLOAT:
    case Value::Type::DOUBLE:
        return rapidjson::Value(value.asDouble());
    case Value::Type::STRING:
        return textToJson(value.asString(), allocator);
    default:
        return rapidjson::Value();
    }
}

StudioDictionary::StudioDictionary(const Value& value)
    : _map(value.getType() == Value::Type::MAP ? value.asValueMap() : cocos2d::ValueMapNull) {}

const Value* StudioDictionary::find(const char* key) const {
    const auto found = _map.find(key);
    return found == _map.end() ? nullptr : &found->second;
}

float StudioDictionary::real(const char* key, float fallback) const {
    const Value* const value = find(key);
    if (!value || !isScalar(*value)) return fallback;
    const float number = value->asFloat();
    return std::abs(number) < 1e9f ? number : fallback;
}

int StudioDictionary::integer(const char* key, int fallback) const {
    const Value* const value = find(key);
    if (!value || !isScalar(*value)) return fallback;
    if (value->getType() == Value::Type::INTEGER) return value->asInt();
    return static_cast<int>(real(key, static_cast<float>(fallback)));
}

bool StudioDictionary::flag(const char* key, bool fallback) const {
    const Value* const value = find(key);
    if (!value || !isScalar(*value)) return fallback;
    return value->getType() == Value::Type::STRING
               ? value->asString() == "1" || value->asString() == "True" || value->asString() == "true"
               : value->asBool();
}

std::string StudioDictionary::text(const char* key, const std::string& fallback) const {
    const Value* const value = find(key);
    return value && isScalar(*value) ? value->asString() : fallback;
}

StudioDictionary StudioDictionary::sub(const char* key) const {
    const Value* const value = find(key);
    return value ? StudioDictionary(*value) : StudioDictionary(cocos2d::ValueMapNull);
}

const ValueVector& StudioDictionary::list(const char* key) const {
    const Value* const value = find(key);
    return value && value->getType() == Value::Type::VECTOR ? value->asValueVector()
                                                            : cocos2d::ValueVectorNull;
}

} // namespace copra
