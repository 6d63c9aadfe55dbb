#pragma once

#include "actors/TrackBullet.h"
#include "rules/Cards.h"

namespace beecluster {

/// Creates a sting, which starts from `position` in that direction and turns after the nearest enemy ahead of it, as far and as
/// fast as the cards let it. It has neither a parent nor a collision world yet.
copra::TrackBullet* createSting(const cocos2d::Vec2& position, const cocos2d::Vec2& direction,
                                const Cards& cards);

} // namespace beecluster
