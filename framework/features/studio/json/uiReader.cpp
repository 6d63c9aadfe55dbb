#include "studio/json/uiReader.h"

#include "base/ObjectFactory.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/Screen.h"
#include "render/SpriteFrameCache.h"
#include "ui/UIButton.h"
#include "ui/UICheckBox.h"
#include "ui/UIImageView.h"
#include "ui/UILayoutParameter.h"
#include "ui/UIListView.h"
#include "ui/UILoadingBar.h"
#include "ui/UIPageView.h"
#include "ui/UIScrollView.h"
#include "ui/UISlider.h"
#include "ui/UIText.h"
#include "ui/UITextAtlas.h"
#include "ui/UITextBMFont.h"
#include "ui/UITextField.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace copra {

namespace {

template<class Class>
Widget* createOf() {
    return Class::create();
}

struct UiClass {
    const char* name;
    Widget* (*create)();
};

// Several names are those of older editors.
constexpr UiClass kUiClasses[] = {
    {"Panel", createOf<Layout>},
    {"Layout", createOf<Layout>},
    {"Button", createOf<Button>},
    {"TextButton", createOf<Button>},
    {"CheckBox", createOf<CheckBox>},
    {"ImageView", createOf<ImageView>},
    {"Text", createOf<Text>},
    {"TextArea", createOf<Text>},
    {"Label", createOf<Text>},
    {"LabelAtlas", createOf<TextAtlas>},
    {"TextAtlas", createOf<TextAtlas>},
    {"LabelBMFont", createOf<TextBMFont>},
    {"TextBMFont", createOf<TextBMFont>},
    {"TextField", createOf<TextField>},
    {"LoadingBar", createOf<LoadingBar>},
    {"Slider", createOf<Slider>},
    {"ScrollView", createOf<ScrollView>},
    {"DragPanel", createOf<ScrollView>},
    {"ListView", createOf<ListView>},
    {"PageView", createOf<PageView>},
    {"Widget", createOf<Widget>},
};

/// Of the framework, or null.
Widget* createKnown(const std::string& name) {
    for (const UiClass& one : kUiClasses)
        if (name == one.name) return one.create();
    return nullptr;
}

LayoutParameter* parameterOf(const StudioDictionary& options) {
    LayoutParameter* parameter = nullptr;
    if (options.integer("type") == 1) {
        auto* linear = LinearLayoutParameter::create();
        linear->setGravity(
            static_cast<LinearLayoutParameter::LinearGravity>(std::clamp(options.integer("gravity"), 0, 6)));
        parameter = linear;
    } else if (options.integer("type") == 2) {
        auto* relative = RelativeLayoutParameter::create();
        relative->setRelativeName(options.text("relativeName"));
        relative->setRelativeToWidgetName(options.text("relativeToName"));
        relative->setAlign(
            static_cast<RelativeLayoutParameter::RelativeAlign>(std::clamp(options.integer("align"), 0, 21)));
        parameter = relative;
    }
    if (parameter)
        parameter->setMargin(Margin(options.real("marginLeft"), options.real("marginTop"),
                                    options.real("marginRight"), options.real("marginDown")));
    return parameter;
}

GLubyte byteOf(const StudioDictionary& options, const char* key) {
    return static_cast<GLubyte>(std::clamp(options.integer(key, 255), 0, 255));
}

} // namespace

StudioUiReader::StudioUiReader(std::string file, std::string folder, int version, ParseCustom parseCustom)
    : _file(std::move(file)),
      _folder(std::move(folder)),
      _version(version),
      _parseCustom(std::move(parseCustom)) {}

Widget* StudioUiReader::readAlone(const std::string& className, const StudioDictionary& options) {
    Widget* widget = createKnown(className);
    const bool isCustom = !widget;
    if (isCustom) widget = dynamic_cast<Widget*>(ObjectFactory::getInstance()->createObject(className));
    if (!widget) {
        report(options, "there is no widget class " + className);
        return nullptr;
    }
    setCommon(*widget, options);
    setOwn(*widget, options);
    setColors(*widget, options);
    if (isCustom) _parseCustom(className, widget, options.text("customProperty"));
    return widget;
}

Widget* StudioUiReader::read(const Value& tree) {
    const StudioDictionary node(tree);
    Widget* const widget = readAlone(node.text("classname"), node.sub("options"));
    if (!widget) return nullptr;
    for (const Value& child : node.list("children"))
        if (Widget* const made = read(child)) addChild(*widget, made);
    return widget;
}

