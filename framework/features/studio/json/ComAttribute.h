#pragma once

#include "base/Value.h"
#include "scene/Component.h"

#include <string>

namespace cocostudio {

/// Values by name that a scene of Cocos Studio 1 stores with a node. A missing name gives the default.
class ComAttribute : public cocos2d::Component {
public:
    /// "CCComAttribute", the initial name.
    static const std::string COMPONENT_NAME;

    static ComAttribute* create();

    /// Set a value in place of one of the same name and any type.
    void setInt(const std::string& key, int value);
    void setFloat(const std::string& key, float value);
    void setBool(const std::string& key, bool value);
    void setString(const std::string& key, const std::string& value);
    /// The value; `def` if it is missing or of another kind.
    int getInt(const std::string& key, int def = 0) const;
    /// A value as a float; `def` if it is missing or of another kind.
    float getFloat(const std::string& key, float def = 0.0f) const;
    /// A value as a bool; `def` if it is missing or of another kind.
    bool getBool(const std::string& key, bool def = false) const;
    /// A value as a text; `def` if it is missing or of another kind.
    std::string getString(const std::string& key, const std::string& def = "") const;

    /// Adds the members of a json file; false, after a log line, if it is missing or broken.
    bool parse(const std::string& jsonFile);

    ComAttribute();
    ~ComAttribute() override;

private:
    cocos2d::ValueMap _values;
};

} // namespace cocostudio
