#pragma once

#include <rapidjson/document.h>

#define DICTOOL cocostudio::DictionaryHelper::getInstance()

namespace cocostudio {

/// Reads JSON by key or index. If a value is missing or has another type, the default is returned.
class DictionaryHelper {
public:
    /// Returns the helper of the program.
    static DictionaryHelper* getInstance();
    /// Does nothing, because the helper has no state.
    static void destroyInstance() {}

    /// Returns a member of an object, or a null value if it is missing.
    const rapidjson::Value& getSubDictionary_json(const rapidjson::Value& root, const char* key);
    /// Returns an element of an array that is a member of an object, or a null value if it is missing.
    const rapidjson::Value& getSubDictionary_json(const rapidjson::Value& root, const char* key, int idx);
    /// Returns an element of an array, or a null value if it is missing.
    const rapidjson::Value& getSubDictionary_json(const rapidjson::Value& root, int idx);
    /// Returns an element of an array that is a member of an object.
    const rapidjson::Value& getDictionaryFromArray_json(const rapidjson::Value& root, const char* key,
                                                        int idx);

    /// Returns a member of an object as an integer, or `def` if it is missing or has another type.
    int getIntValue_json(const rapidjson::Value& root, const char* key, int def = 0);
    /// Returns a member of an object as a float, or `def` if it is missing or has another type.
    float getFloatValue_json(const rapidjson::Value& root, const char* key, float def = 0.0f);
    /// Returns a member of an object as a bool, or `def` if it is missing or has another type.
    bool getBooleanValue_json(const rapidjson::Value& root, const char* key, bool def = false);
    /// Returns a member of an object as a string, or `def` if it is missing or has another type.
    const char* getStringValue_json(const rapidjson::Value& root, const char* key, const char* def = nullptr);

    /// Returns the number of elements of an array, or of members of an object. Returns `def` for other
    /// values.
    int getArrayCount_json(const rapidjson::Value& root, const char* key, int def = 0);
    /// Returns an element of an array as an integer, or `def` if it is missing or has another type.
    int getIntValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx, int def = 0);
    /// Returns an element of an array as a float, or `def` if it is missing or has another type.
    float getFloatValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx,
                                      float def = 0.0f);
    /// Returns an element of an array as a bool, or `def` if it is missing or has another type.
    bool getBoolValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx,
                                    bool def = false);
    /// Returns an element of an array as a string, or `def` if it is missing or has another type.
    const char* getStringValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx,
                                             const char* def = nullptr);

    /// Returns whether a value is not null.
    bool checkObjectExist_json(const rapidjson::Value& root) { return !root.IsNull(); }
    /// Returns whether a member of an object is there and not null.
    bool checkObjectExist_json(const rapidjson::Value& root, const char* key);
    /// Returns whether an element of an array is there and not null.
    bool checkObjectExist_json(const rapidjson::Value& root, int index);
};

} // namespace cocostudio
