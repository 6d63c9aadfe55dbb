#include "hud/StageStrip.h"
#include "view/nodes.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kStageWidth = 48.0f; ///< points
constexpr float kStageGap = 4.0f;    ///< points
constexpr float kStripHeight = 6.0f; ///< points
constexpr float kIconScale = 0.55f;
const Color4B kStripGround{43, 23, 8, 190};
const Color4B kStripFull{255, 207, 74, 255};
} // namespace

void StageStrip::show(int stages, int stage, float share) {
    if (stages < 1) return;
    if (static_cast<int>(_bars.size()) != stages) addStages(stages);
    for (int i = 0; i < stages; ++i) {
        const float full = i < stage ? 1.0f : i > stage ? 0.0f : std::clamp(share, 0.0f, 1.0f);
        LayerColor* bar = _bars[static_cast<std::size_t>(i)];
        bar->changeWidth(kStageWidth * full);
        if (i == stage) _bee->setPositionX(bar->getPositionX() + kStageWidth * full);
    }
}

float StageStrip::widthOf(int stage) const {
    return _bars.at(static_cast<std::size_t>(stage))->getContentSize().width;
}

void StageStrip::addStages(int stages) {
    removeAllChildren();
    _bars.clear();
    const auto count = static_cast<float>(stages);
    const float width = count * kStageWidth + (count - 1) * kStageGap;
    float x = -width / 2;
    for (int i = 0; i < stages; ++i) {
        addAt(this, LayerColor::create(kStripGround, kStageWidth, kStripHeight), Vec2(x, -kStripHeight / 2));
        auto* bar = addAt(this, LayerColor::create(kStripFull, 0, kStripHeight), Vec2(x, -kStripHeight / 2));
        _bars.push_back(bar);
        x += kStageWidth + kStageGap;
    }
    auto* goal = addSprite(this, "icon_honey.png");
    goal->setScale(kIconScale);
    goal->setPositionX(width / 2 + goal->getBoundingBox().size.width / 2 + kStageGap);
    _bee = addSprite(this, "icon_bee.png");
    _bee->setScale(kIconScale);
}

} // namespace beecluster
