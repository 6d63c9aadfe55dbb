#include "rules/Trail.h"

#include "Layout.h"
#include "rules/Field.h"

namespace beecluster {

using cocos2d::Vec2;

namespace {
constexpr float kPlaceInterval = 0.4f;  ///< seconds between two places that it keeps
constexpr std::size_t kMostPlaces = 10; ///< that it keeps
constexpr float kFollowSpeed = 190.0f;  ///< points a second, of who follows; a bee is faster
constexpr float kBesideField = 70.0f;   ///< points
constexpr float kAboveTrail = 180.0f;   ///< points above the way, where they come in
constexpr float kShortestLeg = 12.0f;   ///< points; a swarm that stays is no way to fly
} // namespace

void Trail::update(float dt, const Vec2& place) {
    if (!_cooldown.fires(dt, kPlaceInterval)) return;
    _places.push_back(place);
    if (_places.size() > kMostPlaces) _places.pop_front();
}

Route Trail::route() const {
    const Vec2 first = _places.empty() ? playfield().home() : _places.front();
    const float side = first.x < layout::kFieldWidth / 2 ? -kBesideField : layout::kFieldWidth + kBesideField;
    Route route{Vec2(side, first.y + kAboveTrail), {}, true};
    Vec2 end = route.start;
    const auto flyTo = [&](const Vec2& place) {
        const float distance = place.distance(end);
        if (distance < kShortestLeg) return;
        route.legs.push_back({distance / kFollowSpeed, place - end});
        end = place;
    };
    for (const Vec2& place : _places) flyTo(place);
    flyTo(Vec2(end.x, playfield().bottom - kBesideField));
    return route;
}

} // namespace beecluster
