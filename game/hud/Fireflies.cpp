#include "hud/Fireflies.h"

#include "Layout.h"
#include "math/trigonometry.h"
#include "rules/Field.h"
#include "view/nodes.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr int kFireflies = 11;
constexpr float kFireflyScale = 0.5f;
constexpr float kFireflyOpacity = 150.0f; ///< of 255, at most
constexpr float kWander = 70.0f;          ///< points to each side of its place
constexpr float kFireflySink = 9.0f;      ///< points a second
} // namespace

bool Fireflies::init() {
    if (!Node::init()) return false;
    for (int i = 0; i < kFireflies; ++i) {
        auto* light = addSprite(this, "firefly.png");
        light->setScale(kFireflyScale);
        _lights.push_back(light);
    }
    update(0);
    scheduleUpdate();
    return true;
}

void Fireflies::update(float dt) {
    _clock += dt;
    float n = 0;
    for (Sprite* light : _lights) {
        // Spread without chance: the golden section leaves no two of them near each other.
        const float height =
            std::fmod(n * 0.618f + 1000.0f - _clock * kFireflySink / playfield().height(), 1.0f);
        const float x = (n + 0.5f) / kFireflies * layout::kFieldWidth;
        light->setPosition(x + kWander * copra::sine(_clock * 0.31f + n * 2.1f),
                           playfield().at(height) + kWander / 2 * copra::sine(_clock * 0.47f + n * 1.3f));
        const float shine = std::max(copra::sine(_clock * 1.1f + n * 1.7f), 0.0f);
        light->setOpacity(static_cast<GLubyte>(kFireflyOpacity * shine));
        ++n;
    }
}

} // namespace beecluster
