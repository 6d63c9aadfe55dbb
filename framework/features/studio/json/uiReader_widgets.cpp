#include "studio/json/uiReader.h"
#include "ui/UIButton.h"
#include "ui/UICheckBox.h"
#include "ui/UIImageView.h"
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

Rect capInsetsOf(const StudioDictionary& options, float size) {
    return Rect(options.real("capInsetsX"), options.real("capInsetsY"), options.real("capInsetsWidth", size),
                options.real("capInsetsHeight", size));
}

/// "bgColorR" and so on; `fallback` for what is missing.
Color3B colorOf(const StudioDictionary& options, const std::string& prefix, const Color3B& fallback) {
    const auto channel = [&](const char* suffix, int missing) {
        return static_cast<GLubyte>(std::clamp(options.integer((prefix + suffix).c_str(), missing), 0, 255));
    };
    return Color3B(channel("R", fallback.r), channel("G", fallback.g), channel("B", fallback.b));
}

} // namespace

void StudioUiReader::setOwn(Widget& widget, const StudioDictionary& options) const {
    if (dynamic_cast<Button*>(&widget))
        setButton(widget, options);
    else if (dynamic_cast<CheckBox*>(&widget))
        setCheckBox(widget, options);
    else if (dynamic_cast<ImageView*>(&widget))
        setImageView(widget, options);
    else if (dynamic_cast<TextAtlas*>(&widget))
        setTextAtlas(widget, options);
    else if (dynamic_cast<TextBMFont*>(&widget))
        setTextBMFont(widget, options);
    else if (dynamic_cast<Text*>(&widget))
        setText(widget, options);
    else if (dynamic_cast<LoadingBar*>(&widget))
        setLoadingBar(widget, options);
    else if (dynamic_cast<Slider*>(&widget))
        setSlider(widget, options);
    else if (dynamic_cast<TextField*>(&widget))
        setTextField(widget, options);
    else if (dynamic_cast<Layout*>(&widget))
        setLayout(widget, options);
    if (dynamic_cast<PageView*>(&widget)) return;
    if (dynamic_cast<ScrollView*>(&widget)) setScrollView(widget, options);
    if (dynamic_cast<ListView*>(&widget)) setListView(widget, options);
}

void StudioUiReader::setButton(Widget& widget, const StudioDictionary& options) const {
    auto& button = dynamic_cast<Button&>(widget);
    button.setScale9Enabled(options.flag("scale9Enable"));
    image(options, "normalData", "normal",
          [&](const std::string& path, Type type) { button.loadTextureNormal(path, type); });
    image(options, "pressedData", "pressed",
          [&](const std::string& path, Type type) { button.loadTexturePressed(path, type); });
    image(options, "disabledData", "disabled",
          [&](const std::string& path, Type type) { button.loadTextureDisabled(path, type); });
    if (options.flag("scale9Enable")) {
        button.setCapInsets(capInsetsOf(options, 0.0f));
        if (options.has("scale9Width") && options.has("scale9Height"))
            button.setContentSize(Size(options.real("scale9Width"), options.real("scale9Height")));
    }
    if (options.has("text")) button.setTitleText(options.text("text"));
    button.setTitleColor(colorOf(options, "textColor", Color3B::WHITE));
    button.setTitleFontSize(options.real("fontSize", 14.0f));
    button.setTitleFontName(fontOf(options));
}

void StudioUiReader::setCheckBox(Widget& widget, const StudioDictionary& options) const {
    auto& box = dynamic_cast<CheckBox&>(widget);
    image(options, "backGroundBoxData", "backGroundBox",
          [&](const std::string& path, Type type) { box.loadTextureBackGround(path, type); });
    image(options, "backGroundBoxSelectedData", "backGroundBoxSelected",
          [&](const std::string& path, Type type) { box.loadTextureBackGroundSelected(path, type); });
    image(options, "frontCrossData", "frontCross",
          [&](const std::string& path, Type type) { box.loadTextureFrontCross(path, type); });
    image(options, "backGroundBoxDisabledData", "backGroundBoxDisabled",
          [&](const std::string& path, Type type) { box.loadTextureBackGroundDisabled(path, type); });
    image(options, "frontCrossDisabledData", "frontCrossDisabled",
          [&](const std::string& path, Type type) { box.loadTextureFrontCrossDisabled(path, type); });
    if (options.has("selectedState")) box.setSelected(options.flag("selectedState"));
}

