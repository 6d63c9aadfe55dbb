#include "studio/scenes/studioWidgets.h"

#include "nodes/text/Label.h"
#include "studio/scenes/LocalizationManager.h"
#include "ui/UIButton.h"
#include "ui/UICheckBox.h"
#include "ui/UIImageView.h"
#include "ui/UILoadingBar.h"
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

using Type = Widget::TextureResType;

Size sizeOf(const Vec2& pair) {
    return Size(pair.x, pair.y);
}

/// The file of a font if it is there, otherwise the name of an installed one.
std::string fontOf(const StudioResource& file, const std::string& name, const StudioTask& task) {
    return task.hasFile(file) ? file.path : name;
}

void setTitleEffects(Label* title, const StudioTextEffects& effects) {
    if (!title) return;
    if (effects.outlineEnabled) title->enableOutline(effects.outlineColor, effects.outlineSize);
    if (effects.shadowEnabled)
        title->enableShadow(effects.shadowColor, sizeOf(effects.shadowOffset), effects.shadowBlurRadius);
}

std::string localized(const std::string& text, bool isLocalized) {
    using cocostudio::LocalizationHelper;
    return isLocalized ? LocalizationHelper::getCurrentManager()->getLocalizationString(text) : text;
}

TextHAlignment horizontal(int alignment) {
    return static_cast<TextHAlignment>(std::clamp(alignment, 0, 2));
}

TextVAlignment vertical(int alignment) {
    return static_cast<TextVAlignment>(std::clamp(alignment, 0, 2));
}

} // namespace

void setWidget(Widget& widget, const StudioWidget&, const StudioTask& task) {
    setWidgetProperties(widget, task.properties());
}

void setWidget(Button& button, const StudioButton& options, const StudioTask& task) {
    button.setScale9Enabled(options.scale9.enabled);
    task.load(options.normal,
              [&](const std::string& path, Type type) { button.loadTextureNormal(path, type); });
    task.load(options.pressed,
              [&](const std::string& path, Type type) { button.loadTexturePressed(path, type); });
    task.load(options.disabled,
              [&](const std::string& path, Type type) { button.loadTextureDisabled(path, type); });
    button.setTitleText(localized(options.text, options.isLocalized));
    button.setTitleColor(Color3B(options.textColor.r, options.textColor.g, options.textColor.b));
    button.setTitleFontSize(static_cast<float>(options.fontSize));
    button.setTitleFontName(fontOf(options.font, options.fontName, task));
    button.setBright(options.displayState);
    button.setEnabled(options.displayState);
    setTitleEffects(button.getTitleRenderer(), options.effects);
    setWidgetProperties(button, task.properties());
    if (options.scale9.enabled) {
        button.setUnifySizeEnabled(false);
        button.ignoreContentAdaptWithSize(false);
        button.setCapInsets(options.scale9.capInsets);
        button.setContentSize(sizeOf(options.scale9.size));
    } else {
        button.setContentSize(sizeOf(task.properties().size));
    }
    button.setBright(options.displayState);
}

void setWidget(CheckBox& box, const StudioCheckBox& options, const StudioTask& task) {
    task.load(options.background,
              [&](const std::string& path, Type type) { box.loadTextureBackGround(path, type); });
    task.load(options.backgroundSelected,
              [&](const std::string& path, Type type) { box.loadTextureBackGroundSelected(path, type); });
    task.load(options.cross,
              [&](const std::string& path, Type type) { box.loadTextureFrontCross(path, type); });
    task.load(options.backgroundDisabled,
              [&](const std::string& path, Type type) { box.loadTextureBackGroundDisabled(path, type); });
    task.load(options.crossDisabled,
              [&](const std::string& path, Type type) { box.loadTextureFrontCrossDisabled(path, type); });
    box.setSelected(options.selected);
    box.setBright(options.displayState);
    box.setEnabled(options.displayState);
    setWidgetProperties(box, task.properties());
}

void setWidget(ImageView& image, const StudioImage& options, const StudioTask& task) {
    task.load(options.file, [&](const std::string& path, Type type) { image.loadTexture(path, type); });
    image.setScale9Enabled(options.scale9.enabled);
    setWidgetProperties(image, task.properties());
    if (options.scale9.enabled) {
        image.setUnifySizeEnabled(false);
        image.ignoreContentAdaptWithSize(false);
        image.setContentSize(sizeOf(options.scale9.size));
        image.setCapInsets(options.scale9.capInsets);
    } else {
        image.setContentSize(sizeOf(task.properties().size));
    }
}

