#include "actors/Stream.h"

#include "Layout.h"
#include "rules/Field.h"
#include "view/nodes.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr int kStreamStreaks = 14;
constexpr float kStreakSpeed = 420.0f;   ///< points a second
constexpr float kStreakLength = 3.4f;    ///< scale
constexpr float kStreamOpacity = 120.0f; ///< of 255
const Color3B kWater{190, 240, 255};
} // namespace

bool Stream::init() {
    if (!Node::init()) return false;
    for (int i = 0; i < kStreamStreaks; ++i) {
        const auto n = static_cast<float>(i);
        // Spread without chance: the golden section leaves no two of them near each other.
        auto* streak = addSprite(this, "streak.png",
                                 Vec2(std::fmod(n * 0.618f, 1.0f) * layout::kFieldWidth,
                                      playfield().at((n + 0.5f) / kStreamStreaks)));
        streak->setScaleY(kStreakLength);
        streak->setColor(kWater);
        streak->setVisible(false);
        _streaks.push_back(streak);
    }
    return true;
}

Vec2 Stream::step(float dt) {
    const float speed = _current.update(dt);
    const float visible = _current.visible();
    for (Sprite* streak : _streaks) {
        streak->setVisible(visible > 0);
        streak->setOpacity(static_cast<GLubyte>(kStreamOpacity * visible));
        streak->setRotation(90 * _current.direction());
        const float x = streak->getPositionX() + kStreakSpeed * visible * _current.direction() * dt;
        streak->setPositionX(std::fmod(x + layout::kFieldWidth, layout::kFieldWidth));
    }
    return {speed, 0};
}

} // namespace beecluster
