#include "studio/json/DictionaryHelper.h"

namespace cocostudio {

namespace {

const rapidjson::Value& noJson() {
    static const rapidjson::Value s_null;
    return s_null;
}

const rapidjson::Value& jsonMember(const rapidjson::Value& root, const char* key) {
    if (!root.IsObject() || !key) return noJson();
    const auto found = root.FindMember(key);
    return found == root.MemberEnd() ? noJson() : found->value;
}

const rapidjson::Value& jsonElement(const rapidjson::Value& list, int index) {
    const bool isInside =
        list.IsArray() && index >= 0 && static_cast<rapidjson::SizeType>(index) < list.Size();
    return isInside ? list[static_cast<rapidjson::SizeType>(index)] : noJson();
}

int jsonInt(const rapidjson::Value& value, int def) {
    if (value.IsInt()) return value.GetInt();
    const bool isSmall = value.IsNumber() && value.GetDouble() > -2e9 && value.GetDouble() < 2e9;
    return isSmall ? static_cast<int>(value.GetDouble()) : def;
}

float jsonFloat(const rapidjson::Value& value, float def) {
    return value.IsNumber() ? static_cast<float>(value.GetDouble()) : def;
}

bool jsonBool(const rapidjson::Value& value, bool def) {
    return value.IsBool() ? value.GetBool() : def;
}

const char* jsonText(const rapidjson::Value& value, const char* def) {
    return value.IsString() ? value.GetString() : def;
}

} // namespace

DictionaryHelper* DictionaryHelper::getInstance() {
    static DictionaryHelper s_dictionaryHelper;
    return &s_dictionaryHelper;
}

const rapidjson::Value& DictionaryHelper::getSubDictionary_json(const rapidjson::Value& root,
                                                                const char* key) {
    return jsonMember(root, key);
}

const rapidjson::Value& DictionaryHelper::getSubDictionary_json(const rapidjson::Value& root, const char* key,
                                                                int idx) {
    return jsonElement(jsonMember(root, key), idx);
}

const rapidjson::Value& DictionaryHelper::getSubDictionary_json(const rapidjson::Value& root, int idx) {
    return jsonElement(root, idx);
}

const rapidjson::Value& DictionaryHelper::getDictionaryFromArray_json(const rapidjson::Value& root,
                                                                      const char* key, int idx) {
    return jsonElement(jsonMember(root, key), idx);
}

int DictionaryHelper::getIntValue_json(const rapidjson::Value& root, const char* key, int def) {
    return jsonInt(jsonMember(root, key), def);
}

float DictionaryHelper::getFloatValue_json(const rapidjson::Value& root, const char* key, float def) {
    return jsonFloat(jsonMember(root, key), def);
}

bool DictionaryHelper::getBooleanValue_json(const rapidjson::Value& root, const char* key, bool def) {
    return jsonBool(jsonMember(root, key), def);
}

const char* DictionaryHelper::getStringValue_json(const rapidjson::Value& root, const char* key,
                                                  const char* def) {
    return jsonText(jsonMember(root, key), def);
}

int DictionaryHelper::getArrayCount_json(const rapidjson::Value& root, const char* key, int def) {
    const rapidjson::Value& list = jsonMember(root, key);
    if (list.IsArray()) return static_cast<int>(list.Size());
    return list.IsObject() ? static_cast<int>(list.MemberCount()) : def;
}

int DictionaryHelper::getIntValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx,
                                                int def) {
    return jsonInt(jsonElement(jsonMember(root, arrayKey), idx), def);
}

float DictionaryHelper::getFloatValueFromArray_json(const rapidjson::Value& root, const char* arrayKey,
                                                    int idx, float def) {
    return jsonFloat(jsonElement(jsonMember(root, arrayKey), idx), def);
}

bool DictionaryHelper::getBoolValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx,
                                                  bool def) {
    return jsonBool(jsonElement(jsonMember(root, arrayKey), idx), def);
}

const char* DictionaryHelper::getStringValueFromArray_json(const rapidjson::Value& root, const char* arrayKey,
                                                           int idx, const char* def) {
    return jsonText(jsonElement(jsonMember(root, arrayKey), idx), def);
}

bool DictionaryHelper::checkObjectExist_json(const rapidjson::Value& root, const char* key) {
    return !jsonMember(root, key).IsNull();
}

bool DictionaryHelper::checkObjectExist_json(const rapidjson::Value& root, int index) {
    return !jsonElement(root, index).IsNull();
}

} // namespace cocostudio
