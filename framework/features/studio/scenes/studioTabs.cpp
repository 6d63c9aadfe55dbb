#include "studio/scenes/studioWidgets.h"
#include "ui/UITabControl.h"

#include <algorithm>

using namespace cocos2d;
using namespace cocos2d::ui;

namespace copra {

void setWidget(TabControl& control, const StudioTabs& options, const StudioTask& task) {
    control.ignoreHeadersTextureSize(options.ignoreHeaderTextureSize);
    control.setHeaderDockPlace(static_cast<TabControl::Dock>(std::clamp(options.headerPlace, 0, 3)));
    control.setHeaderWidth(static_cast<float>(options.headerWidth));
    control.setHeaderHeight(static_cast<float>(options.headerHeight));
    control.setHeaderSelectedZoom(options.selectedTabZoom);
    setWidgetProperties(control, task.properties());
}

TabHeader* createTabHeader(const StudioTabHeader& options, const StudioTask& task) {
    using Type = Widget::TextureResType;
    TabHeader* const header = TabHeader::create();
    header->setTitleFontSize(static_cast<float>(options.fontSize));
    header->setTitleText(options.title);
    header->setTitleColor(options.titleColor);
    if (task.hasFile(options.font)) header->setTitleFontName(options.font.path);
    task.load(options.background,
              [&](const std::string& path, Type type) { header->loadTextureBackGround(path, type); });
    task.load(options.backgroundSelected,
              [&](const std::string& path, Type type) { header->loadTextureBackGroundSelected(path, type); });
    task.load(options.cross,
              [&](const std::string& path, Type type) { header->loadTextureFrontCross(path, type); });
    task.load(options.backgroundDisabled,
              [&](const std::string& path, Type type) { header->loadTextureBackGroundDisabled(path, type); });
    task.load(options.crossDisabled,
              [&](const std::string& path, Type type) { header->loadTextureFrontCrossDisabled(path, type); });
    setWidgetProperties(*header, options.properties);
    return header;
}

} // namespace copra
