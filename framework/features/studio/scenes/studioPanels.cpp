#include "studio/scenes/studioWidgets.h"
#include "ui/UIListView.h"
#include "ui/UIPageView.h"
#include "ui/UIScrollView.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace copra {

namespace {

Color3B rgbOf(const Color4B& color) {
    return Color3B(color.r, color.g, color.b);
}

void setBackground(Layout& panel, const StudioPanel& options, const StudioTask& task) {
    panel.setClippingEnabled(options.clipEnabled);
    panel.setBackGroundImageScale9Enabled(options.scale9.enabled);
    panel.setBackGroundColorVector(options.colorVector);
    panel.setBackGroundColorType(
        static_cast<Layout::BackGroundColorType>(std::clamp(options.colorType, 0, 2)));
    panel.setBackGroundColor(rgbOf(options.startColor), rgbOf(options.endColor));
    panel.setBackGroundColor(rgbOf(options.color));
    panel.setBackGroundColorOpacity(static_cast<GLubyte>(options.colorOpacity));
    task.load(options.background, [&](const std::string& path, Widget::TextureResType type) {
        panel.setBackGroundImage(path, type);
    });
}

void setScrolling(ScrollView& view, const StudioPanel& options) {
    view.setInnerContainerSize(Size(options.innerSize.x, options.innerSize.y));
    view.setDirection(static_cast<ScrollView::Direction>(std::clamp(options.direction, 0, 3)));
    view.setBounceEnabled(options.bounceEnabled);
    view.setScrollBarEnabled(options.scrollBarEnabled);
    if (!options.scrollBarEnabled) return;
    view.setScrollBarAutoHideEnabled(options.scrollBarAutoHide);
    view.setScrollBarAutoHideTime(options.scrollBarAutoHideTime);
}

void setList(ListView& list, const StudioPanel& options) {
    list.setInnerContainerSize(Size(options.innerSize.x, options.innerSize.y));
    list.setBounceEnabled(options.bounceEnabled);
    if (options.directionType == "Vertical") {
        list.setDirection(ScrollView::Direction::VERTICAL);
        list.setGravity(options.horizontalType == "Align_Right" ? ListView::Gravity::RIGHT
                        : options.horizontalType == "Align_HorizontalCenter"
                            ? ListView::Gravity::CENTER_HORIZONTAL
                            : ListView::Gravity::LEFT);
    } else {
        list.setDirection(ScrollView::Direction::HORIZONTAL);
        list.setGravity(options.verticalType == "Align_Bottom"           ? ListView::Gravity::BOTTOM
                        : options.verticalType == "Align_VerticalCenter" ? ListView::Gravity::CENTER_VERTICAL
                                                                         : ListView::Gravity::TOP);
    }
    list.setItemsMargin(static_cast<float>(options.itemMargin));
}

} // namespace

Layout* createPanel(StudioPanel::Kind kind) {
    switch (kind) {
    case StudioPanel::Kind::ScrollView:
        return ScrollView::create();
    case StudioPanel::Kind::ListView:
        return ListView::create();
    case StudioPanel::Kind::PageView:
        return PageView::create();
    case StudioPanel::Kind::Layout:
        break;
    }
    return Layout::create();
}

void setPanel(Layout& panel, const StudioPanel& options, const StudioTask& task) {
    setBackground(panel, options, task);
    if (options.kind == StudioPanel::Kind::ListView) {
        if (auto* const list = dynamic_cast<ListView*>(&panel)) setList(*list, options);
    } else if (options.kind == StudioPanel::Kind::ScrollView) {
        if (auto* const view = dynamic_cast<ScrollView*>(&panel)) setScrolling(*view, options);
    }
    setWidgetProperties(panel, task.properties());
    if (options.scale9.enabled) {
        panel.setBackGroundImageCapInsets(options.scale9.capInsets);
        panel.setContentSize(Size(options.scale9.size.x, options.scale9.size.y));
    } else if (!panel.isIgnoreContentAdaptWithSize()) {
        panel.setContentSize(Size(task.properties().size.x, task.properties().size.y));
    }
}

} // namespace copra
