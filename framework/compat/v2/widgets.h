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

} // namespace extension
} // namespace cocos2d
