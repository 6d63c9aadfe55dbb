#pragma once

#include "ui/UILayout.h"
#include "ui/UIListView.h"
#include "ui/UILoadingBar.h"
#include "ui/UIPageView.h"
#include "ui/UIScrollView.h"
#include "ui/UIWidget.h"

/// The names that enumerations of the widgets had in cocos2d-x 3.0 and before.
namespace cocos2d {
namespace ui {

/// Names of Widget::BrightStyle in cocos2d-x 2.x: which image a widget shows: none, the normal one, or the
/// pressed one.
typedef Widget::BrightStyle BrightStyle;
static const Widget::BrightStyle BRIGHT_NONE = Widget::BrightStyle::NONE;
static const Widget::BrightStyle BRIGHT_NORMAL = Widget::BrightStyle::NORMAL;
static const Widget::BrightStyle BRIGHT_HIGHLIGHT = Widget::BrightStyle::HIGHLIGHT;

/// Names of Widget::TextureResType in cocos2d-x 2.x: whether an image is named by a file or by a sprite
/// frame.
typedef Widget::TextureResType TextureResType;
static const Widget::TextureResType UI_TEX_TYPE_LOCAL = Widget::TextureResType::LOCAL;
static const Widget::TextureResType UI_TEX_TYPE_PLIST = Widget::TextureResType::PLIST;

/// Names of Widget::SizeType in cocos2d-x 2.x: whether the size of a widget is in points or a fraction of
/// its parent's size.
typedef Widget::SizeType SizeType;
static const Widget::SizeType SIZE_ABSOLUTE = Widget::SizeType::ABSOLUTE;
static const Widget::SizeType SIZE_PERCENT = Widget::SizeType::PERCENT;

/// Names of Widget::PositionType in cocos2d-x 2.x: whether the position of a widget is in points or a
/// fraction of its parent's size.
typedef Widget::PositionType PositionType;
static const Widget::PositionType POSITION_ABSOLUTE = Widget::PositionType::ABSOLUTE;
static const Widget::PositionType POSITION_PERCENT = Widget::PositionType::PERCENT;

/// Names of LinearLayoutParameter::LinearGravity in cocos2d-x 2.x: how a widget is aligned across the
/// direction of a linear layout.
typedef LinearLayoutParameter::LinearGravity LinearGravity;
static const LinearGravity LINEAR_GRAVITY_NONE = LinearGravity::NONE;
static const LinearGravity LINEAR_GRAVITY_LEFT = LinearGravity::LEFT;
static const LinearGravity LINEAR_GRAVITY_TOP = LinearGravity::TOP;
static const LinearGravity LINEAR_GRAVITY_RIGHT = LinearGravity::RIGHT;
static const LinearGravity LINEAR_GRAVITY_BOTTOM = LinearGravity::BOTTOM;
static const LinearGravity LINEAR_GRAVITY_CENTER_VERTICAL = LinearGravity::CENTER_VERTICAL;
static const LinearGravity LINEAR_GRAVITY_CENTER_HORIZONTAL = LinearGravity::CENTER_HORIZONTAL;

/// Names of RelativeLayoutParameter::RelativeAlign in cocos2d-x 2.x: where a widget is in a relative layout:
/// at an edge or corner of the layout, or next to another widget and aligned with its edge or center.
typedef RelativeLayoutParameter::RelativeAlign RelativeAlign;
static const RelativeAlign RELATIVE_ALIGN_NONE = RelativeAlign::NONE;
static const RelativeAlign RELATIVE_ALIGN_PARENT_TOP_LEFT = RelativeAlign::PARENT_TOP_LEFT;
static const RelativeAlign RELATIVE_ALIGN_PARENT_TOP_CENTER_HORIZONTAL =
    RelativeAlign::PARENT_TOP_CENTER_HORIZONTAL;
static const RelativeAlign RELATIVE_ALIGN_PARENT_TOP_RIGHT = RelativeAlign::PARENT_TOP_RIGHT;
static const RelativeAlign RELATIVE_ALIGN_PARENT_LEFT_CENTER_VERTICAL =
    RelativeAlign::PARENT_LEFT_CENTER_VERTICAL;
static const RelativeAlign RELATIVE_CENTER_IN_PARENT = RelativeAlign::CENTER_IN_PARENT;
static const RelativeAlign RELATIVE_ALIGN_PARENT_RIGHT_CENTER_VERTICAL =
    RelativeAlign::PARENT_RIGHT_CENTER_VERTICAL;
static const RelativeAlign RELATIVE_ALIGN_PARENT_LEFT_BOTTOM = RelativeAlign::PARENT_LEFT_BOTTOM;
static const RelativeAlign RELATIVE_ALIGN_PARENT_BOTTOM_CENTER_HORIZONTAL =
    RelativeAlign::PARENT_BOTTOM_CENTER_HORIZONTAL;
static const RelativeAlign RELATIVE_ALIGN_PARENT_RIGHT_BOTTOM = RelativeAlign::PARENT_RIGHT_BOTTOM;
static const RelativeAlign RELATIVE_LOCATION_ABOVE_LEFTALIGN = RelativeAlign::LOCATION_ABOVE_LEFTALIGN;
static const RelativeAlign RELATIVE_LOCATION_ABOVE_CENTER = RelativeAlign::LOCATION_ABOVE_CENTER;
static const RelativeAlign RELATIVE_LOCATION_ABOVE_RIGHTALIGN = RelativeAlign::LOCATION_ABOVE_RIGHTALIGN;
static const RelativeAlign RELATIVE_LOCATION_LEFT_OF_TOPALIGN = RelativeAlign::LOCATION_LEFT_OF_TOPALIGN;
static const RelativeAlign RELATIVE_LOCATION_LEFT_OF_CENTER = RelativeAlign::LOCATION_LEFT_OF_CENTER;
static const RelativeAlign RELATIVE_LOCATION_LEFT_OF_BOTTOMALIGN =
    RelativeAlign::LOCATION_LEFT_OF_BOTTOMALIGN;
static const RelativeAlign RELATIVE_LOCATION_RIGHT_OF_TOPALIGN = RelativeAlign::LOCATION_RIGHT_OF_TOPALIGN;
static const RelativeAlign RELATIVE_LOCATION_RIGHT_OF_CENTER = RelativeAlign::LOCATION_RIGHT_OF_CENTER;
static const RelativeAlign RELATIVE_LOCATION_RIGHT_OF_BOTTOMALIGN =
    RelativeAlign::LOCATION_RIGHT_OF_BOTTOMALIGN;
static const RelativeAlign RELATIVE_LOCATION_BELOW_LEFTALIGN = RelativeAlign::LOCATION_BELOW_LEFTALIGN;
static const RelativeAlign RELATIVE_LOCATION_BELOW_CENTER = RelativeAlign::LOCATION_BELOW_CENTER;
static const RelativeAlign RELATIVE_LOCATION_BELOW_RIGHTALIGN = RelativeAlign::LOCATION_BELOW_RIGHTALIGN;

/// Names of LayoutParameter::Type in cocos2d-x 2.x: the kind of layout that a parameter is for.
typedef LayoutParameter::Type LayoutParameterType;
static const LayoutParameterType LAYOUT_PARAMETER_NONE = LayoutParameterType::NONE;
static const LayoutParameterType LAYOUT_PARAMETER_LINEAR = LayoutParameterType::LINEAR;
static const LayoutParameterType LAYOUT_PARAMETER_RELATIVE = LayoutParameterType::RELATIVE;

/// Names of Layout::Type in cocos2d-x 2.x: how a layout arranges its children: not at all, below each other,
/// beside each other, or by their relations.
typedef Layout::Type LayoutType;
static const LayoutType LAYOUT_ABSOLUTE = LayoutType::ABSOLUTE;
static const LayoutType LAYOUT_LINEAR_VERTICAL = LayoutType::VERTICAL;
static const LayoutType LAYOUT_LINEAR_HORIZONTAL = LayoutType::HORIZONTAL;
static const LayoutType LAYOUT_RELATIVE = LayoutType::RELATIVE;

/// Names of Layout::ClippingType in cocos2d-x 2.x: how children are clipped at the border: with a stencil,
/// which also works for rotated layouts, or with a rectangle of the screen.
typedef Layout::ClippingType LayoutClippingType;
static const LayoutClippingType LAYOUT_CLIPPING_STENCIL = LayoutClippingType::STENCIL;
static const LayoutClippingType LAYOUT_CLIPPING_SCISSOR = LayoutClippingType::SCISSOR;

/// Names of Layout::BackGroundColorType in cocos2d-x 2.x: whether the background has no color, one color, or
/// a gradient of two.
typedef Layout::BackGroundColorType LayoutBackGroundColorType;
static const LayoutBackGroundColorType LAYOUT_COLOR_NONE = LayoutBackGroundColorType::NONE;
static const LayoutBackGroundColorType LAYOUT_COLOR_SOLID = LayoutBackGroundColorType::SOLID;
static const LayoutBackGroundColorType LAYOUT_COLOR_GRADIENT = LayoutBackGroundColorType::GRADIENT;

/// Names of LoadingBar::Direction in cocos2d-x 2.x: the side from which a bar grows.
typedef LoadingBar::Direction LoadingBarType;
static const LoadingBarType LoadingBarTypeLeft = LoadingBarType::LEFT;
static const LoadingBarType LoadingBarTypeRight = LoadingBarType::RIGHT;

/// Names of ScrollView::Direction in cocos2d-x 2.x: the directions in which a view scrolls.
typedef ScrollView::Direction SCROLLVIEW_DIR;
static const SCROLLVIEW_DIR SCROLLVIEW_DIR_NONE = SCROLLVIEW_DIR::NONE;
static const SCROLLVIEW_DIR SCROLLVIEW_DIR_VERTICAL = SCROLLVIEW_DIR::VERTICAL;
static const SCROLLVIEW_DIR SCROLLVIEW_DIR_HORIZONTAL = SCROLLVIEW_DIR::HORIZONTAL;
static const SCROLLVIEW_DIR SCROLLVIEW_DIR_BOTH = SCROLLVIEW_DIR::BOTH;

/// Names of PageView::TouchDirection in cocos2d-x 2.x: the direction of a drag.
typedef PageView::TouchDirection PVTouchDir;
static const PVTouchDir PAGEVIEW_TOUCHLEFT = PVTouchDir::LEFT;
static const PVTouchDir PAGEVIEW_TOUCHRIGHT = PVTouchDir::RIGHT;

/// Names of ListView::Gravity in cocos2d-x 2.x: how the items of a list are aligned across its direction.
typedef ListView::Gravity ListViewGravity;
static const ListViewGravity LISTVIEW_GRAVITY_LEFT = ListViewGravity::LEFT;
static const ListViewGravity LISTVIEW_GRAVITY_RIGHT = ListViewGravity::RIGHT;
static const ListViewGravity LISTVIEW_GRAVITY_CENTER_HORIZONTAL = ListViewGravity::CENTER_HORIZONTAL;
static const ListViewGravity LISTVIEW_GRAVITY_TOP = ListViewGravity::TOP;
static const ListViewGravity LISTVIEW_GRAVITY_BOTTOM = ListViewGravity::BOTTOM;
static const ListViewGravity LISTVIEW_GRAVITY_CENTER_VERTICAL = ListViewGravity::CENTER_VERTICAL;

/// Name of Margin::ZERO in cocos2d-x 2.x: no space around a widget.
static const Margin MarginZero;

} // namespace ui
} // namespace cocos2d
