#pragma once

#include "base/Value.h"
#include "studio/values/studioDictionary.h"
#include "ui/UIWidget.h"

#include <functional>
#include <string>

namespace copra {

/// Creates widgets from the dictionaries of an interface of Cocos Studio 1.
class StudioUiReader {
public:
    /// A function that is called for a widget of a class that the framework does not know. Its parameters are
    /// the name of the class, the widget, and its custom property.
    using ParseCustom = std::function<void(const std::string&, cocos2d::ui::Widget*, const std::string&)>;

    /// Constructs a reader. `folder` ends with a slash or is empty. Files before version 250 (0.2.5.0) store
    /// positions in another way.
    StudioUiReader(std::string file, std::string folder, int version, ParseCustom parseCustom);

    /// Creates a widget with its children. If its class is unknown, the function logs that and returns null.
    cocos2d::ui::Widget* read(const cocos2d::Value& tree);
    /// Creates a widget without its children.
    cocos2d::ui::Widget* readAlone(const std::string& className, const StudioDictionary& options);

private:
    using Type = cocos2d::ui::Widget::TextureResType;
    using Load = std::function<void(const std::string&, Type)>;

    void addChild(cocos2d::ui::Widget& parent, cocos2d::ui::Widget* child) const;
    void report(const StudioDictionary& options, const std::string& message) const;
    /// Calls `load` with the image below `key`, or below `oldKey` in older files, if it is there.
    void image(const StudioDictionary& options, const char* key, const char* oldKey, const Load& load) const;
    std::string fontOf(const StudioDictionary& options) const;
    std::string fileOf(const StudioDictionary& options, const char* key, const char* oldKey) const;

    // Sets the common properties, before and after those of the class.
    void setCommon(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setColors(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    // uiReader_widgets.cpp
    void setOwn(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setButton(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setCheckBox(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setImageView(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setText(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setTextAtlas(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setTextBMFont(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setTextField(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setLoadingBar(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setSlider(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setLayout(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setScrollView(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;
    void setListView(cocos2d::ui::Widget& widget, const StudioDictionary& options) const;

    std::string _file;
    std::string _folder;
    int _version;
    ParseCustom _parseCustom;
};

} // namespace copra
