#pragma once

#include "studio/scenes/SceneDescription.h"

namespace copra {

// The fields of both formats, in one table for each kind of node: a member, its number in the schema of .csb, its name
// in .csd and, if it is not 0 or empty, its default in the schema. What .csd leaves out keeps the value of the
// description. A Source is one node of a file:
//
//   flag, integer, byte, real, text   a field; an attribute in .csd
//   pair, color                       a struct; a child element in .csd
//   resource, blend                   a table; a child element in .csd

/// Reads the rules of ui::LayoutComponent.
template<class Source>
void readLayoutFields(Source& in, StudioLayoutRules& rules) {
    in.flag(rules.positionPercentXEnabled, 0, "PositionPercentXEnabled");
    in.flag(rules.positionPercentYEnabled, 1, "PositionPercentYEnabled");
    in.twoReals(rules.positionPercent, 2, 3, "PrePosition");
    in.flag(rules.percentWidthEnabled, 4, "PercentWidthEnabled");
    in.flag(rules.percentHeightEnabled, 5, "PercentHeightEnabled");
    in.twoReals(rules.sizePercent, 6, 7, "PreSize");
    in.flag(rules.stretchWidthEnabled, 8, "StretchWidthEnable");
    in.flag(rules.stretchHeightEnabled, 9, "StretchHeightEnable");
    in.text(rules.horizontalEdge, 10, "HorizontalEdge");
    in.text(rules.verticalEdge, 11, "VerticalEdge");
    in.real(rules.leftMargin, 12, "LeftMargin");
    in.real(rules.rightMargin, 13, "RightMargin");
    in.real(rules.topMargin, 14, "TopMargin");
    in.real(rules.bottomMargin, 15, "BottomMargin");
}

/// Reads what all nodes have.
template<class Source>
void readCommonFields(Source& in, StudioProperties& node) {
    in.text(node.name, 0, "Name");
    in.integer(node.actionTag, 1, "ActionTag");
    in.rotationSkew(node.rotationSkew, 2);
    in.integer(node.zOrder, 3, "ZOrder");
    in.flag(node.visible, 4, "VisibleForFrame", true);
    in.byte(node.alpha, 5, "Alpha", 255);
    in.integer(node.tag, 6, "Tag");
    in.pair(node.position, 7, "Position", "X", "Y");
    in.pair(node.scale, 8, "Scale", "ScaleX", "ScaleY");
    in.pair(node.anchor, 9, "AnchorPoint", "ScaleX", "ScaleY");
    in.color(node.color, 10, "CColor");
    in.pair(node.size, 11, "Size", "X", "Y");
    in.flag(node.flipX, 12, "FlipX");
    in.flag(node.flipY, 13, "FlipY");
    in.flag(node.ignoreSize, 14, "");
    in.flag(node.touchEnabled, 15, "TouchEnable");
    in.text(node.customProperty, 17, "UserData");
    in.text(node.callBackType, 18, "CallBackType");
    in.text(node.callBackName, 19, "CallBackName");
    node.hasLayout = in.layout(node.layout, 20);
}

template<class Source>
void readFields(Source&, StudioPlain&, const StudioProperties&) {}
template<class Source>
void readFields(Source&, StudioWidget&, const StudioProperties&) {}

template<class Source>
void readFields(Source& in, StudioSprite& sprite, const StudioProperties&) {
    in.resource(sprite.file, 1, "FileData");
    in.blend(sprite.blend, 2, "BlendFunc");
}

template<class Source>
void readFields(Source& in, StudioParticle& particle, const StudioProperties&) {
    in.resource(particle.file, 1, "FileData");
    in.blend(particle.blend, 2, "BlendFunc");
}

template<class Source>
void readFields(Source& in, StudioMap& map, const StudioProperties&) {
    in.resource(map.file, 1, "FileData");
}

template<class Source>
void readFields(Source& in, StudioProject& project, const StudioProperties&) {
    in.path(project.file, 1, "FileData");
    in.real(project.innerActionSpeed, 2, "InnerActionSpeed");
}

template<class Source>
void readFields(Source& in, StudioArmature& armature, const StudioProperties&) {
    in.itemPath(armature.file.path, 1, "FileData");
    in.flag(armature.isLoop, 2, "IsLoop", true);
    in.flag(armature.isAutoPlay, 3, "IsAutoPlay", true);
    in.text(armature.currentAnimationName, 4, "CurrentAnimationName");
}

template<class Source>
void readFields(Source& in, StudioBone& bone, const StudioProperties&) {
    in.real(bone.length, 1, "Length");
    in.blend(bone.blend, 2, "BlendFunc");
}

template<class Source>
void readFields(Source& in, StudioAudio& audio, const StudioProperties&) {
    in.text(audio.name, 1, "Name");
    in.flag(audio.loop, 3, "Loop");
    in.resource(audio.file, 5, "FileData");
}

/// `first` is the number of the cap insets; the size follows, and then whether they are used.
template<class Source>
void readScale9(Source& in, StudioScale9& scale9, int first, const StudioProperties& node) {
    scale9.size = node.size;
    in.capInsets(scale9.capInsets, first);
    in.pair(scale9.size, first + 1, "", "", "");
    in.flag(scale9.enabled, first + 2, "Scale9Enable");
}

/// Reads outline and shadow; `first` is the number of the first of these fields in the schema.
template<class Source>
void readTextEffects(Source& in, StudioTextEffects& effects, int first) {
    in.flag(effects.outlineEnabled, first, "OutlineEnabled");
    in.color(effects.outlineColor, first + 1, "OutlineColor");
    in.integer(effects.outlineSize, first + 2, "OutlineSize", 1);
    in.flag(effects.shadowEnabled, first + 3, "ShadowEnabled");
    in.color(effects.shadowColor, first + 4, "ShadowColor");
    in.real(effects.shadowOffset.x, first + 5, "ShadowOffsetX", 2.0f);
    in.real(effects.shadowOffset.y, first + 6, "ShadowOffsetY", -2.0f);
    in.integer(effects.shadowBlurRadius, first + 7, "ShadowBlurRadius");
}

template<class Source>
void readFields(Source& in, StudioButton& button, const StudioProperties& node) {
    in.resource(button.normal, 1, "NormalFileData");
    in.resource(button.pressed, 2, "PressedFileData");
    in.resource(button.disabled, 3, "DisabledFileData");
    in.resource(button.font, 4, "FontResource");
    in.text(button.text, 5, "ButtonText");
    in.text(button.fontName, 6, "FontName");
    in.integer(button.fontSize, 7, "FontSize");
    in.color(button.textColor, 8, "TextColor");
    readScale9(in, button.scale9, 9, node);
    in.flag(button.displayState, 12, "DisplayState", true);
    readTextEffects(in, button.effects, 13);
    in.flag(button.isLocalized, 21, "IsLocalized");
}

template<class Source>
void readFields(Source& in, StudioCheckBox& box, const StudioProperties&) {
    in.resource(box.background, 1, "NormalBackFileData");
    in.resource(box.backgroundSelected, 2, "PressedBackFileData");
    in.resource(box.cross, 3, "NodeNormalFileData");
    in.resource(box.backgroundDisabled, 4, "DisableBackFileData");
    in.resource(box.crossDisabled, 5, "NodeDisableFileData");
    in.flag(box.selected, 6, "CheckedState", true);
    in.flag(box.displayState, 7, "DisplayState", true);
}

template<class Source>
void readFields(Source& in, StudioImage& image, const StudioProperties& node) {
    in.resource(image.file, 1, "FileData");
    readScale9(in, image.scale9, 2, node);
}

template<class Source>
void readFields(Source& in, StudioText& text, const StudioProperties&) {
    in.resource(text.font, 1, "FontResource");
    in.text(text.fontName, 2, "FontName");
    in.integer(text.fontSize, 3, "FontSize");
    in.text(text.text, 4, "LabelText");
    in.integer(text.areaWidth, 5, "AreaWidth");
    in.integer(text.areaHeight, 6, "AreaHeight");
    in.choice(text.hAlignment, 7, "HorizontalAlignmentType", {"HT_Left", "HT_Center", "HT_Right"});
    in.choice(text.vAlignment, 8, "VerticalAlignmentType", {"VT_Top", "VT_Center", "VT_Bottom"});
    in.flag(text.touchScaleEnabled, 9, "TouchScaleChangeAble");
    in.flag(text.isCustomSize, 10, "IsCustomSize");
    readTextEffects(in, text.effects, 11);
    in.flag(text.isLocalized, 19, "IsLocalized");
}

template<class Source>
void readFields(Source& in, StudioTextAtlas& text, const StudioProperties&) {
    in.resource(text.charMap, 1, "LabelAtlasFileImage_CNB");
    in.text(text.text, 2, "LabelText");
    in.text(text.startChar, 3, "StartChar");
    in.integer(text.itemWidth, 4, "CharWidth");
    in.integer(text.itemHeight, 5, "CharHeight");
}

template<class Source>
void readFields(Source& in, StudioTextBMFont& text, const StudioProperties&) {
    in.resource(text.file, 1, "LabelBMFontFile_CNB");
    in.text(text.text, 2, "LabelText");
    in.flag(text.isLocalized, 3, "IsLocalized");
}

template<class Source>
void readFields(Source& in, StudioTextField& field, const StudioProperties&) {
    in.resource(field.font, 1, "FontResource");
    in.text(field.fontName, 2, "FontName");
    in.integer(field.fontSize, 3, "FontSize");
    in.text(field.text, 4, "LabelText");
    in.text(field.placeHolder, 5, "PlaceHolderText");
    in.flag(field.passwordEnabled, 6, "PasswordEnable");
    in.text(field.passwordStyleText, 7, "PasswordStyleText");
    in.flag(field.maxLengthEnabled, 8, "MaxLengthEnable");
    in.integer(field.maxLength, 9, "MaxLengthText");
    in.flag(field.isLocalized, 13, "IsLocalized");
}

template<class Source>
void readFields(Source& in, StudioLoadingBar& bar, const StudioProperties&) {
    in.resource(bar.file, 1, "ImageFileData");
    in.integer(bar.percent, 2, "ProgressInfo", 80);
    in.choice(bar.direction, 3, "ProgressType", {"Left_To_Right", "Right_To_Left"});
}

template<class Source>
void readFields(Source& in, StudioSlider& slider, const StudioProperties&) {
    in.resource(slider.bar, 1, "BackGroundData");
    in.resource(slider.ballNormal, 2, "BallNormalData");
    in.resource(slider.ballPressed, 3, "BallPressedData");
    in.resource(slider.ballDisabled, 4, "BallDisabledData");
    in.resource(slider.progressBar, 5, "ProgressBarData");
    in.integer(slider.percent, 6, "PercentInfo", 50);
    in.flag(slider.displayState, 7, "DisplayState", true);
}

template<class Source>
void readFields(Source& in, StudioPanel& panel, const StudioProperties& node) {
    using Kind = StudioPanel::Kind;
    in.resource(panel.background, 1, "FileData");
    in.flag(panel.clipEnabled, 2, "ClipAble");
    in.color(panel.color, 3, "SingleColor");
    in.color(panel.startColor, 4, "FirstColor");
    in.color(panel.endColor, 5, "EndColor");
    in.integer(panel.colorType, 6, "ComboBoxIndex");
    in.byte(panel.colorOpacity, 7, "BackColorAlpha", 255);
    in.pair(panel.colorVector, 8, "ColorVector", "ScaleX", "ScaleY");
    readScale9(in, panel.scale9, 9, node);
    if (panel.kind != Kind::ScrollView && panel.kind != Kind::ListView) return;
    in.pair(panel.innerSize, 12, "InnerNodeSize", "Width", "Height");
    in.choice(panel.direction, 13, "ScrollDirectionType",
              {"", "Vertical", "Horizontal", "Vertical_Horizontal"});
    in.flag(panel.bounceEnabled, 14, "IsBounceEnabled");
    if (panel.kind == Kind::ScrollView) {
        in.flag(panel.scrollBarEnabled, 15, "BarEnabled", true);
        in.flag(panel.scrollBarAutoHide, 16, "BarAutoHide", true);
        in.real(panel.scrollBarAutoHideTime, 17, "BarAutoHideTime", 0.2f);
        return;
    }
    in.integer(panel.itemMargin, 15, "ItemMargin");
    in.text(panel.directionType, 16, "DirectionType");
    in.text(panel.horizontalType, 17, "HorizontalType");
    in.text(panel.verticalType, 18, "VerticalType");
}

/// The headers and the containers are read by the readers, as their places differ.
template<class Source>
void readFields(Source& in, StudioTabs& tabs, const StudioProperties&) {
    in.choice(tabs.headerPlace, 1, "HeaderPlace", {"TOP", "LEFT", "BOTTOM", "RIGHT"});
    in.integer(tabs.headerWidth, 2, "HeaderWidth");
    in.integer(tabs.headerHeight, 3, "HeaderHeight");
    in.real(tabs.selectedTabZoom, 4, "SelectedTabZoom");
    in.integer(tabs.selectedTabIndex, 5, "SelectedTabIndex");
    in.flag(tabs.ignoreHeaderTextureSize, 6, "IgnoreHeaderTextureSize");
}

/// Reads a header of ui::TabControl.
template<class Source>
void readTabHeaderFields(Source& in, StudioTabHeader& header) {
    in.resource(header.font, 1, "FontResource");
    in.integer(header.fontSize, 2, "FontSize");
    in.text(header.title, 3, "TitleText");
    in.color(header.titleColor, 4, "TextColor");
    in.resource(header.background, 5, "NormalBackFileData");
    in.resource(header.backgroundSelected, 6, "PressedBackFileData");
    in.resource(header.backgroundDisabled, 7, "DisableBackFileData");
    in.resource(header.cross, 8, "NodeNormalFileData");
    in.resource(header.crossDisabled, 9, "NodeDisableFileData");
}

/// The options of the class with this name, empty: `isSupported` is set to whether the class is known.
StudioOptions makeStudioOptions(const std::string& className, bool& isSupported);

} // namespace copra
