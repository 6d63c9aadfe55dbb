#pragma once

#include "math/Color.h"
#include "math/Rect.h"
#include "platform/BlendFunc.h"

#include <string>
#include <variant>
#include <vector>

/// The content of a scene file of Cocos Studio 2 or 3, independent of its format: the readers of .csb and
/// .csd fill it, SceneBuilder makes nodes of it. Members without a comment have the meaning of the setter of
/// the same name.
namespace copra {

/// An image or another file. `isFrame`: `path` is the name of a sprite frame of `plist`.
struct StudioResource {
    std::string path;     ///< The path of the file, or the name of a sprite frame.
    std::string plist;    ///< The sheet with the sprite frame.
    bool isFrame = false; ///< Whether `path` is the name of a sprite frame.
};

/// For ui::LayoutComponent.
struct StudioLayoutRules {
    bool positionPercentXEnabled = false;
    bool positionPercentYEnabled = false;
    cocos2d::Vec2 positionPercent;
    bool percentWidthEnabled = false;
    bool percentHeightEnabled = false;
    cocos2d::Vec2 sizePercent;
    bool stretchWidthEnabled = false;
    bool stretchHeightEnabled = false;
    std::string horizontalEdge; ///< "LeftEdge", "RightEdge", "BothEdge" or ""
    std::string verticalEdge;   ///< "BottomEdge", "TopEdge", "BothEdge" or ""
    float leftMargin = 0.0f;
    float rightMargin = 0.0f;
    float topMargin = 0.0f;
    float bottomMargin = 0.0f;
};

/// What all nodes have.
struct StudioProperties {
    std::string name;                ///< The name of the node.
    int actionTag = 0;               ///< The number by which timelines find the node.
    cocos2d::Vec2 rotationSkew;      ///< For setRotationSkewX() and setRotationSkewY(), in degrees.
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
    bool ignoreSize = false;
    bool touchEnabled = false;  ///< Whether a widget receives touches.
    std::string customProperty; ///< For ComExtensionData::setCustomProperty().
    std::string callBackType;   ///< For Widget::setCallbackType().
    std::string callBackName;   ///< For Widget::setCallbackName().
    bool hasLayout = false;     ///< Whether `layout` applies.
    StudioLayoutRules layout;   ///< The rules of the layout.
};

/// A blend function, if the scene has one for the node.
struct StudioBlend {
    bool isSet = false;                                                    ///< whether it has
    cocos2d::BlendFunc function = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED; ///< what nodes use otherwise
};

/// The outline and the shadow of a label.
struct StudioTextEffects {
    bool outlineEnabled = false;                             ///< Whether the text has an outline.
    cocos2d::Color4B outlineColor = cocos2d::Color4B::BLACK; ///< The color of the outline.
    int outlineSize = 1;                                     ///< The width of the outline, in points.
    bool shadowEnabled = false;                              ///< Whether the text has a shadow.
    cocos2d::Color4B shadowColor = cocos2d::Color4B::BLACK;  ///< The color of the shadow.
    cocos2d::Vec2 shadowOffset{2.0f, -2.0f};                 ///< The offset in points, y up.
    int shadowBlurRadius = 0; ///< Passed to Label::enableShadow(), where it has no effect.
};

/// Nine parts of an image that is drawn in another size.
struct StudioScale9 {
    bool enabled = false;    ///< Whether the image is drawn in nine parts.
    cocos2d::Rect capInsets; ///< The middle part, which is stretched.
    cocos2d::Vec2 size;      ///< The size of the widget in points.
};

/// The options of a plain node, which has none.
struct StudioPlain {};
/// The options of a widget without a class of its own, which has none.
struct StudioWidget {};
/// The options of a Sprite.
struct StudioSprite {
    StudioResource file; ///< the image
    StudioBlend blend;   ///< of the sprite
};
/// The options of a ParticleSystemQuad.
struct StudioParticle {
    StudioResource file; ///< the property list
    StudioBlend blend;   ///< in place of that of the file
};
/// The options of a TMXTiledMap.
struct StudioMap {
    StudioResource file; ///< the map
};
/// Another scene file, which this one includes.
struct StudioProject {
    std::string file;
    float innerActionSpeed = 1.0f;
};
/// An armature of Cocos Studio 1. `file` is a file for ArmatureDataManager; the armature has the name of the
/// file.
struct StudioArmature {
    StudioResource file;
    bool isLoop = true;
    bool isAutoPlay = true;
    std::string currentAnimationName;
};
/// The options of a bone, or of the skeleton around all bones.
struct StudioBone {
    bool isSkeleton = false;
    float length = 0.0f;
    StudioBlend blend;
};
/// The options of a sound (ComAudio).
struct StudioAudio {
    StudioResource file;
    std::string name;
    bool loop = false;
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
    StudioScale9 scale9;                                  ///< How the images are stretched.
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
    StudioResource file;
    StudioScale9 scale9;
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
    bool isCustomSize = false;       ///< Whether the size is that of the properties.
    StudioTextEffects effects;       ///< The outline and the shadow of the text.
};
/// The options of a ui::TextAtlas.
struct StudioTextAtlas {
    StudioResource charMap;
    std::string text = "0123456789";
    std::string startChar = "0";
    int itemWidth = 0;
    int itemHeight = 0;
};
/// The options of a ui::TextBMFont.
struct StudioTextBMFont {
    StudioResource file;
    std::string text;
    bool isLocalized = false;
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
    StudioResource file;
    int percent = 80;
    int direction = 0; ///< 0: from the left, 1: from the right
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

