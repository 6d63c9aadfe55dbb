#pragma once

#include "math/Color.h"
#include "math/Rect.h"
#include "platform/BlendFunc.h"

#include <string>
#include <variant>
#include <vector>

/// The content of a scene file of Cocos Studio 2 or 3, independent of its format: the readers of .csb and
/// .csd fill it, SceneBuilder makes nodes of it.
namespace copra {

/// An image or another file. `isFrame`: `path` is the name of a sprite frame of `plist`.
struct StudioResource {
    std::string path;     ///< The path of the file, or the name of a sprite frame.
    std::string plist;    ///< The sheet with the sprite frame.
    bool isFrame = false; ///< Whether `path` is the name of a sprite frame.
};

/// The rules of a ui::LayoutComponent.
struct StudioLayoutRules {
    bool positionPercentXEnabled = false; ///< Whether the x coordinate is relative to the parent.
    bool positionPercentYEnabled = false; ///< Whether the y coordinate is relative to the parent.
    cocos2d::Vec2 positionPercent;        ///< The position as fractions of the size of the parent.
    bool percentWidthEnabled = false;     ///< Whether the width is relative to the parent.
    bool percentHeightEnabled = false;    ///< Whether the height is relative to the parent.
    cocos2d::Vec2 sizePercent;            ///< The size as fractions of the size of the parent.
    bool stretchWidthEnabled = false;     ///< Whether the width follows the parent, with constant margins.
    bool stretchHeightEnabled = false;    ///< Whether the height follows the parent, with constant margins.
    std::string horizontalEdge;           ///< The fixed edges: "LeftEdge", "RightEdge", "BothEdge", or "".
    std::string verticalEdge;             ///< The fixed edges: "BottomEdge", "TopEdge", "BothEdge", or "".
    float leftMargin = 0.0f;              ///< The distance from the left edge of the parent, in points.
    float rightMargin = 0.0f;             ///< The distance from the right edge of the parent, in points.
    float topMargin = 0.0f;               ///< The distance from the top edge of the parent, in points.
    float bottomMargin = 0.0f;            ///< The distance from the bottom edge of the parent, in points.
};

/// The properties that all nodes have.
struct StudioProperties {
    std::string name;                ///< The name of the node.
    int actionTag = 0;               ///< The number by which timelines find the node.
    cocos2d::Vec2 rotationSkew;      ///< The angles of setRotationSkewX() and setRotationSkewY(), in degrees.
    int zOrder = 0;                  ///< The local z order.
    bool visible = true;             ///< Whether the node is visible.
    int alpha = 255;                 ///< The opacity, from 0 to 255.
    int tag = 0;                     ///< The tag of the node.
    cocos2d::Vec2 position;          ///< The position in points.
    cocos2d::Vec2 scale{1.0f, 1.0f}; ///< The scale of both axes.
    cocos2d::Vec2 anchor;            ///< The anchor point, as fractions of the size.
    cocos2d::Color4B color = cocos2d::Color4B::WHITE; ///< The color, or the color of the text of a ui::Text.
    cocos2d::Vec2 size;                               ///< The content size in points.
    bool flipX = false;                               ///< Whether a widget is mirrored horizontally.
    bool flipY = false;                               ///< Whether a widget is mirrored vertically.
    bool ignoreSize = false;                          ///< Whether a widget takes the size of its content.
    bool touchEnabled = false;                        ///< Whether a widget receives touches.
    std::string customProperty; ///< The argument of ComExtensionData::setCustomProperty().
    std::string callBackType;   ///< The argument of Widget::setCallbackType().
    std::string callBackName;   ///< The argument of Widget::setCallbackName().
    bool hasLayout = false;     ///< Whether `layout` applies.
    StudioLayoutRules layout;   ///< The rules of the layout.
};

/// A blend function, if the scene has one for the node.
struct StudioBlend {
    bool isSet = false; ///< Whether the scene has a blend function for the node.
    cocos2d::BlendFunc function = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED; ///< The blend function.
};

/// The outline and the shadow of a label.
struct StudioTextEffects {
    bool outlineEnabled = false;                             ///< Whether the text has an outline.
    cocos2d::Color4B outlineColor = cocos2d::Color4B::BLACK; ///< The color of the outline.
    int outlineSize = 1;                                     ///< The width of the outline, in points.
    bool shadowEnabled = false;                              ///< Whether the text has a shadow.
    cocos2d::Color4B shadowColor = cocos2d::Color4B::BLACK;  ///< The color of the shadow.
    cocos2d::Vec2 shadowOffset{2.0f, -2.0f};                 ///< The offset in points, y up.
    int shadowBlurRadius = 0; ///< The blur of Label::enableShadow(), where it has no effect.
};

/// The nine parts of an image that is drawn in another size.
struct StudioScale9 {
    bool enabled = false;    ///< Whether the image is drawn in nine parts.
    cocos2d::Rect capInsets; ///< The part in the center, which is stretched.
    cocos2d::Vec2 size;      ///< The size of the widget in points.
};

/// The options of a plain node, which has none.
struct StudioPlain {};
/// The options of a widget without a class of its own, which has none.
struct StudioWidget {};
/// The options of a Sprite.
struct StudioSprite {
    StudioResource file; ///< The image.
    StudioBlend blend;   ///< The blend function of the sprite.
};
/// The options of a ParticleSystemQuad.
struct StudioParticle {
    StudioResource file; ///< The property list of the particle system.
    StudioBlend blend;   ///< Replaces the blend function of the property list.
};
/// The options of a TMXTiledMap.
struct StudioMap {
    StudioResource file; ///< The map file.
};
/// A scene file that this one includes.
struct StudioProject {
    std::string file;              ///< The path of the scene file.
    float innerActionSpeed = 1.0f; ///< The speed of the animation in that file, as a factor.
};
/// An armature of Cocos Studio 1. `file` is a file for ArmatureDataManager; the armature has the name of the
/// file.
struct StudioArmature {
    StudioResource file;              ///< The file of the armature.
    bool isLoop = true;               ///< Whether the movement is repeated, if it plays.
    bool isAutoPlay = true;           ///< Whether the movement plays. If not, it shows its first frame.
    std::string currentAnimationName; ///< The name of the movement; empty for none.
};
/// The options of a bone, or of the skeleton around all bones.
struct StudioBone {
    bool isSkeleton = false; ///< Whether the node is the skeleton around all bones.
    float length = 0.0f;     ///< The length of the drawing of the bone, in points.
    StudioBlend blend;       ///< The blend function of the bone.
};
/// The options of a sound (ComAudio).
struct StudioAudio {
    StudioResource file; ///< The sound file.
    std::string name;    ///< The name of the sound in the file, which has no effect.
    bool loop = false;   ///< Whether the sound is repeated.
};
/// The options of a ui::Button.
struct StudioButton {
    StudioResource normal;                                ///< The image of the button.
    StudioResource pressed;                               ///< The image while the button is pressed.
    StudioResource disabled;                              ///< The image of a disabled button.
    StudioResource font;                                  ///< The font file of the title.
    std::string text;                                     ///< The title.
    bool isLocalized = false;                             ///< Whether `text` is a key of LocalizationManager.
    std::string fontName;                                 ///< The installed font if there is no font file.
    int fontSize = 14;                                    ///< The font size of the title, in points.
    cocos2d::Color4B textColor = cocos2d::Color4B::WHITE; ///< The color of the title.
    StudioScale9 scale9;                                  ///< The stretching of the images.
    bool displayState = true;  ///< Whether the widget is enabled and looks enabled.
    StudioTextEffects effects; ///< The outline and the shadow of the title.
};
/// The options of a ui::CheckBox.
struct StudioCheckBox {
    StudioResource background;         ///< The image of the box.
    StudioResource backgroundSelected; ///< The image of the box while it is pressed.
    StudioResource cross;              ///< The image of the check mark.
    StudioResource backgroundDisabled; ///< The image of a disabled box.
    StudioResource crossDisabled;      ///< The image of the check mark of a disabled box.
    bool selected = false;             ///< Whether the box is checked.
    bool displayState = true;          ///< Whether the widget is enabled and looks enabled.
};
/// The options of a ui::ImageView.
struct StudioImage {
    StudioResource file; ///< The image.
    StudioScale9 scale9; ///< The stretching of the image.
};
/// The options of a ui::Text.
struct StudioText {
    StudioResource font;             ///< The font file.
    std::string fontName;            ///< The installed font if there is no font file.
    int fontSize = 20;               ///< The font size in points.
    std::string text = "Text Label"; ///< The text.
    bool isLocalized = false;        ///< Whether `text` is a key of LocalizationManager.
    int areaWidth = 0;               ///< The width in points at which lines are broken; 0 for none.
    int areaHeight = 0;              ///< The height of the text area in points; 0 for none.
    int hAlignment = 0;              ///< The value of a TextHAlignment.
    int vAlignment = 0;              ///< The value of a TextVAlignment.
    bool touchScaleEnabled = false;  ///< Whether the text grows while it is pressed.
    bool isCustomSize = false;       ///< Whether the text has the size in its properties.
    StudioTextEffects effects;       ///< The outline and the shadow of the text.
};
/// The options of a ui::TextAtlas.
struct StudioTextAtlas {
    StudioResource charMap;          ///< The image with the characters.
    std::string text = "0123456789"; ///< The text.
    std::string startChar = "0";     ///< The first character in the image.
    int itemWidth = 0;               ///< The width of a character, in points.
    int itemHeight = 0;              ///< The height of a character, in points.
};
/// The options of a ui::TextBMFont.
struct StudioTextBMFont {
    StudioResource file;      ///< The bitmap font.
    std::string text;         ///< The text.
    bool isLocalized = false; ///< Whether `text` is a key of LocalizationManager.
};
/// The options of a ui::TextField.
struct StudioTextField {
    StudioResource font;                 ///< The font file.
    std::string fontName;                ///< The installed font if there is no font file.
    int fontSize = 20;                   ///< The font size in points.
    std::string text;                    ///< The text.
    std::string placeHolder;             ///< The text that is shown while the field is empty.
    bool isLocalized = false;            ///< Whether both texts are keys of LocalizationManager.
    bool passwordEnabled = false;        ///< Whether the characters are hidden.
    std::string passwordStyleText = "*"; ///< Its first character replaces hidden characters.
    bool maxLengthEnabled = false;       ///< Whether `maxLength` applies.
    int maxLength = 10;                  ///< The largest number of characters.
};
/// The options of a ui::LoadingBar.
struct StudioLoadingBar {
    StudioResource file; ///< The image of the bar.
    int percent = 80;    ///< The part of the bar that is shown, in percent.
    int direction = 0;   ///< The direction: with 0, the bar grows from the left; with 1, from the right.
};
/// The options of a ui::Slider.
struct StudioSlider {
    StudioResource bar;          ///< The image of the bar.
    StudioResource ballNormal;   ///< The image of the thumb.
    StudioResource ballPressed;  ///< The image of the thumb while it is pressed.
    StudioResource ballDisabled; ///< The image of the thumb of a disabled slider.
    StudioResource progressBar;  ///< The image of the part up to the thumb.
    int percent = 0;             ///< The position of the thumb, in percent.
    bool displayState = true;    ///< Whether the widget is enabled and looks enabled.
};

/// A layout, or a view that scrolls.
struct StudioPanel {
    /// The class of the panel.
    enum class Kind { Layout, ScrollView, ListView, PageView };

