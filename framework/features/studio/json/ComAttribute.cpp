#include "studio/json/ComAttribute.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "studio/values/studioDictionary.h"

using namespace cocos2d;
using copra::StudioDictionary;

namespace cocostudio {

const std::string ComAttribute::COMPONENT_NAME = "CCComAttribute";

ComAttribute::ComAttribute() {
    _name = COMPONENT_NAME;
}

ComAttribute::~ComAttribute() = default;

ComAttribute* ComAttribute::create() {
    return copra::createAutoreleased<ComAttribute>();
}

void ComAttribute::setInt(const std::string& key, int value) {
    _values[key] = Value(value);
}

void ComAttribute::setFloat(const std::string& key, float value) {
    _values[key] = Value(value);
}

void ComAttribute::setBool(const std::string& key, bool value) {
    _values[key] = Value(value);
}

void ComAttribute::setString(const std::string& key, const std::string& value) {
    _values[key] = Value(value);
}

int ComAttribute::getInt(const std::string& key, int def) const {
    return StudioDictionary(_values).integer(key.c_str(), def);
}

float ComAttribute::getFloat(const std::string& key, float def) const {
    return StudioDictionary(_values).real(key.c_str(), def);
}

bool ComAttribute::getBool(const std::string& key, bool def) const {
    return StudioDictionary(_values).flag(key.c_str(), def);
}

std::string ComAttribute::getString(const std::string& key, const std::string& def) const {
    return StudioDictionary(_values).text(key.c_str(), def);
}

bool ComAttribute::parse(const std::string& jsonFile) {
    Value file;
    std::string fault = "the file is missing";
    if (!FileUtils::getInstance()->isFileExist(jsonFile) ||
        !copra::parseStudioJson(FileUtils::getInstance()->getStringFromFile(jsonFile), file, fault) ||
        file.getType() != Value::Type::MAP) {
        copra::warning("ComAttribute: %s: %s", jsonFile.c_str(),
                       fault.empty() ? "it is not an object" : fault.c_str());
        return false;
    }
    for (auto& [key, value] : file.asValueMap()) _values[key] = value;
    return true;
}

} // namespace cocostudio
