#include "hud/BossBar.h"

#include "view/Typography.h"
#include "view/nodes.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kBarWidth = 380.0f; ///< points
constexpr float kBarHeight = 12.0f; ///< points
constexpr float kNameHeight = 20.0f;
const Color4B kBarGround{43, 23, 8, 210};
const Color4B kBarTick{43, 23, 8, 255};
const Color4B kBarHealth{232, 74, 52, 255};
} // namespace

bool BossBar::init() {
    if (!Node::init()) return false;
    addAt(this, LayerColor::create(kBarGround, kBarWidth + 8, kBarHeight + 8),
          Vec2(-kBarWidth / 2 - 4, -kBarHeight / 2 - 4));
    _health = addAt(this, LayerColor::create(kBarHealth, kBarWidth, kBarHeight),
                    Vec2(-kBarWidth / 2, -kBarHeight / 2));
    addChild(_ticks = Node::create());
    _name = addAt(this, outlinedText("", 20), Vec2(0, kNameHeight));
    setVisible(false);
    return true;
}

void BossBar::show(float health, const std::string& name, int phases) {
    setVisible(health >= 0);
    if (health < 0) return;
    _name->setString(name);
    _health->changeWidth(kBarWidth * health);
    if (phases != _phases) addTicks(phases);
}

void BossBar::addTicks(int phases) {
    _phases = phases;
    _ticks->removeAllChildren();
    for (int phase = 1; phase < phases; ++phase) {
        const float x = kBarWidth * static_cast<float>(phase) / static_cast<float>(phases);
        addAt(_ticks, LayerColor::create(kBarTick, 4, kBarHeight),
              Vec2(x - kBarWidth / 2 - 2, -kBarHeight / 2));
    }
}

} // namespace beecluster