    Kind kind = Kind::Layout;                              ///< which class
    StudioResource background;                             ///< behind the children
    bool clipEnabled = false;                              ///< whether it clips its children
    cocos2d::Color4B color = cocos2d::Color4B::WHITE;      ///< if it is of one color
    cocos2d::Color4B startColor = cocos2d::Color4B::WHITE; ///< of a gradient
    cocos2d::Color4B endColor = cocos2d::Color4B::WHITE;   ///< of a gradient
    int colorType = 0;                                     ///< as ui::Layout::BackGroundColorType
    int colorOpacity = 255;
    cocos2d::Vec2 colorVector{0.0f, -0.5f};
    StudioScale9 scale9;
    // Views that scroll only.
    cocos2d::Vec2 innerSize{200.0f, 300.0f};
    int direction = 0; ///< as ui::ScrollView::Direction
    bool bounceEnabled = false;
    bool scrollBarEnabled = true;
    bool scrollBarAutoHide = true;
    float scrollBarAutoHideTime = 0.2f;
    // Lists only.
    int itemMargin = 0;
    std::string directionType;  ///< "Vertical", or "" for horizontal
    std::string horizontalType; ///< "Align_Right", "Align_HorizontalCenter", or "" for left
    std::string verticalType;   ///< "Align_Bottom", "Align_VerticalCenter", or "" for top
};

/// The header of a tab.
struct StudioTabHeader {
    StudioProperties properties;
    StudioResource font;
    int fontSize = 12;
    std::string title;
    cocos2d::Color4B titleColor = cocos2d::Color4B::WHITE;
    StudioResource background;
    StudioResource backgroundSelected;
    StudioResource backgroundDisabled;
    StudioResource cross;
    StudioResource crossDisabled;
};
/// Tabs: the children of the node are their containers.
struct StudioTabs {
    int headerPlace = 0; ///< as ui::TabControl::Dock
    int headerWidth = 50;
    int headerHeight = 20;
    float selectedTabZoom = 0.0f;
    int selectedTabIndex = 0;
    bool ignoreHeaderTextureSize = true;
    std::vector<StudioTabHeader> headers;
};

/// The options of a node of any class: one alternative for each kind of class.
using StudioOptions = std::variant<StudioPlain, StudioWidget, StudioSprite, StudioParticle, StudioMap,
                                   StudioProject, StudioArmature, StudioBone, StudioAudio, StudioButton,
                                   StudioCheckBox, StudioImage, StudioText, StudioTextAtlas, StudioTextBMFont,
                                   StudioTextField, StudioLoadingBar, StudioSlider, StudioPanel, StudioTabs>;

/// A node of a scene with its children.
struct StudioNode {
    std::string className;            ///< in the editor
    std::string customClassName;      ///< of the game; empty for none
    StudioProperties properties;      ///< what all nodes have
    StudioOptions options;            ///< what its class has
    bool isSupported = true;          ///< false: becomes a plain node
    std::vector<StudioNode> children; ///< in drawing order
};

/// A key frame; the property of its timeline decides which value it has.
struct StudioFrame {
    int index = 0;
    bool tween = true;
    bool hasEasing = false;
    int easing = 0; ///< cocos2d::tweenfunc::TweenType
    std::vector<float> easingPoints;
    cocos2d::Vec2 pair; ///< position, scale, rotation, and skew, anchor point
    cocos2d::Color4B color = cocos2d::Color4B::WHITE;
    StudioResource texture;
    std::string text; ///< event, or name of an inner animation
    int number = 0;   ///< alpha, z order, or a single frame of an inner animation
    bool visible = true;
    int innerType = 0; ///< cocostudio::timeline::InnerActionType
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;
};

/// The key frames of one property of one node.
struct StudioTimeline {
    std::string property; ///< the editor's name, such as "Position"
    int actionTag = 0;
    std::vector<StudioFrame> frames;
};

/// A named range of an animation.
struct StudioClip {
    std::string name; ///< for ActionTimeline::play()
    int start = 0;    ///< frame
    int end = 0;      ///< frame, included
};

/// The animation of a scene.
struct StudioAnimation {
    int duration = 0;                      ///< frames
    float speed = 1.0f;                    ///< factor
    std::vector<StudioTimeline> timelines; ///< one for each animated property
    std::vector<StudioClip> clips;         ///< its named ranges
};

/// A file of Cocos Studio 2 or 3, whatever its format.
struct StudioScene {
    std::string version;             ///< of the editor
    std::vector<std::string> plists; ///< to be loaded before the nodes
    bool hasRoot = false;
    StudioNode root;
    StudioAnimation animation;
};

} // namespace copra
