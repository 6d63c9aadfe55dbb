#pragma once

#include "base/Value.h"
#include "scene/Component.h"

#include <string>

namespace cocostudio {

/// Named values that a scene of Cocos Studio 1 stores with a node.
class ComAttribute : public cocos2d::Component {
public:
    /// "CCComAttribute", the initial name of the component.
    static const std::string COMPONENT_NAME;

    /// Creates a component without values.
    static ComAttribute* create();

    /// Sets an integer. It replaces a value with the same name, even one of another type.
    void setInt(const std::string& key, int value);
    /// Sets a float. It replaces a value with the same name, even one of another type.
    void setFloat(const std::string& key, float value);
    /// Sets a bool. It replaces a value with the same name, even one of another type.
    void setBool(const std::string& key, bool value);
    /// Sets a string. It replaces a value with the same name, even one of another type.
    void setString(const std::string& key, const std::string& value);
    /// Returns a value as an integer, or `def` if it is missing or has another type.
    int getInt(const std::string& key, int def = 0) const;
    /// Returns a value as a float, or `def` if it is missing or has another type.
    float getFloat(const std::string& key, float def = 0.0f) const;
    /// Returns a value as a bool, or `def` if it is missing or has another type.
    bool getBool(const std::string& key, bool def = false) const;
    /// Returns a value as a string, or `def` if it is missing or has another type.
    std::string getString(const std::string& key, const std::string& def = "") const;

    /// Adds the members of a JSON file. If the file is missing or damaged, the function logs that and returns
    /// false.
    bool parse(const std::string& jsonFile);

    ComAttribute();
    ~ComAttribute() override;

private:
    cocos2d::ValueMap _values;
};

} // namespace cocostudio
