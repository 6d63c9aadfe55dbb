#pragma once

#include "base/ObjectFactory.h"
#include "base/Value.h"
#include "base/selectors.h"
#include "math/Size.h"
#include "ui/fwd.h"

#include <map>
#include <rapidjson/document.h>
#include <string>

namespace cocostudio {

/// Sets the properties of a custom widget: the name of its class, the widget, and its "custom property" as json.
typedef void (cocos2d::Ref::*SEL_ParseEvent)(const std::string&, cocos2d::Ref*, const rapidjson::Value&);
/// Converts `&Class::function` to a SEL_ParseEvent.
#define parseselector(_SELECTOR)                                                                             \
    copra::selectorOf<cocostudio::SEL_ParseEvent>([](auto kind) { return kind(&_SELECTOR); })

/// Loads user interfaces of the UI editor of Cocos Studio 1: json (.json, .ExportJson) and its binary form (.csb). For scenes of
/// Cocos Studio 2 and 3 use CSLoader. Images are searched for beside the file. ActionManagerEx plays animations. Damaged and
/// missing parts are logged with file and widget, and the rest is loaded.
class GUIReader : public cocos2d::Ref {
public:
    /// Returns the shared reader, which is created on first use. destroyInstance() also removes registered classes and design
    /// sizes.
    static GUIReader* getInstance();
    /// Deletes the shared reader with its registered classes.
    static void destroyInstance();
    /// Names of 2.x.
    static GUIReader* shareReader() { return getInstance(); }
    static void purge() { destroyInstance(); }
    static void purgeGUIReader() { destroyInstance(); }

    /// Creates the widgets of a file and returns the root. Returns null, after a log line, if the file is missing or holds no
    /// interface.
    cocos2d::ui::Widget* widgetFromJsonFile(const char* fileName);
    /// Creates the widgets of a binary file of Cocos Studio 1.
    cocos2d::ui::Widget* widgetFromBinaryFile(const char* fileName);

    /// The digits of a version: "1.2.3.4" is 1234; 0 if there are not four.
    int getVersionInteger(const char* str);

    /// Remembers the size of the canvas in the editor for the name with which a file is loaded.
    void storeFileDesignSize(const char* fileName, const cocos2d::Size& size);
    /// Returns the size of the canvas in the editor for the name with which a file was loaded, or zero if it was not loaded.
    cocos2d::Size getFileDesignSize(const char* fileName) const;

    /// Sets what getFilePath() returns until the next file is loaded.
    void setFilePath(const std::string& strFilePath) { _filePath = strFilePath; }
    /// Returns the folder of the file that was loaded last, with a slash at its end.
    const std::string& getFilePath() const { return _filePath; }

    /// Registers a widget class of the game: `ins` creates it, `callBack` of `object` (not retained) sets its own
    /// properties, after those of the class of the framework that it is derived from.
    void registerTypeAndCallBack(const std::string& classType, cocos2d::ObjectFactory::Instance ins,
                                 Ref* object, SEL_ParseEvent callBack);
    void registerTypeAndCallBack(const std::string& classType, cocos2d::ObjectFactory::InstanceFunc ins,
                                 Ref* object, SEL_ParseEvent callBack);

    /// For CSLoader: calls back for a widget of a registered class.
    void setCustomProperty_(const std::string& className, cocos2d::ui::Widget* widget,
                            const std::string& json);

protected:
    GUIReader();
    ~GUIReader() override;

private:
    struct CustomClass {
        Ref* object;
        SEL_ParseEvent callBack;
    };

    cocos2d::ui::Widget* widgetFrom(const cocos2d::Value& file, const std::string& fileName);

    std::string _filePath;
    std::map<std::string, cocos2d::Size> _designSizes;
    std::map<std::string, CustomClass> _customClasses;
};

} // namespace cocostudio
