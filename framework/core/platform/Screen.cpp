#include "platform/Screen.h"

#include "base/refuse.h"

#include <algorithm>
#include <cmath>

namespace copra {

namespace {
Screen gScreen;
} // namespace

const Screen& screen() {
    return gScreen;
}

void setScreen(const Screen& screen) {
    const float scale = screen.contentScaleFactor;
    const bool scaleIsUsable = scale > 0.0f && std::isfinite(scale);
    if (!scaleIsUsable)
        copra::warning("Screen: ignored the content scale factor %g, which must be finite and above 0",
                       static_cast<double>(scale));
    gScreen.designSize =
        cocos2d::Size(std::max(0.0f, screen.designSize.width), std::max(0.0f, screen.designSize.height));
    gScreen.frameInterval = std::max(0.0f, screen.frameInterval);
    if (scaleIsUsable) gScreen.contentScaleFactor = scale;
}

} // namespace copra