void setWidget(Text& text, const StudioText& options, const StudioTask& task) {
    text.setTouchScaleChangeEnabled(options.touchScaleEnabled);
    text.setFontSize(static_cast<float>(options.fontSize));
    const Size area(static_cast<float>(options.areaWidth), static_cast<float>(options.areaHeight));
    if (!area.equals(Size::ZERO)) text.setTextAreaSize(area);
    text.setFontName(fontOf(options.font, options.fontName, task));
    text.setTextHorizontalAlignment(horizontal(options.hAlignment));
    text.setTextVerticalAlignment(vertical(options.vAlignment));
    const StudioTextEffects& effects = options.effects;
    if (effects.outlineEnabled) text.enableOutline(effects.outlineColor, effects.outlineSize);
    if (effects.shadowEnabled)
        text.enableShadow(effects.shadowColor, sizeOf(effects.shadowOffset), effects.shadowBlurRadius);
    text.setString(localized(options.text, options.isLocalized));
    // The color of the node is that of the text.
    const Color3B color = text.getColor();
    setWidgetProperties(text, task.properties());
    text.setColor(color);
    text.setTextColor(task.properties().color);
    text.setUnifySizeEnabled(false);
    text.ignoreContentAdaptWithSize(!options.isCustomSize);
    if (options.isCustomSize) text.setContentSize(sizeOf(task.properties().size));
}

void setWidget(TextAtlas& text, const StudioTextAtlas& options, const StudioTask& task) {
    if (task.hasFile(options.charMap)) {
        if (options.itemWidth > 0 && options.itemHeight > 0 && !options.startChar.empty())
            text.setProperty(options.text, options.charMap.path, options.itemWidth, options.itemHeight,
                             options.startChar);
        else
            task.report("the size of the characters or the first one is missing");
    }
    setWidgetProperties(text, task.properties());
    text.ignoreContentAdaptWithSize(true);
}

void setWidget(TextBMFont& text, const StudioTextBMFont& options, const StudioTask& task) {
    if (task.hasFile(options.file)) text.setFntFile(options.file.path);
    text.setString(localized(options.text, options.isLocalized));
    setWidgetProperties(text, task.properties());
    text.ignoreContentAdaptWithSize(true);
}

void setWidget(TextField& field, const StudioTextField& options, const StudioTask& task) {
    field.setPlaceHolder(localized(options.placeHolder, options.isLocalized));
    field.setString(localized(options.text, options.isLocalized));
    field.setFontSize(options.fontSize);
    field.setMaxLengthEnabled(options.maxLengthEnabled);
    if (options.maxLengthEnabled) field.setMaxLength(options.maxLength);
    field.setPasswordEnabled(options.passwordEnabled);
    if (options.passwordEnabled) field.setPasswordStyleText(options.passwordStyleText.c_str());
    field.setFontName(fontOf(options.font, options.fontName, task));
    setWidgetProperties(field, task.properties());
    field.setUnifySizeEnabled(false);
    field.ignoreContentAdaptWithSize(false);
    if (auto* const label = dynamic_cast<Label*>(field.getVirtualRenderer()))
        label->setLineBreakWithoutSpace(true);
    field.setContentSize(sizeOf(task.properties().size));
}

void setWidget(LoadingBar& bar, const StudioLoadingBar& options, const StudioTask& task) {
    task.load(options.file, [&](const std::string& path, Type type) { bar.loadTexture(path, type); });
    bar.setDirection(options.direction == 0 ? LoadingBar::Direction::LEFT : LoadingBar::Direction::RIGHT);
    bar.setPercent(static_cast<float>(options.percent));
    setWidgetProperties(bar, task.properties());
}

void setWidget(Slider& slider, const StudioSlider& options, const StudioTask& task) {
    task.load(options.bar, [&](const std::string& path, Type type) { slider.loadBarTexture(path, type); });
    task.load(options.ballNormal,
              [&](const std::string& path, Type type) { slider.loadSlidBallTextureNormal(path, type); });
    task.load(options.ballPressed,
              [&](const std::string& path, Type type) { slider.loadSlidBallTexturePressed(path, type); });
    task.load(options.ballDisabled,
              [&](const std::string& path, Type type) { slider.loadSlidBallTextureDisabled(path, type); });
    task.load(options.progressBar,
              [&](const std::string& path, Type type) { slider.loadProgressBarTexture(path, type); });
    slider.setBright(options.displayState);
    slider.setEnabled(options.displayState);
    setWidgetProperties(slider, task.properties());
    slider.setPercent(options.percent);
}

} // namespace copra
