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

/// A function that sets the properties of a custom widget. Its parameters are the name of the class, the
/// widget, and the "custom property" as JSON.
typedef void (cocos2d::Ref::*SEL_ParseEvent)(const std::string&, cocos2d::Ref*, const rapidjson::Value&);
/// Converts `&Class::function` to a SEL_ParseEvent.
#define parseselector(_SELECTOR)                                                                             \
    copra::selectorOf<cocostudio::SEL_ParseEvent>([](auto kind) { return kind(&_SELECTOR); })

/// Loads user interfaces of the UI editor of Cocos Studio 1, as JSON (.json, .ExportJson) or in binary form
/// (.csb). For scenes of Cocos Studio 2 and 3, use CSLoader. Images are searched for beside the file.
/// ActionManagerEx plays the animations. Damaged and missing parts are logged with the file and the widget,
/// and the rest is loaded.
class GUIReader : public cocos2d::Ref {
public:
    /// Returns the shared reader, which is created on first use.
    static GUIReader* getInstance();
    /// Deletes the shared reader with its registered classes and design sizes.
    static void destroyInstance();
    /// Name of getInstance() in cocos2d-x 2.x.
    static GUIReader* shareReader() { return getInstance(); }
    /// Name of destroyInstance() in cocos2d-x 2.x.
    static void purge() { destroyInstance(); }
    /// Another name of destroyInstance() in cocos2d-x 2.x.
    static void purgeGUIReader() { destroyInstance(); }

    /// Creates the widgets of a file and returns the root. If the file is missing or is not an interface, the
    /// function logs that and returns null.
    cocos2d::ui::Widget* widgetFromJsonFile(const char* fileName);
    /// Creates the widgets of a binary file of Cocos Studio 1 and returns the root. If the file is missing or
    /// is not an interface, the function logs that and returns null.
    cocos2d::ui::Widget* widgetFromBinaryFile(const char* fileName);

    /// Returns 1000 a + 100 b + 10 c + d for the version "a.b.c.d", such as 1234 for "1.2.3.4", or 0 if the
    /// version does not have four numbers.
    int getVersionInteger(const char* str);

    /// Stores the size of the canvas in the editor, for the name with which a file is loaded.
    void storeFileDesignSize(const char* fileName, const cocos2d::Size& size);
    /// Returns the size of the canvas in the editor for the name with which a file was loaded, or zero if it
    /// was not loaded.
    cocos2d::Size getFileDesignSize(const char* fileName) const;

    /// Sets what getFilePath() returns until the next file is loaded.
    void setFilePath(const std::string& strFilePath) { _filePath = strFilePath; }
    /// Returns the folder of the file that was loaded last, with a slash at the end.
    const std::string& getFilePath() const { return _filePath; }

    /// Registers a widget class of the game. `ins` creates a widget. `callBack` of `object` sets its own
    /// properties, after the framework has set the properties of the class from which it is derived. `object`
    /// is not retained.
    void registerTypeAndCallBack(const std::string& classType, cocos2d::ObjectFactory::Instance ins,
                                 Ref* object, SEL_ParseEvent callBack);
    /// Registers a widget class of the game with a std::function that creates a widget. `callBack` of
    /// `object` sets the properties of the class, after the framework has set those of its base class.
    /// `object` is not retained.
    void registerTypeAndCallBack(const std::string& classType, cocos2d::ObjectFactory::InstanceFunc ins,
                                 Ref* object, SEL_ParseEvent callBack);

    /// Calls the callback of a registered class for a widget. CSLoader uses it.
    void setCustomProperty_(const std::string& className, cocos2d::ui::Widget* widget,
                            const std::string& json);

protected:
    /// Constructs a reader. Games call getInstance().
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