void StudioUiReader::setImageView(Widget& widget, const StudioDictionary& options) const {
    auto& view = dynamic_cast<ImageView&>(widget);
    image(options, "fileNameData", "fileName",
          [&](const std::string& path, Type type) { view.loadTexture(path, type); });
    const bool isScaled = options.flag("scale9Enable");
    view.setScale9Enabled(isScaled);
    if (!isScaled) return;
    view.setContentSize(Size(options.real("scale9Width", 80.0f), options.real("scale9Height", 80.0f)));
    view.setCapInsets(capInsetsOf(options, 1.0f));
}

void StudioUiReader::setText(Widget& widget, const StudioDictionary& options) const {
    auto& text = dynamic_cast<Text&>(widget);
    text.setTouchScaleChangeEnabled(options.flag("touchScaleEnable"));
    text.setString(options.text("text", "Text Label"));
    text.setFontSize(options.real("fontSize", 20.0f));
    text.setFontName(fontOf(options));
    if (options.has("areaWidth") && options.has("areaHeight"))
        text.setTextAreaSize(Size(options.real("areaWidth"), options.real("areaHeight")));
    if (options.has("hAlignment"))
        text.setTextHorizontalAlignment(
            static_cast<TextHAlignment>(std::clamp(options.integer("hAlignment"), 0, 2)));
    if (options.has("vAlignment"))
        text.setTextVerticalAlignment(
            static_cast<TextVAlignment>(std::clamp(options.integer("vAlignment"), 0, 2)));
}

void StudioUiReader::setTextAtlas(Widget& widget, const StudioDictionary& options) const {
    const std::string file = fileOf(options, "charMapFileData", "charMapFile");
    const int width = options.integer("itemWidth", 24);
    const int height = options.integer("itemHeight", 32);
    const std::string first = options.text("startCharMap");
    if (!file.empty() && width > 0 && height > 0 && !first.empty())
        dynamic_cast<TextAtlas&>(widget).setProperty(options.text("stringValue", "12345678"), file, width,
                                                     height, first);
}

void StudioUiReader::setTextBMFont(Widget& widget, const StudioDictionary& options) const {
    auto& text = dynamic_cast<TextBMFont&>(widget);
    const std::string file = fileOf(options, "fileNameData", "fileName");
    if (!file.empty()) text.setFntFile(file);
    text.setString(options.text("text", "Text Label"));
}

void StudioUiReader::setTextField(Widget& widget, const StudioDictionary& options) const {
    auto& field = dynamic_cast<TextField&>(widget);
    if (options.has("placeHolder")) field.setPlaceHolder(options.text("placeHolder"));
    field.setString(options.text("text", "Text Tield")); // as the original spells it
    field.setFontSize(options.integer("fontSize", 20));
    field.setFontName(fontOf(options));
    if (options.has("touchSizeWidth") && options.has("touchSizeHeight"))
        field.setTouchSize(Size(options.real("touchSizeWidth"), options.real("touchSizeHeight")));
    field.setMaxLengthEnabled(options.flag("maxLengthEnable"));
    if (options.flag("maxLengthEnable")) field.setMaxLength(options.integer("maxLength", 10));
    field.setPasswordEnabled(options.flag("passwordEnable"));
    if (options.flag("passwordEnable"))
        field.setPasswordStyleText(options.text("passwordStyleText", "*").c_str());
}

void StudioUiReader::setLoadingBar(Widget& widget, const StudioDictionary& options) const {
    auto& bar = dynamic_cast<LoadingBar&>(widget);
    image(options, "textureData", "texture",
          [&](const std::string& path, Type type) { bar.loadTexture(path, type); });
    bar.setScale9Enabled(options.flag("scale9Enable"));
    if (options.flag("scale9Enable")) {
        bar.setCapInsets(capInsetsOf(options, 1.0f));
        bar.setContentSize(Size(options.real("width"), options.real("height")));
    }
    bar.setDirection(options.integer("direction") == 0 ? LoadingBar::Direction::LEFT
                                                       : LoadingBar::Direction::RIGHT);
    bar.setPercent(options.real("percent", 100.0f));
}

