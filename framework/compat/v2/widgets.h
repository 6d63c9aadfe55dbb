#pragma once

/// The widgets by their names of 2.x: UIButton in cocos2d::extension up to 2.2, Button in cocos2d::gui since
/// 2.2.1.

#include "scene/Layer.h"
#include "ui/CocosGUI.h"

namespace cocos2d {
namespace gui {

using namespace ui;
/// The names without Text, and the functions for widgets.
using Label = ui::Text;
using LabelAtlas = ui::TextAtlas;
using LabelBMFont = ui::TextBMFont;
using UIHelper = ui::Helper;

/// The layer that holds widgets.
class TouchGroup : public Layer {
public:
    CREATE_FUNC(TouchGroup)

    /// Adds a widget, as addChild() does.
    void addWidget(ui::Widget* widget) { addChild(widget); }
    /// Removes a widget and ends its actions and timers.
    void removeWidget(ui::Widget* widget) { removeChild(widget); }
    /// Removes a widget. `cleanup` also ends its actions and timers.
    void removeWidgetAndCleanUp(ui::Widget* widget, bool cleanup) { removeChild(widget, cleanup); }
    /// Removes all widgets.
    void clear() { removeAllChildren(); }

    /// Returns the first widget with this tag, also below other widgets, or null if there is none.
    ui::Widget* getWidgetByTag(int tag) const {
        return find([tag](ui::Widget* widget) { return ui::Helper::seekWidgetByTag(widget, tag); });
    }
    /// Returns the first widget with this name, also below other widgets, or null if there is none.
    ui::Widget* getWidgetByName(const char* name) const {
        return find([name](ui::Widget* widget) { return ui::Helper::seekWidgetByName(widget, name); });
    }

private:
    template<class Seek>
    ui::Widget* find(Seek seek) const {
        for (Node* child : _children)
            if (auto* widget = dynamic_cast<ui::Widget*>(child))
                if (ui::Widget* found = seek(widget)) return found;
        return nullptr;
    }
};

} // namespace gui

namespace ui {
/// TouchGroup was in both namespaces.
using TouchGroup = gui::TouchGroup;
} // namespace ui

namespace extension {

/// Names with UI in front, up to 2.2.
using gui::UIHelper;
using UIButton = ui::Button;
using UICheckBox = ui::CheckBox;
using UIImageView = ui::ImageView;
using UILabel = ui::Text;
using UILabelAtlas = ui::TextAtlas;
using UILabelBMFont = ui::TextBMFont;
using UILayer = gui::TouchGroup;
using UILayout = ui::Layout;
using UIListView = ui::ListView;
using UILoadingBar = ui::LoadingBar;
using UIPageView = ui::PageView;
using UIPanel = ui::Layout;
using UIScrollView = ui::ScrollView;
using UISlider = ui::Slider;
using UITextArea = ui::Text;
using UITextField = ui::TextField;
using UIWidget = ui::Widget;
using UILayoutParameter = ui::LayoutParameter;
using UILinearLayoutParameter = ui::LinearLayoutParameter;
using UIRelativeLayoutParameter = ui::RelativeLayoutParameter;
using UIMargin = ui::Margin;

/// The events and constants of these widgets. Names of types that games may have themselves, such as LayoutType, are missing.
using ui::BRIGHT_HIGHLIGHT, ui::BRIGHT_NONE, ui::BRIGHT_NORMAL, ui::CHECKBOX_STATE_EVENT_SELECTED,
    ui::CHECKBOX_STATE_EVENT_UNSELECTED, ui::CheckBoxEventType, ui::LAYOUT_ABSOLUTE,
    ui::LAYOUT_CLIPPING_SCISSOR, ui::LAYOUT_CLIPPING_STENCIL, ui::LAYOUT_COLOR_GRADIENT,
    ui::LAYOUT_COLOR_NONE, ui::LAYOUT_COLOR_SOLID, ui::LAYOUT_LINEAR_HORIZONTAL, ui::LAYOUT_LINEAR_VERTICAL,
    ui::LAYOUT_PARAMETER_LINEAR, ui::LAYOUT_PARAMETER_NONE, ui::LAYOUT_PARAMETER_RELATIVE,
    ui::LAYOUT_RELATIVE, ui::LINEAR_GRAVITY_BOTTOM, ui::LINEAR_GRAVITY_CENTER_HORIZONTAL,
    ui::LINEAR_GRAVITY_CENTER_VERTICAL, ui::LINEAR_GRAVITY_LEFT, ui::LINEAR_GRAVITY_NONE,
    ui::LINEAR_GRAVITY_RIGHT, ui::LINEAR_GRAVITY_TOP, ui::LISTVIEW_GRAVITY_BOTTOM,
    ui::LISTVIEW_GRAVITY_CENTER_HORIZONTAL, ui::LISTVIEW_GRAVITY_CENTER_VERTICAL, ui::LISTVIEW_GRAVITY_LEFT,
    ui::LISTVIEW_GRAVITY_RIGHT, ui::LISTVIEW_GRAVITY_TOP, ui::LISTVIEW_ONSELECTEDITEM_END,
    ui::LISTVIEW_ONSELECTEDITEM_START, ui::ListViewEventType, ui::LoadingBarTypeLeft, ui::LoadingBarTypeRight,
    ui::PAGEVIEW_EVENT_TURNING, ui::PAGEVIEW_TOUCHLEFT, ui::PAGEVIEW_TOUCHRIGHT, ui::POSITION_ABSOLUTE,
    ui::POSITION_PERCENT, ui::PVTouchDir, ui::PageViewEventType, ui::RELATIVE_ALIGN_NONE,
    ui::RELATIVE_ALIGN_PARENT_BOTTOM_CENTER_HORIZONTAL, ui::RELATIVE_ALIGN_PARENT_LEFT_BOTTOM,
    ui::RELATIVE_ALIGN_PARENT_LEFT_CENTER_VERTICAL, ui::RELATIVE_ALIGN_PARENT_RIGHT_BOTTOM,
    ui::RELATIVE_ALIGN_PARENT_RIGHT_CENTER_VERTICAL, ui::RELATIVE_ALIGN_PARENT_TOP_CENTER_HORIZONTAL,
    ui::RELATIVE_ALIGN_PARENT_TOP_LEFT, ui::RELATIVE_ALIGN_PARENT_TOP_RIGHT, ui::RELATIVE_CENTER_IN_PARENT,
    ui::RELATIVE_LOCATION_ABOVE_CENTER, ui::RELATIVE_LOCATION_ABOVE_LEFTALIGN,
    ui::RELATIVE_LOCATION_ABOVE_RIGHTALIGN, ui::RELATIVE_LOCATION_BELOW_CENTER,
    ui::RELATIVE_LOCATION_BELOW_LEFTALIGN, ui::RELATIVE_LOCATION_BELOW_RIGHTALIGN,
    ui::RELATIVE_LOCATION_LEFT_OF_BOTTOMALIGN, ui::RELATIVE_LOCATION_LEFT_OF_CENTER,
    ui::RELATIVE_LOCATION_LEFT_OF_TOPALIGN, ui::RELATIVE_LOCATION_RIGHT_OF_BOTTOMALIGN,
    ui::RELATIVE_LOCATION_RIGHT_OF_CENTER, ui::RELATIVE_LOCATION_RIGHT_OF_TOPALIGN, ui::SCROLLVIEW_DIR,
    ui::SCROLLVIEW_DIR_BOTH, ui::SCROLLVIEW_DIR_HORIZONTAL, ui::SCROLLVIEW_DIR_NONE,
    ui::SCROLLVIEW_DIR_VERTICAL, ui::SCROLLVIEW_EVENT_AUTOSCROLL_ENDED, ui::SCROLLVIEW_EVENT_BOUNCE_BOTTOM,
    ui::SCROLLVIEW_EVENT_BOUNCE_LEFT, ui::SCROLLVIEW_EVENT_BOUNCE_RIGHT, ui::SCROLLVIEW_EVENT_BOUNCE_TOP,
    ui::SCROLLVIEW_EVENT_SCROLLING, ui::SCROLLVIEW_EVENT_SCROLLING_BEGAN,
    ui::SCROLLVIEW_EVENT_SCROLLING_ENDED, ui::SCROLLVIEW_EVENT_SCROLL_TO_BOTTOM,
    ui::SCROLLVIEW_EVENT_SCROLL_TO_LEFT, ui::SCROLLVIEW_EVENT_SCROLL_TO_RIGHT,
    ui::SCROLLVIEW_EVENT_SCROLL_TO_TOP, ui::SIZE_ABSOLUTE, ui::SIZE_PERCENT, ui::SLIDER_PERCENTCHANGED,
    ui::ScrollviewEventType, ui::SliderEventType, ui::TEXTFIELD_EVENT_ATTACH_WITH_IME,
    ui::TEXTFIELD_EVENT_DELETE_BACKWARD, ui::TEXTFIELD_EVENT_DETACH_WITH_IME, ui::TEXTFIELD_EVENT_INSERT_TEXT,
    ui::TOUCH_EVENT_BEGAN, ui::TOUCH_EVENT_CANCELED, ui::TOUCH_EVENT_ENDED, ui::TOUCH_EVENT_MOVED,
    ui::TextFiledEventType, ui::TextureResType, ui::TouchEventType, ui::UI_TEX_TYPE_LOCAL,
    ui::UI_TEX_TYPE_PLIST;

} // namespace extension
} // namespace cocos2d