void StudioUiReader::addChild(Widget& parent, Widget* child) const {
    if (auto* const pages = dynamic_cast<PageView*>(&parent)) {
        if (auto* const page = dynamic_cast<Layout*>(child)) pages->addPage(page);
        return;
    }
    if (auto* const list = dynamic_cast<ListView*>(&parent)) {
        list->pushBackCustomItem(child);
        return;
    }
    // In the editor the origin of a widget that is no panel is its anchor point.
    if (_version >= 250 && !dynamic_cast<Layout*>(&parent)) {
        if (child->getPositionType() == Widget::PositionType::PERCENT)
            child->setPositionPercent(child->getPositionPercent() + parent.getAnchorPoint());
        child->setPosition(child->getPosition() + parent.getAnchorPointInPoints());
    }
    parent.addChild(child);
}

void StudioUiReader::report(const StudioDictionary& options, const std::string& message) const {
    copra::warning("GUIReader: %s: \"%s\": %s", _file.c_str(), options.text("name").c_str(), message.c_str());
}

void StudioUiReader::image(const StudioDictionary& options, const char* key, const char* oldKey,
                           const Load& load) const {
    const StudioDictionary data = options.sub(key);
    const bool isOld = !options.has(key);
    const std::string path = isOld ? options.text(oldKey) : data.text("path");
    if (path.empty()) return;
    const bool isFrame = isOld ? options.flag("useMergedTexture") : data.integer("resourceType") == 1;
    if (!isFrame && FileUtils::getInstance()->isFileExist(_folder + path))
        load(_folder + path, Type::LOCAL);
    else if (SpriteFrameCache::getInstance()->findFrame_(path))
        load(path, Type::PLIST);
    else
        report(options, path + " is missing");
}

std::string StudioUiReader::fileOf(const StudioDictionary& options, const char* key,
                                   const char* oldKey) const {
    const std::string path = options.has(key) ? options.sub(key).text("path") : options.text(oldKey);
    if (path.empty() || FileUtils::getInstance()->isFileExist(_folder + path))
        return path.empty() ? "" : _folder + path;
    report(options, path + " is missing");
    return "";
}

std::string StudioUiReader::fontOf(const StudioDictionary& options) const {
    const std::string name = options.text("fontName");
    return !name.empty() && FileUtils::getInstance()->isFileExist(_folder + name) ? _folder + name : name;
}

void StudioUiReader::setCommon(Widget& widget, const StudioDictionary& options) const {
    if (options.has("ignoreSize")) widget.ignoreContentAdaptWithSize(options.flag("ignoreSize"));
    widget.setSizeType(options.integer("sizeType") == 1 ? Widget::SizeType::PERCENT
                                                        : Widget::SizeType::ABSOLUTE);
    widget.setPositionType(options.integer("positionType") == 1 ? Widget::PositionType::PERCENT
                                                                : Widget::PositionType::ABSOLUTE);
    widget.setSizePercent(Vec2(options.real("sizePercentX"), options.real("sizePercentY")));
    widget.setPositionPercent(Vec2(options.real("positionPercentX"), options.real("positionPercentY")));
    widget.setContentSize(options.flag("adaptScreen") ? screen().designSize
                                                      : Size(options.real("width"), options.real("height")));
    widget.setTag(options.integer("tag"));
    widget.setActionTag(options.integer("actiontag"));
    widget.setTouchEnabled(options.flag("touchAble"));
    widget.setName(options.text("name", "default"));
    widget.setPosition(Vec2(options.real("x"), options.real("y")));
    widget.setScaleX(options.real("scaleX", 1.0f));
    widget.setScaleY(options.real("scaleY", 1.0f));
    widget.setRotation(options.real("rotation"));
    if (options.has("visible")) widget.setVisible(options.flag("visible"));
    widget.setLocalZOrder(options.integer("ZOrder"));
    if (LayoutParameter* const parameter = parameterOf(options.sub("layoutParameter")))
        widget.setLayoutParameter(parameter);
}

void StudioUiReader::setColors(Widget& widget, const StudioDictionary& options) const {
    if (options.has("opacity")) widget.setOpacity(byteOf(options, "opacity"));
    widget.setColor(Color3B(byteOf(options, "colorR"), byteOf(options, "colorG"), byteOf(options, "colorB")));
    const Vec2 anchor = widget.getAnchorPoint();
    widget.setAnchorPoint(
        Vec2(options.real("anchorPointX", anchor.x), options.real("anchorPointY", anchor.y)));
    widget.setFlippedX(options.flag("flipX"));
    widget.setFlippedY(options.flag("flipY"));
}

} // namespace copra
