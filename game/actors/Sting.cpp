#include "actors/Sting.h"

#include "Layout.h"
#include "Tuning.h"
#include "cocos2d.h"
#include "rules/Categories.h"
#include "rules/Field.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kView = 55.0f; ///< degrees to each side in which a sting sees its target

copra::TrackTuning stingTuning(const Cards& cards) {
    copra::TrackTuning result;
    result.speed = tuning().sting.speed;
    const float range = tuning().sting.range * cards.factor(Effect::StingRange);
    result.turnDegrees = tuning().sting.turn * cards.factor(Effect::StingTurn);
    result.viewDegrees = kView;
    result.seekDistance = range;
    result.lifetime = range / tuning().sting.speed;
    // Not the window, which shows more than the field if it has another shape.
    result.window = Rect(0, playfield().bottom, layout::kFieldWidth, playfield().height());
    return result;
}

} // namespace

copra::TrackBullet* createSting(const Vec2& position, const Vec2& direction, const Cards& cards) {
    auto* sting = copra::TrackBullet::create("stinger.png", direction, stingTuning(cards));
    if (!sting) return nullptr;
    sting->setPosition(position);
    sting->setRadius(tuning().sting.radius);
    sting->setCategory(category::kSting);
    sting->setCollisionMask(category::kEnemy | category::kRollingApple);
    sting->setTargetCategories(category::kEnemy);
    return sting;
}

} // namespace beecluster
