#include "actors/Sting.h"

#include "Layout.h"
#include "Tuning.h"
#include "cocos2d.h"
#include "rules/Categories.h"
#include "rules/Field.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kSightDistance = 560.0f; ///< points; how far a sting sees its target
constexpr float kLifetime = 3.0f;        ///< seconds

copra::TrackTuning stingTuning() {
    copra::TrackTuning result;
    result.speed = tuning().sting.speed;
    result.turnDegrees = tuning().sting.turn;
    result.seekDistance = kSightDistance;
    result.lifetime = kLifetime;
    // Not the window, which shows more than the field if it has another shape.
    result.window = Rect(0, playfield().bottom, layout::kFieldWidth, playfield().height());
    return result;
}

} // namespace

copra::TrackBullet* createSting(const Vec2& position) {
    auto* sting = copra::TrackBullet::create("stinger.png", Vec2(0, 1), stingTuning());
    if (!sting) return nullptr;
    sting->setPosition(position);
    sting->setRadius(tuning().sting.radius);
    sting->setCategory(category::kSting);
    sting->setCollisionMask(category::kEnemy | category::kRollingApple);
    sting->setTargetCategories(category::kEnemy);
    return sting;
}

} // namespace beecluster
