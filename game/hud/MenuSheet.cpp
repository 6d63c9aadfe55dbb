#include "hud/MenuSheet.h"

#include "Layout.h"
#include "base/autoreleased.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

MenuSheet* MenuSheet::create(float width) {
    auto* sheet = new MenuSheet();
    const bool isReady = sheet->init();
    sheet->_width = width;
    if (isReady) sheet->fitView();
    return copra::autoreleased(sheet, isReady);
}

void MenuSheet::fitView() {
    const float scale = std::min(viewfit::menuScale(), layout::kFieldWidth / std::max(_width, 1.0f));
    setScale(scale);
    setPosition(Vec2(layout::kFieldWidth, layout::kFieldHeight) / 2 * (1 - scale));
}

} // namespace beecluster
