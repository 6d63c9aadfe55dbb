#include "actors/GhostSwarm.h"

#include "Layout.h"
#include "Tuning.h"
#include "view/Effects.h"
#include "view/nodes.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr GLubyte kGhostOpacity = 70;
constexpr float kGhostFade = 0.6f;                                               ///< seconds
const Vec2 kGhostPlaces[] = {{0, 14}, {-26, 2}, {26, 2}, {-14, -22}, {14, -22}}; ///< points from the middle
} // namespace

bool GhostSwarm::init() {
    if (!Node::init()) return false;
    setCascadeOpacityEnabled(true);
    setOpacity(kGhostOpacity);
    for (const Vec2& place : kGhostPlaces) {
        auto* bee = addSprite(this, "bee_0.png", place);
        bee->setScale(layout::kBeeScale);
        bee->setColor(Color3B(190, 220, 255));
        if (Action* flight = loopAnimation("bee")) bee->runAction(flight);
    }
    return true;
}

void GhostSwarm::step(const Vec2* goal, float dt) {
    if (!goal) {
        if (isVisible() && getNumberOfRunningActions() == 0)
            runAction(Sequence::create(FadeOut::create(kGhostFade), Hide::create(), nullptr));
        return;
    }
    if (!_hasBegun) _middle = *goal;
    _hasBegun = true;
    const Vec2 way = *goal - _middle;
    const float step = tuning().bees.speed * dt;
    _middle = way.length() > step ? _middle + way.getNormalized() * step : *goal;
    setPosition(_middle);
}

} // namespace beecluster
