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
/// Names of up to 2.2 that 2.2.3 still had.
using UIButton = Button;
using UICheckBox = CheckBox;
using UIImageView = ImageView;
using UILabel = Text;
using UILabelAtlas = TextAtlas;
using UILabelBMFont = TextBMFont;
using UILayer = gui::TouchGroup;
using UILayout = Layout;
using UILinearLayoutParameter = LinearLayoutParameter;
using UIListView = ListView;
using UILoadingBar = LoadingBar;
using UIMargin = Margin;
using UIPageView = PageView;
using UIPanel = Layout;
using UIRelativeLayoutParameter = RelativeLayoutParameter;
using UIScrollView = ScrollView;
using UISlider = Slider;
using UITextButton = Button;
using UITextField = TextField;
using UIWidget = Widget;
using UIHelper = Helper;
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

using UIContainerWidget = ui::Layout;
using UINodeContainer = ui::Widget;
using UITextButton = ui::Button;

/// Selectors of 2.2.0, one for each kind of event.
using SEL_PushEvent = SEL_CallFuncO;
using SEL_MoveEvent = SEL_CallFuncO;
using SEL_ReleaseEvent = SEL_CallFuncO;
using SEL_CancelEvent = SEL_CallFuncO;
using SEL_SelectEvent = SEL_CallFuncO;
using SEL_UnSelectEvent = SEL_CallFuncO;
using SEL_PercentChangedEvent = SEL_CallFuncO;

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

// Listeners of 2.2.0 for one kind of event. Their selectors are those of an object.
#define coco_pushselector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_moveselector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_releaseselector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_cancelselector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_selectselector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_unselectselector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_percentchangedselector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_ScrollToTopSelector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_ScrollToBottomSelector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_ScrollToLeftSelector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_ScrollToRightSelector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_TextField_AttachWithIME_selector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_TextField_DetachWithIME_selector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_TextField_InsertText_selector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_TextField_DeleteBackward_selector(_SELECTOR) callfuncO_selector(_SELECTOR)
#define coco_PageView_PageTurning_selector(_SELECTOR) pagevieweventselector(_SELECTOR)
#define addPushDownEvent(...) listenToTouch_(cocos2d::ui::Widget::TouchEventType::BEGAN, __VA_ARGS__)
#define addMoveEvent(...) listenToTouch_(cocos2d::ui::Widget::TouchEventType::MOVED, __VA_ARGS__)
#define addReleaseEvent(...) listenToTouch_(cocos2d::ui::Widget::TouchEventType::ENDED, __VA_ARGS__)
#define addCancelEvent(...) listenToTouch_(cocos2d::ui::Widget::TouchEventType::CANCELED, __VA_ARGS__)
#define addSelectEvent(...) listenTo_(cocos2d::ui::CheckBox::EventType::SELECTED, __VA_ARGS__)
#define addUnSelectEvent(...) listenTo_(cocos2d::ui::CheckBox::EventType::UNSELECTED, __VA_ARGS__)
#define addPercentChangedEvent(...)                                                                          \
    listenTo_(cocos2d::ui::Slider::EventType::ON_PERCENTAGE_CHANGED, __VA_ARGS__)
#define addScrollToTopEvent(...) listenTo_(cocos2d::ui::ScrollView::EventType::SCROLL_TO_TOP, __VA_ARGS__)
#define addScrollToBottomEvent(...)                                                                          \
    listenTo_(cocos2d::ui::ScrollView::EventType::SCROLL_TO_BOTTOM, __VA_ARGS__)
#define addScrollToLeftEvent(...) listenTo_(cocos2d::ui::ScrollView::EventType::SCROLL_TO_LEFT, __VA_ARGS__)
#define addScrollToRightEvent(...) listenTo_(cocos2d::ui::ScrollView::EventType::SCROLL_TO_RIGHT, __VA_ARGS__)
#define addAttachWithIMEEvent(...) listenTo_(cocos2d::ui::TextField::EventType::ATTACH_WITH_IME, __VA_ARGS__)
#define addDetachWithIMEEvent(...) listenTo_(cocos2d::ui::TextField::EventType::DETACH_WITH_IME, __VA_ARGS__)
#define addInsertTextEvent(...) listenTo_(cocos2d::ui::TextField::EventType::INSERT_TEXT, __VA_ARGS__)
#define addDeleteBackwardEvent(...) listenTo_(cocos2d::ui::TextField::EventType::DELETE_BACKWARD, __VA_ARGS__)
#define addPageTurningEvent addEventListenerPageView

// The children of a widget that have names are widgets.
#define getChildByName childByName_

// Names of 2.2.0.
#define setWidgetTag setTag
#define getWidgetTag getTag
#define setWidgetZOrder setLocalZOrder
#define getWidgetZOrder getLocalZOrder
#define setTouchEnable setTouchEnabled
#define setScale9Enable setScale9Enabled
#define setClippingEnable setClippingEnabled
#define setMaxLengthEnable setMaxLengthEnabled
#define setPasswordEnable setPasswordEnabled
#define setBackGroundImageScale9Enable setBackGroundImageScale9Enabled
#define setTextures loadTextures
#define setNormalTexture loadTextureNormal
#define setPressedTexture loadTexturePressed
#define setDisabledTexture loadTextureDisabled
#define setBarTexture loadBarTexture
#define setProgressBarTexture loadProgressBarTexture
#define setSlidBallTextures loadSlidBallTextures
#define setSlidBallPercent setPercent
