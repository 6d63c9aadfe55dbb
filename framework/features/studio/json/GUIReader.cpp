#include "studio/json/GUIReader.h"

#include "base/Data.h"
#include "base/RefPtr.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/Screen.h"
#include "render/SpriteFrameCache.h"
#include "studio/json/ActionManagerEx.h"
#include "studio/json/uiReader.h"
#include "studio/values/studioDictionary.h"
#include "ui/UILayout.h"

#include <cstdio>

using namespace cocos2d;
using cocos2d::ui::Widget;
using copra::StudioDictionary;

namespace cocostudio {

namespace {

RefPtr<GUIReader> s_guiReader;

/// With the slash at its end.
std::string folderOf(const std::string& file) {
    return file.substr(0, file.find_last_of('/') + 1);
}

void loadSheets(const StudioDictionary& file, const std::string& folder, const std::string& name) {
    for (const Value& sheet : file.list("textures")) {
        const std::string plist = sheet.getType() == Value::Type::STRING ? folder + sheet.asString() : "";
        if (FileUtils::getInstance()->isFileExist(plist))
            SpriteFrameCache::getInstance()->addSpriteFramesWithFile(plist);
        else
            copra::warning("GUIReader: %s: %s is missing", name.c_str(), plist.c_str());
    }
}

} // namespace

GUIReader::GUIReader() = default;
GUIReader::~GUIReader() = default;

GUIReader* GUIReader::getInstance() {
    if (!s_guiReader) s_guiReader.weakAssign(new GUIReader());
    return s_guiReader;
}

void GUIReader::destroyInstance() {
    s_guiReader = nullptr;
}

Widget* GUIReader::widgetFromJsonFile(const char* fileName) {
    const std::string name = fileName ? fileName : "";
    Value file;
    std::string fault = "the file is missing";
    if (!FileUtils::getInstance()->isFileExist(name) ||
        !copra::parseStudioJson(FileUtils::getInstance()->getStringFromFile(name), file, fault)) {
        copra::warning("GUIReader: %s: %s", name.c_str(), fault.c_str());
        return nullptr;
    }
    return widgetFrom(file, name);
}

Widget* GUIReader::widgetFromBinaryFile(const char* fileName) {
    const std::string name = fileName ? fileName : "";
    const Data data = FileUtils::getInstance()->isFileExist(name)
                          ? FileUtils::getInstance()->getDataFromFile(name)
                          : Data();
    Value file;
    std::string fault = "the file is missing";
    if (data.isNull() ||
        !copra::readCocoBinary(data.getBytes(), static_cast<std::size_t>(data.getSize()), file, fault)) {
        copra::warning("GUIReader: %s: %s", name.c_str(), fault.c_str());
        return nullptr;
    }
    return widgetFrom(file, name);
}

Widget* GUIReader::widgetFrom(const Value& value, const std::string& fileName) {
    const StudioDictionary file(value);
    if (!file.has("widgetTree")) {
        copra::warning("GUIReader: %s has no widgets of Cocos Studio 1", fileName.c_str());
        return nullptr;
    }
    _filePath = folderOf(fileName);
    loadSheets(file, _filePath, fileName);
    const Size design(file.real("designWidth"), file.real("designHeight"));
    const bool hasDesign = design.width > 0.0f && design.height > 0.0f;
    if (!hasDesign) copra::warning("GUIReader: %s has no design size", fileName.c_str());
    storeFileDesignSize(fileName.c_str(), hasDesign ? design : copra::screen().designSize);
    const int version = getVersionInteger(file.text("version").c_str());
    const auto custom = [this](const std::string& className, Widget* widget, const std::string& json) {
        setCustomProperty_(className, widget, json);
    };
    const auto tree = value.asValueMap().find("widgetTree");
    Widget* const root = copra::StudioUiReader(fileName, _filePath, version, custom).read(tree->second);
    if (!root) return nullptr;
    if (root->getContentSize().equals(Size::ZERO) && dynamic_cast<ui::Layout*>(root))
        root->setContentSize(design);
    ActionManagerEx::getInstance()->initWithValue(fileName, file.sub("animation"), root);
    return root;
}

int GUIReader::getVersionInteger(const char* str) {
    int parts[4] = {};
    if (!str || std::sscanf(str, "%4d.%4d.%4d.%4d", parts, parts + 1, parts + 2, parts + 3) != 4) return 0;
    return parts[0] * 1000 + parts[1] * 100 + parts[2] * 10 + parts[3];
}

void GUIReader::storeFileDesignSize(const char* fileName, const Size& size) {
    if (fileName) _designSizes[fileName] = size;
}

Size GUIReader::getFileDesignSize(const char* fileName) const {
    const auto found = fileName ? _designSizes.find(fileName) : _designSizes.end();
    return found == _designSizes.end() ? Size::ZERO : found->second;
}

void GUIReader::registerTypeAndCallBack(const std::string& classType, ObjectFactory::Instance ins,
                                        Ref* object, SEL_ParseEvent callBack) {
    ObjectFactory::getInstance()->registerType(ObjectFactory::TInfo(classType, ins));
    _customClasses[classType] = {object, callBack};
}

void GUIReader::registerTypeAndCallBack(const std::string& classType, ObjectFactory::InstanceFunc ins,
                                        Ref* object, SEL_ParseEvent callBack) {
    ObjectFactory::getInstance()->registerType(ObjectFactory::TInfo(classType, ins));
    _customClasses[classType] = {object, callBack};
}

void GUIReader::setCustomProperty_(const std::string& className, Widget* widget, const std::string& json) {
    const auto found = _customClasses.find(className);
    if (found == _customClasses.end() || !found->second.object || !found->second.callBack) return;
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(json.data(), json.size());
    if (document.HasParseError()) {
        if (!json.empty())
            copra::warning("GUIReader: \"%s\": its custom property is not JSON", widget->getName().c_str());
        document.SetObject();
    }
    (found->second.object->*found->second.callBack)(className, widget, document);
}

} // namespace cocostudio