    Kind kind = Kind::Layout;                              ///< The class of the panel.
    StudioResource background;                             ///< The image behind the children.
    bool clipEnabled = false;                              ///< Whether the panel clips its children.
    cocos2d::Color4B color = cocos2d::Color4B::WHITE;      ///< The color of a background with one color.
    cocos2d::Color4B startColor = cocos2d::Color4B::WHITE; ///< The start color of a gradient.
    cocos2d::Color4B endColor = cocos2d::Color4B::WHITE;   ///< The end color of a gradient.
    int colorType = 0;                      ///< The value of a ui::Layout::BackGroundColorType.
    int colorOpacity = 255;                 ///< The opacity of the color, from 0 to 255.
    cocos2d::Vec2 colorVector{0.0f, -0.5f}; ///< The direction of the gradient.
    StudioScale9 scale9;                    ///< The stretching of the background image.
    // The members below are for views that scroll.
    cocos2d::Vec2 innerSize{200.0f, 300.0f}; ///< The size of the inner container, in points.
    int direction = 0;                       ///< The value of a ui::ScrollView::Direction.
    bool bounceEnabled = false;              ///< Whether the content bounces at the edges.
    bool scrollBarEnabled = true;            ///< Whether the view has scroll bars.
    bool scrollBarAutoHide = true;           ///< Whether the scroll bars fade out.
    float scrollBarAutoHideTime = 0.2f;      ///< The seconds that the bars take to fade out.
    // The members below are for lists.
    int itemMargin = 0;         ///< The gap between the items, in points.
    std::string directionType;  ///< The direction: "Vertical", or "" for a horizontal list.
    std::string horizontalType; ///< The alignment: "Align_Right", "Align_HorizontalCenter", or "" for left.
    std::string verticalType;   ///< The alignment: "Align_Bottom", "Align_VerticalCenter", or "" for top.
};

/// The header of a tab.
struct StudioTabHeader {
    StudioProperties properties;                           ///< The properties of the header.
    StudioResource font;                                   ///< The font file of the title.
    int fontSize = 12;                                     ///< The font size of the title, in points.
    std::string title;                                     ///< The title.
    cocos2d::Color4B titleColor = cocos2d::Color4B::WHITE; ///< The color of the title.
    StudioResource background;                             ///< The image of the header.
    StudioResource backgroundSelected;                     ///< The image of the header while it is pressed.
    StudioResource backgroundDisabled;                     ///< The image of a disabled header.
    StudioResource cross;                                  ///< The image on top of a selected header.
    StudioResource crossDisabled;                          ///< The image on top of a disabled header.
};
/// The tabs of a control. The children of the node are their containers.
struct StudioTabs {
    int headerPlace = 0;                  ///< The value of a ui::TabControl::Dock.
    int headerWidth = 50;                 ///< The width of a header, in points.
    int headerHeight = 20;                ///< The height of a header, in points.
    float selectedTabZoom = 0.0f;         ///< The amount by which the selected header is drawn larger.
    int selectedTabIndex = 0;             ///< The index of the selected tab.
    bool ignoreHeaderTextureSize = true;  ///< Whether images are scaled to the headers.
    std::vector<StudioTabHeader> headers; ///< The headers of the tabs, in order.
};

/// The options of a node of any class: one alternative for each kind of class.
using StudioOptions = std::variant<StudioPlain, StudioWidget, StudioSprite, StudioParticle, StudioMap,
                                   StudioProject, StudioArmature, StudioBone, StudioAudio, StudioButton,
                                   StudioCheckBox, StudioImage, StudioText, StudioTextAtlas, StudioTextBMFont,
                                   StudioTextField, StudioLoadingBar, StudioSlider, StudioPanel, StudioTabs>;

/// A node of a scene with its children.
struct StudioNode {
    std::string className;            ///< The name of the class in the editor.
    std::string customClassName;      ///< The name of a class of the game; empty for none.
    StudioProperties properties;      ///< The properties that all nodes have.
    StudioOptions options;            ///< The options of the class.
    bool isSupported = true;          ///< Whether the class is supported. If not, a plain node is made.
    std::vector<StudioNode> children; ///< The children, in drawing order.
};

/// A key frame; the property of its timeline decides which value it has.
struct StudioFrame {
    int index = 0;                   ///< The time of the key frame, in frames.
    bool tween = true;               ///< Whether the value changes gradually until the next key frame.
    bool hasEasing = false;          ///< Whether `easing` applies.
    int easing = 0;                  ///< The value of a cocos2d::tweenfunc::TweenType.
    std::vector<float> easingPoints; ///< The parameters of the easing.
    cocos2d::Vec2 pair;              ///< A position, scale, rotation and skew, or anchor point.
    cocos2d::Color4B color = cocos2d::Color4B::WHITE; ///< A color.
    StudioResource texture;                           ///< An image.
    std::string text;                                 ///< The name of an event or of an inner animation.
    int number = 0;      ///< An opacity, a z order, or a single frame of an inner animation.
    bool visible = true; ///< Whether the node is visible.
    int innerType = 0;   ///< The value of a cocostudio::timeline::InnerActionType.
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED; ///< A blend function.
};

/// The key frames of one property of one node.
struct StudioTimeline {
    std::string property;            ///< The name of the property in the editor, such as "Position".
    int actionTag = 0;               ///< The action tag of the node.
    std::vector<StudioFrame> frames; ///< The key frames. They need not be sorted.
};

/// A named range of an animation.
struct StudioClip {
    std::string name; ///< The name for ActionTimeline::play().
    int start = 0;    ///< The first frame.
    int end = 0;      ///< The last frame.
};

/// The animation of a scene.
struct StudioAnimation {
    int duration = 0;                      ///< The duration in frames.
    float speed = 1.0f;                    ///< The speed, as a factor.
    std::vector<StudioTimeline> timelines; ///< The timelines, one for each animated property.
    std::vector<StudioClip> clips;         ///< The named ranges of the animation.
};

/// A file of Cocos Studio 2 or 3, whatever its format.
struct StudioScene {
    std::string version;             ///< The version of the editor.
    std::vector<std::string> plists; ///< The sheets that are loaded before the nodes are made.
    bool hasRoot = false;            ///< Whether the file has a root node.
    StudioNode root;                 ///< The root node.
    StudioAnimation animation;       ///< The animation of the scene.
};

} // namespace copra