void StudioUiReader::setSlider(Widget& widget, const StudioDictionary& options) const {
    auto& slider = dynamic_cast<Slider&>(widget);
    slider.setScale9Enabled(options.flag("scale9Enable"));
    slider.setPercent(options.integer("percent"));
    image(options, "barFileNameData", "barFileName",
          [&](const std::string& path, Type type) { slider.loadBarTexture(path, type); });
    if (options.flag("scale9Enable"))
        slider.setContentSize(Size(options.real("length", 290.0f), slider.getContentSize().height));
    image(options, "ballNormalData", "ballNormal",
          [&](const std::string& path, Type type) { slider.loadSlidBallTextureNormal(path, type); });
    image(options, "ballPressedData", "ballPressed",
          [&](const std::string& path, Type type) { slider.loadSlidBallTexturePressed(path, type); });
    image(options, "ballDisabledData", "ballDisabled",
          [&](const std::string& path, Type type) { slider.loadSlidBallTextureDisabled(path, type); });
    image(options, "progressBarData", "progressBarFileName",
          [&](const std::string& path, Type type) { slider.loadProgressBarTexture(path, type); });
}

void StudioUiReader::setLayout(Widget& widget, const StudioDictionary& options) const {
    auto& panel = dynamic_cast<Layout&>(widget);
    const bool isPages = dynamic_cast<PageView*>(&widget) != nullptr;
    const bool isList = !isPages && dynamic_cast<ListView*>(&widget);
    const bool isScrolled = !isList && dynamic_cast<ScrollView*>(&widget);
    const Color3B plain = isPages      ? Color3B(150, 150, 100)
                          : isList     ? Color3B(150, 150, 255)
                          : isScrolled ? Color3B(255, 150, 100)
                                       : Color3B(150, 200, 255);
    const Color3B end = isPages ? Color3B(255, 150, 100) : plain;
    panel.setClippingEnabled(options.flag("clipAble"));
    panel.setBackGroundImageScale9Enabled(options.flag("backGroundScale9Enable"));
    panel.setBackGroundColorVector(Vec2(options.real("vectorX"), options.real("vectorY", -0.5f)));
    panel.setBackGroundColorType(
        static_cast<Layout::BackGroundColorType>(std::clamp(options.integer("colorType", 1), 0, 2)));
    panel.setBackGroundColor(colorOf(options, "bgStartColor", Color3B::WHITE),
                             colorOf(options, "bgEndColor", end));
    panel.setBackGroundColor(colorOf(options, "bgColor", plain));
    panel.setBackGroundColorOpacity(
        static_cast<GLubyte>(std::clamp(options.integer("bgColorOpacity", 100), 0, 255)));
    image(options, "backGroundImageData", "backGroundImage",
          [&](const std::string& path, Type type) { panel.setBackGroundImage(path, type); });
    if (options.flag("backGroundScale9Enable")) panel.setBackGroundImageCapInsets(capInsetsOf(options, 1.0f));
    if (options.has("layoutType"))
        panel.setLayoutType(static_cast<Layout::Type>(std::clamp(options.integer("layoutType"), 0, 3)));
    panel.setBackGroundImageColor(colorOf(options, "color", Color3B::WHITE));
    panel.setBackGroundImageOpacity(
        static_cast<GLubyte>(std::clamp(options.integer("opacity", 255), 0, 255)));
}

void StudioUiReader::setScrollView(Widget& widget, const StudioDictionary& options) const {
    auto& view = dynamic_cast<ScrollView&>(widget);
    view.setInnerContainerSize(Size(options.real("innerWidth", 200.0f), options.real("innerHeight", 200.0f)));
    view.setDirection(static_cast<ScrollView::Direction>(std::clamp(options.integer("direction", 1), 0, 3)));
    view.setBounceEnabled(options.flag("bounceEnable"));
}

void StudioUiReader::setListView(Widget& widget, const StudioDictionary& options) const {
    auto& list = dynamic_cast<ListView&>(widget);
    const auto direction =
        static_cast<ScrollView::Direction>(std::clamp(options.integer("direction", 2), 1, 2));
    list.setDirection(direction);
    list.setGravity(static_cast<ListView::Gravity>(std::clamp(options.integer("gravity", 3), 0, 5)));
    list.setItemsMargin(options.real("itemMargin"));
}

} // namespace copra
