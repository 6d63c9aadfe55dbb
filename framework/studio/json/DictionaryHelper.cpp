#include "studio/json/DictionaryHelper.h"

namespace cocostudio {

namespace {

using rapidjson::Value;

const Value& nothing() {
    static const Value s_null;
    return s_null;
}

const Value& member(const Value& root, const char* key) {
    if (!root.IsObject() || !key) return nothing();
    const auto found = root.FindMember(key);
    return found == root.MemberEnd() ? nothing() : found->value;
}

const Value& element(const Value& list, int index) {
    const bool isInside =
        list.IsArray() && index >= 0 && static_cast<rapidjson::SizeType>(index) < list.Size();
    return isInside ? list[static_cast<rapidjson::SizeType>(index)] : nothing();
}

int toInt(const Value& value, int def) {
    if (value.IsInt()) return value.GetInt();
    const bool isSmall = value.IsNumber() && value.GetDouble() > -2e9 && value.GetDouble() < 2e9;
    return isSmall ? static_cast<int>(value.GetDouble()) : def;
}

float toFloat(const Value& value, float def) {
    return value.IsNumber() ? static_cast<float>(value.GetDouble()) : def;
}

bool toBool(const Value& value, bool def) {
    return value.IsBool() ? value.GetBool() : def;
}

const char* toText(const Value& value, const char* def) {
    return value.IsString() ? value.GetString() : def;
}

} // namespace

DictionaryHelper* DictionaryHelper::getInstance() {
    static DictionaryHelper s_dictionaryHelper;
    return &s_dictionaryHelper;
}

const Value& DictionaryHelper::getSubDictionary_json(const Value& root, const char* key) {
    return member(root, key);
}

const Value& DictionaryHelper::getSubDictionary_json(const Value& root, const char* key, int idx) {
    return element(member(root, key), idx);
}

const Value& DictionaryHelper::getSubDictionary_json(const Value& root, int idx) {
    return element(root, idx);
}

const Value& DictionaryHelper::getDictionaryFromArray_json(const Value& root, const char* key, int idx) {
    return element(member(root, key), idx);
}

int DictionaryHelper::getIntValue_json(const Value& root, const char* key, int def) {
    return toInt(member(root, key), def);
}

float DictionaryHelper::getFloatValue_json(const Value& root, const char* key, float def) {
    return toFloat(member(root, key), def);
}

bool DictionaryHelper::getBooleanValue_json(const Value& root, const char* key, bool def) {
    return toBool(member(root, key), def);
}

const char* DictionaryHelper::getStringValue_json(const Value& root, const char* key, const char* def) {
    return toText(member(root, key), def);
}

int DictionaryHelper::getArrayCount_json(const Value& root, const char* key, int def) {
    const Value& list = member(root, key);
    if (list.IsArray()) return static_cast<int>(list.Size());
    return list.IsObject() ? static_cast<int>(list.MemberCount()) : def;
}

int DictionaryHelper::getIntValueFromArray_json(const Value& root, const char* arrayKey, int idx, int def) {
    return toInt(element(member(root, arrayKey), idx), def);
}

float DictionaryHelper::getFloatValueFromArray_json(const Value& root, const char* arrayKey, int idx,
                                                    float def) {
    return toFloat(element(member(root, arrayKey), idx), def);
}

bool DictionaryHelper::getBoolValueFromArray_json(const Value& root, const char* arrayKey, int idx,
                                                  bool def) {
    return toBool(element(member(root, arrayKey), idx), def);
}

const char* DictionaryHelper::getStringValueFromArray_json(const Value& root, const char* arrayKey, int idx,
                                                           const char* def) {
    return toText(element(member(root, arrayKey), idx), def);
}

bool DictionaryHelper::checkObjectExist_json(const Value& root, const char* key) {
    return !member(root, key).IsNull();
}

bool DictionaryHelper::checkObjectExist_json(const Value& root, int index) {
    return !element(root, index).IsNull();
}

} // namespace cocostudio
