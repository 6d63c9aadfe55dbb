#pragma once

#include "studio/scenes/SceneDescription.h"
#include "studio/scenes/studioNodes.h"
#include "ui/fwd.h"

namespace copra {

/// The widget class for a kind of options.
template<class Options>
struct WidgetOf;

/// Creates widgets of a class.
template<class Widget>
struct WidgetClass {
    using Class = Widget; ///< The class of the widgets.
    static cocos2d::Node* create() { return Widget::create(); }
};

/// See WidgetOf.
template<>
struct WidgetOf<StudioWidget> : WidgetClass<cocos2d::ui::Widget> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioButton> : WidgetClass<cocos2d::ui::Button> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioCheckBox> : WidgetClass<cocos2d::ui::CheckBox> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioImage> : WidgetClass<cocos2d::ui::ImageView> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioText> : WidgetClass<cocos2d::ui::Text> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioTextAtlas> : WidgetClass<cocos2d::ui::TextAtlas> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioTextBMFont> : WidgetClass<cocos2d::ui::TextBMFont> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioTextField> : WidgetClass<cocos2d::ui::TextField> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioLoadingBar> : WidgetClass<cocos2d::ui::LoadingBar> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioSlider> : WidgetClass<cocos2d::ui::Slider> {};
/// See WidgetOf.
template<>
struct WidgetOf<StudioTabs> : WidgetClass<cocos2d::ui::TabControl> {};

// The properties of each class, including those of all widgets, in the order of cocos2d-x: later ones may
// change what earlier ones have set.
void setWidget(cocos2d::ui::Widget& widget, const StudioWidget& options, const StudioTask& task);
void setWidget(cocos2d::ui::Button& button, const StudioButton& options, const StudioTask& task);
void setWidget(cocos2d::ui::CheckBox& box, const StudioCheckBox& options, const StudioTask& task);
void setWidget(cocos2d::ui::ImageView& image, const StudioImage& options, const StudioTask& task);
void setWidget(cocos2d::ui::Text& text, const StudioText& options, const StudioTask& task);
void setWidget(cocos2d::ui::TextAtlas& text, const StudioTextAtlas& options, const StudioTask& task);
void setWidget(cocos2d::ui::TextBMFont& text, const StudioTextBMFont& options, const StudioTask& task);
void setWidget(cocos2d::ui::TextField& field, const StudioTextField& options, const StudioTask& task);
void setWidget(cocos2d::ui::LoadingBar& bar, const StudioLoadingBar& options, const StudioTask& task);
void setWidget(cocos2d::ui::Slider& slider, const StudioSlider& options, const StudioTask& task);

// studioTabs.cpp
/// Without its tabs.
void setWidget(cocos2d::ui::TabControl& control, const StudioTabs& options, const StudioTask& task);
cocos2d::ui::TabHeader* createTabHeader(const StudioTabHeader& options, const StudioTask& task);

// studioPanels.cpp
/// Creates the panel of a kind, and sets its properties, including those of all widgets.
cocos2d::ui::Layout* createPanel(StudioPanel::Kind kind);
void setPanel(cocos2d::ui::Layout& panel, const StudioPanel& options, const StudioTask& task);

} // namespace copra
