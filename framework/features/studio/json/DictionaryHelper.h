#pragma once

#include <rapidjson/document.h>

#define DICTOOL cocostudio::DictionaryHelper::getInstance()

namespace cocostudio {

/// Access to json by key or index: what is missing, or of another kind, gives the default.
class DictionaryHelper {
public:
    /// The helper of the program.
    static DictionaryHelper* getInstance();
    /// Nothing to destroy: the helper has no state.
    static void destroyInstance() {}

    /// A null value if there is none.
    const rapidjson::Value& getSubDictionary_json(const rapidjson::Value& root, const char* key);
    const rapidjson::Value& getSubDictionary_json(const rapidjson::Value& root, const char* key, int idx);
    const rapidjson::Value& getSubDictionary_json(const rapidjson::Value& root, int idx);
    /// An element of an array that is a member of an object.
    const rapidjson::Value& getDictionaryFromArray_json(const rapidjson::Value& root, const char* key,
                                                        int idx);

    /// A member of an object; `def` if it is missing or of another kind.
    int getIntValue_json(const rapidjson::Value& root, const char* key, int def = 0);
    /// A member of an object as a float; `def` if it is missing or of another kind.
    float getFloatValue_json(const rapidjson::Value& root, const char* key, float def = 0.0f);
    /// A member of an object as a bool; `def` if it is missing or of another kind.
    bool getBooleanValue_json(const rapidjson::Value& root, const char* key, bool def = false);
    /// A member of an object as a text; `def` if it is missing or of another kind.
    const char* getStringValue_json(const rapidjson::Value& root, const char* key, const char* def = nullptr);

    /// The number of elements of an array, or of members of an object.
    int getArrayCount_json(const rapidjson::Value& root, const char* key, int def = 0);
    /// An element of an array as an integer; `def` if it is missing or of another kind.
    int getIntValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx, int def = 0);
    /// An element of an array as a float; `def` if it is missing or of another kind.
    float getFloatValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx,
                                      float def = 0.0f);
    /// An element of an array as a bool; `def` if it is missing or of another kind.
    bool getBoolValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx,
                                    bool def = false);
    /// An element of an array as a text; `def` if it is missing or of another kind.
    const char* getStringValueFromArray_json(const rapidjson::Value& root, const char* arrayKey, int idx,
                                             const char* def = nullptr);

    /// Whether there is a value other than null.
    bool checkObjectExist_json(const rapidjson::Value& root) { return !root.IsNull(); }
    bool checkObjectExist_json(const rapidjson::Value& root, const char* key);
    bool checkObjectExist_json(const rapidjson::Value& root, int index);
};

} // namespace cocostudio
