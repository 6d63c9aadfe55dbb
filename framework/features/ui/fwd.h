#pragma once

/// Forward declarations of the classes of ui, for headers that only name them.

namespace cocos2d::ui {
class Button;
class CheckBox;
class ImageView;
class Layout;
class LayoutComponent;
class LayoutManager;
class LayoutParameter;
class LoadingBar;
class PageViewIndicator;
class RadioButtonGroup;
class Scale9Sprite;
class ScrollViewBar;
class Slider;
class TabControl;
class TabHeader;
class Text;
class TextAtlas;
class TextBMFont;
class TextField;
class Widget;
} // namespace cocos2d::ui
